import { posix } from 'node:path';
import { type FileKind, GitProblem } from '../types.js';
import { type FeedGit, maxGitBytes, type RunGit, requireSuccess, utf8Output } from './run-git.js';

/** Files of commits, read from the objects and never from the working tree. Rejects with GitProblem. */
export interface TreeReader {
  /**
   * Content of a file in a commit, read from the objects and never from the working tree, filters not run. Null where
   * there is no such regular file; links and submodules are none. Rejects for an unknown ref and above 20 MB.
   */
  readAtRef(ref: string, path: string): Promise<Buffer | null>;
  /** Regular files and links below a directory of a commit, in byte order; `.` is the directory of the door. */
  listAtRef(ref: string, directory: string): Promise<readonly ListedFile[]>;
  /** Where a link of a commit leads, as it is written; null where there is no link. */
  linkAtRef(ref: string, path: string): Promise<string | null>;
  /** Contents of the regular files among these paths of a commit, by two processes in all. Rejects above 20 MB together. */
  readAllAtRef(ref: string, paths: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** What stands at these paths of a commit, links not followed; a submodule is `other`. */
  presentAtRef(ref: string, paths: readonly string[]): Promise<ReadonlyMap<string, FileKind>>;
  /** The modes that git keeps for them: `100644`, `100755`, `120000` for a link, `160000` for a submodule. */
  modesAtRef(ref: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface ListedFile {
  readonly path: string;
  readonly kind: 'file' | 'link';
}

export interface TreeReaderPorts {
  readonly git: RunGit;
  readonly feed: FeedGit;
  /** The full id of a commit, or rejects. */
  readonly wantCommit: (ref: string) => Promise<string>;
  /** Where the door stands below the top of the repository. */
  readonly prefix: () => Promise<string>;
}

export function createTreeReader(ports: TreeReaderPorts): TreeReader {
  const { git, feed, wantCommit, prefix } = ports;
  const askedEntries = async (ref: string, paths: readonly string[]) => {
    const commit = await wantCommit(ref);
    const start = await prefix();
    const places = new Map(paths.map((path) => [inTree(start, path), path]));
    const wanted = [...places.keys()].filter((place) => place !== null);
    // A directory is not listed where something below it is asked for too, unless trees are wanted.
    const found = await entriesAt(git, { commit, paths: wanted, options: ['-t'] });
    return found.flatMap((entry): [string, TreeEntry][] => {
      const asked = places.get(entry.path);
      return asked === undefined ? [] : [[asked, entry]];
    });
  };
  return {
    readAtRef: (ref, path) => blobAt(ports, { ref, path, kind: 'file' }),
    linkAtRef: async (ref, path) => (await blobAt(ports, { ref, path, kind: 'link' }))?.toString('utf8') ?? null,
    async listAtRef(ref, directory) {
      const commit = await wantCommit(ref);
      const start = await prefix();
      const place = inTree(start, directory);
      if (place === null) return [];
      const found = await entriesAt(git, { commit, paths: [place], options: ['-r'] });
      return found.flatMap(({ kind, path }) =>
        kind === 'file' || kind === 'link' ? [{ path: posix.relative(start, path), kind }] : [],
      );
    },
    async presentAtRef(ref, paths) {
      const found = await askedEntries(ref, paths);
      return new Map(found.map(([path, { kind }]) => [path, kind]));
    },
    modesAtRef: async (ref, paths) => new Map((await askedEntries(ref, paths)).map(([path, { mode }]) => [path, mode])),
    async readAllAtRef(ref, paths) {
      const found = (await askedEntries(ref, paths)).filter(([, { kind }]) => kind === 'file');
      if (found.length === 0) return new Map();
      const ids = found.map(([, { id }]) => id);
      const contents = await contentsOf(ids, feed);
      if (contents === null)
        throw new GitProblem(`${ids.length} files in ${ref} are together larger than ${maxGitBytes} bytes`);
      return new Map(found.map(([path], at) => [path, contents[at] ?? Buffer.alloc(0)]));
    },
  };
}

/** The contents of these objects, by one process; null where they are too large together. */
async function contentsOf(ids: readonly string[], feed: FeedGit): Promise<readonly Buffer[] | null> {
  const end = await requireSuccess(feed(ids.map((id) => `${id}\n`).join(''), 'cat-file', '--batch'));
  const contents = blobsIn(end.stdoutBytes);
  return contents?.length === ids.length ? contents : null;
}

interface Wanted {
  readonly ref: string;
  readonly path: string;
  readonly kind: FileKind;
}

async function blobAt(
  { git, wantCommit, prefix }: TreeReaderPorts,
  { ref, path, kind }: Wanted,
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

/** What `cat-file --batch` printed, in its order; null where it was cut. */
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
  /** From the top of the repository. */
  readonly path: string;
}

interface Asked {
  readonly commit: string;
  /** From the top of the repository; `` is the top itself. */
  readonly paths: readonly string[];
  readonly options: readonly string[];
}

async function entriesAt(git: RunGit, { commit, paths, options }: Asked): Promise<readonly TreeEntry[]> {
  if (paths.length === 0) return [];
  const where = paths.filter((path) => path !== '');
  const end = await requireSuccess(git('ls-tree', '-z', '--full-tree', ...options, commit, '--', ...where));
  return utf8Output(end)
    .split('\0')
    .flatMap((line): readonly TreeEntry[] => {
      const match = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(line);
      if (match === null) return [];
      const [, mode = '', type, id = '', found = ''] = match;
      return [{ kind: kindOfEntry(type, mode), mode, id, path: found }];
    });
}

function kindOfEntry(type: string | undefined, mode: string): FileKind {
  if (type === 'tree') return 'directory';
  if (mode === '120000') return 'link';
  return type === 'blob' && mode.startsWith('100') ? 'file' : 'other';
}

/** From the top of the tree, without a slash at its end; null for a path that leads out of it. */
function inTree(prefix: string, path: string): string | null {
  if (path.includes('\0') || posix.isAbsolute(path)) return null;
  const joined = posix.join(prefix, path).replace(/\/$/, '');
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' ? '' : joined;
}
