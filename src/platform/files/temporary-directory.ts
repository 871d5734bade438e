import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Runs the work with a new directory, which is removed afterwards. */
export async function withTemporaryDirectory<T>(parent: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = mkdtempSync(join(parent, 'state-'));
  try {
    return await work(path);
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
