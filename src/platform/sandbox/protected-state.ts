import { closeSync, fstatSync, openSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInside } from '../../policy/files/paths.js';
import type { CommandNeeds, GitPart } from '../../policy/types.js';
import { beginOwnWrite, endOwnWrite, type OwnWrites, watchOwnWrites } from '../files/own-writes.js';
import type { BlockedAttempt } from '../process/sandbox-types.js';
import { type GitState, gitStateOf } from './git-state.js';
import type { MachineFolders } from './machine-folders.js';
import type { MovingFile } from './plan.js';
import {
  type Copied,
  copiesOf,
  type HeldDirectories,
  holdDirectories,
  leavesBelow,
  releaseDirectories,
  statOf,
  withCopies,
  withHeld,
  withoutKept,
} from './protected-copies.js';
import { remove, restore } from './restore-copies.js';
import { worktreeFiles } from './view.js';
import { type WithheldPaths, workspacePath } from './withheld-paths.js';

/** The protected paths of a workspace before the first of the calls that run at the same time. */
interface Start {
  readonly watched: string[];
  readonly ms: number;
  readonly hadGit: boolean;
  /** There were already too many files. */
  readonly wasPartial: boolean;
  readonly ownWrites: OwnWrites;
  copied: Copied;
  /** Directories that mounts keep, which are not copied yet. */
  held: HeldDirectories;
  readonly hidden: HeldHiddenFiles;
  calls: number;
  /** Whether one of them may. */
  changesGit: boolean;
  /** `null` unless code of the repository could change it. */
  gitState: GitState | null;
  readonly gitParts: Set<GitPart>;
  /** Mounts keep the paths. Not of calls at the same time: one can move a path while another begins. */
  hasMounts: boolean;
}

/** By workspace, for all jobs. What another call is doing must not count as the state before: it would be restored. */
const starts = new Map<string, Start>();

/** Whether calls that may write are running in this workspace. */
export function hasCalls(workspace: string): boolean {
  return starts.has(workspace);
}

/** Whether calls besides the one that asks are running. */
export function hasOtherCalls(workspace: string): boolean {
  return (starts.get(workspace)?.calls ?? 0) > 1;
}

/** The hidden files of the time before them, by what identifies them; none if no call is running. */
export function movingFiles(workspace: string): readonly MovingFile[] {
  return starts.get(workspace)?.hidden.moving() ?? [];
}

export type UndoCall = (find: () => Promise<WithheldPaths>) => Promise<readonly BlockedAttempt[]>;

type StartedCall = Pick<CommandNeeds, 'changesGit' | 'gitParts' | 'judgedByWords'> & {
  readonly level: 'full' | 'landlock';
};

/** Before a call of code of the repository, or of any call with Landlock alone. */
export function beginCall(
  folders: MachineFolders,
  before: WithheldPaths,
  { level, changesGit, gitParts = [], judgedByWords }: StartedCall,
): UndoCall {
  const { workspace } = folders;
  const earlier = starts.get(workspace);
  const start = earlier ?? startOf(folders, before, level);
  if (earlier !== undefined) addPaths(earlier, before);
  starts.set(workspace, start);
  start.calls += 1;
  start.changesGit ||= changesGit;
  for (const part of gitParts) start.gitParts.add(part);
  // With mounts, only git makes the repository writable, and only code next to it does anything else there.
  if (judgedByWords !== true && (level === 'landlock' || changesGit)) start.gitState ??= gitStateOf(folders);
  return async (find) => {
    try {
      return undo(start, await find(), folders);
    } finally {
      start.calls -= 1;
      if (start.calls === 0) {
        start.ownWrites.end();
        releaseDirectories(start.held);
        start.hidden.release();
        start.gitState?.release();
        starts.delete(workspace);
      }
    }
  };
}

