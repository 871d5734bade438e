import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { Clock } from '../../platform/types.js';
import type { StateStorage } from './types.js';

/** Stores the state of a run in its storage, one time after the other. */
export interface StateSaver {
  /** Resolves when everything that is in the directory now is stored. */
  save(before?: 'sending'): Promise<void>;
  /** Stores it in the background, if the last time is long enough ago. */
  saveSometimes(): void;
}

const everyMs = 5 * 60_000;

export function createStateSaver(
  storage: StateStorage | null,
  directory: StateDirectory,
  clock: Pick<Clock, 'now'>,
): StateSaver {
  if (storage === null) return { save: () => Promise.resolve(), saveSometimes: () => undefined };
  let last = Promise.resolve();
  let savedAt = clock.now();
  const save = (before?: 'sending'): Promise<void> => {
    savedAt = clock.now();
    last = last.then(() => storage.save(directory, before));
    return last;
  };
  return {
    save,
    saveSometimes: () => {
      // A failure is a bug, and the save at the end rejects with it too.
      if (clock.now() - savedAt >= everyMs) save().catch(() => undefined);
    },
  };
}
