import type { FileHandle } from 'node:fs/promises';
import { rethrowUnless } from '../../errors.js';

/** Writes files to the disk one after the other, and closes them: more at a time only wait for each other. */
export interface SyncQueue {
  /** Waits only if many files have not reached the disk. */
  add(handle: FileHandle): Promise<void>;
  /** Resolves when all files are on the disk. Rejects if one of them could not be written. */
  flush(): Promise<void>;
}

const mostWaiting = 64;

export function createSyncQueue(): SyncQueue {
  const failures: Error[] = [];
  let waiting = 0;
  let last = Promise.resolve();
  const sync = async (handle: FileHandle): Promise<void> => {
    try {
      await handle.datasync();
    } catch (error) {
      rethrowUnless(error, Error);
      failures.push(error);
    } finally {
      await handle.close();
      waiting -= 1;
    }
  };
  const flush = async (): Promise<void> => {
    await last;
    const [failure] = failures.splice(0);
    if (failure !== undefined) throw failure;
  };
  return {
    add: async (handle) => {
      waiting += 1;
      last = last.then(() => sync(handle));
      if (waiting > mostWaiting) await flush();
    },
    flush,
  };
}
