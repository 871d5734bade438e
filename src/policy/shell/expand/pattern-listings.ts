import { absolutePath, isInside } from '../../files/paths.js';
import { isProtectedPath } from '../../files/protected.js';
import { sensitivity } from '../../files/sensitivity.js';
import type { WordContext } from '../context.js';

/** Records the directories that a pattern lists and `ls` may not list: private ones, and those outside the workspace. */
export function recordPatternListings(pattern: string, context: WordContext): void {
  const wildcard = pattern.search(/[*?[]/);
  for (let at = pattern.indexOf('/', wildcard); at >= 0; at = pattern.indexOf('/', at + 1))
    recordListing(pattern.slice(0, at), context);
  recordListing(pattern.slice(0, pattern.lastIndexOf('/', wildcard) + 1), context);
}

function recordListing(directory: string, context: WordContext): void {
  if (directory === '') return;
  const path = absolutePath(directory, context.state.cwd);
  const { world } = context;
  const isOutside = !isInside({ path: world.realpath(path), directory: world.workspace });
  if (isOutside || isProtectedPath(path) || sensitivity(path) === 'high') context.list(path);
}
