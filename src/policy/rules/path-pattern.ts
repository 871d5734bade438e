import {
  foldCase,
  type GlobPath,
  type GlobSegment,
  literalSegment,
  matchesGlob,
  matchesGlobAbove,
  matchesName,
  parseGlob,
} from '../files/glob.js';
import { isInside, relativeInside, segmentsOf } from '../files/paths.js';
import type { PathFacts } from '../types.js';

/** A path specifier: `src/**` relative to the workspace, `~/x` to the home directory, `//x` absolute; for `/x` see `matchesPath`. */
export interface PathPattern extends PathGlobs {
  readonly base: 'workspace' | 'home' | 'root' | 'slash';
  /** With brackets and braces as characters of names. Allow rules match it only if the trusted commit has these names. */
  readonly literal?: PathGlobs;
  /** Whether the pattern has no wildcard, so it names exactly one path. */
  readonly exact: boolean;
}

interface PathGlobs {
  readonly globs: readonly GlobPath[];
  /** The number of leading `..` segments of each glob. */
  readonly up: readonly number[];
}

/** Whether a pattern has at least one literal segment, unlike `//**`. */
export function hasLiteralSegment({ base, globs }: PathPattern): boolean {
  return base === 'home' || globs.some((glob) => glob.some((segment) => literalSegment(segment) !== null));
}

