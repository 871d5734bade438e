import { matchesGlob, parseGlob } from '../files/glob.js';
import { foldPath } from '../files/paths.js';
import type { Program, Word } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './define.js';
import { expressionRisk } from './find-selection.js';
import { followTree } from './follow.js';
import { aboutSecrets, type FileTest, isWhole, pickedBelow, testOf } from './picked.js';
import { hasOption, optionValues } from './scan.js';
import { dropStart, knownText, literalOf, literalWord, treeEffects } from './words.js';

const program = "runs a program of the caller's choice";

/** The first operand is the pattern unless an option gives one; the others are files and directories. */
function patternFirst(context: CommandContext, ...patternOptions: readonly string[]): readonly Word[] {
  return hasOption(context.scan, ...patternOptions) ? context.scan.operands : context.scan.operands.slice(1);
}

function searched(context: CommandContext, paths: readonly Word[]): PartialEffects {
  return gatherEffects(paths.map((word) => treeEffects(word, context.invocation.cwd)));
}

function followed(context: CommandContext, paths: readonly Word[]): PartialEffects {
  return gatherEffects(paths.map((word) => followTree(word, context)));
}

/** Patterns that say which files below a directory are searched; one that begins with `!` excludes. */
interface Patterns {
  readonly files: readonly Word[];
  readonly excludedFiles?: readonly Word[];
  readonly excludedDirectories?: readonly Word[];
}

/**
 * File name patterns that pick secrets (`--include=.env`, `-g '.e*'`): a search of a directory would open files that
 * may not be named outright. Without such a pattern it is a plain search of everything.
 */
function picked(context: CommandContext, starts: readonly Word[], patterns: Patterns): PartialEffects {
  const excludes = (word: Word): boolean => knownText(word).startsWith('!');
  const wanted = patterns.files.filter((word) => !excludes(word) && !isWhole(word));
  if (wanted.length === 0) return {};
  const unwanted = [
    ...(patterns.excludedFiles ?? []),
    ...patterns.files.filter(excludes).map((word) => dropStart(word, 1)),
  ];
  const [names, notNames] = [wanted, unwanted.filter(isKnown)].map((words) => words.map(patternTest));
  const notBelow = (patterns.excludedDirectories ?? []).filter(isKnown).map(testOf);
  const test: FileTest = (file) =>
    names?.some((one) => one(file)) === true &&
    notNames?.some((one) => one(file)) !== true &&
    !directoriesOf(file.path).some((name) => notBelow.some((one) => one(name)));
  return gatherEffects([aboutSecrets(wanted, 'path', { ...context, starts }), pickedBelow(starts, context, test)]);
}

/** One that cannot be read excludes nothing. */
function isKnown(word: Word): boolean {
  return word.kind === 'literal' && !/\[[:.=]/.test(word.value);
}

function directoriesOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}

/** A pattern without a slash means names in every directory; with one it is compared with the end of the path too. */
function patternTest(word: Word): FileTest {
  const text = knownText(word).replace(/\/+$/, '/**');
  if (word.kind !== 'literal' || !text.includes('/')) {
    const test = testOf(word);
    return ({ name }) => test(name);
  }
  const globs = parseGlob(foldPath(`**/${text}`));
  return ({ path }) => globs?.some((glob) => matchesGlob(glob, foldPath(path).split('/'), false)) ?? true;
}

/** `name:*.pem`: what a new type of files stands for. */
function typePatterns({ scan }: CommandContext): readonly Word[] {
  return optionValues(scan, '--type-add').map((word) => dropStart(word, knownText(word).indexOf(':') + 1));
}

