import type { Effect, PathFacts } from '../types.js';

export function writtenPaths(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => (effect.kind === 'write' && typeof effect.path === 'string' ? [effect.path] : []));
}

/** Missing files that redirections create are the run's own: their content is output of the same line. */
export function withOwnFiles(world: PathFacts, redirected: readonly Effect[]): PathFacts {
  const made = new Set(writtenPaths(redirected).filter((path) => world.kindOf(path) === 'missing'));
  if (made.size === 0) return world;
  return { ...world, isOwn: (path) => made.has(path) || world.isOwn?.(path) === true };
}
