import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FileProblem } from '../types.js';
import { type DirectoryLock, lockPath } from './lock-directory.js';

/** Two runs that write one file would destroy both. The files of the run's own directory need no lock. */
export function createHeldFiles(directory: string, temporary: string) {
  const locks = new Map<string, DirectoryLock>();
  return {
    add(absolute: string, shown: string): void {
      // A directory has a lock of its own, for the run that works in it; writing it fails later with the right reason.
      const isDirectory = lstatSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true;
      if (locks.has(absolute) || dirname(absolute) === directory || isDirectory) return;
      const lock = lockPath(join(realpathSync(dirname(absolute)), basename(absolute)), temporary);
      if ('holder' in lock)
        throw new FileProblem('exists', shown, `another run writes it, in process ${String(lock.holder.pid)}`);
      locks.set(absolute, lock);
    },
    release(): void {
      for (const lock of locks.values()) lock.release();
      locks.clear();
    },
  };
}
