import { literalOf, orWorkingDirectory } from '../../shell/words.js';
import { readsBelow } from '../shared/bulk.js';
import { type CommandContext, defineProgram, gatherEffects } from '../shared/define.js';
import type { FileTest } from '../shared/picked.js';
import { isPatternFor, leftOutOfGrep } from './leave-out.js';
import {
  followedLinks,
  includedBy,
  type SearchPatterns,
  searchEffects,
  searchedPaths,
  selectedFiles,
} from './searched-files.js';

function includedFiles({ scan }: CommandContext): FileTest {
  const ordered = scan.options.flatMap(({ name, value }) =>
    value !== null && /^--(?:in|ex)clude$/.test(name) ? [{ excludes: name === '--exclude', word: value }] : [],
  );
  return includedBy(ordered, scan.values('--exclude-dir'), (pattern, { name }) => isPatternFor(pattern, name));
}

export const grepProgram = defineProgram({
  names: 'grep egrep fgrep rgrep',
  reads: 'files',
  source: 'https://www.gnu.org/software/grep/manual/grep.html',
  flag: '-E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -i -y --ignore-case --no-ignore-case -v --invert-match -w --word-regexp -x --line-regexp -c --count -L --files-without-match -l --files-with-matches -o --only-matching -q --quiet --silent -s --no-messages -b --byte-offset -H --with-filename -h --no-filename -n --line-number -T --initial-tab -Z --null -z --null-data -a --text -I -r --recursive -R --dereference-recursive --line-buffered -U --binary --no-group-separator -V',
  value:
    '-e --regexp -m --max-count -A --after-context -B --before-context -C --context -d --directories -D --devices --exclude --exclude-dir --include --label --binary-files --group-separator',
  optional: '--color --colour',
  digits: true,
  read: '-f --file --exclude-from',
  check: (context) => {
    const paths = searchedPaths(context, '-e', '--regexp', '-f', '--file');
    const walks =
      context.scan.has('-r', '--recursive', '-R', '--dereference-recursive') ||
      literalOf(context.invocation.argv[0]) === 'rgrep';
    const places = walks ? orWorkingDirectory(paths) : paths;
    const patterns: SearchPatterns = {
      files: context.scan.values('--include'),
      excludedFiles: context.scan.values('--exclude'),
      excludedDirectories: context.scan.values('--exclude-dir'),
    };
    return gatherEffects([
      searchEffects(context, places),
      context.scan.has('-R', '--dereference-recursive') ? followedLinks(context, places) : {},
      selectedFiles(context, places, patterns),
      walks || context.scan.has('-d', '--directories')
        ? readsBelow(places, context, includedFiles(context), leftOutOfGrep(context))
        : {},
    ]);
  },
});
