import { systemClock } from '../../platform/clock.js';
import type { StateDirectory } from '../../platform/files/state-directory.js';
import { type HeldState, type OpenOptions, openState } from '../state/open-state.js';
import { createKeeper, type Keeper } from './keeper.js';
import type { StateStorage } from './types.js';

/**
 * Opens a state directory with what its storage holds, and stores the result, however the work ends. Rejects with
 * UserError `state-unusable` for a directory or a storage that cannot be used.
 */
export async function withStoredState<T>(
  options: Omit<OpenOptions, 'restore'>,
  storage: StateStorage | null,
  work: (state: HeldState, keeper: Keeper) => Promise<T>,
): Promise<T> {
  try {
    const restore = async (directory: StateDirectory) => await storage?.restore(directory);
    const state = await openState({ ...options, restore });
    const keeper = createKeeper(storage, state.directory, systemClock);
    try {
      return await work(state, keeper);
    } finally {
      await keeper.save();
      state.release();
    }
  } finally {
    storage?.close();
  }
}
