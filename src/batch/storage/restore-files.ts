import { join } from 'node:path';
import type { StateDirectory } from '../../platform/files/state-directory.js';
import { betterRecord } from './better-record.js';

const maxRecordBytes = 64_000_000;

/**
 * Adds files from another directory, which hold what was stored between runs, to the state directory. What is there
 * already stays, except for the record of a job that is worth less than the stored one.
 */
export async function restoreFiles(
  names: Iterable<string>,
  { from, to }: { readonly from: StateDirectory; readonly to: StateDirectory },
): Promise<void> {
  for (const name of names) {
    if ((await to.has(name)) && !(await isReplaced(name, from, to))) continue;
    await to.takeIn(join(from.path, name), name);
    // The changes of the job are listed later.
    if (name.startsWith('jobs/')) await to.remove(name.replace('jobs/', 'trees/'));
  }
}

async function isReplaced(name: string, from: StateDirectory, to: StateDirectory): Promise<boolean> {
  if (!name.startsWith('jobs/')) return false;
  const [own, other] = await Promise.all([to, from].map((one) => one.read(name, maxRecordBytes).catch(() => null)));
  return betterRecord(own ?? null, other ?? null) === 'theirs';
}
