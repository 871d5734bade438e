import { isAbsolute } from 'node:path';
import { rethrowUnless } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { expandBraces } from '../../policy/files/braces.js';

const maxCharacters = 1_000;

/** Whether a path matches; the path is relative to the base directory, with `/`. */
export type PathMatcher = (path: string) => boolean;

/**
 * Compiles a glob in the dialect of the rules (policy/files/glob.ts), so that `Read(GLOB)` covers what the tool Glob
 * finds with it; a test compares the two. Brackets and braces also mean themselves, so `app/[locale]/*.ts` finds what is
 * in the folder `[locale]`. With `anywhere`, a pattern without a slash matches a name at any depth. Returns a string that
 * describes the problem if the pattern is invalid. Matching needs no time limit: it uses no regular expression, and length and braces are
 * bounded.
 */
export async function compileGlob(pattern: string, { anywhere }: { anywhere: boolean }): Promise<PathMatcher | string> {
  const { Minimatch } = await import('minimatch');
  if (pattern.length > maxCharacters) return `The glob is longer than ${maxCharacters} characters.`;
  if (isAbsolute(pattern) || pattern.split('/').includes('..')) {
    return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
  }
  const readings = [pattern, ...literalReadings(pattern)].map(expandBraces);
  if (readings[0] === null) return 'The braces of the glob have more than 64 alternatives.';
  const matchers = [...new Set(readings.flatMap((alternatives) => alternatives ?? []))].map(
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

/** Brackets as text: whole names (`[id]`), those that begin a name (`[id].ts`, not `*.[jt]s`), all, all with the braces. */
function literalReadings(glob: string): readonly string[] {
  const inNames = (names: RegExp) =>
    glob
      .split('/')
      .map((name) => (names.test(name) ? escaped(name, '[') : name))
      .join('/');
  return [inNames(/^\[+[^[\]]*\]+$/), inNames(/^\[/), escaped(glob, '['), escaped(glob, '[{')];
}

function escaped(glob: string, brackets: '[' | '[{'): string {
  return glob.replace(brackets === '[' ? /(?<!\\)[[\]]/g : /(?<!\\)[[\]{}]/g, '\\$&');
}

/**
 * What to do about a pattern that matched no file although it is a path in the directory; `null` if it is none that may
 * be read. `isSearched`: its files may have been searched, so that only a directory is worth a hint.
 */
export async function existingPathHint(
  pattern: string,
  where: {
    readonly files: Pick<FileSystem, 'info' | 'resolve'>;
    readonly directory: string;
    readonly isSearched?: boolean;
  },
): Promise<string | null> {
  try {
    const { kind } = await where.files.info(`${where.files.resolve(where.directory)}/${pattern}`);
    const name = pattern.replace(/\/+$/, '').replace(/[\\*?[\]{}]/g, '\\$&');
    if (kind === 'directory') return `${pattern} is a directory; for the files in it, use ${name}/**.`;
    if (where.isSearched === true) return null;
    return `${pattern} exists, but it is a link, ignored by git or not permitted; its pattern is ${name}.`;
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return null;
  }
}

function withoutEmptySegments(glob: string): string {
  return glob
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/');
}
