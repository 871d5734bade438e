import { literalOf, matches } from '../../shell/words.js';
import { type Check, type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { readingFiles, type SubCommand } from '../shared/family.js';
import { runsOtherProgram } from '../shared/risks.js';
import { comparedPaths, content, contentIfAsked, contentUnlessLess, loggedPaths } from './content.js';
import { lineRanges, operandReads, pathspec, revisionsAndPaths, signatureFormat } from './operands.js';
import { diffOptions, logOptions } from './options.js';

const inHistory: readonly Check[] = [comparedPaths, lineRanges, signatureFormat];

/** `log` and others that show lines of files only if asked to. */
const loggedHistory: readonly Check[] = [loggedPaths, lineRanges, signatureFormat, contentIfAsked];

const comparedFiles: readonly Check[] = [comparedPaths, contentIfAsked];

const log: SubCommand = { reads: 'files', options: [diffOptions, logOptions], check: loggedHistory };

const references: SubCommand = {
  reads: 'files',
  flag: '-p --shell --perl --python --tcl --no-color --omit-empty --ignore-case --include-root-refs --stdin -d --dereference --tags --heads --branches --head --hash --verify -q --quiet --exists -s',
  value: '--count --sort --format --points-at --start-after',
  optional: '--color --merged --no-merged --contains --no-contains --abbrev --hash --exclude --exclude-existing',
  check: signatureFormat,
};

function grepOperands(context: CommandContext): PartialEffects {
  const skip = context.scan.has('-e', '-f') ? 0 : 1;
  return gatherEffects([revisionsAndPaths(context, skip), content(context, skip)]);
}

/** The last operand is the file, also if it is in the history alone. */
function blamed(context: CommandContext): PartialEffects {
  const { operands } = context.scan;
  const last = operands.at(-1);
  const isMissing = last !== undefined && operandReads(last, operands.length - 1, context).length === 0;
  return gatherEffects([
    revisionsAndPaths(context),
    isMissing ? pathspec(last, context) : {},
    { readsMore: context.scan.has('--stdin') },
  ]);
}

/** What can only be a commit or a tree; another name may be one of a file's content. */
const commitOrTree = /^(?:(?:HEAD|@)(?:[~^]\d*)*|[\w./@~^-]+\^\{(?:commit|tree)\})$/;

const plainObject = /^[\w@][\w./@~^{}-]*$/;

/** A commit, a tree, the type or size of anything, and of contents only what a path in a commit names. */
function shownObject(context: CommandContext): PartialEffects {
  const { scan } = context;
  const read = revisionsAndPaths(context);
  const [first, second, ...more] = scan.operands;
  const text = literalOf(second ?? first) ?? '';
  const asks = scan.options.length === 1 && scan.has('-t', '-s', '-e');
  const isPrinted = scan.options.length === 1 && scan.has('-p');
  const isTyped = scan.options.length === 0 && second !== undefined;
  const named = text.includes(':') && (isPrinted || asks || isTyped);
  if (more.length > 0 || isTyped !== (second !== undefined)) return gatherEffects([read, { readsMore: true }]);
  if (named) return gatherEffects([read, content(context, isTyped ? 1 : 0)]);
  const isKnown =
    (asks && plainObject.test(text)) ||
    (isPrinted && commitOrTree.test(text)) ||
    (isTyped && matches(first, /^(?:commit|tree|tag)$/) && plainObject.test(text));
  return gatherEffects([read, { readsMore: !isKnown }]);
}

export const historyCommands: Readonly<Record<string, SubCommand>> = {
  ...readingFiles({
    'diff-tree': {
      options: [diffOptions, logOptions],
      flag: '--root --always --stdin --no-commit-id -v',
      check: [...inHistory, contentIfAsked],
    },
    'diff-index': { options: diffOptions, flag: '--cached --merge-base', check: comparedFiles },
    'diff-files': { options: diffOptions, flag: '-q -0 -1 -2 -3 --base --ours --theirs', check: comparedFiles },
    diff: {
      options: diffOptions,
      flag: '--cached --staged --merge-base --base --ours --theirs -0 -1 -2 -3 -q -N --intent-to-add',
      check: [comparedPaths, contentUnlessLess],
    },
    'range-diff': {
      options: [diffOptions, logOptions],
      flag: '--no-dual-color --left-only --right-only',
      value: '--creation-factor',
      check: [revisionsAndPaths, lineRanges, signatureFormat, contentUnlessLess],
    },
    shortlog: {
      options: logOptions,
      flag: '-n --numbered -s --summary -e --email -c --committer',
      value: '--group',
      optional: '-w',
      check: loggedHistory,
    },
    reflog: { options: [diffOptions, logOptions], check: loggedHistory },
    'reflog show': { options: [diffOptions, logOptions], check: loggedHistory },
    'reflog list': {},
    'reflog exists': {},
    cherry: { flag: '-v', optional: '--abbrev' },
    'merge-base': { flag: '-a --all --octopus --independent --is-ancestor --fork-point' },
    'name-rev': {
      flag: '--tags --all --annotate-stdin --stdin --name-only --undefined --no-undefined --always',
      value: '--refs --exclude',
    },
    describe: {
      flag: '--all --tags --contains --debug --exact-match --long --always --first-parent',
      value: '--candidates --match --exclude',
      optional: '--abbrev --dirty --broken',
    },
    'show-branch': {
      flag: '-r --remotes -a --all --topo-order --date-order --sparse --more --list --merge-base --independent --no-name --sha1-name --topics --current --no-color',
      optional: '--more --color -g --reflog',
    },
    blame: {
      flag: '-b --root --show-stats -l -t --incremental -p --porcelain --line-porcelain --progress --no-progress -c --score-debug -f --show-name -n --show-number -s -e --show-email -w --color-lines --color-by-age --first-parent --no-abbrev -h --reverse --minimal',
      value: '-L --encoding --date --ignore-rev --since',
      optional: '-M -C --abbrev',
      read: '-S --contents --ignore-revs-file',
      risks: { 'runs the programs that the configuration names for differences': { flag: '--textconv' } },
      check: blamed,
    },
    annotate: { flag: '-l -t -w -c', check: blamed },
    grep: {
      flag: '-i --ignore-case -w --word-regexp -v --invert-match -h -H --full-name -E --extended-regexp -G --basic-regexp -P --perl-regexp -F --fixed-strings -n --line-number --column -l --files-with-matches --name-only -L --files-without-match -z --null -o --only-matching -c --count --heading --break -p --show-function -W --function-context -q --quiet --all-match --and --or --not --no-color --cached --exclude-standard -I -a --text -r --recursive --no-recursive --recurse-submodules --no-textconv --no-ext-grep',
      value:
        '-e -A --after-context -B --before-context -C --context -m --max-count --threads --max-depth --parent-basename',
      optional: '--color',
      digits: true,
      read: '-f',
      risks: {
        [runsOtherProgram]: { optional: '-O --open-files-in-pager' },
        'searches files outside the repository': { flag: '--no-index --untracked --no-exclude-standard' },
        'runs the programs that the configuration names': { flag: '--textconv --ext-grep' },
      },
      check: grepOperands,
    },
    'cat-file': {
      flag: '-t -s -e -p --batch-all-objects --buffer --unordered --allow-unknown-type --follow-symlinks --use-mailmap --mailmap --no-mailmap -z -Z',
      value: '--path',
      optional: '--filter --batch --batch-check --batch-command',
      risks: { 'runs the programs that the configuration names': { flag: '--textconv --filters' } },
      check: shownObject,
    },
    'ls-tree': {
      flag: '-d -r -t -l --long -z --name-only --name-status --object-only --full-name --full-tree',
      value: '--format',
      optional: '--abbrev',
      // Object names follow from the content.
      check: (context) => {
        const kind = context.scan.has('--name-only', '--name-status') ? 'list' : 'read';
        return gatherEffects(context.scan.operands.slice(1).map((word) => pathspec(word, context, kind)));
      },
    },
  }),
  log,
  show: { ...log, check: [...inHistory, contentUnlessLess] },
  whatchanged: { ...log, check: [...inHistory, contentIfAsked] },
  'rev-list': log,
  'merge-tree': {
    flag: '--write-tree --trivial-merge -z --name-only --messages --no-messages --quiet --allow-unrelated-histories',
    value: '--merge-base -X --strategy-option',
    changes: true,
  },
  'for-each-ref': references,
  'show-ref': references,
  'verify-commit': { changes: true },
  'verify-tag': { changes: true },
};