/** Before a program writes these paths, each permitted by name: like Sallyport's own writes, they are not undone. */
export function beginNamedWrites(
  workspace: string,
  paths: readonly string[],
): (find: () => Promise<WithheldPaths>) => Promise<void> {
  for (const path of paths) beginOwnWrite(path);
  return async (find) => {
    for (const path of paths) endOwnWrite(path);
    const start = starts.get(workspace);
    const readOnly = start === undefined ? [] : [...(await find()).readOnly, ...start.watched];
    const isProtected = (path: string): boolean =>
      readOnly.some((directory) => !directory.endsWith('/.git') && isInside({ path, directory }));
    for (const path of paths.filter(isProtected)) {
      const before = [...(start?.copied.copies.keys() ?? [])].filter((file) =>
        isInside({ path: file, directory: path }),
      );
      for (const file of [...leavesBelow(path), ...before]) endOwnWrite(file);
    }
  };
}

function startOf(
  folders: MachineFolders,
  { readOnly, hidden, isPartial }: WithheldPaths,
  level: 'full' | 'landlock',
): Start {
  const { workspace } = folders;
  const watched = [...readOnly, ...gitCode(folders)];
  // A mount keeps what is directly in the workspace. Links have none, and a directory around a mount can be moved.
  const isKept = (path: string): boolean =>
    level === 'full' && dirname(path) === workspace && !(statOf(path)?.isSymbolicLink() === true);
  const copied = watched.filter((path) => !isKept(path));
  const held = level === 'full' ? holdDirectories(copied) : new Map<string, number>();
  return {
    watched,
    ms: Date.now(),
    hadGit: isThere(join(workspace, '.git')),
    wasPartial: isPartial,
    ownWrites: watchOwnWrites(),
    copied: copiesOf(copied, held),
    held,
    hidden: holdHiddenFiles(level === 'full' ? hidden : []),
    calls: 0,
    changesGit: false,
    gitState: null,
    gitParts: new Set(),
    hasMounts: level === 'full',
  };
}

/** What later rules protect and what was written by permission: the first call can last as long as the job. */
function addPaths(start: Start, { readOnly }: WithheldPaths): void {
  const { ownWrites, watched, ms } = start;
  if (start.hasMounts) start.copied = withHeld(start.copied, start.held);
  start.hasMounts = false;
  const added = readOnly.filter(
    (path) => !isWatched(start, path) && (!hasChangedSince(path, ms) || notOwn(path, ownWrites).length === 0),
  );
  const { places } = start.copied;
  // Not in all of what is watched: the results of a batch can be there, which mounts keep.
  const written = ownWrites
    .written()
    .filter((path) => isAtOrBelow(places, path) && isThere(path) && ownWrites.isOwn(path));
  watched.push(...added);
  start.copied = withCopies(start.copied, copiesOf([...added, ...written]));
}

function isAtOrBelow(places: ReadonlyMap<string, unknown>, path: string): boolean {
  const above = dirname(path);
  return places.has(path) || (above !== path && isAtOrBelow(places, above));
}

function isWatched({ watched }: Start, path: string): boolean {
  return watched.some((directory) => path === directory || path.startsWith(`${directory}/`));
}

function undo(start: Start, after: WithheldPaths, folders: MachineFolders): readonly BlockedAttempt[] {
  const { workspace } = folders;
  const { ms, hadGit, ownWrites, changesGit, gitParts } = start;
  // First: the directory may have been moved.
  const state = start.gitState?.undo(gitParts) ?? [];
  const isKept = (path: string): boolean => path.endsWith('/.git') && gitParts.has('repositories');
  const git = changesGit || hadGit ? [] : [join(workspace, '.git')].filter(isThere);
  const created = [...new Set([...after.readOnly, ...git])]
    .filter(
      (path) =>
        !isWatched(start, path) &&
        !isKept(path) &&
        hasChangedSince(path, ms) &&
        !(hadGit && path === join(workspace, '.git')),
    )
    .flatMap((path) => notOwn(path, ownWrites));
  // First: what was moved is at a new protected path.
  const copied = start.hasMounts ? withHeld(withoutKept(start.copied), start.held) : start.copied;
  const removed = new Set(created.filter(remove));
  const { restored, lost, failed } = restore(copied, ownWrites, [workspace, dirname(gitPlace(folders))]);
  const left = [...created.filter((path) => !removed.has(path)), ...failed];
  return [
    ...blockedWrites([...removed, ...restored, ...state], workspace, 'so the change was undone'),
    ...blockedWrites(lost, workspace, 'but it is too large to undo the change'),
    ...blockedWrites(left, workspace, 'but the change could not be undone'),
    ...(after.isPartial && !start.wasPartial ? [unexamined] : []),
  ];
}

