import { closeSync, fdatasync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { rethrowUnless } from '../../../errors.js';

const mostWaiting = 64;
/** The end of each is noticed once per turn of a busy process, which would be too slow for one at a time. */
const lanes = 3;

const dataToDisk = promisify(fdatasync);

/** Writes files to the disk, a few at a time, and closes them. */
export function createSyncQueue() {
  const failures: Error[] = [];
  let waiting = 0;
  const last = Array.from({ length: lanes }, () => Promise.resolve());
  let added = 0;
  const sync = async (descriptor: number): Promise<void> => {
    try {
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
    await Promise.all(last);
    const [failure] = failures.splice(0);
    if (failure !== undefined) throw failure;
  };
  return {
    /** Waits only if many files have not reached the disk. */
    add: async (descriptor: number) => {
      waiting += 1;
      const lane = added % lanes;
      added += 1;
      // What the caller does next is more urgent, such as the next request of a batch.
      last[lane] = Promise.all([last[lane], nextTurn()]).then(() => sync(descriptor));
      if (waiting > mostWaiting) await flush();
    },
    /** Resolves when all files are on the disk. Rejects if one of them could not be written. */
    flush,
  };
}
