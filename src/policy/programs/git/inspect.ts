import type { Word } from '../../shell/types.js';
import { literalOf, matches } from '../../shell/words.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { readingFiles, type SubCommand } from '../shared/family.js';
import { riskOf, runsOtherProgram } from '../shared/risks.js';
import { content, contentIfAsked } from './content.js';
import { pathspecs, remoteName, revisionsAndPaths, signatureFormat } from './operands.js';

const listing = 'changes references instead of listing them';

const plainName = /^[\w][\w./@^~{}+-]*$/;

const listed = ['-l', '--list', '--contains', '--no-contains', '--merged', '--no-merged', '--points-at', '-n'];

/** branch and tag list when nothing is named, or when asked to; else they create, which `git tag:*` grants. */
function listOnly(context: CommandContext): PartialEffects {
  const { scan } = context;
  const named = scan.risks.length > 0;
  const granted = (word: Word) =>
    literalOf(context.invocation.argv[1]) === 'tag' && matches(word, plainName)
      ? { alsoCoveredBy: ['git', 'tag'] }
      : {};
  const made = scan.has(...listed) || named ? [] : scan.operands.map((word) => riskOf(word, listing, granted(word)));
  return gatherEffects([{ risks: made, changes: named || made.length > 0 }, signatureFormat(context)]);
}

/** Object names and line endings follow from the content. */
const contentOfListed = ['-s', '--stage', '-u', '--unmerged', '--resolve-undo', '--eol', '--format', '--debug'];

function listedFiles(context: CommandContext): PartialEffects {
  return pathspecs(context, context.scan.has(...contentOfListed) ? 'read' : 'list');
}

/** With -v it shows the differences to the index too, and the second format has object names. */
function statusOf(context: CommandContext): PartialEffects {
  const { scan } = context;
  if (scan.has('-v', '-vv', '--verbose')) return gatherEffects([pathspecs(context), content(context)]);
  const format = scan.value('--porcelain');
  return pathspecs(context, format === null || literalOf(format) === 'v1' ? 'list' : 'read');
}

const lists = {
  flag: '-a --all -l --list -v -vv --verbose --no-color --no-column -i --ignore-case --omit-empty -q --quiet --no-abbrev',
  value: '--points-at --sort --format',
  optional: '--color --column --abbrev --contains --no-contains --merged --no-merged',
} as const;

export const inspectCommands: Readonly<Record<string, SubCommand>> = {
  ...readingFiles({
    '': {},
    version: { flag: '--build-options' },
    status: {
      flag: '-s --short -b --branch --no-branch --show-stash --no-show-stash --long -v -vv --verbose -z --no-column --ahead-behind --no-ahead-behind --renames --no-renames --null',
      optional: '--porcelain -u --untracked-files --ignore-submodules --ignored --column --find-renames -M',
      check: statusOf,
    },
    branch: {
      options: lists,
      flag: '-r --remotes --show-current',
      risks: {
        [listing]: [
          { flag: '-d -D --delete -m -M --move -c -C --copy -f --force --create-reflog --unset-upstream' },
          { value: '-u --set-upstream-to', optional: '-t --track' },
        ],
        'runs the editor': { flag: '--edit-description' },
      },
      check: listOnly,
    },
    tag: {
      options: { ...lists, flag: '-l --list --no-color --no-column -i --ignore-case --omit-empty' },
      flag: '-a --annotate',
      value: '-m --message --cleanup --trailer',
      optional: '-n',
      read: '-F --file',
      risks: {
        [listing]: { flag: '-d --delete -f --force --create-reflog' },
        'runs the program that signs or verifies': { flag: '-s --sign -v --verify', value: '-u --local-user' },
        'runs the editor': { flag: '-e --edit' },
      },
      check: listOnly,
    },
    remote: {
      // Passwords in the addresses are redacted in every output.
      flag: '-v --verbose',
      // After `-v` git still takes the next word as a sub-command.
      operands: 'named',
      why: 'is a sub-command of git remote',
    },
    'ls-files': {
      flag: '-c --cached -d --deleted -o --others -i --ignored -s --stage -u --unmerged -k --killed -m --modified -z -t -v -f --directory --empty-directory --no-empty-directory --eol --deduplicate --sparse --full-name --recurse-submodules --error-unmatch --exclude-standard --debug --resolve-undo',
      value: '-x --exclude --exclude-per-directory --with-tree --format',
      optional: '--abbrev',
      read: '-X --exclude-from',
      check: listedFiles,
    },
    'rev-parse': {
      flag: '--verify -q --quiet --show-toplevel --show-prefix --show-cdup --show-superproject-working-tree --git-dir --absolute-git-dir --git-common-dir --is-inside-git-dir --is-inside-work-tree --is-bare-repository --is-shallow-repository --symbolic --symbolic-full-name --all --show-ref-format --sq --not --flags --no-flags --revs-only --no-revs --local-env-vars --shared-index-path --sq-quote --end-of-options --bisect',
      value:
        '--git-path --glob --exclude --disambiguate --since --after --until --before --default --prefix --path-format --resolve-git-dir',
      optional: '--abbrev-ref --short --branches --tags --remotes --show-object-format',
    },
    'count-objects': { flag: '-v --verbose -H --human-readable' },
    'check-ignore': { flag: '-q --quiet -v --verbose --stdin -z -n --non-matching --no-index' },
    'check-attr': { flag: '-a --all --cached --stdin -z', value: '--source' },
    'check-ref-format': { flag: '--branch --allow-onelevel --refspec-pattern --normalize --print' },
    'check-mailmap': { flag: '--stdin' },
    'stash list': {
      flag: '--oneline -p --stat',
      value: '--format --date -n',
      digits: true,
      check: [signatureFormat, contentIfAsked],
    },
    'stash show': {
      flag: '-p -u --patch --stat --include-untracked --only-untracked --name-only --name-status',
      write: '--output',
      check: [revisionsAndPaths, contentIfAsked],
    },
    'submodule status': { flag: '--cached --recursive -q --quiet' },
  }),
  'ls-remote': {
    reads: 'machine',
    flag: '-h --heads -b --branches -t --tags --refs -q --quiet --exit-code --get-url --symref',
    value: '--sort -o --server-option',
    risks: { [runsOtherProgram]: '--upload-pack --exec' },
    check: (context) => remoteName(context.scan.operands[0], context),
  },
  'diff-pairs': { reads: 'machine', flag: '-z' },
  // It prints the paths of other working trees.
  'worktree list': { reads: 'machine', flag: '-v --verbose --porcelain -z' },
  'submodule summary': { flag: '--cached --files', value: '-n --summary-limit' },
  'notes list': {},
  'notes show': {},
  'bisect log': {},
  'hash-object': {
    flag: '-w --stdin --no-filters --literally',
    value: '-t --path',
    risks: { 'reads a list of files': { flag: '--stdin-paths' } },
    operands: 'read',
  },
  fsck: {
    flag: '-v --tags --root --unreachable --cache --reflogs --no-reflogs --full --no-full --strict --verbose --progress --no-progress --connectivity-only --name-objects --dangling --no-dangling --references',
    risks: { 'writes dangling objects into the repository': { flag: '--lost-found' } },
  },
};
