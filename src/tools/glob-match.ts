import { isAbsolute } from 'node:path';

/** `{1..100000}` would be as many patterns; those beyond this do not count. */
const braceExpandMax = 1_000;

const maxCharacters = 1_000;

/** Says of a path relative to the base, with `/`, whether it fits. */
export type PathMatcher = (path: string) => boolean;

/**
 * A glob as in a shell with `**`: dot files count as others, `{a,b}` and `[…]` work, there is no negation and no
 * comment. With `anywhere`, a pattern without a slash fits a name at any depth. A string says what is wrong with
 * the pattern.
 * Matching needs no time limit: this engine does not go through a regular expression, and length and braces are bounded.
 */
export async function compileGlob(pattern: string, { anywhere }: { anywhere: boolean }): Promise<PathMatcher | string> {
  const { Minimatch } = await import('minimatch');
  const plain = pattern.replace(/^(\.\/)+/, '');
  if (plain.length > maxCharacters) return `The glob is longer than ${maxCharacters} characters.`;
  if (isAbsolute(plain) || plain.split('/').includes('..')) {
    return 'The glob must be relative and without ".."; give the directory as path.';
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
