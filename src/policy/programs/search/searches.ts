import { literalWord, orWorkingDirectory } from '../../shell/words.js';
import { expressionRisk } from '../find/find-selection.js';
import { readsBelow } from '../shared/bulk.js';
import { definePrograms, gatherEffects } from '../shared/define.js';
import { runsOtherProgram } from '../shared/risks.js';
import { followedLinks, isHidden, searchEffects, searchedPaths } from './searched-files.js';

export const searchPrograms = definePrograms([
  {
    names: 'ack ack-grep',
    // It takes options from a file in the directory.
    reads: 'machine',
    source: 'https://beyondgrep.com/documentation/',
    flag: '-i --ignore-case -S --smart-case -v --invert-match -w --word-regexp -Q --literal -l --files-with-matches -L --files-without-matches -c --count -h --no-filename -H --with-filename -n --no-recurse -o -1 -f -s --column --nocolor --color --group --nogroup --heading --noheading --break --nobreak --noenv --nopager --sort-files -r -R --recurse --passthru --show-types',
    value:
      '-A --after-context -B --before-context -C --context -g -m --max-count --match --type -t --ignore-dir --ignore-file',
    risks: {
      [runsOtherProgram]: { optional: '--pager' },
      'is program text for older versions': '--output',
      'reads a list of files': { flag: '-x' },
      'loads configuration': '--ackrc --files-from',
    },
    check: (context) => searchEffects(context, searchedPaths(context, '--match', '-f', '-g')),
  },
  {
    names: 'ag',
    reads: 'files',
    source: 'https://manpages.debian.org/ag',
    flag: '-a --all-types -c --count -i --ignore-case -l --files-with-matches -L --files-without-matches -n --norecurse -o --only-matching -Q --literal -s --case-sensitive -S --smart-case -u --unrestricted -U --skip-vcs-ignores -v --invert-match -w --word-regexp -H --heading --noheading --nocolor --color --column --numbers --nonumbers --hidden --stats --vimgrep --nogroup --group -0 --null --nofilename --filename -F --fixed-strings -f --follow',
    value:
      '-A --after -B --before -C --context -G --file-search-regex -m --max-count --depth --ignore --ignore-dir -g -W --width --workers',
    read: '-p --path-to-ignore',
    risks: { [runsOtherProgram]: '--pager', 'unpacks files with other programs': { flag: '-z --search-zip' } },
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
  },
  {
    names: 'fd fdfind',
    reads: 'files',
    source: 'https://github.com/sharkdp/fd',
    flag: '-H --hidden --no-hidden -I --no-ignore --no-ignore-vcs --no-ignore-parent -u --unrestricted -s --case-sensitive -i --ignore-case -g --glob --regex -F --fixed-strings -a --absolute-path -l --list-details -L --follow -p --full-path -0 --print0 --prune -1 -q --quiet --show-errors --strip-cwd-prefix --one-file-system',
    value:
      '-d --max-depth --min-depth --exact-depth -E --exclude -t --type -e --extension -S --size --changed-within --changed-before -o --owner -c --color -j --threads --max-results --path-separator --format --and --batch-size --newer --older',
    read: '--search-path --ignore-file --base-directory -C',
    risks: { 'runs a program for every match': { value: '-x --exec -X --exec-batch', optional: '-x=* -X=*' } },
    check: (context) =>
      gatherEffects([
        searchEffects(context, context.scan.operands.slice(1)),
        { readsMore: context.scan.has('-L', '--follow') },
      ]),
  },
]);
