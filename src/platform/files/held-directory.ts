import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { FileProblem } from './types.js';

/** Another process may put a link in place of a checked directory, so the path of the opened file is checked again. */

/** Constants that a system lacks are undefined, which `|` treats as 0. */
const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** Whether the system has paths for open directories; otherwise checks before and after must suffice. */
export const hasDescriptorPaths = process.platform === 'linux';

export interface OpenFile {
  readonly descriptor: number;
  readonly stat: Stats;
}

/** An open directory. Names below `base` are resolved in this directory even after it was renamed. */
export interface HeldDirectory {
  readonly handle: FileHandle;
  readonly base: string;
  /** Throws if the directory is no longer at its path. */
  check(): void;
}

/** Follows no final link, waits for no FIFO. The kernel's path of the file, if any, shows whether it was replaced. */
export function openSame(real: string): OpenFile {
  const descriptor = openSync(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stat = fstatSync(descriptor);
    if (hasDescriptorPaths ? !isAtPath(descriptor, real) : !isSame(stat, real)) throw replacedProblem(real);
    return { descriptor, stat };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Opens the directory at `real`. The caller closes the handle. */
export async function holdDirectory(real: string): Promise<HeldDirectory> {
  const handle = await verified(await open(real, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), real);
  return {
    handle,
    base: hasDescriptorPaths ? `/proc/self/fd/${handle.fd}` : real,
    check: () => {
      if (!isAtPath(handle.fd, real)) throw replacedProblem(real);
    },
  };
}

async function verified(handle: FileHandle, real: string): Promise<FileHandle> {
  try {
    if (!isSame(await handle.stat(), real) || !isAtPath(handle.fd, real)) throw replacedProblem(real);
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

/** Whether the kernel reports this path for an open descriptor; true if it cannot be asked. */
export function isAtPath(descriptor: number, real: string): boolean {
  return !hasDescriptorPaths || readlinkSync(`/proc/self/fd/${descriptor}`) === real;
}

function replacedProblem(real: string): FileProblem {
  return new FileProblem('refused', real, `${real} was replaced while it was being opened`);
}
