import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommandNeeds } from '../../policy/types.js';
import { type OwnWrites, watchOwnWrites } from '../files/own-writes.js';
import type { MachineFolders } from './machine-folders.js';
import type { SandboxOptions } from './options.js';
import { type Copied, copiesOf, remove, restore } from './protected-copies.js';
import type { BlockedAttempt } from './types.js';
import { worktreeFiles } from './view.js';
import {
  type ExaminedDirectories,
  findWithheldPaths,
  type OutsideDirectory,
  type WithheldPaths,
  workspacePath,
} from './withheld-paths.js';

/** Keeps track of the protected and denied paths of a workspace. */
export interface WorkspaceWatch {
  /** The paths as of the last command that wrote. */
  readonly current: () => Promise<WithheldPaths>;
  /** What commands see around the workspace, as of the first command. */
  readonly outside: () => Promise<readonly OutsideDirectory[]>;
  /** Before a command that writes; the result undoes what it did to those paths. */
  readonly begin: (
    level: 'full' | 'landlock',
    needs: Pick<CommandNeeds, 'changesGit'>,
  ) => Promise<() => Promise<readonly BlockedAttempt[]>>;
}

/** Nothing is withheld, and nothing searched: for commands that are not under the control of the repository. */
export function watchNothing(outside: readonly OutsideDirectory[] = []): WorkspaceWatch {
  return {
    current: () => Promise.resolve({ readOnly: [], hidden: [], isPartial: false }),
    outside: () => Promise.resolve(outside),
    begin: () => Promise.resolve(() => Promise.resolve([])),
  };
}

type WatchOptions = Pick<SandboxOptions, 'rules' | 'unchangedInGit' | 'outside'>;
type WatchedFolders = Pick<MachineFolders, 'workspace' | 'repository' | 'gitDirectory' | 'worktreeDirectory'>;

export function createWorkspaceWatch(folders: WatchedFolders, options: WatchOptions): WorkspaceWatch {
  const { workspace } = folders;
  const { rules } = options;
  const examined: ExaminedDirectories = new Map();
  let known: Promise<WithheldPaths> | null = null;
  const current = (): Promise<WithheldPaths> =>
    (known ??= findWithheldPaths(workspace, rules, examined).then((found) => shownByGit(found, options)));
  let outside: Promise<readonly OutsideDirectory[]> | null = null;
  let shared: Start | null = null;
  return {
    current,
    outside: () => (outside ??= findOutside(folders, options)),
    async begin(level, { changesGit }) {
      const before = await current();
      // What another call is doing must not count as the state before this one: it would be restored later.
      const start = (shared ??= startOf(folders, before, level));
      start.calls += 1;
      start.changesGit ||= changesGit;
      return async () => {
        try {
          known = null;
          const after = await current();
          const undone = undo(start, after, folders);
          if (undone.length > 0) known = null;
          return undone;
        } finally {
          start.calls -= 1;
          if (start.calls === 0) {
            start.own.end();
            shared = null;
          }
        }
      };
    },
  };
}

/** The protected paths before the first of the calls that run at the same time. */
interface Start {
  readonly watched: readonly string[];
  readonly ms: number;
  readonly hadGit: boolean;
  /** There were already too many files. */
  readonly wasPartial: boolean;
  readonly copied: Copied;
  readonly own: OwnWrites;
  /** The calls that have not ended. */
  calls: number;
  /** Whether one of them may. */
  changesGit: boolean;
}

function startOf(folders: WatchedFolders, { readOnly, isPartial }: WithheldPaths, level: 'full' | 'landlock'): Start {
  const { workspace } = folders;
  const watched = [...readOnly, ...gitCode(folders)];
  // A mount keeps what is directly in the workspace. Links have none, and a directory around a mount can be moved.
  const isKept = (path: string): boolean => level === 'full' && dirname(path) === workspace && !isLink(path);
  return {
    watched,
    ms: Date.now(),
    hadGit: isThere(join(workspace, '.git')),
    wasPartial: isPartial,
    own: watchOwnWrites(),
    copied: copiesOf(watched.filter((path) => !isKept(path))),
    calls: 0,
    changesGit: false,
  };
}

