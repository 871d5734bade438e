import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { Clock } from '../../platform/types.js';

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

/** Where the state of a batch is between two runs, if the directory does not outlive the machine. */
export interface StateStorage {
  /**
   * Adds what earlier runs have stored to a directory that this process holds. Nothing that it brings is trusted. Rejects
   * with UserError if that cannot be determined: without it, everything would be paid for again.
   */
  restore(directory: StateDirectory): Promise<void>;
  /**
   * Stores what is in the directory. Never rejects: what could not be stored stays in the directory, with a warning.
   * @param before what is about to happen and could not be repeated without cost if the directory were lost
   */
  save(directory: StateDirectory, before?: 'sending'): Promise<void>;
  /** Removes temporary files. */
  close(): void;
}
