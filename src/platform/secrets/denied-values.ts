import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { secretValues } from './secret-values.js';

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** What is read of all files together. */
const mostBytes = 1_000_000;

/** The values in these files by which they would be recognized in an output; of the first files only, 1 MB in all. */
export function valuesInFiles(paths: readonly string[]): readonly string[] {
  const values = new Set<string>();
  let left = mostBytes;
  for (const path of paths) {
    if (left <= 0) break;
    const content = beginningOf(path, left);
    left -= content.length;
    // A binary file is printed by no reader of lines.
    if (!content.includes(0)) for (const value of secretValues(content.toString('utf8'))) values.add(value);
  }
  return [...values];
}

/** Empty for what is not a regular file or cannot be read: nothing of the run can read it either. */
function beginningOf(path: string, maxBytes: number): Buffer {
  let opened: number;
  try {
    opened = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch {
    return Buffer.alloc(0);
  }
  try {
    const stat = fstatSync(opened);
    if (!stat.isFile()) return Buffer.alloc(0);
    const buffer = Buffer.alloc(Math.min(maxBytes, stat.size));
    return buffer.subarray(0, readSync(opened, buffer));
  } catch {
    return Buffer.alloc(0);
  } finally {
    closeSync(opened);
  }
}