function undo(
  { watched, ms, hadGit, wasPartial, copied, own, changesGit }: Start,
  after: WithheldPaths,
  folders: WatchedFolders,
): readonly BlockedAttempt[] {
  const { workspace } = folders;
  const isNew = (path: string): boolean => !watched.some((one) => path === one || path.startsWith(`${one}/`));
  const git = changesGit || hadGit ? [] : [join(workspace, '.git')].filter(isThere);
  const created = [...new Set([...after.readOnly, ...git])].filter(
    (path) => isNew(path) && hasChangedSince(path, ms) && !(hadGit && path === join(workspace, '.git')),
  );
  const removed = created.filter(remove);
  const { restored, lost, failed } = restore(copied, own, [workspace, dirname(gitPlace(folders))]);
  const left = [...created.filter((path) => !removed.includes(path)), ...failed];
  return [
    ...[...removed, ...restored].map((path) => blockedWrite(path, workspace, 'so the change was undone')),
    ...lost.map((path) => blockedWrite(path, workspace, 'but it is too large to undo the change')),
    ...left.map((path) => blockedWrite(path, workspace, 'but the change could not be undone')),
    ...(after.isPartial && !wasPartial ? [unexamined] : []),
  ];
}

const unexamined: BlockedAttempt = {
  label: 'write too many files',
  reason: 'the workspace now has too many files to find protected ones among them, so new ones may remain',
  suggest: [],
};

function blockedWrite(path: string, workspace: string, end: string): BlockedAttempt {
  const shown = workspacePath(path, workspace);
  return {
    label: `write ${shown}`,
    reason: `${shown} is protected, and no rule names it, ${end}`,
    suggest: [],
  };
}

/** The objects of the clone hold unchanged files too, and git fails over a file that it cannot compare. */
async function shownByGit<Found extends Pick<WithheldPaths, 'hidden'>>(
  found: Found,
  { unchangedInGit }: WatchOptions,
): Promise<Found> {
  if (found.hidden.length === 0) return found;
  const unchanged = await unchangedInGit(found.hidden);
  return { ...found, hidden: found.hidden.filter((path) => !unchanged.has(path)) };
}

/** The repository around the workspace, and what rules name; what is too large to examine stays out of sight. */
async function findOutside(
  { workspace, repository }: WatchedFolders,
  options: WatchOptions,
): Promise<readonly OutsideDirectory[]> {
  const { readable, writable } = options.outside;
  const rules = { ...options.rules, mayWrite: () => true };
  const around = repository === workspace ? [] : [repository];
  const found: OutsideDirectory[] = [];
  for (const path of [...around, ...readable, ...writable]) {
    const isWritable = writable.includes(path);
    const searched = await findWithheldPaths(path, isWritable ? options.rules : rules, new Map(), workspace);
    if (searched.isPartial) continue;
    found.push({ ...(path === repository ? await shownByGit(searched, options) : searched), path, isWritable });
  }
  return found;
}

function gitPlace({ repository, gitDirectory }: WatchedFolders): string {
  return gitDirectory ?? join(repository, '.git');
}

/** Configuration that makes git run programs, and the files that lead to another one. */
function gitCode(folders: WatchedFolders): readonly string[] {
  const { worktreeDirectory } = folders;
  return [
    ...['config', 'config.worktree', 'hooks', 'info/attributes', 'commondir'].map((name) =>
      join(gitPlace(folders), name),
    ),
    ...(worktreeDirectory === null ? [] : worktreeFiles.map((name) => join(worktreeDirectory, name))),
  ];
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The clocks of files have a coarser resolution than the system's. */
const resolutionMs = 100;

/** Nothing older than the call is ever removed. Creating and renaming set this time, and no program can. */
function hasChangedSince(path: string, ms: number): boolean {
  return (lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= ms - resolutionMs;
}