/** Programs that search the content of files, or their names. */
export const searchPrograms: readonly Program[] = [
  defineProgram({
    names: ['grep', 'egrep', 'fgrep', 'rgrep'],
    reads: 'files',
    source: 'https://www.gnu.org/software/grep/manual/grep.html',
    options: {
      flag: '-E --extended-regexp -F --fixed-strings -G --basic-regexp -P --perl-regexp -i -y --ignore-case --no-ignore-case -v --invert-match -w --word-regexp -x --line-regexp -c --count -L --files-without-match -l --files-with-matches -o --only-matching -q --quiet --silent -s --no-messages -b --byte-offset -H --with-filename -h --no-filename -n --line-number -T --initial-tab -Z --null -z --null-data -a --text -I -r --recursive -R --dereference-recursive --line-buffered -U --binary --no-group-separator -V',
      value:
        '-e --regexp -m --max-count -A --after-context -B --before-context -C --context -d --directories -D --devices --exclude --exclude-dir --include --label --binary-files --group-separator',
      optional: '--color --colour',
      digits: true,
      read: '-f --file --exclude-from',
    },
    check: (context) => {
      const paths = patternFirst(context, '-e', '--regexp', '-f', '--file');
      const walks =
        hasOption(context.scan, '-r', '--recursive', '-R', '--dereference-recursive') ||
        literalOf(context.invocation.argv[0]) === 'rgrep';
      const places = paths.length === 0 && walks ? [literalWord('.')] : paths;
      return gatherEffects([
        searched(context, places),
        hasOption(context.scan, '-R', '--dereference-recursive') ? followed(context, places) : {},
        picked(context, places, {
          files: optionValues(context.scan, '--include'),
          excludedFiles: optionValues(context.scan, '--exclude'),
          excludedDirectories: optionValues(context.scan, '--exclude-dir'),
        }),
      ]);
    },
  }),
  defineProgram({
    names: ['rg'],
    reads: 'files',
    source: 'https://github.com/BurntSushi/ripgrep/blob/master/GUIDE.md',
    options: {
      flag: '-s --case-sensitive -i --ignore-case -S --smart-case -F --fixed-strings -v --invert-match -w --word-regexp -x --line-regexp -c --count --count-matches -n --line-number -N --no-line-number -H --with-filename -I --no-filename -h -l --files-with-matches --files-without-match --files -o --only-matching -p --pretty -P --pcre2 -q --quiet -u -uu -uuu --unrestricted -U --multiline --multiline-dotall -V --pcre2-version -0 --null --null-data -. --hidden --no-hidden --no-ignore --no-ignore-vcs --no-ignore-dot --no-ignore-exclude --no-ignore-files --no-ignore-global --no-ignore-parent --no-ignore-messages --no-messages --no-config --no-heading --heading --column --no-column --stats --json --vimgrep --trim --type-list --crlf --no-crlf --byte-offset -b --block-buffered --line-buffered --no-mmap --mmap -a --text --binary --no-binary --debug --trace --one-file-system --passthru --passthrough --include-zero --glob-case-insensitive --no-unicode --unicode --no-encoding --no-pre --no-search-zip --stop-on-nonmatch --no-context-separator --sort-files --auto-hybrid-regex -L --follow --no-follow --ignore --ignore-vcs --no-require-git --require-git --no-json --no-stats --no-trim',
      value:
        '-e --regexp -A --after-context -B --before-context -C --context -E --encoding -g --glob --iglob -j --threads -m --max-count -M --max-columns -r --replace -t --type -T --type-not --type-add --type-clear --color --colors --context-separator --field-context-separator --field-match-separator --dfa-size-limit --regex-size-limit --engine --max-filesize --sort --sortr --path-separator --pre-glob --generate -d --max-depth --maxdepth --hyperlink-format',
      read: '-f --file --ignore-file',
      risks: [
        { why: program, value: '--pre --hostname-bin' },
        { why: 'unpacks files with other programs', flag: '-z --search-zip' },
      ],
    },
    check: (context) => {
      const { scan } = context;
      const paths = hasOption(scan, '--files')
        ? scan.operands
        : patternFirst(context, '-e', '--regexp', '-f', '--file');
      const places = paths.length === 0 ? [literalWord('.')] : paths;
      return gatherEffects([
        searched(context, paths),
        hasOption(scan, '-L', '--follow') ? followed(context, [literalWord('.'), ...paths]) : {},
        picked(context, places, {
          files: [...optionValues(scan, '-g', '--glob', '--iglob'), ...typePatterns(context)],
        }),
      ]);
    },
  }),
  defineProgram({
    names: ['ag'],
    reads: 'files',
    source: 'https://manpages.debian.org/ag',
    options: {
      flag: '-a --all-types -c --count -i --ignore-case -l --files-with-matches -L --files-without-matches -n --norecurse -o --only-matching -Q --literal -s --case-sensitive -S --smart-case -u --unrestricted -U --skip-vcs-ignores -v --invert-match -w --word-regexp -H --heading --noheading --nocolor --color --column --numbers --nonumbers --hidden --stats --vimgrep --nogroup --group -0 --null --nofilename --filename -F --fixed-strings -f --follow',
      value:
        '-A --after -B --before -C --context -G --file-search-regex -m --max-count --depth --ignore --ignore-dir -g -W --width --workers',
      read: '-p --path-to-ignore',
      risks: [
        { why: program, value: '--pager' },
        { why: 'unpacks files with other programs', flag: '-z --search-zip' },
      ],
    },
    check: (context) =>
      gatherEffects([
        searched(context, patternFirst(context, '-g')),
        { risks: optionValues(context.scan, '-G', '--file-search-regex').flatMap(expressionRisk) },
        hasOption(context.scan, '-f', '--follow')
          ? followed(context, [literalWord('.'), ...context.scan.operands])
          : {},
      ]),
  }),
  defineProgram({
    names: ['ack', 'ack-grep'],
    reads: 'files',
    source: 'https://beyondgrep.com/documentation/',
    options: {
      flag: '-i --ignore-case -S --smart-case -v --invert-match -w --word-regexp -Q --literal -l --files-with-matches -L --files-without-matches -c --count -h --no-filename -H --with-filename -n --no-recurse -o -1 -f -s --column --nocolor --color --group --nogroup --heading --noheading --break --nobreak --noenv --nopager --sort-files -r -R --recurse --passthru --show-types',
      value:
        '-A --after-context -B --before-context -C --context -g -m --max-count --match --type -t --ignore-dir --ignore-file',
      risks: [
        { why: program, optional: '--pager' },
        { why: 'is program text for older versions', value: '--output' },
        { why: 'reads a list of files', flag: '-x' },
        { why: 'loads configuration', value: '--ackrc --files-from' },
      ],
    },
    check: (context) => searched(context, patternFirst(context, '--match', '-f', '-g')),
  }),
  defineProgram({
    names: ['fd', 'fdfind'],
    reads: 'files',
    source: 'https://github.com/sharkdp/fd',
    options: {
      flag: '-H --hidden --no-hidden -I --no-ignore --no-ignore-vcs --no-ignore-parent -u --unrestricted -s --case-sensitive -i --ignore-case -g --glob --regex -F --fixed-strings -a --absolute-path -l --list-details -L --follow -p --full-path -0 --print0 --prune -1 -q --quiet --show-errors --strip-cwd-prefix --one-file-system',
      value:
        '-d --max-depth --min-depth --exact-depth -E --exclude -t --type -e --extension -S --size --changed-within --changed-before -o --owner -c --color -j --threads --max-results --path-separator --format --and --batch-size --newer --older',
      read: '--search-path --ignore-file --base-directory -C',
      risks: [{ why: 'runs a program for every match', value: '-x --exec -X --exec-batch', optional: '-x=* -X=*' }],
    },
    check: (context) => searched(context, context.scan.operands.slice(1)),
  }),
];
