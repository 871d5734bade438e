import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createFileSystem } from './file-system.js';

/** For an untrusted file in a trusted directory. Rejects with FileProblem; the system error without the directory. */
export async function readPlainFile(path: string, directory: string, maxBytes: number): Promise<Buffer> {
  const absolute = resolve(directory, path);
  const parent = realpathSync(dirname(absolute));
  const expected = join(parent, basename(absolute));
  const files = createFileSystem({ root: parent, guard: (_, real) => (real === expected ? null : 'it is a link') });
  return await files.read(expected, maxBytes);
}
