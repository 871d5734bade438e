import { closeSync, fdatasync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { rethrowUnless } from '../../errors.js';

/** Writes files to the disk one after the other, and closes them: more at a time only wait for each other. */
export interface SyncQueue {
  /** Waits only if many files have not reached the disk. */
  add(descriptor: number): Promise<void>;
  /** Resolves when all files are on the disk. Rejects if one of them could not be written. */
  flush(): Promise<void>;
}

const mostWaiting = 64;

const dataToDisk = promisify(fdatasync);

export function createSyncQueue(): SyncQueue {
  const failures: Error[] = [];
  let waiting = 0;
  let last = Promise.resolve();
  const sync = async (descriptor: number): Promise<void> => {
    try {
      // What the caller does next is more urgent, such as the next request of a batch.
      await nextTurn();
      await dataToDisk(descriptor);
    } catch (error) {
      rethrowUnless(error, Error);
      failures.push(error);
    } finally {
      closeSync(descriptor);
      waiting -= 1;
    }
  };
  const flush = async (): Promise<void> => {
    await last;
    const [failure] = failures.splice(0);
    if (failure !== undefined) throw failure;
  };
  return {
    add: async (descriptor) => {
      waiting += 1;
      last = last.then(() => sync(descriptor));
      if (waiting > mostWaiting) await flush();
    },
    flush,
  };
}