/** `null` if the glob has too many alternatives, or `..` after a wildcard. */
export function parsePathPattern(specifier: string): PathPattern | null {
  const base = baseOf(specifier);
  const text = base === 'home' ? specifier.slice(1) : specifier;
  const pattern = globsOf(text);
  if (pattern === null) return null;
  const { globs } = pattern;
  const exact = globs.length === 1 && (globs[0] ?? []).every((segment) => literalSegment(segment) !== null);
  const literal = /[[{]/.test(text) ? globsOf(text.replace(/(?<!\\)[[\]{}]/g, '\\$&')) : null;
  return { base, ...pattern, exact, ...(literal === null ? {} : { literal }) };
}

function globsOf(text: string): PathGlobs | null {
  const parsed = parseGlob(text)?.map(withoutParents);
  if (parsed === undefined || parsed.includes(null)) return null;
  const usable = parsed.filter((alternative) => alternative !== null);
  return { globs: usable.map(({ glob }) => glob), up: usable.map(({ up }) => up) };
}

/** How a pattern is read: ask and deny rules in both ways. */
function readingsOf(pattern: PathPattern, isLiteralToo: boolean): readonly PathGlobs[] {
  return isLiteralToo && pattern.literal !== undefined ? [pattern, pattern.literal] : [pattern];
}

/** Whether the trusted commit has the part of this path that ends with the last name with a bracket of the pattern. */
function isTrustedName({ literal }: PathPattern, path: string, world: Pick<PathFacts, 'isInTrustedCommit'>): boolean {
  if (literal === undefined || world.isInTrustedCommit === undefined) return false;
  const bracketed = literal.globs.flat().filter(hasBracket);
  const segments = segmentsOf(path);
  const last = segments.findLastIndex((name) => bracketed.some((segment) => matchesName(segment, name)));
  return last >= 0 && world.isInTrustedCommit(`/${segments.slice(0, last + 1).join('/')}`);
}

function hasBracket(segment: GlobSegment): boolean {
  if (segment.kind === 'pieces')
    return segment.pieces.some((piece) => piece.kind === 'text' && bracket.test(piece.text));
  return segment.kind === 'name' && bracket.test(segment.text);
}

/** The characters that a literal reading takes as they are. */
export const bracket = /[[\]{}]/;

function baseOf(specifier: string): PathPattern['base'] {
  if (specifier.startsWith('//')) return 'root';
  if (specifier.startsWith('/')) return 'slash';
  return specifier === '~' || specifier.startsWith('~/') ? 'home' : 'workspace';
}

function withoutParents(glob: GlobPath): { glob: GlobPath; up: number } | null {
  const result: GlobSegment[] = [];
  let up = 0;
  for (const segment of glob) {
    if (literalSegment(segment) !== '..') result.push(segment);
    else if (result.length === 0) up += 1;
    else {
      const before = result.pop();
      if (before === undefined || literalSegment(before) === null) return null;
    }
  }
  return { glob: result, up };
}

/**
 * Allow rules compare exactly. `strict` ignores case, takes `/x` as absolute and as in the workspace, so that neither
 * habit fails open, and matches everything below a directory.
 */
export function matchesPath(
  pattern: PathPattern,
  path: string,
  world: Pick<PathFacts, 'workspace' | 'home' | 'isInTrustedCommit'>,
  strict: boolean,
): boolean {
  const readings = readingsOf(pattern, strict || isTrustedName(pattern, path, world));
  return basesOf(pattern, world, strict).some((base) =>
    readings.some(({ globs, up }) =>
      globs.some((glob, i) => matchesFrom({ base: above(base, up[i] ?? 0), glob, path, strict })),
    ),
  );
}

function matchesFrom(request: { base: string; glob: GlobPath; path: string; strict: boolean }): boolean {
  const { base, glob, path, strict } = request;
  const segments = segmentsBelow(base, path, strict);
  if (segments === null) return false;
  return strict ? matchesGlobAbove(glob, segments, strict) : matchesGlob(glob, segments, strict);
}

let last: {
  readonly base: string;
  readonly path: string;
  readonly strict: boolean;
  segments: readonly string[] | null;
} = {
  base: '',
  path: '',
  strict: false,
  segments: null,
};

/** Caches the last result, since every rule of a list is compared with the same path. */
function segmentsBelow(base: string, path: string, strict: boolean): readonly string[] | null {
  if (last.path === path && last.base === base && last.strict === strict) return last.segments;
  const relative = strict
    ? relativeInside({ path: foldCase(path), directory: foldCase(base) })
    : relativeInside({ path, directory: base });
  last = { base, path, strict, segments: relative === null ? null : segmentsOf(relative) };
  return last.segments;
}

/** Whether an ask or deny rule may match something below this directory; true also if this is unknown before a walk. */
export function mayMatchBelow(pattern: PathPattern, directory: string, world: PathFacts): boolean {
  return basesOf(pattern, world, true).some((base) =>
    readingsOf(pattern, true).some(({ globs, up }) =>
      globs.some((glob, at) => {
        const top = above(base, up[at] ?? 0);
        if (isInside({ path: foldCase(top), directory: foldCase(directory) })) return true;
        const segments = segmentsBelow(top, directory, true);
        if (segments === null) return false;
        for (const [depth, segment] of segments.entries()) {
          const part = glob[depth];
          if (part === undefined) return true;
          const literal = literalSegment(part);
          if (literal === null) return true;
          if (foldCase(literal) !== segment) return false;
        }
        return true;
      }),
    ),
  );
}

/** The directories that a pattern is relative to. */
export function basesOf(
  pattern: PathPattern,
  world: Pick<PathFacts, 'workspace' | 'home'>,
  strict: boolean,
): readonly string[] {
  if (pattern.base === 'workspace') return [world.workspace];
  if (pattern.base === 'home') return [world.home];
  return pattern.base === 'slash' && strict ? ['/', world.workspace] : ['/'];
}

function above(directory: string, levels: number): string {
  const segments = segmentsOf(directory);
  return levels === 0 ? directory : `/${segments.slice(0, Math.max(0, segments.length - levels)).join('/')}`;
}

/** Whether the pattern contains this path segment literally, ignoring case. */
export function namesSegment(pattern: PathPattern, segment: string): boolean {
  return [...pattern.globs, ...(pattern.literal?.globs ?? [])].some((glob) =>
    glob.some((part) => literalSegment(part)?.toLowerCase() === segment.toLowerCase()),
  );
}

/** The specifier that matches exactly this path, with wildcards escaped. */
export function specifierFor(path: string, world: PathFacts): string {
  const relative = relativeInside({ path, directory: world.workspace });
  const text = relative === null ? `/${path}` : relative === '' ? '.' : relative;
  return text.replace(/[\\*?[\]{}]/g, '\\$&').replace(/^~/, './~');
}
