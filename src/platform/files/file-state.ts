import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Constants that a system lacks are undefined, which `|` treats as 0. */
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

export interface FileState {
  /** The mode as in git: `100644`, `100755`, `120000` for a link; `other` for a directory or device. */
  readonly mode: string;
  readonly isDirectory?: boolean;
  /** The hash of the content; `null` if it was not read: too large, not permitted, or not a file. */
  readonly digest: string | null;
  /** Size, times and inode: if they are unchanged, so is the content, unless it was written just before. */
  readonly stamp: string;
  readonly isFresh: boolean;
  /** The content; `null` above the requested limit. */
  readonly content: Buffer | null;
}

/** For larger files, only size and times are compared, since reading them would be too expensive. */
const maxHashedBytes = 64_000_000;
const chunkBytes = 1_000_000;

/** A file system may give two successive changes the same time, or many if it stores whole seconds. */
const freshMs = 100;
const freshSecondsMs = 2_500;

/** `null` if missing. Does not follow links or wait for FIFOs. Keeps contents of up to `keep` bytes. */
export function fileState(path: string, keep: number): FileState | null {
  const stat = lstatOrNull(path);
  if (stat === null) return null;
  if (stat === 'unknown') return { ...nothingRead, mode: 'other', stamp: 'unknown', isFresh: false };
  const seen = {
    mode: modeOf(stat),
    stamp: stampOf(stat),
    isFresh: isFresh(stat),
    ...(stat.isDirectory() ? { isDirectory: true } : {}),
  };
  try {
    if (stat.isSymbolicLink()) return { ...seen, ...read([Buffer.from(readlinkSync(path))], keep) };
    if (!stat.isFile() || stat.size > maxHashedBytes) return { ...seen, ...nothingRead };
    return { ...seen, ...readFile(path, stat, keep) };
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    return { ...seen, ...nothingRead };
  }
}

const nothingRead = { digest: null, content: null };

/** Whether the path is unchanged; reads its content only if size and times do not decide it. */
export function isUnchanged(path: string, before: FileState | null): boolean {
  const stat = lstatOrNull(path);
  if (before === null || stat === null) return before === stat;
  if (stat !== 'unknown' && !before.isFresh && stampOf(stat) === before.stamp) return true;
  return isSameState(before, fileState(path, 0));
}

export function isSameState(before: FileState | null, after: FileState | null): boolean {
  if (before === null || after === null) return before === after;
  if (before.digest === null || after.digest === null) return before.stamp === after.stamp;
  return before.digest === after.digest && before.mode === after.mode;
}

/** The states of many paths, with contents up to the total limit. Yields to other work in between. */
export async function fileStates(
  root: string,
  paths: Iterable<string>,
  { each, total, signal }: { readonly each: number; readonly total: number; readonly signal: AbortSignal },
): Promise<Map<string, FileState | null>> {
  const states = new Map<string, FileState | null>();
  let room = total;
  for (const path of paths) {
    if (signal.aborted) break;
    const state = fileState(`${root}/${path}`, Math.min(each, room));
    room -= state?.content?.length ?? 0;
    states.set(path, state);
    if (states.size % 50 === 0) await nextTurn();
  }
  return states;
}

/** The time of the last change of this path, in milliseconds since the epoch; NaN if unknown. */
export function changeTimeMs(path: string): number {
  const stat = lstatOrNull(path);
  return stat === null || stat === 'unknown' ? Number.NaN : stat.ctimeMs;
}

function lstatOrNull(path: string): Stats | 'unknown' | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? null : 'unknown';
  }
}

function modeOf(stat: Stats): string {
  if (stat.isSymbolicLink()) return '120000';
  if (!stat.isFile()) return 'other';
  return process.platform !== 'win32' && (stat.mode & 0o100) !== 0 ? '100755' : '100644';
}

function stampOf(stat: Stats): string {
  return [stat.dev, stat.ino, stat.mode, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ');
}

function isFresh({ ctimeMs }: Stats): boolean {
  const resolution = ctimeMs % 1_000 === 0 ? freshSecondsMs : freshMs;
  return ctimeMs > Date.now() - resolution;
}

function readFile(path: string, stat: Stats, keep: number) {
  const descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const opened = fstatSync(descriptor);
    if (!opened.isFile() || opened.ino !== stat.ino) return nothingRead;
    return read(chunks(descriptor, opened.size), keep);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads in chunks that share one buffer: a chunk is only valid until the next one is read. */
function* chunks(descriptor: number, size: number): Iterable<Buffer> {
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(size, chunkBytes)));
  for (let left = size; left > 0; ) {
    const bytes = readSync(descriptor, buffer, 0, Math.min(left, buffer.length), null);
    if (bytes === 0) return;
    left -= bytes;
    yield buffer.subarray(0, bytes);
  }
}

function read(parts: Iterable<Buffer>, keep: number): Pick<FileState, 'digest' | 'content'> {
  const hash = createHash('sha256');
  let kept: Buffer[] | null = [];
  let size = 0;
  for (const part of parts) {
    hash.update(part);
    size += part.length;
    if (size > keep) kept = null;
    else kept?.push(Buffer.from(part));
  }
  return { digest: hash.digest('base64'), content: kept === null ? null : Buffer.concat(kept) };
}
