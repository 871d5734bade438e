import { literalWord, orWorkingDirectory } from '../../shell/words.js';
import { expressionRisk } from '../find/find-selection.js';
import { readsBelow } from '../shared/bulk.js';
import { defineProgram, gatherEffects } from '../shared/define.js';
import { runsOtherProgram } from '../shared/risks.js';
import { followedLinks, isHidden, searchEffects, searchedPaths } from './searched-files.js';

export const agProgram = defineProgram({
  names: 'ag',
  reads: 'files',
  source: 'https://manpages.debian.org/ag',
  options: {
    flag: '-a --all-types -c --count -i --ignore-case -l --files-with-matches -L --files-without-matches -n --norecurse -o --only-matching -Q --literal -s --case-sensitive -S --smart-case -u --unrestricted -U --skip-vcs-ignores -v --invert-match -w --word-regexp -H --heading --noheading --nocolor --color --column --numbers --nonumbers --hidden --stats --vimgrep --nogroup --group -0 --null --nofilename --filename -F --fixed-strings -f --follow',
    value:
      '-A --after -B --before -C --context -G --file-search-regex -m --max-count --depth --ignore --ignore-dir -g -W --width --workers',
    read: '-p --path-to-ignore',
    risks: { [runsOtherProgram]: '--pager', 'unpacks files with other programs': { flag: '-z --search-zip' } },
  },
  check: (context) =>
    gatherEffects([
      searchEffects(context, searchedPaths(context, '-g')),
      { risks: context.scan.values('-G', '--file-search-regex').flatMap(expressionRisk) },
      context.scan.has('-f', '--follow') ? followedLinks(context, [literalWord('.'), ...context.scan.operands]) : {},
      readsBelow(
        orWorkingDirectory(searchedPaths(context, '-g')),
        context,
        ({ path }) => !isHidden(path) || context.scan.has('--hidden', '-u', '--unrestricted'),
      ),
    ]),
});
