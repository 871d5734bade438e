import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { lstat, readdir, rename, rmdir, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { attempt } from '../../errors.js';
import { isInside, relativeInside } from '../../policy/files/paths.js';
import { compareBytes } from './compare-bytes.js';
import { withFileProblems, withFileProblemsNow } from './file-problems.js';
import { followLinks, resolvedTarget } from './follow-links.js';
import { hasDescriptorPaths, holdDirectory } from './held-directory.js';
import { ignoreRulesFor } from './ignore-rules.js';
import { asOwnWrite } from './own-writes.js';
import { readLines } from './read-lines.js';
import { isSmall, type Opened, openRegular, readWhole, readWholeNow } from './read-whole.js';
import {
  type FileGuard,
  type FileInfo,
  type FileKind,
  FileProblem,
  type FileSystem,
  type ListGitFiles,
} from './types.js';
import { openParent, writeAtomically } from './write-atomically.js';

export interface FileSystemOptions {
  /** The directory for relative paths; must exist. Its links are resolved once. */
  readonly root: string;
  /** Decides about every real path, including paths outside the root: the file system allows nothing by itself. */
  readonly guard: FileGuard;
  /** Lists the files of a repository; without it, directories are walked. */
  readonly listGitFiles?: ListGitFiles;
  /** Another path that an absolute one means; `null` for most. */
  readonly meant?: (path: string) => string | null;
  /** Files of the run itself, such as its transcript: a search does not find them. */
  readonly ownFiles?: readonly string[] | undefined;
}

/** Creates the file system port. Throws if the root does not exist. */
export function createFileSystem(options: FileSystemOptions): FileSystem {
  const root = realpathSync.native(options.root);
  const { guard } = options;
  const paths = createPaths(root, options);
  const { absolute, confined } = paths;
  const open = createOpener({ absolute, confined, guard });
  let reads = 0;
  return {
    root,
    resolve: absolute,
    relative: (path) => displayPath(absolute(path), root),
    read: async (path, maxBytes) => {
      reads += 1;
      if (reads % readsPerTurn === 0) await nextTurn();
      const opened = withFileProblemsNow(path, () => open(path, maxBytes));
      if (isSmall(opened)) return withFileProblemsNow(path, () => readWholeNow(opened));
      return await withFileProblems(path, () => readWhole(opened));
    },
    readNow: (path, maxBytes) => withFileProblemsNow(path, () => readWholeNow(open(path, maxBytes))),
    write: (path, content) =>
      withFileProblems(path, async () => await writeAtomically(confined('write', path), content)),
    readLines: (path, range) =>
      withFileProblems(path, async () => await readLines(open(path, Number.POSITIVE_INFINITY), range)),
    ...removing(paths),
    info: (path) => withFileProblems(path, () => Promise.resolve(infoAt(confined('read', path)))),
    list: (path) => withFileProblems(path, async () => listDirectory(confined('read', path), guard)),
    walk: (path, walk) =>
      withFileProblems(path, async () => {
        const { walkBelow } = await import('./search/walk-below.js');
        const [asked, real] = [absolute(path), confined('read', path)];
        const walked = await walkBelow(real, guard, walk);
        if (asked === real) return walked;
        return { ...walked, paths: walked.paths.map((path) => join(asked, path.slice(real.length))) };
      }),
    ...finding(paths, options),
    ignored: (paths) =>
      withFileProblems(root, async () => {
        // Checks absolute paths against git's ignore rules; `maybeDirectory` is used if nothing exists at the path.
        const rules = await ignoreRulesFor(root);
        const real = new Map<string, string>();
        const isIgnored: (path: string, maybeDirectory: boolean) => boolean = (path, maybeDirectory) => {
          const parent = dirname(path);
          // A link is matched by its own name, as in git; only its directory is resolved.
          const directory = real.get(parent) ?? resolvedTarget(parent);
          real.set(parent, directory);
          const location = directory === parent ? path : join(directory, basename(path));
          return rules.isBelowIgnored(location, () => kindAt(location)?.isDirectory() ?? maybeDirectory);
        };
        return new Set(paths.filter((path) => isIgnored(absolute(path), path.endsWith('/'))));
      }),
  };
}

interface Paths {
  readonly absolute: (path: string) => string;
  /** The path with links resolved. Throws FileProblem if the guard refuses it. */
  readonly confined: (access: 'read' | 'write', path: string) => string;
  readonly entry: (access: 'write' | 'delete', path: string) => string;
}

function createPaths(root: string, { guard, meant = () => null }: FileSystemOptions): Paths {
  const absolute = (path: string): string => {
    const whole = path.startsWith('/') ? path : `${root}/${path}`;
    const normal = isNormal(whole) ? whole : resolve(root, path);
    return meant(normal) ?? normal;
  };
  const confined = (access: 'read' | 'write', path: string): string => permitted(access, path, resolvedTarget);
  const entry = (access: 'write' | 'delete', path: string): string =>
    permitted(access, path, (location) => join(resolvedTarget(dirname(location)), basename(location)));
  const permitted = (access: FileAccess, path: string, locate: (location: string) => string): string => {
    if (path.includes('\0')) throw new FileProblem('io', path, 'a path cannot contain a NUL character');
    const real = locate(absolute(path));
    const refusal = guard(access, real);
    if (refusal === null) return real;
    throw new FileProblem(
      isInside({ path: real, directory: root }) ? 'refused' : 'outside',
      path,
      `${path} is not permitted: ${refusal}`,
    );
  };
  return { absolute, confined, entry };
}

function removing({ confined, entry }: Paths): Pick<FileSystem, 'remove' | 'move'> {
  return {
    remove: (path) => withFileProblems(path, async () => await removeEntry(entry('delete', path))),
    move: async (from, to) => {
      const target = withFileProblemsNow(to, () => entry('write', to));
      const problem = await withFileProblems(from, async () => {
        confined('read', from);
        return await moveFile(entry('delete', from), target);
      });
      if (problem !== null) throw new FileProblem('exists', to, `${to} ${problem}`);
    },
  };
}

/** Most runs search no files. */
function finding(
  { absolute, confined }: Paths,
  { guard, listGitFiles, ownFiles }: FileSystemOptions,
): Pick<FileSystem, 'find' | 'search'> {
  const ports = { guard, listGitFiles, ownFiles };
  return {
    find: (path, find) =>
      withFileProblems(path, async () => {
        const { findBelow } = await import('./search/find-files.js');
        return await findBelow({ asked: absolute(path), real: confined('read', path) }, ports, find);
      }),
    search: (path, query, find) =>
      withFileProblems(path, async () => {
        const { searchBelow } = await import('./search/find-files.js');
        return await searchBelow(confined('read', path), ports, { ...find, query });
      }),
  };
}

type FileAccess = Parameters<FileGuard>[0];

/** Relative to the root, `.` for the root itself; an outside path stays absolute. */
function displayPath(path: string, root: string): string {
  const relative = relativeInside({ path, directory: root });
  return relative === '' ? '.' : (relative ?? path);
}

function isNormal(path: string): boolean {
  return sep === '/' && !/\/\.{0,2}(?:\/|$)/.test(path);
}

/** Reads are synchronous; other work gets a turn after this many files. */
const readsPerTurn = 64;

/** Synchronous: after a turn with a command, every file that the model knows is examined. */
function infoAt(real: string): FileInfo {
  const info = infoOf(lstatSync(real));
  if (resolvedTarget(real) !== real)
    throw new FileProblem('refused', real, `${real} was replaced during the operation`);
  return info;
}

function infoOf(stat: Stats): FileInfo {
  return { kind: kindOf(stat), size: stat.size, mtimeMs: stat.mtimeMs };
}

function kindOf(stat: Stats): FileKind {
  if (stat.isFile()) return 'file';
  if (stat.isDirectory()) return 'directory';
  return stat.isSymbolicLink() ? 'link' : 'other';
}

async function listDirectory(real: string, guard: FileGuard): ReturnType<FileSystem['list']> {
  const held = await holdDirectory(real);
  try {
    const names = (await readdir(held.base)).sort(compareBytes);
    const stats = await Promise.all(names.map((name) => entryOf(held.base, name)));
    const present = stats.filter((entry) => entry !== null);
    const undecodable = names.filter((name, at) => stats[at] === null && name.includes('\uFFFD')).length;
    held.check();
    const entries = present.filter(({ name, kind }) => {
      const path = join(real, name);
      return guard('read', path) === null && (kind !== 'link' || guard('read', followLinks(path).real) === null);
    });
    return { entries, refused: present.length - entries.length, undecodable };
  } finally {
    await held.handle.close();
  }
}

/** `null` for an entry that was deleted while the directory was listed, or whose name is not valid UTF-8. */
async function entryOf(base: string, name: string): Promise<(FileInfo & { readonly name: string }) | null> {
  const stat = await lstat(join(base, name)).catch(() => null);
  return stat === null ? null : { name, ...infoOf(stat) };
}

function kindAt(path: string): Stats | undefined {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }), undefined);
}

