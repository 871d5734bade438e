import { literalSegment, matchesName, parseSegment } from '../../files/glob.js';
import { absolutePath, hasParentAfterName, isInside } from '../../files/paths.js';
import type { PathFacts } from '../../types.js';
import type { WalkProgress } from '../context.js';
import { shellLimits } from '../limits.js';

/** The maximum number of names examined for one pattern. */
const maxScanned = 5000;

/** A part of a word: literal text, or, if `active`, text in which `*`, `?` and `[` are wildcards. */
export interface PatternText {
  readonly text: string;
  readonly active: boolean;
}

/** The cost of examining one directory, in addition to its names. */
const directoryCost = 25;

interface Search {
  readonly world: PathFacts;
  readonly progress: WalkProgress;
}

interface Found {
  /** The expansion as bash writes it. */
  readonly shown: string;
  readonly path: string;
}

/** In any order; the word itself if nothing matches. `null`: outside the workspace, a link, or too many names. */
export function expandPattern(parts: readonly PatternText[], cwd: string, search: Search): readonly string[] | null {
  if (search.progress.compared > shellLimits.compared) return null;
  const text = parts.map((part) => part.text).join('');
  const glob = parts.map(asGlob).join('');
  if (
    /\[[:.=]/.test(text) ||
    hasParentAfterName(text) ||
    parts.some((part) => part.active && /[\\'"$]/.test(part.text))
  )
    return null;
  const segments = glob.split('/');
  let places: Found[] = [glob.startsWith('/') ? { shown: '', path: '/' } : { shown: '', path: cwd }];
  let budget = maxScanned;
  for (const [at, segment] of segments.entries()) {
    const step = { segment, isStart: at === 0, last: at === segments.length - 1 };
    const next: Found[] = [];
    for (const place of places) {
      search.progress.compared += directoryCost;
      const names = namesIn(place, step, search);
      if (names === null) return null;
      budget -= names.scanned + 1;
      next.push(...names.places);
      if (budget < 0 || next.length > shellLimits.expansions) return null;
    }
    places = next;
  }
  return places.length === 0 ? [text] : places.map((place) => place.shown);
}

function asGlob(part: PatternText): string {
  return part.active
    ? part.text.replace(/[{}]/g, '\\$&').replace(/\*+/g, '*')
    : part.text.replace(/[\\*?[\]{}]/g, '\\$&');
}

interface Step {
  readonly segment: string;
  readonly isStart: boolean;
  readonly last: boolean;
}

function namesIn(place: Found, step: Step, search: Search): { places: Found[]; scanned: number } | null {
  const { world, progress } = search;
  const join = (name: string): Found => ({
    shown: shownAs(name, place, step),
    path: absolutePath(name, place.path),
  });
  if (step.segment === '')
    return {
      places: [join('')].filter((child) => !step.last || step.isStart || isDirectory(child, world)),
      scanned: 0,
    };
  const pattern = parseSegment(step.segment);
  const literal = literalSegment(pattern);
  if (literal !== null) {
    // `x/.` exists only if x is a directory, although the path is the same.
    const exists = literal !== '.' || isDirectory(place, world);
    return { places: [join(literal)].filter((child) => exists && world.kindOf(child.path) !== 'missing'), scanned: 0 };
  }
  if (!isInside({ path: world.realpath(place.path), directory: world.workspace })) return null;
  // Whether `.*` matches `.` and `..` depends on the bash version.
  if (step.segment.startsWith('.') && matchesName(pattern, '..')) return null;
  const entries = world.entries(place.path);
  // The cost of a comparison grows with the pattern.
  progress.compared += entries.length * (1 + Math.floor(step.segment.length / 4));
  if (progress.compared > shellLimits.compared) return null;
  const shown = entries.filter(
    (name) => (!name.startsWith('.') || step.segment.startsWith('.')) && matchesName(pattern, name),
  );
  // Directory entries are never `.` or `..`, so the path needs no normalization.
  const above = place.path === '/' ? '' : place.path;
  const places = shown.map((name): Found => ({ shown: shownAs(name, place, step), path: `${above}/${name}` }));
  return { places: places, scanned: entries.length };
}

function shownAs(name: string, place: Found, step: Step): string {
  return step.isStart ? name : `${place.shown}/${name}`;
}

function isDirectory(place: Found, world: PathFacts): boolean {
  return world.kindOf(world.realpath(place.path)) === 'directory';
}
