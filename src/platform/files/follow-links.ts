import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize } from 'node:path';
import { FileProblem } from '../types.js';

/** As many links as Linux follows in one path. */
const maxLinks = 40;

/** No system opens a longer one; looking for its parts would take long. */
const longestPath = 4096;

export interface Followed {
  /** Links of the deepest existing ancestor resolved, the missing rest appended. */
  readonly real: string;
  /** Why the path could not be followed to its end, other than that its last parts are missing. */
  readonly problem: Error | null;
}

/**
 * Where a path really leads. A link that points to nothing is followed too, since writing to it would make its target.
 * `..` is taken as the kernel takes it, behind links. Synchronous, since a path takes microseconds and a thread does not.
 */
export function followLinks(path: string): Followed {
  if (path.length > longestPath) {
    return { real: normalize(path), problem: new FileProblem('io', path, `${path} has too long a name`) };
  }
  let current = path;
  let problem: Error | null = null;
  const rest: string[] = [];
  for (let links = 0; links <= maxLinks; ) {
    const found = lookAt(current);
    if (found.real !== undefined) return { real: join(found.real, ...rest), problem };
    if (found.target !== undefined) {
      current = found.target;
      links += 1;
      continue;
    }
    problem ??= found.problem ?? null;
    const parent = dirname(current);
    if (parent === current) return { real: join(current, ...rest), problem };
    rest.unshift(basename(current));
    current = parent;
  }
  return { real: join(current, ...rest), problem: new FileProblem('io', path, `${path} is a circle of links`) };
}

interface Found {
  readonly real?: string;
  /** Of a link that leads nowhere. */
  readonly target?: string;
  /** Why it cannot be looked at. */
  readonly problem?: Error;
}

/** What stands there; nothing of these where nothing does. */
function lookAt(path: string): Found {
  try {
    // Most paths that are asked about are there, or are not: neither costs an exception.
    return lstatSync(path, { throwIfNoEntry: false }) === undefined ? {} : { real: realpathSync.native(path) };
  } catch (error) {
    const target = linkTarget(path);
    if (target !== null) return { target };
    return isMissing(error) ? {} : { problem: error as Error };
  }
}

/** The same for whoever is going to open it: throws where the way cannot be followed. */
export function resolvedTarget(path: string): string {
  const { real, problem } = followLinks(path);
  if (problem !== null) throw problem;
  return real;
}

function linkTarget(path: string): string | null {
  try {
    const target = readlinkSync(path);
    return isAbsolute(target) ? normalize(target) : join(followLinks(dirname(path)).real, target);
  } catch {
    return null;
  }
}

/** ENOTDIR and ELOOP are settled further up: at the ancestor that is a file, or at the links themselves. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');
}
