import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInside } from '../../policy/files/paths.js';
import type { CommandNeeds } from '../../policy/types.js';
import { followLinks } from '../files/follow-links.js';
import { fileVersion, type OwnWrites, watchOwnWrites } from '../files/own-writes.js';
import type { MachineFolders } from './machine-folders.js';
import type { SandboxOptions } from './options.js';
import type { BlockedAttempt } from './types.js';
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

const mostBytes = 16_000_000;

type WatchOptions = Pick<SandboxOptions, 'rules' | 'unchangedInGit' | 'outside'>;
type WatchedFolders = Pick<MachineFolders, 'workspace' | 'repository' | 'gitDirectory'>;

export function createWorkspaceWatch(folders: WatchedFolders, options: WatchOptions): WorkspaceWatch {
  const { workspace, repository, gitDirectory } = folders;
  const { rules } = options;
  const examined: ExaminedDirectories = new Map();
  let known: Promise<WithheldPaths> | null = null;
  const current = (): Promise<WithheldPaths> =>
    (known ??= findWithheldPaths(workspace, rules, examined).then((found) => shownByGit(found, options)));
  let outside: Promise<readonly OutsideDirectory[]> | null = null;
  return {
    current,
    outside: () => (outside ??= findOutside(folders, options)),
    async begin(level, { changesGit }) {
      const before = await current();
      const beginMs = Date.now();
      const hadGit = isThere(join(workspace, '.git'));
      const gitPlace = gitDirectory ?? join(repository, '.git');
      const watched = [...before.readOnly, ...gitCode(gitPlace)];
      // Mounts keep existing paths; with Landlock alone, they are copied before and restored afterwards.
      const own = watchOwnWrites();
      const copied = level === 'landlock' ? copiesOf(watched) : null;
      return async () => {
        known = null;
        const after = await current();
        const isNew = (path: string): boolean => !watched.some((one) => path === one || path.startsWith(`${one}/`));
        const git = changesGit || hadGit ? [] : [join(workspace, '.git')].filter(isThere);
        const created = [...new Set([...after.readOnly, ...git])].filter(
          (path) => isNew(path) && hasChangedSince(path, beginMs) && !(hadGit && path === join(workspace, '.git')),
        );
        for (const path of created) rmSync(path, { recursive: true, force: true });
        const { restored, lost } =
          copied === null ? { restored: [], lost: [] } : restore(copied, own, [workspace, dirname(gitPlace)]);
        own.end();
        if (created.length + restored.length + lost.length > 0) known = null;
        return [
          ...[...created, ...restored].map((path) => blockedWrite(path, workspace, 'so the change was undone')),
          ...lost.map((path) => blockedWrite(path, workspace, 'but it is too large to undo the change')),
        ];
      };
    },
  };
}

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

/** Configuration that makes git run programs. */
function gitCode(gitDirectory: string): readonly string[] {
  return ['config', 'config.worktree', 'hooks', 'info/attributes'].map((name) => join(gitDirectory, name));
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

interface Copy {
  /** The version of the file if there are too many bytes to copy them all. */
  readonly content: Buffer | string;
  /** Git and hooks ignore programs that are not executable. */
  readonly mode: number;
}

interface Copied {
  readonly copies: ReadonlyMap<string, Copy>;
  /** The watched paths, with the directories that they are in, links resolved. */
  readonly places: ReadonlyMap<string, string>;
}

const placeOf = (path: string): string => followLinks(dirname(path)).real;

/** Small files first: most of them are configuration. Sallyport may remove its own files at the same time. */
function copiesOf(watched: readonly string[]): Copied {
  const paths = watched.filter((one) => !one.endsWith('/.git'));
  const copies = new Map<string, Copy>();
  const sizes = paths.flatMap(filesBelow).flatMap((path) => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return stat === undefined ? [] : [{ path, size: stat.size, mode: stat.mode & 0o777 }];
  });
  let bytes = 0;
  for (const { path, size, mode } of sizes.sort((one, other) => one.size - other.size)) {
    bytes += size;
    const content = bytes > mostBytes ? fileVersion(path) : contentOf(path);
    if (content !== null) copies.set(path, { content, mode });
  }
  return { copies, places: new Map(paths.map((path) => [path, placeOf(path)])) };
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

interface Changes {
  readonly restored: readonly string[];
  /** There was no copy of them. */
  readonly lost: readonly string[];
}

/**
 * Puts the content back; removes files that were not there. Nothing is read or written through a link that a command has
 * put in the place of a directory: it can lead anywhere.
 */
function restore({ copies, places }: Copied, { isOwn }: Pick<OwnWrites, 'isOwn'>, tops: readonly string[]): Changes {
  for (const path of copies.keys()) openDirectory(dirname(path), tops);
  const now = new Set([...places].flatMap(([path, place]) => (placeOf(path) === place ? filesBelow(path) : [])));
  const changes = { restored: [] as string[], lost: [] as string[] };
  for (const path of now) {
    if (copies.has(path) || isOwn(path)) continue;
    rmSync(path, { force: true });
    changes.restored.push(path);
  }
  for (const [path, copy] of copies) {
    if (isOwn(path) || (now.has(path) && isSame(path, copy))) continue;
    if (typeof copy.content === 'string') {
      changes.lost.push(path);
      continue;
    }
    if (!now.has(path)) makeDirectory(dirname(path), tops);
    rmSync(path, { recursive: true, force: true });
    writeFileSync(path, copy.content);
    chmodSync(path, copy.mode);
    changes.restored.push(path);
  }
  return changes;
}

/** Gives access to a directory again that a command has taken from its owner. */
function openDirectory(directory: string, tops: readonly string[]): void {
  if (tops.some((top) => directory !== top && isInside({ path: directory, directory: top })))
    openDirectory(dirname(directory), tops);
  const stat = lstatSync(directory, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true && (stat.mode & 0o700) !== 0o700) chmodSync(directory, stat.mode | 0o700);
}

/** Makes the missing directories below the tops; what is in the place of one is removed. */
function makeDirectory(directory: string, tops: readonly string[]): void {
  if (!tops.some((top) => directory !== top && isInside({ path: directory, directory: top }))) return;
  makeDirectory(dirname(directory), tops);
  if (lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true) return;
  rmSync(directory, { force: true });
  mkdirSync(directory);
}

function isSame(path: string, { content, mode }: Copy): boolean {
  if (typeof content === 'string') return fileVersion(path) === content;
  const now = (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
  return now === mode && contentOf(path)?.equals(content) === true;
}

function filesBelow(path: string): readonly string[] {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return stat.isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [];
}
