import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { compareBytes } from './byte-order.js';
import { withFileProblems, withFileProblemsNow } from './file-problems.js';
import { ignoreRulesFor } from './git-ignore.js';
import { holdDirectory } from './held.js';
import { isInside, realTarget, relativeTo } from './paths.js';
import { readWhole, readWholeNow } from './read-whole.js';
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
  const confined = (access: 'read' | 'write', path: string): string => {
    if (path.includes('\0')) throw new FileProblem('io', path, 'a path cannot hold a NUL character');
    const real = realTarget(absolute(path));
    const refusal = guard(access, real);
    if (refusal === null) return real;
    throw new FileProblem(isInside(root, real) ? 'refused' : 'outside', path, `${path} is closed: ${refusal}`);
  };
  let reads = 0;
  return {
    root,
    resolve: absolute,
    relative: (path) => relativeTo(root, absolute(path)),
    read: (path, maxBytes) =>
      withFileProblems(path, async () => {
        reads += 1;
        if (reads % readsPerTurn === 0) await nextTurn();
        return await readWhole({ real: confined('read', path), path, maxBytes });
      }),
    readNow: (path, maxBytes) =>
      withFileProblemsNow(path, () => readWholeNow({ real: confined('read', path), path, maxBytes })),
    write: (path, content) =>
      withFileProblems(path, async () => {
        const { writeAtomically } = await import('./write-file.js');
        return await writeAtomically(confined('write', path), content);
      }),
    info: (path) => withFileProblems(path, async () => infoAt(confined('read', path))),
    list: (path) => withFileProblems(path, async () => listDirectory(confined('read', path), guard)),
    walk: (path, walk) =>
      withFileProblems(path, async () => {
        const [asked, real] = [absolute(path), confined('read', path)];
        const walked = await walkBelow(real, guard, walk);
        if (asked === real) return walked;
        return { ...walked, paths: walked.paths.map((found) => join(asked, found.slice(real.length))) };
      }),
    ignored: (paths) => withFileProblems(root, async () => ignoredOf(root, paths)),
  };
}

/** Reading does not wait for the system; other work gets its turn after so many files. */
const readsPerTurn = 64;

async function infoAt(real: string): Promise<FileInfo> {
  const info = infoOf(await lstat(real));
  if (realTarget(real) !== real) throw new FileProblem('refused', real, `${real} was replaced meanwhile`);
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
  const real = new Map<string, string>();
  for (const path of paths) {
    const absolute = resolve(root, path);
    const parent = dirname(absolute);
    // A link is judged by its own name, as git does; only the way to it is resolved.
    const directory = real.get(parent) ?? realTarget(parent);
    real.set(parent, directory);
    const place = join(directory, basename(absolute));
    const isDirectory = kindAt(place)?.isDirectory() ?? path.endsWith('/');
    if (rules.isBelowIgnored(place, isDirectory)) ignored.add(path);
  }
  return ignored;
}

/** Undefined where nothing can be seen. */
function kindAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
