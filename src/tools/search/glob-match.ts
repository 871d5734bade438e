import { isAbsolute } from 'node:path';
import { rethrowUnless } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { expandBraces } from '../../policy/files/braces.js';

const maxCharacters = 1_000;

/** Whether a path matches; the path is relative to the base directory, with `/`. */
export type PathMatcher = (path: string) => boolean;

/**
 * In the rules' dialect (policy/files/glob.ts), so that `Read(GLOB)` covers it; a test compares them. Brackets and
 * braces also mean themselves (`app/[locale]/*.ts`). `anywhere`: without a slash, a name at any depth. A string is the
 * problem. No regular expression, bounded length: needs no time limit.
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

/** If it matched nothing but is a path; `null` unless readable. `isSearched`: only a directory is worth a hint. */
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
