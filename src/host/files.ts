import { realpathSync, type Stats } from 'node:fs';
import { type FileHandle, lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { compareBytes } from './byte-order.js';
import { withFileProblems } from './file-problems.js';
import { ignoreRulesFor } from './git-ignore.js';
import { holdDirectory, openSame } from './held.js';
import { isInside, realTarget, relativeTo } from './paths.js';
import { readNow } from './read-now.js';
import { type FileGuard, type FileInfo, type FileKind, FileProblem, type Files } from './types.js';
import { walkBelow } from './walk.js';

export interface FilesOptions {
  /** The directory that relative paths start from; must exist. Links in it are resolved once. */
  readonly root: string;
  /** Decides on every real path, also on those outside the root: this door opens nothing by itself. */
  readonly guard: FileGuard;
}

/** The files door. Throws when the root is missing. */
export function createFiles(options: FilesOptions): Files {
  const root = realpathSync(options.root);
  const { guard } = options;
  const absolute = (path: string): string => resolve(root, path);
  const confined = async (access: 'read' | 'write', path: string): Promise<string> => {
    if (path.includes('\0')) throw new FileProblem('io', path, 'a path cannot hold a NUL character');
    const real = await realTarget(absolute(path));
    const refusal = guard(access, real);
    if (refusal === null) return real;
    throw new FileProblem(isInside(root, real) ? 'refused' : 'outside', path, `${path} is closed: ${refusal}`);
  };
  return {
    root,
    resolve: absolute,
    relative: (path) => relativeTo(root, absolute(path)),
    read: (path, maxBytes) =>
      withFileProblems(path, async () => readWhole(await confined('read', path), path, maxBytes)),
    readNow: (path, maxBytes) => readNow({ absolute: absolute(path), path, maxBytes, root, guard }),
    write: (path, content) =>
      withFileProblems(path, async () => {
        const { writeAtomically } = await import('./write-file.js');
        return await writeAtomically(await confined('write', path), content);
      }),
    info: (path) => withFileProblems(path, async () => infoAt(await confined('read', path))),
    list: (path) => withFileProblems(path, async () => listDirectory(await confined('read', path), guard)),
    walk: (path, walk) =>
      withFileProblems(path, async () => {
        const [asked, real] = [absolute(path), await confined('read', path)];
        const walked = await walkBelow(real, guard, walk);
        if (asked === real) return walked;
        return { ...walked, paths: walked.paths.map((found) => join(asked, found.slice(real.length))) };
      }),
    ignored: (paths) => withFileProblems(root, async () => ignoredOf(root, paths)),
  };
}

async function readWhole(real: string, path: string, maxBytes: number): Promise<Buffer> {
  const handle = await openSame(real);
  try {
    const stat = await handle.stat();
    if (stat.isDirectory()) throw new FileProblem('directory', path, `${path} is a directory`);
    if (!stat.isFile()) throw new FileProblem('special', path, `${path} is a FIFO, socket or device`);
    if (stat.size > maxBytes) throw tooLarge(path, stat.size, maxBytes);
    return await readUpTo(handle, { path, size: stat.size, maxBytes });
  } finally {
    await handle.close();
  }
}

interface Reading {
  readonly path: string;
  /** What the file claims; files of a kernel file system claim 0, and others may grow meanwhile. */
  readonly size: number;
  readonly maxBytes: number;
}

async function readUpTo(handle: FileHandle, { path, size, maxBytes }: Reading): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  for (let room = size + 1; ; room = 65_536) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(room), 0, room, null);
    if (bytesRead === 0) return chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
    total += bytesRead;
    if (total > maxBytes) throw tooLarge(path, total, maxBytes);
    chunks.push(buffer.subarray(0, bytesRead));
  }
}

function tooLarge(path: string, size: number, maxBytes: number): FileProblem {
  return new FileProblem('too-large', path, `${path} has ${size} bytes; the limit here is ${maxBytes}`);
}

async function infoAt(real: string): Promise<FileInfo> {
  const info = infoOf(await lstat(real));
  if ((await realTarget(real)) !== real) throw new FileProblem('refused', real, `${real} was replaced meanwhile`);
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

async function listDirectory(real: string, guard: FileGuard): ReturnType<Files['list']> {
  const held = await holdDirectory(real);
  try {
    const names = (await readdir(held.base)).sort(compareBytes);
    const open = names.filter((name) => guard('read', join(real, name)) === null);
    const found = await Promise.all(open.map((name) => entryOf(held.base, name)));
    held.check();
    return { entries: found.filter((entry) => entry !== null), refused: names.length - open.length };
  } finally {
    await held.handle.close();
  }
}

/** Null for an entry that went away while the directory was listed. */
async function entryOf(base: string, name: string): Promise<(FileInfo & { readonly name: string }) | null> {
  const stat = await lstat(join(base, name)).catch(() => null);
  return stat === null ? null : { name, ...infoOf(stat) };
}

async function ignoredOf(root: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rules = await ignoreRulesFor(root);
  const ignored = new Set<string>();
  for (const path of paths) {
    const absolute = resolve(root, path);
    // A link is judged by its own name, as git does; only the way to it is resolved.
    const place = join(await realTarget(dirname(absolute)), basename(absolute));
    const isDirectory = (await lstat(place).catch(() => null))?.isDirectory() ?? path.endsWith('/');
    if (rules.isBelowIgnored(place, isDirectory)) ignored.add(path);
  }
  return ignored;
}
