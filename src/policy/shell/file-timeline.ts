import { absolutePath, segmentsOf } from '../files/paths.js';
import type { Effect, PathFacts } from '../types.js';

/**
 * Links are resolved before anything runs, so a path must not be used after a command that may create a link there (`ln
 * -s /etc x; cat x/passwd`). Positions count commands; a redirection has the next command's.
 */
export interface FileTimeline {
  readonly touched: { readonly path: string; readonly at: number }[];
  /** Where a command may create links, see `ProgramEffects.links`. */
  readonly made: { readonly path: string; readonly at: number }[];
  /** The commands from `from` up to `to` may run concurrently or repeatedly. */
  readonly spans: { readonly from: number; readonly to: number }[];
}

export function newFileTimeline(): FileTimeline {
  return { touched: [], made: [], spans: [] };
}

export function noteFiles(timeline: FileTimeline, effects: readonly Effect[], at: number): void {
  for (const effect of effects) {
    // An unknown path is always refused.
    if ('path' in effect && typeof effect.path === 'string') timeline.touched.push({ path: effect.path, at });
  }
}

/** A path that may go through a link created by the line itself; `null` if there is none. */
export function pathBehindNewLink(timeline: FileTimeline, world: PathFacts): string | null {
  if (timeline.made.length === 0) return null;
  const locations = linkLocations(timeline, world);
  // For a command, the end of the span of commands that may run concurrently with it or repeatedly.
  const ends: number[] = [];
  for (const { from, to } of timeline.spans) ends[from] = Math.max(ends[from] ?? 0, to);
  for (let at = 0; at < ends.length; at += 1) ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0);
  const concurrentUntil: (at: number) => number = (at) => ends[Math.min(at, ends.length - 1)] ?? 0;
  const names = new Map<string, readonly string[]>();
  for (const { path, at } of timeline.touched) {
    const known = names.get(path) ?? [...spellingsOf(path, world), world.realpath(path)];
    names.set(path, known);
    const until = Math.max(at, concurrentUntil(at));
    if (known.some((name) => mayContainLink(name, locations, (made) => made !== at && made < until))) return path;
  }
  return null;
}

/** Where links may be, with the positions of the commands that create them; a trailing slash means only below it. */
function linkLocations(timeline: FileTimeline, world: PathFacts): ReadonlyMap<string, readonly number[]> {
  const locations = new Map<string, number[]>();
  for (const { path, at } of timeline.made) {
    const below = path.endsWith('/') ? '/' : '';
    for (const name of new Set(spellingsOf(below === '' ? path : path.slice(0, -1), world))) {
      const times = locations.get(name + below) ?? [];
      // Two positions suffice to decide whether another command creates a link before a given one.
      if (times.length < 2 && !times.includes(at)) times.push(at);
      locations.set(name + below, times);
    }
  }
  return locations;
}

function mayContainLink(
  path: string,
  locations: ReadonlyMap<string, readonly number[]>,
  isBefore: (made: number) => boolean,
): boolean {
  if (locations.get(path)?.some(isBefore) === true) return true;
  for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const directory = path.slice(0, end) || '/';
    if (directory !== path && locations.get(directory)?.some(isBefore) === true) return true;
    if (directory !== path && locations.get(`${directory}/`)?.some(isBefore) === true) return true;
  }
  return false;
}

/** The path as written, and with the links in its directory resolved. */
function spellingsOf(path: string, world: PathFacts): readonly string[] {
  const name = segmentsOf(path).at(-1);
  return name === undefined ? [path] : [path, absolutePath(name, world.realpath(absolutePath('..', path)))];
}
