import { closeSync, lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FileProblem } from '../types.js';
import { openSame } from './held-directory.js';

/** The bytes of a file of a working tree, and whether its owner may run it, null where the system has no such mode; or why it is none for a commit. */
export type TreeContent =
  | { readonly content: Buffer; readonly executable: boolean | null }
  | { readonly problem: string };

/** Reads `path` below `root` where it is a plain file with one name, reached through no link. */
export function readTreeFile(root: string, path: string, maxBytes: number): TreeContent {
  try {
    const directory = join(realpathSync(root), dirname(path));
    const place = join(directory, basename(path));
    if (lstatSync(place).isSymbolicLink()) return { problem: 'a symbolic link' };
    if (realpathSync(directory) !== directory) return { problem: 'behind a symbolic link' };
    const { descriptor, stat } = openSame(place);
    try {
      const problem = problemOf(stat, maxBytes);
      if (problem !== null) return { problem };
      return {
        content: readFileSync(descriptor),
        executable: process.platform === 'win32' ? null : (stat.mode & 0o100) !== 0,
      };
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (error instanceof FileProblem) return { problem: 'replaced while it was read' };
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    return { problem: 'not to be read' };
  }
}

function problemOf(stat: Stats, maxBytes: number): string | null {
  if (!stat.isFile()) return 'no regular file';
  if (stat.nlink > 1) return 'a file with more than one name';
  return stat.size > maxBytes ? `larger than ${String(maxBytes)} bytes` : null;
}
