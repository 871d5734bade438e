import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createFileSystem } from './file-system.js';

/**
 * Reads a regular file of at most `maxBytes` that is not a link: for an untrusted file in a trusted directory. Rejects
 * with FileProblem, or with the system error if the directory is missing.
 */
export async function readPlainFile(path: string, directory: string, maxBytes: number): Promise<Buffer> {
  const absolute = resolve(directory, path);
  const parent = realpathSync(dirname(absolute));
  const expected = join(parent, basename(absolute));
  const files = createFileSystem({ root: parent, guard: (_, real) => (real === expected ? null : 'it is a link') });
  return await files.read(expected, maxBytes);
}
