import { only } from '../../errors.js';
import { systemClock } from '../../platform/clock.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import { openStateDirectory, type StateDirectory } from '../../platform/files/state/state-directory.js';
import { withTemporaryDirectory } from '../../platform/files/temporary-directory.js';
import { FileProblem } from '../../platform/files/types.js';
import { type HeldState, type OpenOptions, openState } from '../state/open-state.js';
import { copyKeptFiles } from './kept-files.js';
import { createStateSaver, type StateSaver, type StateStorage } from './state-saver.js';

export interface StoredStateOptions extends Omit<OpenOptions, 'restore'> {
  /** Absolute: a new directory that gets the state before the work, to compare the result with; absent = none. */
  readonly previous?: string | undefined;
}

/** Stored however the work ends. Rejects with UserError `state-unusable`. */
export async function withStoredState<T>(
  { previous, ...options }: StoredStateOptions,
  storage: StateStorage | null,
  work: (state: HeldState, saver: StateSaver) => Promise<T>,
): Promise<T> {
  try {
    const restore = async (directory: StateDirectory): Promise<void> => {
      await storage?.restore(directory);
      if (previous === undefined) return;
      await copyKeptFiles(directory, await openStateDirectory(previous, { create: true, root: null }));
    };
    const state = await openState({ ...options, restore });
    const saver = createStateSaver(storage, state.directory, systemClock);
    try {
      // Jobs that were under way have ended: what could be stored is stored.
      return await orDiagnostic(work(state, saver), {
        code: 'state-unusable',
        location: options.path,
        message: 'the state directory can no longer be used',
        hint: 'make room on the disk, or make the directory writable, and run the batch again: what was stored is kept',
      });
    } finally {
      await saver.save();
      state.release();
    }
  } finally {
    storage?.close();
  }
}

/** As a run would find it: the state directory, or a copy with what its storage holds. Changes nothing. */
export async function withStoredCopy<T>(
  path: string,
  { storage, temporary }: { readonly storage: StateStorage | null; readonly temporary: string },
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (storage === null) return await work(path);
  try {
    return await withTemporaryDirectory(temporary, async (place) => {
      const stored = await openStateDirectory(path, { create: false, root: null }).catch(only(FileProblem, () => null));
      const copy = await openStateDirectory(place, { create: false, root: null });
      if (stored !== null) await copyKeptFiles(stored, copy);
      await storage.restore(copy);
      return await work(place);
    });
  } finally {
    storage.close();
  }
}
