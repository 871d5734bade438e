import { isAbsolute } from 'node:path';

/** The maximum number of patterns from brace expansion, such as `{1..100000}`; further patterns are ignored. */
const braceExpandMax = 1_000;

const maxCharacters = 1_000;

/** Whether a path matches; the path is relative to the base directory, with `/`. */
export type PathMatcher = (path: string) => boolean;

/**
 * Compiles a shell glob with `**`: hidden files match, `{a,b}` and `[…]` work, there is no negation and no comment.
 * With `anywhere`, a pattern without a slash matches a name at any depth. Returns a string that describes the problem
 * if the pattern is invalid. Matching needs no time limit: it uses no regular expression, and length and braces are
 * bounded.
 */
export async function compileGlob(pattern: string, { anywhere }: { anywhere: boolean }): Promise<PathMatcher | string> {
  const { Minimatch } = await import('minimatch');
  const plain = pattern.replace(/^(\.\/)+/, '');
  if (plain.length > maxCharacters) return `The glob is longer than ${maxCharacters} characters.`;
  if (isAbsolute(plain) || plain.split('/').includes('..')) {
    return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
  }
  const matcher = new Minimatch(plain, {
    dot: true,
    nonegate: true,
    nocomment: true,
    matchBase: anywhere,
    braceExpandMax,
  });
  return (path) => matcher.match(path);
}
