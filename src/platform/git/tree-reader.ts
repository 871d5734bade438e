import { posix } from 'node:path';
import type { FileKind } from '../files/types.js';
import { GitProblem } from '../types.js';
import { type FeedGit, maxGitBytes, type RunGit, requireSuccess, utf8Output } from './run-git.js';

export interface TreeReaderPorts {
  readonly git: RunGit;
  readonly feed: FeedGit;
  /** Returns the full id of a commit, or rejects. */
  readonly wantCommit: (ref: string) => Promise<string>;
  /** The directory of the port relative to the top of the repository. */
  readonly prefix: () => Promise<string>;
}

/** Reads files from commits and never from the working tree. Rejects with GitProblem. */
export function createTreeReader(ports: TreeReaderPorts) {
  const { git, feed, wantCommit, prefix } = ports;
  const requestedEntries = async (ref: string, paths: readonly string[]) => {
    const commit = await wantCommit(ref);
    const start = await prefix();
    const pathsInTree = new Map(paths.map((path) => [inTree(start, path), path]));
    const wanted = [...pathsInTree.keys()].filter((place) => place !== null);
    // Git lists a directory together with paths below it only with `-t`.
    const entries = await entriesAt(git, { commit, paths: wanted, options: ['-t'] });
    return entries.flatMap((entry): [string, TreeEntry][] => {
      const asked = pathsInTree.get(entry.path);
      return asked === undefined ? [] : [[asked, entry]];
    });
  };
  return {
    /** Without filters; `null` unless a regular file, not a link. Rejects for an unknown ref and above 20 MB. */
    readAtRef: (ref: string, path: string) => blobAt(ports, { ref, path, kind: 'file' }),
    /** The target of a link in a commit, as written; `null` if it is not a link. */
    linkAtRef: async (ref: string, path: string) =>
      (await blobAt(ports, { ref, path, kind: 'link' }))?.toString('utf8') ?? null,
    /** Regular files and links below a directory of a commit, in byte order; `.` is the directory of the port. */
    async listAtRef(ref: string, directory: string) {
      const commit = await wantCommit(ref);
      const start = await prefix();
      const place = inTree(start, directory);
      if (place === null) return [];
      const entries = await entriesAt(git, { commit, paths: [place], options: ['-r'] });
      return entries.flatMap(({ kind, path }) =>
        kind === 'file' || kind === 'link' ? [{ path: posix.relative(start, path), kind }] : [],
      );
    },
    /** The kinds of these paths in a commit, links not followed; a submodule is `other`. */
    async presentAtRef(ref: string, paths: readonly string[]) {
      const entries = await requestedEntries(ref, paths);
      return new Map(entries.map(([path, { kind }]) => [path, kind]));
    },
    /** The modes in git: `100644`, `100755`, `120000` for a link, `160000` for a submodule. */
    modesAtRef: async (ref: string, paths: readonly string[]) =>
      new Map((await requestedEntries(ref, paths)).map(([path, { mode }]) => [path, mode])),
    /** Those that are regular files, with two processes in all. Rejects above 20 MB in total. */
    async readAllAtRef(ref: string, paths: readonly string[]) {
      const entries = (await requestedEntries(ref, paths)).filter(([, { kind }]) => kind === 'file');
      if (entries.length === 0) return new Map<string, Buffer>();
      const ids = entries.map(([, { id }]) => id);
      const contents = await contentsOf(ids, feed);
      if (contents === null)
        throw new GitProblem(`${ids.length} files in ${ref} are larger than ${maxGitBytes} bytes in total`);
      return new Map(entries.map(([path], at) => [path, contents[at] ?? Buffer.alloc(0)]));
    },
  };
}

/** The contents of these objects, read by one process; `null` if they are too large in total. */
async function contentsOf(ids: readonly string[], feed: FeedGit): Promise<readonly Buffer[] | null> {
  const end = await requireSuccess(feed(ids.map((id) => `${id}\n`).join(''), 'cat-file', '--batch'));
  const contents = blobsIn(end.stdoutBytes);
  return contents?.length === ids.length ? contents : null;
}

async function blobAt(
  { git, wantCommit, prefix }: TreeReaderPorts,
  { ref, path, kind }: { readonly ref: string; readonly path: string; readonly kind: FileKind },
): Promise<Buffer | null> {
  const commit = await wantCommit(ref);
  const place = inTree(await prefix(), path);
  if (place === null) return null;
  const [entry] = await entriesAt(git, { commit, paths: [place], options: [] });
  if (entry?.kind !== kind || entry.path !== place) return null;
  const end = await requireSuccess(git('cat-file', 'blob', entry.id));
  if (end.stdoutBytes.length > maxGitBytes)
    throw new GitProblem(`${path} in ${ref} is larger than ${maxGitBytes} bytes`);
  return end.stdoutBytes;
}

/** The blobs in the output of `cat-file --batch`, in order; `null` if it was truncated. */
function blobsIn(output: Buffer): readonly Buffer[] | null {
  const blobs: Buffer[] = [];
  for (let at = 0; at < output.length; ) {
    const lineEnd = output.indexOf(0x0a, at);
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString('latin1', at, Math.max(at, lineEnd)))?.[1];
    if (size === undefined) return null;
    const end = lineEnd + 1 + Number(size);
    if (end >= output.length) return null;
    blobs.push(output.subarray(lineEnd + 1, end));
    at = end + 1;
  }
  return blobs;
}

interface TreeEntry {
  readonly kind: FileKind;
  readonly mode: string;
  readonly id: string;
  /** Relative to the top of the repository. */
  readonly path: string;
}

interface EntryRequest {
  readonly commit: string;
  /** Relative to the top of the repository; an empty path is the top itself. */
  readonly paths: readonly string[];
  readonly options: readonly string[];
}

async function entriesAt(git: RunGit, { commit, paths, options }: EntryRequest): Promise<readonly TreeEntry[]> {
  if (paths.length === 0) return [];
  const where = paths.filter((path) => path !== '');
  const end = await requireSuccess(git('ls-tree', '-z', '--full-tree', ...options, commit, '--', ...where));
  return utf8Output(end)
    .split('\0')
    .flatMap((line): readonly TreeEntry[] => {
      const match = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(line);
      if (match === null) return [];
      const [, mode = '', type, id = '', path = ''] = match;
      return [{ kind: kindOfEntry(type, mode), mode, id, path }];
    });
}

function kindOfEntry(type: string | undefined, mode: string): FileKind {
  if (type === 'tree') return 'directory';
  if (mode === '120000') return 'link';
  return type === 'blob' && mode.startsWith('100') ? 'file' : 'other';
}

/** The path relative to the top of the tree, without a trailing slash; `null` for a path outside of it. */
function inTree(prefix: string, path: string): string | null {
  if (path.includes('\0') || posix.isAbsolute(path)) return null;
  const joined = posix.join(prefix, path).replace(/\/$/, '');
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' ? '' : joined;
}
