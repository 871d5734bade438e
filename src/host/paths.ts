import { lstat, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { FileProblem } from './types.js';

/** As many links as Linux follows in one path. */
const maxLinks = 40;

/** Whether `path` is `directory` or lies below it, by whole segments: `/repo-evil` is not in `/repo`. Both normalised. */
export function isInside(directory: string, path: string): boolean {
  const prefix = directory.endsWith(sep) ? directory : directory + sep;
  return path === directory || path.startsWith(prefix);
}

/** The path below `root` with `/` between segments, `.` for the root itself; unchanged where it lies outside. */
export function relativeTo(root: string, path: string): string {
  if (!isInside(root, path)) return path;
  return relative(root, path).replaceAll(sep, '/') || '.';
}

/**
 * Where a path really leads: links of the deepest existing ancestor resolved, the missing rest appended. A link
 * that points to nothing is followed too, since writing to it would make its target.
 */
export async function realTarget(path: string): Promise<string> {
  let current = path;
  for (let links = 0; links <= maxLinks; links += 1) {
    const found = await deepestExisting(current);
    if (found.link === null) return join(found.real, found.rest);
    current = resolve(found.real, found.link, found.rest);
  }
  throw new FileProblem('io', path, `${path} is a circle of links`);
}

interface Existing {
  readonly real: string;
  readonly rest: string;
  /** What a dangling link right below `real` says; null where there is none. */
  readonly link: string | null;
}

async function deepestExisting(path: string): Promise<Existing> {
  let ancestor = path;
  let rest = '';
  for (;;) {
    const real = await realpath(ancestor).catch(unlessMissing);
    if (real !== null) return { real, rest, link: null };
    const parent = dirname(ancestor);
    const isLink = await lstat(ancestor).then((stat) => stat.isSymbolicLink(), unlessMissing);
    if (isLink === true) return { real: await realpath(parent), rest, link: await readlink(ancestor) };
    rest = join(basename(ancestor), rest);
    ancestor = parent;
  }
}

/** ENOTDIR and ELOOP are settled further up: at the ancestor that is a file, or at the links themselves. */
function unlessMissing(error: unknown): null {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code)) return null;
  throw error;
}
