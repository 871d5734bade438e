import type { PathFacts } from '../types.js';

export interface FollowedPath {
  /** Where it ends, links resolved as the kernel does: `..` behind a link goes up from where the link leads. */
  readonly real: string;
  /** No link was on it. */
  readonly isPlain: boolean;
  /** It goes up again from a directory that is not there: it ends somewhere only once somebody makes that one. */
  readonly isMissing: boolean;
}

/**
 * Follows the text of a path from a directory whose links are resolved. Below what is missing nothing can be a link, so
 * it is not looked at: looking at every part of a deep path would take long.
 */
export function followPath(path: string, from: string, world: PathFacts): FollowedPath {
  let real = path.startsWith('/') ? '/' : from;
  let isPlain = true;
  let isMissing = false;
  let missing = 0;
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      real = real.slice(0, Math.max(1, real.lastIndexOf('/')));
      isMissing ||= missing > 0;
      missing = Math.max(0, missing - 1);
      continue;
    }
    const next = real === '/' ? `/${segment}` : `${real}/${segment}`;
    if (missing > 0 || world.kindOf(next) === 'missing') missing += 1;
    real = missing > 0 ? next : world.realpath(next);
    if (real !== next) isPlain = false;
  }
  return { real, isPlain, isMissing };
}
