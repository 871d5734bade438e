import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { attempt } from '../../errors.js';
import { FileProblem } from './types.js';

/** Throws FileProblem in /proc and the like, where the recursive mode of Node.js never returns. */
export function makeDirectories(path: string, mode = 0o777): void {
  const absolute = resolve(path);
  if (isDirectory(absolute)) return;
  const parent = dirname(absolute);
  if (parent !== absolute) makeDirectories(parent, mode);
  try {
    mkdirSync(absolute, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process may have created it.
    if (code === 'EEXIST' && isDirectory(absolute)) return;
    if (code !== 'ENOENT' || !isDirectory(parent)) throw error;
    throw new FileProblem(
      'no-permission',
      absolute,
      `${absolute} cannot be created: ${parent} takes no new directories`,
    );
  }
}

function isDirectory(path: string): boolean {
  return attempt(() => statSync(path).isDirectory(), false);
}
