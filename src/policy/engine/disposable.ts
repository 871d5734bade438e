import { allFilesBelow } from '../files/files-below.js';
import { sensitivity } from '../files/sensitivity.js';
import { protectedSegmentIn } from '../rules/protected-paths.js';
import type { PathFacts } from '../types.js';

/** More files are not looked at one by one. */
const maxFiles = 50_000;

/**
 * Whether nothing is lost with a directory: it has no file but what the run created, or the last commit ignores it and
 * has none of its files. One with a sensitive or protected file, or with a repository, is kept.
 */
export function isDisposable(directory: string, world: PathFacts): boolean {
  const files = allFilesBelow(directory, world, new Set(), maxFiles);
  if (files === null || files.some((path) => sensitivity(path) !== 'low' || protectedSegmentIn(path, world) !== null))
    return false;
  if (files.every((path) => world.isOwn?.(path) === true)) return true;
  return world.trackedBelow?.(directory)?.length === 0 && world.isIgnoredInHead?.(directory) === true;
}
