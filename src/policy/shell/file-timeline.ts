import { absolutePath, segmentsOf } from '../files/paths.js';
import type { Effect, PathFacts } from '../types.js';

/**
 * What a line does to files, in its order. Links are resolved before anything runs, so a path must not be used
 * behind a command that may have put a link there (`ln -s /etc x; cat x/passwd`, `tar xf a.tar; cat member`).
 * Places count commands: a redirection has the place of the command that comes next.
 */
export interface FileTimeline {
  readonly touched: { readonly path: string; readonly at: number }[];
  /** Where a command may leave links, as `Reading.links` has it. */
  readonly made: { readonly path: string; readonly at: number }[];
  /** Commands from `from` up to `to` may run at the same time, or again. */
  readonly spans: { readonly from: number; readonly to: number }[];
}

export function newFileTimeline(): FileTimeline {
  return { touched: [], made: [], spans: [] };
}

/** Notes the files of a command or a redirection. */
export function noteFiles(timeline: FileTimeline, effects: readonly Effect[], at: number): void {
  for (const effect of effects) {
    const isFile = effect.kind === 'read' || effect.kind === 'write' || effect.kind === 'delete';
    // A path that may be any is refused wherever it leads.
    if (isFile && typeof effect.path === 'string') timeline.touched.push({ path: effect.path, at });
  }
}

/** A path that may lead through a link which the line itself makes; null where there is none. */
export function pathBehindNewLink(timeline: FileTimeline, world: PathFacts): string | null {
  if (timeline.made.length === 0) return null;
  const areas = areasOf(timeline, world);
  const beside = besideOf(timeline);
  const names = new Map<string, readonly string[]>();
  for (const { path, at } of timeline.touched) {
    const known = names.get(path) ?? [...namesOf(path, world), world.realpath(path)];
    names.set(path, known);
    const until = Math.max(at, beside(at));
    if (known.some((name) => mayLead(name, areas, (made) => made !== at && made < until))) return path;
  }
  return null;
}

/** Where links may stand, and when they are made there; a slash at its end means below it only. */
function areasOf(timeline: FileTimeline, world: PathFacts): ReadonlyMap<string, readonly number[]> {
  const areas = new Map<string, number[]>();
  for (const { path, at } of timeline.made) {
    const below = path.endsWith('/') ? '/' : '';
    for (const name of new Set(namesOf(below === '' ? path : path.slice(0, -1), world))) {
      const times = areas.get(name + below) ?? [];
      // The first two tell whether one comes before another command than the one that makes it.
      if (times.length < 2 && !times.includes(at)) times.push(at);
      areas.set(name + below, times);
    }
  }
  return areas;
}

function mayLead(
  path: string,
  areas: ReadonlyMap<string, readonly number[]>,
  isBefore: (made: number) => boolean,
): boolean {
  if (areas.get(path)?.some(isBefore) === true) return true;
  for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const directory = path.slice(0, end) || '/';
    if (directory !== path && areas.get(directory)?.some(isBefore) === true) return true;
    if (directory !== path && areas.get(`${directory}/`)?.some(isBefore) === true) return true;
  }
  return false;
}

/** For a command the place up to which those stand that may run at the same time, or again. */
function besideOf({ spans }: FileTimeline): (at: number) => number {
  const ends: number[] = [];
  for (const { from, to } of spans) ends[from] = Math.max(ends[from] ?? 0, to);
  for (let at = 0; at < ends.length; at += 1) ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0);
  return (at) => ends[Math.min(at, ends.length - 1)] ?? 0;
}

/** As written, and with the links on the way to it resolved but not itself. */
function namesOf(path: string, world: PathFacts): readonly string[] {
  const name = segmentsOf(path).at(-1);
  return name === undefined ? [path] : [path, absolutePath(name, world.realpath(absolutePath('..', path)))];
}
