import { absolutePath, isInside, segmentsOf } from '../paths.js';
import type { Effect, World } from '../types.js';

/**
 * What a line does to files, in its order. Links are resolved before anything runs, so a path must not be used
 * behind a command that may have put a link there (`ln -s /etc x; cat x/passwd`, `tar xf a.tar; cat member`).
 * Places count commands: a redirection has the place of the command that comes next.
 */
export interface Trail {
  readonly touched: { readonly path: string; readonly at: number }[];
  /** Where a command may leave links, as `Reading.links` has it. */
  readonly made: { readonly path: string; readonly at: number }[];
  /** Commands from `from` up to `to` may run at the same time, or again. */
  readonly spans: { readonly from: number; readonly to: number }[];
}

export function newTrail(): Trail {
  return { touched: [], made: [], spans: [] };
}

/** Notes the files of a command or a redirection. */
export function noteFiles(trail: Trail, effects: readonly Effect[], at: number): void {
  for (const effect of effects) {
    if (effect.kind === 'read' || effect.kind === 'write' || effect.kind === 'delete')
      trail.touched.push({ path: effect.path, at });
  }
}

/** A path that may lead through a link which the line itself makes; null where there is none. */
export function pathBehindNewLink(trail: Trail, world: World): string | null {
  if (trail.made.length === 0) return null;
  const touched = trail.touched.map((one) => ({
    ...one,
    names: [...namesOf(one.path, world), world.realpath(one.path)],
  }));
  for (const link of trail.made) {
    const below = link.path.endsWith('/');
    const areas = namesOf(below ? link.path.slice(0, -1) : link.path, world);
    // The order in time is asked last: a line with loops has many spans.
    const found = touched.find(
      (one) =>
        one.names.some((path) => areas.some((area) => isInside(path, area) && !(below && path === area))) &&
        isAfter(trail, link.at, one.at),
    );
    if (found !== undefined) return found.path;
  }
  return null;
}

function isAfter({ spans }: Trail, link: number, touched: number): boolean {
  if (touched === link) return false;
  return touched > link || spans.some(({ from, to }) => from <= touched && link < to);
}

/** As written, and with the links on the way to it resolved but not itself. */
function namesOf(path: string, world: World): readonly string[] {
  const name = segmentsOf(path).at(-1);
  return name === undefined ? [path] : [path, absolutePath(name, world.realpath(absolutePath('..', path)))];
}