/** Opens regular files for reading; for many files in one directory, links are resolved only once. */
function createOpener({
  absolute,
  confined,
  guard,
}: {
  readonly absolute: (path: string) => string;
  readonly confined: (access: 'read', path: string) => string;
  readonly guard: FileGuard;
}): (path: string, maxBytes: number) => Opened {
  // No links in their path, until the next turn of the event loop: opened by name. The kernel's path of the opened
  // file shows whether one was replaced; without such paths, none is remembered.
  const known = new Set<string>();
  const plain: { has(directory: string): boolean; add(directory: string): void } = {
    has: (directory) => known.has(directory),
    add: (directory) => {
      if (!hasDescriptorPaths) return;
      if (known.size === 0) setImmediate(() => known.clear());
      known.add(directory);
    },
  };
  return (path, maxBytes) => {
    const location = absolute(path);
    if (plain.has(dirname(location)) && guard('read', location) === null) {
      try {
        return openRegular({ real: location, path, maxBytes });
      } catch {
        // A link, missing, not a file, or replaced: the slow path reports the problem.
      }
    }
    const real = confined('read', path);
    if (real === location) plain.add(dirname(location));
    return openRegular({ real, path, maxBytes });
  };
}

/** Removes a file, a link (not its target) or an empty directory. The links of its directory are resolved. */
async function removeEntry(entry: string): Promise<void> {
  const parent = await holdDirectory(dirname(entry));
  try {
    const target = join(parent.base, basename(entry));
    const stat = await lstat(target);
    parent.check();
    await asOwnWrite(entry, () => (stat.isDirectory() ? rmdir(target) : unlink(target)));
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new FileProblem('directory', entry, `${entry} is a directory that is not empty`, { cause: error });
    throw error;
  } finally {
    await parent.handle.close();
  }
}

/** Creates missing directories, never overwrites. Returns what is wrong with the new path, as a clause. */
async function moveFile(from: string, to: string): Promise<string | null> {
  const source = await holdDirectory(dirname(from));
  try {
    const old = join(source.base, basename(from));
    const stat = await lstat(old);
    if (stat.isDirectory()) throw new FileProblem('directory', from, `${from} is a directory`);
    if (!stat.isFile()) throw new FileProblem('special', from, `${from} is not a regular file`);
    const parent = await openParent(dirname(to));
    try {
      const target = join(parent.base, basename(to));
      if ((await lstat(target).catch(() => null)) !== null) return 'already exists';
      source.check();
      parent.check();
      await asOwnWrite(from, () => asOwnWrite(to, () => rename(old, target)));
      return null;
    } finally {
      await parent.handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV')
      return 'is on another file system; use Read, Write and Delete';
    throw error;
  } finally {
    await source.handle.close();
  }
}
