import type { Effect, PathFacts } from '../types.js';

/** The known paths that effects write. */
export function writtenPaths(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'write' && typeof effect.path === 'string' ? [effect.path] : []));
}

/**
 * Path facts in which missing files that redirections of the line create count as created by the run: their content is
 * the output of another command of the same line.
 */
export function withOwnFiles(world: PathFacts, redirected: readonly Effect[]): PathFacts {
  const made = new Set(writtenPaths(redirected).filter((path) => world.kindOf(path) === 'missing'));
  if (made.size === 0) return world;
  return { ...world, isOwn: (path) => made.has(path) || world.isOwn?.(path) === true };
}
