import { basename, dirname, join, relative } from 'node:path';
import { resolvedTarget } from '../../platform/files/follow-links.js';
import type { FileSystem } from '../../platform/files/types.js';
import type { Written } from './diff.js';

export interface FileSnapshots {
  /** The same file system; it records the content of each file before it is first written. */
  readonly files: FileSystem;
  /** The records, for another file system of the same workspace. */
  readonly before: Written;
}

/** Covers files that git does not list: ignored ones, those of submodules, and all files of a workspace without git. */
export function createFileSnapshots(files: FileSystem, before: Written = new Map()): FileSnapshots {
  const nameOf = (place: string): string => relative(files.root, place).replaceAll('\\', '/');
  /** Runs the operation; records the states from before it if it succeeds. */
  const recorded = async <T>(places: readonly string[], operation: () => Promise<T>): Promise<T> => {
    // Most jobs write nothing.
    const { diffableState } = await import('./diff.js');
    const states = places.map(
      (place) => [nameOf(place), before.has(nameOf(place)) ? null : diffableState(place)] as const,
    );
    const result = await operation();
    for (const [name, state] of states) if (!before.has(name)) before.set(name, state);
    return result;
  };
  const entryOf = (path: string): string => {
    const location = files.resolve(path);
    return join(resolvedTarget(dirname(location)), basename(location));
  };
  return {
    before,
    files: {
      ...files,
      write: async (path, content) =>
        await recorded([resolvedTarget(files.resolve(path))], async () => await files.write(path, content)),
      remove: async (path) => await recorded([entryOf(path)], async () => await files.remove(path)),
      move: async (from, to) => await recorded([entryOf(from), entryOf(to)], async () => await files.move(from, to)),
    },
  };
}
