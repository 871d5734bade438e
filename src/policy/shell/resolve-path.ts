import type { PathFacts } from '../types.js';

export interface ResolvedPath {
  /** The resolved path, like the kernel resolves it: `..` after a link goes up from the target of the link. */
  readonly real: string;
  /** Whether the path contains no link. */
  readonly isPlain: boolean;
  /** Whether `..` follows a missing directory, so that the path is valid only after that directory is created. */
  readonly isMissing: boolean;
}

/** `from` has no links. Nothing below a missing directory is a link or queried, which keeps deep paths fast. */
export function resolvePath(path: string, from: string, world: PathFacts): ResolvedPath {
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
