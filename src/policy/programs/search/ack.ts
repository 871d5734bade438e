import { defineProgram } from '../shared/define.js';
import { runsOtherProgram } from '../shared/risks.js';
import { searchEffects, searchedPaths } from './searched-files.js';

export const ackProgram = defineProgram({
  names: 'ack ack-grep',
  // It takes options from a file in the directory.
  reads: 'machine',
  source: 'https://beyondgrep.com/documentation/',
  options: {
    flag: '-i --ignore-case -S --smart-case -v --invert-match -w --word-regexp -Q --literal -l --files-with-matches -L --files-without-matches -c --count -h --no-filename -H --with-filename -n --no-recurse -o -1 -f -s --column --nocolor --color --group --nogroup --heading --noheading --break --nobreak --noenv --nopager --sort-files -r -R --recurse --passthru --show-types',
    value:
      '-A --after-context -B --before-context -C --context -g -m --max-count --match --type -t --ignore-dir --ignore-file',
    risks: {
      [runsOtherProgram]: { optional: '--pager' },
      'is program text for older versions': '--output',
      'reads a list of files': { flag: '-x' },
      'loads configuration': '--ackrc --files-from',
    },
  },
  check: (context) => searchEffects(context, searchedPaths(context, '--match', '-f', '-g')),
});
