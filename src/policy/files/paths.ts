/** Paths as text. Nothing here touches the disk. POSIX only: the product runs where bash runs. */

/** Absolute and lexically normalized: no `.`, `..`, doubled or trailing slash. A relative path starts at `base`. */
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

/** Absolute, with nothing to normalize, as most paths are. */
const normalized = /^(?:\/(?!\.\.?(?:\/|$))[^/]+)+$/;

/** The segments of an absolute, normalized path. */
export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** True for the directory itself and everything below it; a name that only begins alike is outside. */
export function isInside(path: string, directory: string): boolean {
  return path === directory || directory === '/' || path.startsWith(`${directory}/`);
}

/** The path relative to `directory` where it lies inside, else null; the directory itself is ''. */
export function relativeInside(path: string, directory: string): string | null {
  if (path === directory) return '';
  return isInside(path, directory) ? path.slice(directory === '/' ? 1 : directory.length + 1) : null;
}

const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/**
 * What file systems that fold names may take a name for: compatibility forms, letter case and characters
 * that some of them ignore are levelled. For comparing with tables of names, never for opening.
 */
export function foldPath(path: string): string {
  if (/^[ -@[-~]*$/.test(path)) return path;
  if (/^[ -~]*$/.test(path)) return path.toLowerCase();
  return path.normalize('NFKC').replace(ignorable, '').toLowerCase();
}

/** True where the path goes up again after a name: there, a link makes the real place differ from the text. */
export function climbs(path: string): boolean {
  if (!path.includes('..')) return false;
  const segments = path.split('/');
  const name = segments.findIndex((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return name >= 0 && segments.includes('..', name);
}
