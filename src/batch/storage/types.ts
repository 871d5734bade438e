import type { StateDirectory } from '../../platform/files/state/state-directory.js';

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
