import { literalOf, literalWord, matches, pathEffects } from '../../shell/words.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from '../shared/define.js';
import { changing, type SubCommand, subCommands } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { riskOf, risksFor, risksUnless, runsOtherProgram } from '../shared/risks.js';
import { linksBelow } from '../shared/written-trees.js';
import { intoTree } from './change.js';
import { remoteName } from './operands.js';
import { fetchOptions, signing } from './options.js';

function fetched(context: CommandContext): PartialEffects {
  const named = context.scan.has('--multiple') ? context.scan.operands : context.scan.operands.slice(0, 1);
  const references = context.scan.has('--multiple') ? [] : context.scan.operands.slice(1);
  const remotes = gatherEffects(named.map((word) => remoteName(word, context)));
  const risks = risksUnless(references, /^[\w./@^~-]+$/, 'overwrites a reference of this repository');
  return gatherEffects([remotes, { risks }]);
}

/** A refspec that names another destination, forces or deletes. */
function pushed(context: CommandContext): PartialEffects {
  const [remote, ...references] = context.scan.operands;
  const unusual = references.filter((word) => !matches(word, /^[\w./@^~-]+$/));
  const more = references.slice(1).filter((word) => !unusual.includes(word));
  return gatherEffects([
    remoteName(remote, context),
    { risks: risksFor(unusual, 'pushes by force, deletes, or to a branch of another name') },
    { risks: risksFor(more, 'is another branch that it pushes') },
  ]);
}

