import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export async function withTemporaryDirectory<T>(parent: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = mkdtempSync(join(parent, 'state-'));
  try {
    return await work(path);
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
