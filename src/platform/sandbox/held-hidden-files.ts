import { closeSync, fstatSync, openSync, readlinkSync } from 'node:fs';
import type { MovingFile } from './plan.js';

/** Hidden files that commands could move while they run. */
export interface HeldHiddenFiles {
  /** Those that still exist, with each path where they were found. */
  readonly moving: () => readonly MovingFile[];
  readonly release: () => void;
}

/** O_PATH | O_NOFOLLOW of Linux: needs no permission to read. */
const pathOnly = 0o10000000 | (process.arch === 'arm64' ? 0o100000 : 0o400000);

/** A process can have only so many open. */
const mostHeld = 500;

/** The kernel knows the path of an open file, wherever it is moved. */
export function holdHiddenFiles(paths: readonly string[]): HeldHiddenFiles {
  const held = paths.slice(0, mostHeld).flatMap((path) => {
    try {
      return [{ descriptor: openSync(path, pathOnly), paths: new Set([path]) }];
    } catch {
      // It is gone.
      return [];
    }
  });
  return {
    moving: () =>
      held.flatMap(({ descriptor, paths: found }) => {
        const { dev, ino, nlink } = fstatSync(descriptor, { bigint: true });
        if (nlink === 0n) return [];
        found.add(readlinkSync(`/proc/self/fd/${String(descriptor)}`));
        return [{ inode: `${String(dev)}:${String(ino)}`, paths: [...found] }];
      }),
    release: () => {
      for (const { descriptor } of held) closeSync(descriptor);
    },
  };
}
