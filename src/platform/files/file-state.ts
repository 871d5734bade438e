import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Those a system lacks are undefined, which `|` takes as 0. */
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** What a path held at one moment. */
export interface FileState {
  /** As git writes it: `100644`, `100755`, `120000` for a link; `other` for a directory or device. */
  readonly mode: string;
  /** Of the content. Null where that was not read: too large, not permitted, not a file. */
  readonly digest: string | null;
  /** Size, times and place: if they are the same, so is the content, unless it was written just before. */
  readonly stamp: string;
  readonly isFresh: boolean;
  /** Null above the limit that was asked for. */
  readonly content: Buffer | null;
}

/** Of a larger file only size and times are compared: reading it would cost more than it is worth. */
const mostHashed = 64_000_000;
const pieceBytes = 1_000_000;

/** A file system may give the same time to two changes that follow at once; one with whole seconds, to many. */
const freshMs = 100;
const freshSecondsMs = 2_500;

/** The state of a path, null if nothing is there. Follows no link and waits for no FIFO. Keeps contents up to `keep` bytes. */
export function fileState(path: string, keep: number): FileState | null {
  const stat = lookAt(path);
  if (stat === null) return null;
  if (stat === 'unknown') return { ...nothingRead, mode: 'other', stamp: 'unknown', isFresh: false };
  const seen = {
    mode: modeOf(stat),
    stamp: stampOf(stat),
    isFresh: isFresh(stat),
  };
  try {
    if (stat.isSymbolicLink()) return { ...seen, ...read([Buffer.from(readlinkSync(path))], keep) };
    if (!stat.isFile() || stat.size > mostHashed) return { ...seen, ...nothingRead };
    return { ...seen, ...readFile(path, stat, keep) };
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    return { ...seen, ...nothingRead };
  }
}

const nothingRead = { digest: null, content: null };

/** Whether the path still holds the same as before; reads its content only if that cannot be told otherwise. */
export function isUnchanged(path: string, before: FileState | null): boolean {
  const stat = lookAt(path);
  if (before === null || stat === null) return before === stat;
  if (stat !== 'unknown' && !before.isFresh && stampOf(stat) === before.stamp) return true;
  return isSameState(before, fileState(path, 0));
}

export function isSameState(before: FileState | null, after: FileState | null): boolean {
  if (before === null || after === null) return before === after;
  if (before.digest === null || after.digest === null) return before.stamp === after.stamp;
  return before.digest === after.digest && before.mode === after.mode;
}

/** States of many paths below a directory, the contents kept as long as there is room. Other work gets its turn between. */
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

/** When the file system last noticed a change of this path, in milliseconds since the epoch; NaN if that is not known. */
export function changeTimeMs(path: string): number {
  const stat = lookAt(path);
  return stat === null || stat === 'unknown' ? Number.NaN : stat.ctimeMs;
}

function lookAt(path: string): Stats | 'unknown' | null {
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
  const window = ctimeMs % 1_000 === 0 ? freshSecondsMs : freshMs;
  return ctimeMs > Date.now() - window;
}

function readFile(path: string, stat: Stats, keep: number): Pick<FileState, 'digest' | 'content'> {
  const descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const opened = fstatSync(descriptor);
    if (!opened.isFile() || opened.ino !== stat.ino) return nothingRead;
    return read(pieces(descriptor, opened.size), keep);
  } finally {
    closeSync(descriptor);
  }
}

/** One buffer for all: a piece is gone when the next one is read. */
function* pieces(descriptor: number, size: number): Iterable<Buffer> {
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(size, pieceBytes)));
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
