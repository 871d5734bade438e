import type { Program, Word } from '../types.js';
import { type Context, defineProgram, type Findings, gather, hazard } from './define.js';
import { followTree } from './follow.js';
import { picksSecrets } from './picked-names.js';
import { has } from './scan.js';
import { knownText, literal, literalOf, touch, touchTree } from './words.js';

const program = "runs a program of the caller's choice";

/** The first operand is the pattern unless an option gives one; the others are files and directories. */
function patternFirst(context: Context, ...patternOptions: readonly string[]): readonly Word[] {
  return has(context.scan, ...patternOptions) ? context.scan.operands : context.scan.operands.slice(1);
}

function searched(context: Context, paths: readonly Word[]): Findings {
  return gather(paths.map((word) => touchTree(word, context.invocation.cwd)));
}

function followed(context: Context, paths: readonly Word[]): Findings {
  return gather(paths.map((word) => followTree(word, context)));
}

/**
 * File name patterns that pick secrets (`--include=.env`, `-g '.e*'`): a search of a directory would open
 * what may not be named outright. A plain name is judged as if it were given.
 */
function picked({ scan, invocation }: Context, ...options: readonly string[]): Findings {
  const values = scan.given.filter((one) => options.includes(one.name)).flatMap((one) => one.value ?? []);
  return gather(
    values.map((word): Findings => {
      const text = knownText(word);
      if (text.startsWith('!')) return {};
      if (word.kind === 'literal' && !/[*?[{]/.test(text)) return touch('read', word, invocation.cwd);
      return picksSecrets(word) ? { hazards: [hazard(word, 'may pick files that hold secrets')] } : {};
    }),
  );
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
        has(context.scan, '-r', '--recursive', '-R', '--dereference-recursive') ||
        literalOf(context.invocation.argv[0]) === 'rgrep';
      const places = paths.length === 0 && walks ? [literal('.')] : paths;
      return gather([
        searched(context, places),
        has(context.scan, '-R', '--dereference-recursive') ? followed(context, places) : {},
        picked(context, '--include'),
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
    check: (context) =>
      gather([
        searched(
          context,
          has(context.scan, '--files')
            ? context.scan.operands
            : patternFirst(context, '-e', '--regexp', '-f', '--file'),
        ),
        has(context.scan, '-L', '--follow')
          ? followed(context, [literal('.'), ...patternFirst(context, '-e', '--regexp', '-f', '--file')])
          : {},
        picked(context, '-g', '--glob', '--iglob'),
      ]),
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
      gather([
        searched(context, patternFirst(context, '-g')),
        has(context.scan, '-f', '--follow') ? followed(context, [literal('.'), ...context.scan.operands]) : {},
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
