import { absolutePath } from '../../files/paths.js';
import { sensitivity } from '../../files/sensitivity.js';
import type { Word } from '../../shell/types.js';
import { literalOf, literalWord, matches, pathEffects } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { inside } from '../coreutils/copying.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from '../shared/define.js';
import { changing, type SubCommand } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { candidate } from '../shared/picked.js';
import { riskOf, risksFor } from '../shared/risks.js';
import { mayLink, unpackInto, writeTree } from '../shared/written-trees.js';
import { pathspecs, pathspecTest, readPathspec } from './operands.js';
import { signing } from './options.js';
import { changedBy, takingPathspecs } from './pathspecs.js';

export const interactive = { 'prompts on the terminal': { flag: '-p --patch -i --interactive' } };

const treeChange = 'replaces files of the working tree, by way of filters and hooks';

export function intoTree(context: CommandContext): PartialEffects {
  return {
    ...pathEffects('write', literalWord('.'), context.invocation.cwd),
    links: [`${context.world.workspace}/`],
  };
}

const eachPath =
  (kind: 'write' | 'delete') =>
  (context: CommandContext): PartialEffects =>
    changedBy(kind, context.scan.operands, context);

/** A pattern matches in every directory, the protected ones among them. */
function removed(context: CommandContext): PartialEffects {
  const wide = context.scan.has('-r') ? context.scan.operands.filter(isWide) : [];
  const risks = risksFor(wide, 'is a pattern that may match protected files');
  return gatherEffects([eachPath('delete')(context), { risks }]);
}

