import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createFileSystem } from './file-system.js';

/**
 * The bytes of a regular file, of at most `maxBytes`, that is no link itself: for a file that a stranger made, whose
 * directory is ours. Rejects with FileProblem, or with the system's error where the directory is missing.
 */
export async function readPlainFile(path: string, directory: string, maxBytes: number): Promise<Buffer> {
  const absolute = resolve(directory, path);
  const folder = realpathSync(dirname(absolute));
  const wanted = join(folder, basename(absolute));
  const files = createFileSystem({ root: folder, guard: (_, real) => (real === wanted ? null : 'it is a link') });
  return await files.read(wanted, maxBytes);
}
