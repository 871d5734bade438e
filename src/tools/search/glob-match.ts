import { isAbsolute } from 'node:path';
import { expandBraces } from '../../policy/files/braces.js';

const maxCharacters = 1_000;

/** Whether a path matches; the path is relative to the base directory, with `/`. */
export type PathMatcher = (path: string) => boolean;

/**
 * Compiles a glob in the dialect of the rules (policy/files/glob.ts), so that `Read(GLOB)` covers what the tool Glob
 * finds with it; a test compares the two. With `anywhere`, a pattern without a slash matches a name at any depth. Returns a string that describes the problem
 * if the pattern is invalid. Matching needs no time limit: it uses no regular expression, and length and braces are
 * bounded.
 */
export async function compileGlob(pattern: string, { anywhere }: { anywhere: boolean }): Promise<PathMatcher | string> {
  const { Minimatch } = await import('minimatch');
  if (pattern.length > maxCharacters) return `The glob is longer than ${maxCharacters} characters.`;
  if (isAbsolute(pattern) || pattern.split('/').includes('..')) {
    return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
  }
  const alternatives = expandBraces(pattern);
  if (alternatives === null) return 'The braces of the glob have more than 64 alternatives.';
  const matchers = alternatives.map(
    (one) =>
      new Minimatch(withoutEmptySegments(one), {
        dot: true,
        nonegate: true,
        nocomment: true,
        nobrace: true,
        noext: true,
        matchBase: anywhere,
      }),
  );
  return (path) => matchers.some((matcher) => matcher.match(path));
}

function withoutEmptySegments(glob: string): string {
  return glob
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/');
}
