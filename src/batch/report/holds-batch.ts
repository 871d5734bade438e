import { openStateDirectory } from '../../platform/files/state/state-directory.js';
import { runFile } from '../state/run-log.js';

/** Whether this state directory holds a run: a fresh start has none. */
export async function holdsBatch(path: string): Promise<boolean> {
  return await (await openStateDirectory(path, { create: false, root: null })).has(runFile);
}
