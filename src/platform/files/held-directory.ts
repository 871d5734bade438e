import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { FileProblem } from '../types.js';

/**
 * Opening what was judged and nothing else. Between the question to the guard and the opening, another process may
 * swap a directory for a link; so the opened thing itself is asked for its path again.
 */

/** Those a system lacks are undefined, which `|` takes as 0. */
const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** Other systems cannot name an open directory in a path; there the checks before and after have to do. */
export const hasDescriptorPaths = process.platform === 'linux';

/** An open file; the caller closes the descriptor. */
export interface OpenFile {
  readonly descriptor: number;
  readonly stat: Stats;
}

/** An open directory. Names below `base` are looked up in this very directory, even after it was renamed. */
export interface HeldDirectory {
  readonly handle: FileHandle;
  readonly base: string;
  /** Throws when the directory does not stand at its path any more. */
  check(): void;
}

/**
 * Opens `real` (links resolved before) for reading without following a final link and without waiting for a FIFO's
 * writer. Synchronous: see followLinks. Where the kernel says the path of what is open, that says all: of a file that
 * was moved or replaced since, it says another one.
 */
export function openSame(real: string): OpenFile {
  const descriptor = openSync(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stat = fstatSync(descriptor);
    if (hasDescriptorPaths ? !isAtPath(descriptor, real) : !isSame(stat, real)) throw swapped(real);
    return { descriptor, stat };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Opens the directory at `real`. The caller closes the handle. */
export async function holdDirectory(real: string): Promise<HeldDirectory> {
  const handle = await keepIfSame(await open(real, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), real);
  return {
    handle,
    base: hasDescriptorPaths ? `/proc/self/fd/${handle.fd}` : real,
    check: () => {
      if (!isAtPath(handle.fd, real)) throw swapped(real);
    },
  };
}

async function keepIfSame(handle: FileHandle, real: string): Promise<FileHandle> {
  try {
    if (!isSame(await handle.stat(), real) || !isAtPath(handle.fd, real)) throw swapped(real);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function isSame(opened: Stats, real: string): boolean {
  const named = lstatSync(real, { throwIfNoEntry: false });
  return named !== undefined && opened.dev === named.dev && opened.ino === named.ino;
}

/** Whether the kernel says that an open descriptor has this path; true where it cannot be asked. */
export function isAtPath(descriptor: number, real: string): boolean {
  return !hasDescriptorPaths || readlinkSync(`/proc/self/fd/${descriptor}`) === real;
}

function swapped(real: string): FileProblem {
  return new FileProblem('refused', real, `${real} was replaced while it was opened`);
}