/** A new path, or only the files in it that a command has made if others are ours. */
function notOwn(path: string, ownWrites: OwnWrites): readonly string[] {
  const files = leavesBelow(path);
  const foreign = files.filter((file) => !ownWrites.isOwn(file));
  return ownWrites.isOwn(path) || foreign.length < files.length ? foreign : [path];
}

const unexamined: BlockedAttempt = {
  label: 'write too many files',
  reason: 'the workspace now has too many files to find protected ones among them, so new ones may remain',
  suggest: [],
};

/** A formatter can change thousands, and the model gets a line about each denial. */
const mostNamed = 50;

function blockedWrites(paths: readonly string[], workspace: string, end: string): readonly BlockedAttempt[] {
  const named = paths.slice(0, mostNamed).map((path) => workspacePath(path, workspace));
  const others = paths.length - named.length;
  return [
    ...named.map((shown) => ({
      label: `write ${shown}`,
      reason: `${shown} is protected, and no rule names it, ${end}`,
    })),
    ...(others === 0
      ? []
      : [{ label: `write ${String(others)} more`, reason: `they are protected, and no rule names them, ${end}` }]),
  ].map((attempt) => ({ ...attempt, suggest: [] }));
}

function gitPlace({ repository, gitDirectory }: MachineFolders): string {
  return gitDirectory ?? join(repository, '.git');
}

/** Configuration that makes git run programs, and the files that lead to another one. */
function gitCode(folders: MachineFolders): readonly string[] {
  const { worktreeDirectory } = folders;
  return [
    ...['config', 'config.worktree', 'hooks', 'info/attributes', 'commondir'].map((name) =>
      join(gitPlace(folders), name),
    ),
    ...(worktreeDirectory === null ? [] : worktreeFiles.map((name) => join(worktreeDirectory, name))),
  ];
}

function isThere(path: string): boolean {
  return statOf(path) !== undefined;
}

/** The clocks of files have a coarser resolution than the system's. */
const resolutionMs = 100;

/** Nothing older than the call is ever removed. Creating and renaming set this time, and no program can. */
function hasChangedSince(path: string, ms: number): boolean {
  return (statOf(path)?.ctimeMs ?? 0) >= ms - resolutionMs;
}

/** Hidden files that commands could move while they run. */
type HeldHiddenFiles = Readonly<ReturnType<typeof holdHiddenFiles>>;

/** O_PATH | O_NOFOLLOW of Linux: needs no permission to read. */
const pathOnly = 0o10000000 | (process.arch === 'arm64' ? 0o100000 : 0o400000);

/** A process can have only so many open. */
const mostHeld = 500;

/** The kernel knows the path of an open file, wherever it is moved. */
function holdHiddenFiles(paths: readonly string[]) {
  const held = paths.slice(0, mostHeld).flatMap((path) => {
    try {
      return [{ descriptor: openSync(path, pathOnly), paths: new Set([path]) }];
    } catch {
      // It is gone.
      return [];
    }
  });
  return {
    /** Those that still exist, with each path where they were found. */
    moving: (): readonly MovingFile[] =>
      held.flatMap(({ descriptor, paths: found }) => {
        const { dev, ino, nlink } = fstatSync(descriptor, { bigint: true });
        if (nlink === 0n) return [];
        found.add(readlinkSync(`/proc/self/fd/${String(descriptor)}`));
        return [{ inode: `${String(dev)}:${String(ino)}`, paths: [...found] }];
      }),
    release: (): void => {
      for (const { descriptor } of held) closeSync(descriptor);
    },
  };
}
