/** Paths as text, without file access. POSIX only, like bash. The only module that decides whether a path is inside a directory. */

import { lazyRegExp } from '../../lazy-reg-exp.js';

/** Resolves a path against `base` and normalizes it lexically: no `.`, `..`, doubled or trailing slash. */
export function absolutePath(path: string, base: string): string {
  const whole = path.startsWith('/') ? path : `${base}/${path}`;
  if (normalized.test(whole)) return whole;
  const segments: string[] = [];
  for (const segment of whole.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') segments.pop();
    else segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Matches absolute paths that are already normalized, as most are. */
const normalized = /^(?:\/(?!\.\.?(?:\/|$))[^/]+)+$/;

/** The segments of an absolute, normalized path. */
export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Two absolute, normalized paths. */
export interface Containment {
  readonly path: string;
  readonly directory: string;
}

/** Whether the path is the directory or below it, by whole segments: `/repo-2` is not inside `/repo`. */
export function isInside({ path, directory }: Containment): boolean {
  return path === directory || path.startsWith(withSlash(directory));
}

/** The path relative to the directory, `''` for the directory itself; `null` if the path is not inside. */
export function relativeInside({ path, directory }: Containment): string | null {
  if (path === directory) return '';
  return isInside({ path, directory }) ? path.slice(withSlash(directory).length) : null;
}

function withSlash(directory: string): string {
  return directory.endsWith('/') ? directory : `${directory}/`;
}

const ignorable = lazyRegExp(String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}]`, 'gu');

/** Removes what file systems ignore: case, compatibility forms, invisible characters. To compare, never to open. */
export function foldPath(path: string): string {
  if (/^[ -@[-~]*$/.test(path)) return path;
  if (/^[ -~]*$/.test(path)) return path.toLowerCase();
  return path.normalize('NFKC').replace(ignorable(), '').toLowerCase();
}

/** Whether `..` follows a name: if the name is a link, the real path differs from the normalized text. */
export function hasParentAfterName(path: string): boolean {
  if (!path.includes('..')) return false;
  const segments = path.split('/');
  const name = segments.findIndex((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return name >= 0 && segments.includes('..', name);
}
