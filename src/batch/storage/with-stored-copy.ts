import { only } from '../../errors.js';
import { openStateDirectory } from '../../platform/files/state/state-directory.js';
import { withTemporaryDirectory } from '../../platform/files/temporary-directory.js';
import { FileProblem } from '../../platform/files/types.js';
import { copyKeptFiles } from './kept-files.js';
import type { StateStorage } from './types.js';

/**
 * Shows the work the directory as a run would find it, without a change to the state directory at `path`: that is the
 * state directory itself without a storage, else a copy with what the storage holds.
 */
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
