import { createHash } from 'node:crypto';
import { posix, relative, sep } from 'node:path';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { compileGlob, type PathMatcher } from '../../tools/search/glob-match.js';
import { itemProblem } from './item-problem.js';
import type { BatchItem } from './item-types.js';

const maxFiles = 1_000_000;
const maxContentBytes = 100_000_000;

interface Globs {
  readonly patterns: readonly string[];
  readonly exclude: readonly string[];
  readonly limit: number | null;
  readonly location: string;
}

/** Files of the workspace that git does not ignore, without those of submodules, in byte order of their paths. */
export async function fileItems(
  globs: Globs,
  files: Pick<FileSystem, 'root' | 'walk' | 'readNow'>,
  signal: AbortSignal,
): Promise<readonly BatchItem[]> {
  const matches = await matcherOf(globs);
  const walked = await files.walk('.', { limit: maxFiles, signal, skipsRepositories: true });
  if (walked.truncated)
    throw itemProblem(globs.location, `the workspace has more than ${String(maxFiles)} files`, 'set working-directory');
  const paths = walked.paths.map((path) => relative(files.root, path).replaceAll(sep, '/')).filter(matches);
  return paths.slice(0, globs.limit ?? undefined).map((path) => fileItem(path, files));
}

/** The same for paths that git lists; deleted files are left out. */
export async function changedFileItems(
  paths: readonly string[],
  globs: Globs,
  files: Pick<FileSystem, 'readNow'>,
): Promise<readonly BatchItem[]> {
  const matches = await matcherOf(globs);
  const items = paths.filter(matches).map((path) => fileItem(path, files));
  return items.filter(({ content }) => content !== 'missing').slice(0, globs.limit ?? undefined);
}

async function matcherOf({ patterns, exclude, location }: Globs): Promise<PathMatcher> {
  const compile = async (pattern: string): Promise<PathMatcher> => {
    const matches = await compileGlob(pattern, { anywhere: false });
    if (typeof matches !== 'string') return matches;
    throw itemProblem(
      location,
      'a glob cannot be used',
      'write a glob relative to the workspace',
      // After the semicolon is advice for the tool Glob.
      `${pattern}: ${matches.split(';', 1).join('').replace(/\.?$/, '.')}`,
    );
  };
  const [wanted, unwanted] = await Promise.all([Promise.all(patterns.map(compile)), Promise.all(exclude.map(compile))]);
  return (path) => wanted.some((matches) => matches(path)) && !unwanted.some((matches) => matches(path));
}

/** `stem` is the name without its last extension. */
function fileItem(path: string, files: Pick<FileSystem, 'readNow'>): BatchItem {
  const { base: name, name: stem, dir } = posix.parse(path);
  return { id: path, fields: { path, name, stem, dir: dir === '' ? '.' : dir }, content: fileDigestOf(path, files) };
}

/** Digest of a file. One that cannot be read is an item too, and its job reports the problem. */
export function fileDigestOf(path: string, files: Pick<FileSystem, 'readNow'>): string {
  try {
    return createHash('sha256').update(files.readNow(path, maxContentBytes)).digest('hex').slice(0, 32);
  } catch (error) {
    if (error instanceof FileProblem) return error.code;
    throw error;
  }
}
