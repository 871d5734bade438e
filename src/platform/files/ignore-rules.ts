import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Ignore } from 'ignore';
import { isInside, relativeInside } from '../../policy/files/paths.js';

type CreateMatcher = (options: { ignorecase: boolean }) => Ignore;

/** A larger ignore file is not a list of names. */
const maxFileBytes = 1_000_000;

/** These systems have case-insensitive file names, and git follows by default. */
const ignorecase = process.platform === 'darwin' || process.platform === 'win32';

/**
 * `.gitignore` and `.git/info/exclude` of the working tree around `start`, or of `start` alone. Read for each use,
 * since an agent edits them. Unlike in git, a tracked file that matches counts as ignored.
 */
export async function ignoreRulesFor(start: string) {
  const { default: create } = await import('ignore');
  const workingTree = workingTreeOf(start);
  const top = workingTree ?? start;
  const matchers = new Map<string, Ignore | null>();
  const matcherOf = (directory: string): Ignore | null => {
    const known = matchers.get(directory);
    if (known !== undefined) return known;
    const made = readMatcher(directory, directory === top, create);
    matchers.set(directory, made);
    return made;
  };
  const directories = new Map<string, boolean>();
  const isBelow = (directory: string): boolean => {
    if (directory === top || !isInside({ path: directory, directory: top })) return false;
    const known = directories.get(directory);
    if (known !== undefined) return known;
    const ignored = isBelow(dirname(directory)) || matches(directory, yes, { top, matcherOf });
    directories.set(directory, ignored);
    return ignored;
  };
  return {
    isInRepository: workingTree !== null,
    /** Whether `path` itself is ignored; a walk must not enter an ignored directory. Absolute paths. */
    isIgnored: (path: string, isDirectory: boolean) =>
      isInside({ path, directory: top }) && matches(path, isDirectory ? yes : no, { top, matcherOf }),
    /** Whether `path` or a parent directory is ignored. `isDirectory` is called only if a pattern could depend on it. */
    isBelowIgnored: (path: string, isDirectory: () => boolean) =>
      path !== top &&
      isInside({ path, directory: top }) &&
      (isBelow(dirname(path)) || matches(path, isDirectory, { top, matcherOf })),
  };
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** The ignore file closest to the path decides; the last matching line in a file wins. */
function matches(
  path: string,
  isDirectory: () => boolean,
  { top, matcherOf }: { readonly top: string; readonly matcherOf: (directory: string) => Ignore | null },
): boolean {
  for (let directory = dirname(path); isInside({ path: directory, directory: top }); directory = dirname(directory)) {
    const match = matcherOf(directory)?.test(
      (relativeInside({ path, directory }) ?? path) + (isDirectory() ? '/' : ''),
    );
    if (match?.ignored === true) return true;
    if (match?.unignored === true || directory === top) return false;
  }
  return false;
}

function readMatcher(directory: string, isTop: boolean, create: CreateMatcher): Ignore | null {
  const texts = [
    isTop ? readSmallFile(join(commonGitDirectory(directory), 'info', 'exclude')) : '',
    readSmallFile(join(directory, '.gitignore')),
  ];
  if (texts.every((text) => text === '')) return null;
  return texts.reduce((matcher, text) => matcher.add(text), create({ ignorecase }));
}

function workingTreeOf(start: string): string | null {
  for (let directory = start; ; directory = dirname(directory)) {
    if (existsSync(join(directory, '.git'))) return directory;
    if (dirname(directory) === directory) return null;
  }
}

/** In a linked worktree, `.git` is a file that names its directory, which in turn names the shared directory. */
function commonGitDirectory(top: string): string {
  const dotGit = join(top, '.git');
  if (statSync(dotGit, { throwIfNoEntry: false })?.isFile() !== true) return dotGit;
  const named = /^gitdir: (.+)$/m.exec(readSmallFile(dotGit))?.[1];
  if (named === undefined) return dotGit;
  const directory = resolve(top, named);
  return resolve(directory, readSmallFile(join(directory, 'commondir')).trim());
}

/** Empty if the file is missing, a link (git does not follow these either), not a regular file, or too large. */
function readSmallFile(path: string): string {
  const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
  let descriptor: number;
  try {
    descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch {
    return '';
  }
  try {
    const stat = fstatSync(descriptor);
    return stat.isFile() && stat.size <= maxFileBytes ? readFileSync(descriptor, 'utf8') : '';
  } finally {
    closeSync(descriptor);
  }
}
