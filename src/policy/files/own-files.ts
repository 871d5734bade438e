import type { Effect, PathFacts } from '../types.js';

/** The known paths that a call writes. */
export function writtenPaths(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'write' && typeof effect.path === 'string' ? [effect.path] : []));
}

/**
 * The same world, in which the missing files that these redirections make count as the run's own: what a command of
 * the line reads from them, another one has printed.
 */
export function withOwnFiles(world: PathFacts, redirected: readonly Effect[]): PathFacts {
  const made = new Set(writtenPaths(redirected).filter((path) => world.kindOf(path) === 'missing'));
  if (made.size === 0) return world;
  return { ...world, isOwn: (path) => made.has(path) || world.isOwn?.(path) === true };
}
