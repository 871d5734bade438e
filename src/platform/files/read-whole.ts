import { closeSync, readSync, type Stats } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FileProblem } from '../types.js';
import { type OpenFile, openSame } from './held-directory.js';

/** Reading is synchronous, since it is several times faster; other work gets its turn after so many bytes. */
const bytesPerTurn = 1_000_000;

/** A file with links resolved, the path as the caller wrote it, and the most that is read. */
export interface Wanted {
  readonly real: string;
  readonly path: string;
  readonly maxBytes: number;
}

/** A regular file that is open, with what it claims to hold; whoever reads it closes it. */
export interface Opened extends Wanted, OpenFile {}

/** Throws FileProblem: `directory`, `special`, `too-large`, and what the system says. */
export function openRegular(wanted: Wanted): Opened {
  const opened = openSame(wanted.real);
  const problem = problemOf(opened.stat, wanted.path, wanted.maxBytes);
  if (problem === null) return { ...wanted, ...opened };
  closeSync(opened.descriptor);
  throw problem;
}

/** Whether a file is so small that nothing else has to have its turn meanwhile. */
export function isSmall({ stat }: Opened): boolean {
  return stat.size < bytesPerTurn;
}

/** The whole content at once: for hundreds of small files this is several times faster than promises. Closes the file. */
export function readWholeNow(opened: Opened): Buffer {
  try {
    const reading = startReading(opened);
    while (!readOn(reading));
    return contentOf(reading);
  } finally {
    closeSync(opened.descriptor);
  }
}

/** The same, with a turn for other work now and then. */
export async function readWhole(opened: Opened): Promise<Buffer> {
  try {
    const reading = startReading(opened);
    while (!readOn(reading)) await nextTurn();
    return contentOf(reading);
  } finally {
    closeSync(opened.descriptor);
  }
}

function problemOf(stat: Stats, path: string, maxBytes: number): FileProblem | null {
  if (stat.isDirectory()) return new FileProblem('directory', path, `${path} is a directory`);
  if (!stat.isFile()) return new FileProblem('special', path, `${path} is a FIFO, socket or device`);
  return stat.size > maxBytes ? tooLarge(path, stat.size, maxBytes) : null;
}

interface Reading extends Opened {
  readonly chunks: Buffer[];
  total: number;
}

function startReading(opened: Opened): Reading {
  return { ...opened, chunks: [], total: 0 };
}

/** Reads one piece; true behind the last. Files of a kernel file system claim no size, and others may grow meanwhile. */
function readOn(reading: Reading): boolean {
  const { descriptor, stat, path, maxBytes, chunks } = reading;
  const room = chunks.length === 0 ? Math.min(stat.size + 1, bytesPerTurn) : bytesPerTurn;
  const buffer = Buffer.allocUnsafe(room);
  const bytesRead = readSync(descriptor, buffer, 0, room, null);
  reading.total += bytesRead;
  if (reading.total > maxBytes) throw tooLarge(path, reading.total, maxBytes);
  chunks.push(buffer.subarray(0, bytesRead));
  // Only a file of a kernel file system gives less than it has.
  return bytesRead === 0 || (stat.size > 0 && bytesRead < room);
}

function contentOf({ chunks, total }: Reading): Buffer {
  const [only] = chunks;
  return only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks, total);
}

function tooLarge(path: string, size: number, maxBytes: number): FileProblem {
  return new FileProblem('too-large', path, `${path} has ${size} bytes; the limit here is ${maxBytes}`);
}
