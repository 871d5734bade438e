import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { Clock } from '../../platform/types.js';

/** Stores the state of a run in its storage, one time after the other. */
export interface StateSaver {
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

/** Where the state of a batch is between two runs, if the directory does not outlive the machine. */
export interface StateStorage {
  /** Nothing that it brings is trusted. Rejects with UserError if it cannot be determined: all would be paid for again. */
  restore(directory: StateDirectory): Promise<void>;
  /** Never rejects: a warning, and it stays in the directory. @param before what losing it would make cost again */
  save(directory: StateDirectory, before?: 'sending'): Promise<void>;
  /** Removes temporary files. */
  close(): void;
}
