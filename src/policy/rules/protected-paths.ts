import { isInside, segmentsOf } from '../files/paths.js';
import { protectedSegment } from '../files/protected.js';
import type { PathFacts } from '../types.js';
import { memoizeByObject } from './memoize.js';
import { matchesPath, type PathPattern, parsePathPattern } from './path-pattern.js';

/** A path that the settings protect, in the form of a rule's path. */
export interface ProtectedPath {
  readonly text: string;
  readonly pattern: PathPattern;
}

type ProtectionFacts = Pick<PathFacts, 'protectedPaths' | 'workspace' | 'home'>;

export function addedProtection({ protectedPaths }: ProtectionFacts): readonly ProtectedPath[] {
  return protectedPaths === undefined ? [] : parsed(protectedPaths);
}

const parsed = memoizeByObject((texts: readonly string[]): readonly ProtectedPath[] =>
  texts.flatMap((text) => {
    const pattern = parsePathPattern(text);
    return pattern === null ? [] : [{ text, pattern }];
  }),
);

/** The segment that makes a path protected, by the table or the settings: only a rule that contains it permits writing. */
export function protectedSegmentIn(path: string, world: ProtectionFacts): string | null {
  return protectedSegment(path) ?? addedSegment(path, world);
}

/** The last segment of the shortest part of the path that a setting names. */
function addedSegment(path: string, world: ProtectionFacts): string | null {
  const covering = addedProtection(world).filter(({ pattern }) => matchesPath(pattern, path, world, true));
  if (covering.length === 0) return null;
  const segments = segmentsOf(path);
  const { workspace } = world;
  const above = isInside({ path, directory: workspace }) ? segmentsOf(workspace).length : 0;
  const end = segments.findIndex((_, at) => {
    const part = `/${segments.slice(0, at + 1).join('/')}`;
    return at >= above && covering.some(({ pattern }) => matchesPath(pattern, part, world, true));
  });
  return segments[end] ?? null;
}
