import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize } from 'node:path';
import { withFileProblemsNow } from './file-problems.js';
import { FileProblem } from './types.js';

/** The number of links that Linux follows in one path. */
const maxLinks = 40;

/** No system opens a longer path, and resolving its parts would take long. */
const maxPathLength = 4096;

export interface Followed {
  /** The resolved deepest existing ancestor, with the missing rest appended. */
  readonly real: string;
  /** Why the path could not be resolved, except for missing parts at its end. */
  readonly problem: Error | null;
}

/** A broken link is followed too, since a write would create its target. `..` comes after links, as in the kernel. */
export function followLinks(path: string): Followed {
  if (path.length > maxPathLength) {
    return { real: normalize(path), problem: new FileProblem('io', path, `${path} has a name that is too long`) };
  }
  let current = path;
  let problem: Error | null = null;
  const rest: string[] = [];
  for (let links = 0; links <= maxLinks; ) {
    const inspected = inspect(current);
    if (inspected.real !== undefined) return { real: join(inspected.real, ...rest), problem };
    if (inspected.target !== undefined) {
      current = inspected.target;
      links += 1;
      continue;
    }
    problem ??= inspected.problem ?? null;
    const parent = dirname(current);
    if (parent === current) return { real: join(current, ...rest), problem };
    rest.unshift(basename(current));
    current = parent;
  }
  return { real: join(current, ...rest), problem: new FileProblem('io', path, `${path} is a cycle of links`) };
}

interface Found {
  readonly real?: string;
  readonly target?: string;
  readonly problem?: Error;
}

/** Inspects a path; the result is empty if nothing exists there. */
function inspect(path: string): Found {
  try {
    // Neither an existing nor a missing path, which most are, costs an exception.
    return lstatSync(path, { throwIfNoEntry: false }) === undefined ? {} : { real: realpathSync.native(path) };
  } catch (error) {
    const target = linkTarget(path);
    if (target !== null) return { target };
    return isMissing(error) ? {} : { problem: error as Error };
  }
}

/** The resolved path of a file to open: throws a FileProblem if it cannot be resolved. */
export function resolvedTarget(path: string): string {
  const { real, problem } = followLinks(path);
  if (problem === null) return real;
  return withFileProblemsNow(path, () => {
    throw problem;
  });
}

function linkTarget(path: string): string | null {
  try {
    const target = readlinkSync(path);
    return isAbsolute(target) ? normalize(target) : join(followLinks(dirname(path)).real, target);
  } catch {
    return null;
  }
}

/** ENOTDIR and ELOOP are handled at the ancestor that is a file, or at the links themselves. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');
}