/** Deletes untracked files: below the named paths, otherwise anywhere in the working tree. */
function cleaned(context: CommandContext): PartialEffects {
  const { operands } = context.scan;
  if (!context.scan.has('-f', '--force')) return {};
  const isPlain = (text: string | null) => text !== null && !/^:|[*?[\\]/.test(text);
  return operands.length > 0 && operands.every((word) => isPlain(literalOf(word)))
    ? eachPath('delete')(context)
    : intoTree(context);
}

/** Creating a branch keeps the tree, a start point or another branch replaces it, and paths after `--` are written. */
const switched =
  (command: string) =>
  (context: CommandContext): PartialEffects => {
    const { scan, world } = context;
    const branches = scan.own();
    const paths = scan.handed();
    const named = (word: Word) =>
      matches(word, /^(?!\.)[\w./@^~{}+-]+$|^[-.]$/) ? { alsoCoveredBy: ['git', command] } : {};
    return gatherEffects([
      { risks: branches.map((word) => riskOf(word, treeChange, named(word))) },
      branches.length > 0 && paths.length === 0 ? intoTree(context) : {},
      branches.length + paths.length > 0 ? { links: [`${world.workspace}/`] } : {},
      branches.length > 0 ? writeOperands(paths, context) : {},
      changedBy('write', paths, context),
    ]);
  };

/** From another commit, a pattern or a directory also restores the protected files in it. */
function fromElsewhere(context: CommandContext): PartialEffects {
  return context.scan.has('-s', '--source') ? writeOperands(context.scan.operands, context) : {};
}

function writeOperands(words: readonly Word[], { invocation, world }: CommandContext): PartialEffects {
  const top = literalWord(world.workspace);
  return gatherEffects(words.map((word) => writeTree(isWide(word) ? top : word, { invocation, world })));
}

function isWide(word: Word): boolean {
  return /^:|[*?[\\]/.test(literalOf(word) ?? ':');
}

const applyOptions: OptionTable = {
  flag: '-N --allow-overlap --stat --numstat --summary --check --index --cached --intent-to-add -3 --3way --ours --theirs --union -R --reverse --reject -z --unidiff-zero --apply --no-add --allow-binary-replacement --binary --ignore-space-change --ignore-whitespace --inaccurate-eof -v --verbose -q --quiet --recount --allow-empty',
  value: '-p -C --exclude --include --whitespace --directory',
  write: '--build-fake-ancestor',
  risks: { 'lets a patch leave the working tree': { flag: '--unsafe-paths' } },
};

function applied(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const looks = scan.has('--check', '--stat', '--numstat', '--summary') && !scan.has('--apply');
  return gatherEffects([
    effectsFor('read', scan.operands, invocation.cwd),
    looks ? {} : unpackInto(scan.value('--directory') ?? literalWord('.'), context),
  ]);
}

/** Under its new name a file could be read that a rule denies. */
function renamed(context: CommandContext): PartialEffects {
  const { operands } = context.scan;
  const sources = operands.slice(0, -1);
  return mayLink(
    gatherEffects([
      effectsFor('read', sources, context.invocation.cwd),
      eachPath('write')(context),
      ...operands.slice(-1).map((target) => effectsFor('write', inside(sources, target), context.invocation.cwd)),
    ]),
  );
}

const maxNames = 5000;

/** New sensitive files that a pattern or `--all` stages: `git diff --cached` prints them, a push publishes them. */
function staged(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const named = pathspecs(context);
  if (scan.has('-n', '--dry-run', '-u', '--update', '--refresh')) return named;
  const specs = scan.operands.flatMap((word) => readPathspec(word) ?? []);
  const wanted = specs.filter((spec) => !spec.excludes).map((spec) => pathspecTest(spec.pattern));
  const unwanted = specs.filter((spec) => spec.excludes).map((spec) => pathspecTest(spec.pattern));
  if (wanted.length === 0 && !scan.has('-A', '--all', '--no-ignore-removal') && unwanted.length === 0) return named;
  const loaded = newFiles(context).filter((path) => {
    const file = candidate(path, '.', invocation.cwd).path;
    return (wanted.length === 0 || wanted.some((test) => test(file))) && !unwanted.some((test) => test(file));
  });
  const [secret] = loaded;
  if (secret === undefined) return named;
  const shown = candidate(secret, '.', invocation.cwd).path;
  const why = `would stage ${shown}, which may hold credentials`;
  const hint = `write \`git add -A -- . ':(exclude)${shown}'\`, or have .gitignore name the file`;
  return gatherEffects([
    named,
    { effects: loaded.map((path): Effect => ({ kind: 'read', path })) },
    { risks: [riskOf(scan.operands[0] ?? literalWord('-A'), why, { hint })] },
  ]);
}

/** Files that may hold credentials and that git would add: those that are new to it, with `--force` the ignored ones too. */
function newFiles({ scan, invocation, world }: CommandContext): readonly string[] {
  const known = scan.has('-f', '--force') ? null : world.sensitiveInGit(invocation.cwd);
  const files = known?.untracked ?? world.sensitiveBelow(invocation.cwd, maxNames).paths;
  return files.filter((path) => sensitivity(path) === 'high' && !path.includes('/.git/'));
}

const switching: OptionTable = {
  flag: '-q --quiet --progress --no-progress --ours --theirs -m --merge -d --detach --guess --no-guess --no-track --overlay --no-overlay --ignore-skip-worktree-bits --ignore-other-worktrees --no-recurse-submodules --overwrite-ignore -2 -3 -l',
  value: '-b -c --create --orphan --conflict',
  optional: '-t --track',
  risks: {
    'discards changes': { flag: '-f --force --discard-changes', value: '-B -C --force-create' },
    'prompts on the terminal': { flag: '-p --patch' },
    'also processes the submodules': { optional: '--recurse-submodules' },
  },
};

const commitOptions: OptionTable = {
  flag: '-a --all --reset-author --allow-empty --allow-empty-message -s --signoff --no-signoff -o --only -i --include -q --quiet -v --verbose --dry-run --short --porcelain --long -z --null --status --no-status --branch --no-post-rewrite --verify --ahead-behind',
  value: '-m --message -C --reuse-message --fixup --squash --author --date --cleanup --trailer',
  optional: '-u --untracked-files',
  read: '-F --file -t --template',
  risks: {
    'replaces the last commit': { flag: '--amend' },
    'skips the hooks': { flag: '-n --no-verify' },
    'runs the editor': '-c --reedit-message',
    'prompts on the terminal': { flag: '-p --patch --interactive' },
  },
};

const stashPush: SubCommand = {
  flag: '-u --include-untracked -a --all -k --keep-index --no-keep-index -S --staged -q --quiet',
  value: '-m --message',
  check: intoTree,
  changes: true,
};

export const changeCommands: Readonly<Record<string, SubCommand>> = {
  ...changing({
    add: takingPathspecs({
      flag: '-n --dry-run -v --verbose -A --all --no-all --no-ignore-removal --ignore-removal -u --update --sparse --renormalize -N --intent-to-add --refresh --ignore-errors --ignore-missing --no-warn-embedded-repo',
      risks: {
        ...interactive,
        'runs the editor': { flag: '-e --edit' },
        'adds what is ignored': { flag: '-f --force' },
        'changes file modes': '--chmod',
      },
      check: staged,
    }),
    stage: takingPathspecs({ check: staged }),
    commit: takingPathspecs({ options: [signing, commitOptions], check: pathspecs }),
    checkout: takingPathspecs({ options: switching, check: switched('checkout') }),
    switch: { options: [switching], check: switched('switch') },
    restore: takingPathspecs({
      flag: '-W --worktree -S --staged -q --quiet --progress --no-progress --ours --theirs -2 -3 -m --merge --ignore-unmerged --ignore-skip-worktree-bits --overlay --no-overlay',
      value: '-s --source --conflict',
      risks: { 'prompts on the terminal': { flag: '-p --patch' } },
      check: (context) => mayLink(gatherEffects([eachPath('write')(context), fromElsewhere(context)])),
    }),
    reset: takingPathspecs({
      flag: '--soft --mixed --hard --merge --keep -N --intent-to-add -q --quiet --no-quiet --refresh --no-refresh',
      risks: { ...interactive, 'also processes the submodules': { flag: '--recurse-submodules' } },
      check: (context) => (context.scan.has('--hard', '--merge', '--keep') ? intoTree(context) : {}),
    }),
    rm: takingPathspecs({
      flag: '-n --dry-run --cached --ignore-unmatch -q --quiet --sparse -r',
      risks: { 'removes changed files': { flag: '-f --force' } },
      check: removed,
    }),
    'merge-file': {
      flag: '-p --stdout -q --quiet --diff3 --zdiff3 --ours --theirs --union',
      value: '-L --marker-size --diff-algorithm',
      check: ({ scan, invocation: { cwd } }) =>
        effectsFor(scan.has('-p', '--stdout') ? 'read' : ['read', 'write'], scan.operands.slice(0, 1), cwd),
      operands: ['data', 'read'],
    },
    mv: {
      flag: '-k -n --dry-run -v --verbose --sparse',
      risks: { overwrites: { flag: '-f --force' } },
      check: renamed,
    },
    clean: {
      flag: '-n --dry-run -q --quiet',
      value: '-e --exclude',
      risks: { ...interactive, 'deletes files': { flag: '-f --force -d -x -X' } },
      check: cleaned,
    },
    'stash pop': { flag: '--index -q --quiet', check: intoTree },
    'stash apply': { flag: '--index -q --quiet', check: intoTree },
    'stash drop': { flag: '-q --quiet' },
    init: {
      flag: '-q --quiet --bare',
      value: '-b --initial-branch --object-format --ref-format',
      optional: '--shared',
      write: '--separate-git-dir',
      risks: { 'copies hooks from a directory': '--template' },
      check: (context) => pathEffects('write', context.scan.operands[0] ?? literalWord('.'), context.invocation.cwd),
    },
    'worktree add': {
      flag: '-f --force --checkout --no-checkout -d --detach --lock -q --quiet --orphan --guess-remote --no-guess-remote --track --no-track',
      value: '-b -B --reason',
      operands: ['write', 'data'],
      check: ({ scan, invocation }) => {
        const [place] = scan.operands;
        const path = place === undefined ? null : literalOf(place);
        return path === null ? {} : { links: [`${absolutePath(path, invocation.cwd)}/`] };
      },
    },
    'worktree remove': { flag: '-f --force', operands: 'delete' },
    'worktree prune': { flag: '-n --dry-run -v --verbose', value: '--expire' },
  }),
  apply: { options: applyOptions, check: applied },
  stash: stashPush,
  'stash push': stashPush,
};
