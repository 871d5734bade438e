import { closeSync, lstatSync, readFileSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSame } from './held-directory.js';
import { FileProblem } from './types.js';

/** `null` if the system has no executable mode; or why the file cannot be committed. */
export type TreeContent =
  | { readonly content: Buffer; readonly executable: boolean | null }
  | { readonly problem: string };

/** Reads `path` below `root` if it is a plain file without hard links and its path contains no links. */
export function readTreeFile(root: string, path: string, maxBytes: number): TreeContent {
  try {
    const directory = join(realpathSync(root), dirname(path));
    const absolute = join(directory, basename(path));
    if (lstatSync(absolute).isSymbolicLink()) return { problem: 'a symbolic link' };
    if (realpathSync(directory) !== directory) return { problem: 'reached through a symbolic link' };
    const { descriptor, stat } = openSame(absolute);
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
    if (error instanceof FileProblem) return { problem: 'replaced while it was being read' };
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    return { problem: 'unreadable' };
  }
}

/** The target of a link as written; `null` if it is not a link, or if it is reached through another one. */
export function readTreeLink(root: string, path: string): string | null {
  try {
    const directory = join(realpathSync(root), dirname(path));
    const absolute = join(directory, basename(path));
    if (!lstatSync(absolute).isSymbolicLink() || realpathSync(directory) !== directory) return null;
    return readlinkSync(absolute);
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    return null;
  }
}

function problemOf(stat: Stats, maxBytes: number): string | null {
  if (!stat.isFile()) return 'not a regular file';
  if (stat.nlink > 1) return 'a file with several hard links';
  return stat.size > maxBytes ? `larger than ${String(maxBytes)} bytes` : null;
}