function cloned({ scan, invocation }: CommandContext): PartialEffects {
  const [repository, directory] = scan.operands;
  if (repository === undefined) return {};
  const name = /([^/:]+?)(?:\.git)?\/*$/.exec(literalOf(repository) ?? '')?.[1];
  const target = directory ?? literalWord(name ?? '.');
  return gatherEffects([
    { risks: [riskOf(repository, 'is a repository that the rule does not name')] },
    linksBelow(pathEffects('write', target, invocation.cwd)),
  ]);
}

/** Other formats than these are made by programs that the configuration names. */
function archived({ scan, invocation }: CommandContext): PartialEffects {
  const format = scan.value('--format');
  const odd = format !== null && !matches(format, /^(?:tar|zip|tgz|tar\.gz)$/) ? [format] : [];
  const [revision, ...paths] = scan.operands;
  const named = revision !== undefined && (literalOf(revision) ?? ':').includes(':') ? [revision] : [];
  return gatherEffects([
    { risks: risksFor([...odd, ...named], 'is not a plain format or revision') },
    effectsFor('tree', paths, invocation.cwd),
  ]);
}

/** A rule that names the sub-command asks for addresses; which remote it is changes nothing about that. */
function printsAddress(command: string): (context: CommandContext) => PartialEffects {
  return ({ scan }) => ({
    risks: scan.operands.map((word) =>
      riskOf(word, 'prints an address, which may contain a token', {
        ...(matches(word, /^\w[\w-]*$/) ? { alsoCoveredBy: ['git', 'remote', command] } : {}),
      }),
    ),
  });
}

const pushOptions: OptionTable = {
  flag: '--all --branches -n --dry-run --porcelain --tags --follow-tags --atomic --no-atomic -u --set-upstream -q --quiet -v --verbose --progress --thin --no-thin --verify --no-verify -4 --ipv4 -6 --ipv6 --no-signed --force-if-includes --no-force-with-lease --no-recurse-submodules',
  value: '-o --push-option',
  risks: {
    [runsOtherProgram]: '--receive-pack --exec',
    'pushes by force or deletes': { flag: '-f --force -d --delete --mirror --prune', optional: '--force-with-lease' },
    'pushes to another location': '--repo',
    'runs the program that signs': { optional: '--signed', flag: '--sign' },
    'pushes the submodules': '--recurse-submodules',
  },
};

const cloneOptions: OptionTable = {
  flag: '--ipv4 --ipv6 -l --local --no-local --no-hardlinks -s --shared -n --no-checkout --bare --mirror -q --quiet -v --verbose --progress --single-branch --no-single-branch --no-tags --tags --sparse --no-shallow-submodules --no-remote-submodules --dissociate --reject-shallow --no-reject-shallow -4 -6 --also-filter-submodules',
  value:
    '--depth -b --branch --revision -j --jobs --shallow-since --shallow-exclude --filter -o --origin --server-option --ref-format',
  read: '--reference --reference-if-able',
  write: '--separate-git-dir',
  risks: {
    [runsOtherProgram]: '-u --upload-pack',
    'sets configuration, which can name programs to run': '-c --config',
    'copies hooks from a directory': { optional: '--template' },
    'also processes the submodules': {
      optional: '--recurse-submodules --recursive',
      flag: '--shallow-submodules --remote-submodules',
    },
    'fetches from another address': '--bundle-uri',
  },
};

export const remoteCommands: Readonly<Record<string, SubCommand>> = {
  ...changing({
    fetch: { options: fetchOptions, check: fetched },
    pull: {
      options: [fetchOptions, signing],
      flag: '--ff --ff-only --no-ff --no-rebase --commit --no-commit --squash --no-squash --stat --no-stat -n --autostash --no-autostash --signoff --no-signoff --no-log --no-verify --allow-unrelated-histories --compact-summary',
      value: '-X --strategy-option --cleanup',
      optional: '-r --rebase --log -j --jobs',
      risks: { 'chooses the merge program': '-s --strategy' },
      check: [fetched, intoTree],
    },
    push: { options: pushOptions, check: pushed },
    clone: { options: cloneOptions, check: cloned },
    'remote show': { flag: '-n', check: printsAddress('show') },
    'remote get-url': { flag: '--push --all', check: printsAddress('get-url') },
    'remote add': {
      flag: '-f --tags --no-tags',
      value: '-t -m',
      optional: '--mirror',
      operands: 'named',
      why: 'changes where the repository goes',
    },
    'remote set-url': { flag: '--push --add --delete', operands: 'named', why: 'changes where the repository goes' },
    'remote prune': { flag: '-n --dry-run' },
    'remote update': { flag: '-p --prune' },
    'remote set-head': { flag: '-a --auto -d --delete' },
    'remote set-branches': { flag: '--add' },
    'bundle create': { flag: '-q --quiet --progress --all', value: '--version', operands: ['write', 'data'] },
    'submodule update': {
      flag: '-q --quiet --recommend-shallow --no-recommend-shallow --no-fetch --progress --single-branch',
      value: '--depth -j --jobs --filter',
      read: '--reference',
      risks: {
        'fetches and checks out what the submodules name': {
          flag: '--init --remote -N --force -f --checkout --merge --rebase --recursive',
        },
      },
    },
    'submodule init': {},
    'submodule sync': { flag: '--recursive' },
    'submodule foreach': {
      flag: '-q --quiet --recursive',
      stopAtOperand: true,
      operands: 'never',
      why: 'is a command that a shell runs in every submodule',
    },
    'submodule add': {
      flag: '-f --force',
      value: '-b --branch --name --depth',
      operands: 'named',
      why: 'is a repository that the rule does not name',
    },
    'submodule deinit': { flag: '-f --force --all' },
  }),
  ...subCommands('rename remove rm', { operands: 'named', changes: true }, 'remote'),
  archive: {
    flag: '-l --list -v --verbose --worktree-attributes',
    value: '--format --prefix --mtime',
    digits: true,
    read: '--add-file',
    write: '-o --output',
    risks: {
      [runsOtherProgram]: '--exec',
      'queries another repository': '--remote',
      'adds text of its own': '--add-virtual-file',
    },
    check: archived,
  },
  'bundle verify': { flag: '-q --quiet', operands: 'read' },
  'bundle list-heads': { operands: ['read', 'data'] },
};
