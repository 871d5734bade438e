import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, link, lstat, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nullIfMissing, withFileProblems, withFileProblemsNow } from '../file-problems.js';
import { makeDirectories } from '../make-directories.js';
import { asOwnWrite, endOwnWrite } from '../own-writes.js';
import { FileProblem } from '../types.js';
import { createSyncQueue } from './sync-queue.js';
import { pieceWriter, place, replace } from './whole-files.js';

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** Changes whenever a file is replaced. */
export type FileVersion = string;

/** Opens a directory, and creates it if `create` is set. Throws FileProblem if it is a link below `root`, or a file. */
export async function openStateDirectory(
  path: string,
  { create, root }: { readonly create: boolean; readonly root: string | null },
): Promise<StateDirectory> {
  return await withFileProblems(path, async () => {
    if (root !== null) refuseLinks(path, root);
    if (create) makeDirectories(path, 0o700);
    const stat = await lstat(realpathSync(path));
    if (!stat.isDirectory()) throw new FileProblem('not-a-directory', path, `${path} is not a directory`);
    return directoryAt(realpathSync(path));
  });
}

/** Names are relative, with `/`. The content may be planted: no links, limited sizes. Rejects with FileProblem. */
export type StateDirectory = ReturnType<typeof directoryAt>;

function directoryAt(root: string) {
  const pathOf = (name: string): string => pathIn(root, name);
  let reads = 0;
  return {
    path: root,
    ...writingBelow(root, pathOf),
    /** `null` if the file is missing. */
    read: async (name: string, maxBytes: number) => {
      reads += 1;
      if (reads % readsPerTurn === 0) await nextTurn();
      const absolute = pathOf(name);
      refuseLinks(dirname(absolute), root);
      return withFileProblemsNow(name, () => readRegular(absolute, name, maxBytes));
    },
    /** Names in a folder (`.` for the directory itself), in byte order; none if the folder is missing. */
    names: async (folder: string) => {
      const absolute = pathOf(folder);
      refuseLinks(absolute, root);
      const names = await withFileProblems(folder, () => readdir(absolute).catch(nullIfMissing));
      return (names ?? []).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    },
    remove: async (name: string) =>
      await asOwnWrite(pathOf(name), () =>
        withFileProblems(name, () => rm(pathOf(name), { recursive: true, force: true })),
      ),
    has: async (name: string) => (await lstat(pathOf(name)).catch(() => null))?.isFile() === true,
    /** Puts a file under another path (absolute), as `takeIn` does; `null` if it is missing or not a regular file. */
    giveOut: async (name: string, target: string) => {
      const absolute = pathOf(name);
      refuseLinks(dirname(absolute), root);
      return await withFileProblems(name, async () => {
        await linkOrCopy(absolute, target).catch(nullIfMissing);
        return await versionAt(target);
      });
    },
    /** `null` if the file is missing or not a regular file. */
    versionOf: (name: string) => versionAt(pathOf(name)),
  };
}

/** The size and the time of the content: those of a hard link are the same. */
async function versionAt(absolute: string): Promise<FileVersion | null> {
  const stat = await lstat(absolute, { bigint: true }).catch(nullIfMissing);
  return stat?.isFile() === true ? `${String(stat.mtimeNs)} ${String(stat.size)} ${String(stat.ino)}` : null;
}

/** The target must be new. State files are never changed, so a link will do; never a copy of a link's target. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  if (!(await lstat(source)).isFile()) return;
  try {
    await link(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EEXIST') throw error;
    await copyFile(source, target, constants.COPYFILE_EXCL);
  }
}

function writingBelow(root: string, pathOf: (name: string) => string) {
  const queue = createSyncQueue();
  // Creates the folder of a file, once per folder.
  const made = new Set<string>();
  const makeFolderOf: (absolute: string) => void = (absolute) => {
    const folder = dirname(absolute);
    if (made.has(folder)) return;
    makeDirectories(folder, 0o700);
    refuseLinks(folder, root);
    made.add(folder);
  };
  /** Does the work with the absolute path, whose folder exists then. */
  const inFolder = async <T>(name: string, work: (absolute: string) => Promise<T>): Promise<T> => {
    const absolute = pathOf(name);
    return await asOwnWrite(absolute, () =>
      withFileProblems(name, async () => {
        makeFolderOf(absolute);
        return await work(absolute);
      }),
    );
  };
  return {
    /** Replaces the whole file: after a crash there is the old content or the new one. */
    write: (name: string, content: string | Buffer) => inFolder(name, (absolute) => replace(absolute, content)),
    /** The same for a file that nothing names yet: a crash may leave a part of it. */
    writeNew: (name: string, content: string) => {
      const absolute = pathOf(name);
      withFileProblemsNow(name, () => {
        makeFolderOf(absolute);
        writeNew(absolute, content);
      });
      endOwnWrite(absolute);
    },
    /** Complete when this resolves, if the process is killed; a crash of the machine may leave it empty. */
    add: (name: string, content: string | Buffer) =>
      inFolder(name, async (absolute) => await queue.add(place(absolute, content))),
    /** Resolves when everything that was added is on the disk. */
    flush: () => withFileProblems(root, () => queue.flush()),
    /** Replaces the whole file with pieces of text, so that it need not fit into memory. */
    create: (name: string) => inFolder(name, (absolute) => pieceWriter(absolute, name)),
    move: async (from: string, to: string) => {
      const [source, target] = [pathOf(from), pathOf(to)];
      const work = () =>
        withFileProblems(from, async () => {
          makeFolderOf(target);
          await rename(source, target);
        });
      await asOwnWrite(source, () => asOwnWrite(target, work));
    },
    /** Puts a regular file (absolute) under this name, without a copy if possible. Leaves the name free otherwise. */
    takeIn: (source: string, name: string) =>
      inFolder(name, async (absolute) => {
        await rm(absolute, { force: true });
        await linkOrCopy(source, absolute);
      }),
  };
}

function pathIn(root: string, name: string): string {
  const absolute = resolve(root, name);
  if (absolute !== root && !absolute.startsWith(root + sep))
    throw new Error(`${name} is outside of the state directory`);
  return absolute;
}

/** Every part of the path below `root` that exists must be a directory and not a link. */
function refuseLinks(path: string, root: string): void {
  let at = root;
  for (const part of relative(root, path).split(sep)) {
    if (part === '' || part === '.') continue;
    at = join(at, part);
    const stat = withFileProblemsNow(at, () => lstatSync(at, { throwIfNoEntry: false }));
    if (stat === undefined) return;
    if (stat.isSymbolicLink()) throw new FileProblem('refused', at, `${at} is a link`);
  }
}

/** Synchronous: handing four steps to another thread takes several times as long as the steps. */
function readRegular(absolute: string, name: string, maxBytes: number): Buffer | null {
  const descriptor = openPresent(absolute);
  if (descriptor === null) return null;
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new FileProblem('special', name, `${name} is not a regular file`);
    if (stat.size > maxBytes)
      throw new FileProblem('too-large', name, `${name} has ${String(stat.size)} bytes, more than ${String(maxBytes)}`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function openPresent(absolute: string): number | null {
  try {
    return openSync(absolute, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    return nullIfMissing(error);
  }
}

/** Other work gets a turn after this many files. */
const readsPerTurn = 64;

/** Never through a link: what is found under the name is removed, not followed. */
function writeNew(absolute: string, content: string): void {
  try {
    writeFileSync(absolute, content, newFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(absolute, { force: true });
    writeFileSync(absolute, content, newFile);
  }
}

const newFile = { flag: 'wx', mode: 0o600 } as const;
