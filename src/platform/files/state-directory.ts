import { randomBytes } from 'node:crypto';
import { constants, lstatSync, realpathSync } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { withFileProblems, withFileProblemsNow } from './file-problems.js';
import { FileProblem } from './types.js';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

/**
 * Files that outlive the process. Names are relative to the directory, with `/`. Everything found in it may have been
 * planted or damaged: links are refused, and sizes are limited. Rejects with FileProblem.
 */
export interface StateDirectory {
  /** Absolute. */
  readonly path: string;
  /** `null` if the file is missing. */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  /** Replaces the whole file: after a crash there is the old content or the new one. */
  write(name: string, content: string | Buffer): Promise<void>;
  /** The same for a file that nothing names yet: a crash may leave a part of it. */
  writeNew(name: string, content: string): Promise<void>;
  /** Replaces the whole file with pieces of text, so that it need not fit into memory. */
  create(name: string): Promise<PieceWriter>;
  /** Names in a folder (`.` for the directory itself), in byte order; none if the folder is missing. */
  names(folder: string): Promise<readonly string[]>;
  move(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  has(name: string): Promise<boolean>;
}

export interface PieceWriter {
  write(text: string): Promise<void>;
  /** The file appears under its name. */
  close(): Promise<void>;
  /** Nothing changes. */
  abandon(): Promise<void>;
}

/** Opens a directory, and creates it if `create` is set. Throws FileProblem if it is a link below `root`, or a file. */
export async function openStateDirectory(
  path: string,
  { create, root }: { readonly create: boolean; readonly root: string | null },
): Promise<StateDirectory> {
  return await withFileProblems(path, async () => {
    if (root !== null) refuseLinks(path, root);
    if (create) await mkdir(path, { recursive: true, mode: 0o700 });
    const stat = await lstat(realpathSync(path));
    if (!stat.isDirectory()) throw new FileProblem('not-a-directory', path, `${path} is not a directory`);
    return directoryAt(realpathSync(path));
  });
}

function directoryAt(root: string): StateDirectory {
  const place = (name: string): string => placeIn(root, name);
  const makeFolderOf = folderMaker(root);
  return {
    path: root,
    read: async (name, maxBytes) => {
      const absolute = place(name);
      refuseLinks(dirname(absolute), root);
      return await withFileProblems(name, () => readRegular(absolute, name, maxBytes));
    },
    write: async (name, content) => {
      const absolute = place(name);
      await withFileProblems(name, async () => {
        await makeFolderOf(absolute);
        await replace(absolute, content);
      });
    },
    writeNew: async (name, content) => {
      const absolute = place(name);
      await withFileProblems(name, async () => {
        await makeFolderOf(absolute);
        await writeNew(absolute, content);
      });
    },
    create: async (name) => {
      const absolute = place(name);
      return await withFileProblems(name, async () => {
        await makeFolderOf(absolute);
        return await pieceWriter(absolute, name);
      });
    },
    names: async (folder) => {
      const absolute = place(folder);
      refuseLinks(absolute, root);
      const found = await readdir(absolute).catch(emptyIfMissing);
      return found.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    },
    move: async (from, to) => {
      const target = place(to);
      await withFileProblems(from, async () => {
        await makeFolderOf(target);
        await rename(place(from), target);
      });
    },
    remove: async (name) => {
      await withFileProblems(name, () => rm(place(name), { recursive: true, force: true }));
    },
    has: async (name) => (await lstat(place(name)).catch(() => null))?.isFile() === true,
  };
}

function placeIn(root: string, name: string): string {
  const absolute = resolve(root, name);
  if (absolute !== root && !absolute.startsWith(root + sep))
    throw new Error(`${name} is outside of the state directory`);
  return absolute;
}

/** Creates the folder of a file, once per folder. */
function folderMaker(root: string): (absolute: string) => Promise<void> {
  const made = new Set<string>();
  return async (absolute) => {
    const folder = dirname(absolute);
    if (made.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    refuseLinks(folder, root);
    made.add(folder);
  };
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

async function readRegular(absolute: string, name: string, maxBytes: number): Promise<Buffer | null> {
  const handle = await open(absolute, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(nullIfMissing);
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new FileProblem('special', name, `${name} is not a regular file`);
    if (stat.size > maxBytes)
      throw new FileProblem('too-large', name, `${name} has ${String(stat.size)} bytes, more than ${String(maxBytes)}`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** The content reaches the disk before the name does, so that a crash never leaves a truncated file under the name. */
async function replace(absolute: string, content: string | Buffer): Promise<void> {
  const { temporary, handle } = await openTemporary(absolute);
  try {
    await fill(handle, content);
    await rename(temporary, absolute);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Never through a link: what is found under the name is removed, not followed. */
async function writeNew(absolute: string, content: string): Promise<void> {
  await rm(absolute, { force: true });
  await writeFile(absolute, content, { flag: 'wx', mode: 0o600 });
}

async function openTemporary(absolute: string): Promise<{ readonly temporary: string; readonly handle: FileHandle }> {
  const temporary = join(dirname(absolute), `.${basename(absolute)}-${randomBytes(6).toString('hex')}.tmp`);
  return { temporary, handle: await open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600) };
}

/** Small pieces are written together. */
const bufferedCharacters = 64_000;

async function pieceWriter(absolute: string, name: string): Promise<PieceWriter> {
  const { temporary, handle } = await openTemporary(absolute);
  let pieces: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    const text = pieces.join('');
    pieces = [];
    length = 0;
    if (text !== '') await withFileProblems(name, () => handle.appendFile(text));
  };
  return {
    write: async (text) => {
      pieces.push(text);
      length += text.length;
      if (length > bufferedCharacters) await flush();
    },
    close: async () => {
      await flush();
      await handle.datasync();
      await handle.close();
      await withFileProblems(name, () => rename(temporary, absolute));
    },
    abandon: async () => {
      await handle.close();
      await rm(temporary, { force: true });
    },
  };
}

async function fill(handle: FileHandle, content: string | Buffer): Promise<void> {
  try {
    await handle.writeFile(content);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

function emptyIfMissing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
