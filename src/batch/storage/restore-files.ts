import { join } from 'node:path';
import { only } from '../../errors.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { FileProblem } from '../../platform/files/types.js';
import { betterRecord } from './better-record.js';

const maxRecordBytes = 64_000_000;

/**
 * Adds files from another directory, which hold what was stored between runs, to the state directory. What is there
 * already stays, except for the record of a job that is worth less than the stored one. Returns what was added.
 */
export async function restoreFiles(
  names: Iterable<string>,
  { from, to }: { readonly from: StateDirectory; readonly to: StateDirectory },
): Promise<readonly string[]> {
  const added: string[] = [];
  for (const name of names) {
    if ((await to.has(name)) && !(await isReplaced(name, from, to))) continue;
    await to.takeIn(join(from.path, name), name);
    added.push(name);
    // The changes of the job are listed later.
    if (name.startsWith('jobs/')) await to.remove(name.replace('jobs/', 'trees/'));
  }
  return added;
}

async function isReplaced(name: string, from: StateDirectory, to: StateDirectory): Promise<boolean> {
  if (!name.startsWith('jobs/')) return false;
  const [local, other] = [await recordIn(to, name), await recordIn(from, name)];
  if (local !== null && other?.equals(local) === true) return false;
  return betterRecord(local, other) === 'theirs';
}

async function recordIn(directory: StateDirectory, name: string): Promise<Buffer | null> {
  return await directory.read(name, maxRecordBytes).catch(only(FileProblem, () => null));
}
