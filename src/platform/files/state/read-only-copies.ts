import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDirectories } from '../make-directories.js';
import { makeRunDirectory } from './artifacts.js';

/** The directory of the copies in that of their run. */
export const copiesDirectory = 'copies';

const kept: string[] = [];

function removeAll(): void {
  for (const directory of kept) rmSync(directory, { recursive: true, force: true });
}

/** Removed when the process ends. All can be read and started, none written. Throws UserError `file-unwritable`. */
export function createReadOnlyCopies(parent: string) {
  const directory = makeRunDirectory(parent);
  if (kept.length === 0) process.once('exit', removeAll);
  kept.push(directory);
  return {
    /** Copies files, by their relative paths, into a directory of this name; returns its absolute path. */
    add(name: string, files: ReadonlyMap<string, Buffer>): string {
      const root = join(directory, copiesDirectory, name);
      makeDirectories(root, 0o700);
      for (const [path, content] of files) {
        const absolute = join(root, path);
        makeDirectories(dirname(absolute), 0o700);
        writeFileSync(absolute, content, { mode: 0o500, flag: 'wx' });
      }
      return realpathSync(root);
    },
  };
}
