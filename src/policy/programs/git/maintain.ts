import { changing, type SubCommand, subCommands } from '../shared/family.js';

const runsPrograms = "runs programs of the caller's or the configuration's choice";

/** Runs what its options or the configuration name; only a rule that spells every word may allow it. */
const launcher: SubCommand = { operands: 'named', why: runsPrograms, changes: true, stopAtOperand: true };

export const maintainCommands: Readonly<Record<string, SubCommand>> = {
  ...changing({
    bisect: { operands: 'named' },
    mailinfo: {
      flag: '-k -b -u -n -m --message-id --scissors --no-scissors',
      value: '--encoding --quoted-cr',
      operands: 'write',
    },
    mailsplit: { flag: '-b --keep-cr --mboxrd', value: '-f -d', write: '-o', operands: 'read' },
    'bisect start': { flag: '--no-checkout --first-parent' },
    'notes add': { flag: '-f --force --allow-empty', value: '-m --message -C --reuse-message', read: '-F --file' },
    'notes append': { flag: '--allow-empty', value: '-m --message -C --reuse-message', read: '-F --file' },
    'notes remove': {},
    gc: { flag: '--aggressive --auto --no-prune -q --quiet --force --cruft --keep-largest-pack', optional: '--prune' },
    prune: { flag: '-n --dry-run -v --verbose --progress', value: '--expire' },
    'pack-refs': { flag: '--all --no-prune --auto' },
    repack: { flag: '-a -A -d -l -q -f -F --quiet', value: '--window --depth' },
    'update-index': {
      flag: '--refresh --really-refresh -q',
      risks: {
        'changes the index': {
          flag: '--add --remove --assume-unchanged --no-assume-unchanged --skip-worktree --no-skip-worktree --index-info --stdin -z',
          value: '--chmod --cacheinfo',
        },
      },
      operands: 'named',
      why: 'changes the index',
    },
    'update-ref': {
      flag: '--no-deref --create-reflog',
      value: '-m',
      risks: { 'changes references': { flag: '-d --stdin' } },
      operands: 'named',
      why: 'changes references',
    },
    'sparse-checkout set': { flag: '--cone --no-cone --sparse-index --no-sparse-index' },
    'commit-tree': { value: '-p -m', read: '-F' },
  }),
  ...subCommands('good bad reset skip', { changes: true }, 'bisect'),
  'bisect run': launcher,
  'symbolic-ref': {
    flag: '-q --quiet --short',
    value: '-m',
    risks: { 'removes a reference': { flag: '-d --delete' } },
    operands: ['data', 'named'],
    why: 'changes references',
  },
  'sparse-checkout list': {},
  ...subCommands('expire delete', { changes: true }, 'reflog'),
  ...subCommands('mktree write-tree read-tree', { changes: true }),
  var: { operands: 'named', why: 'prints configuration' },
  help: {
    risks: { 'runs a viewer': { flag: '-w --web -m --man -i --info' } },
    flag: '-a --all -g --guides -c --config',
    operands: 'named',
    why: 'runs the manual viewer',
  },
  ...subCommands(
    'filter-branch difftool mergetool for-each-repo send-email fetch-pack upload-pack receive-pack upload-archive shell daemon instaweb web--browse credential-store credential-cache hook maintenance fast-import interpret-trailers',
    launcher,
  ),
  'hook run': launcher,
};
