import { closeSync, constants, type Dirent, openSync, readdirSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { attempt } from '../../errors.js';
import { directoryStamp } from '../files/directory-stamp.js';
import { hasDescriptorPaths, isAtPath } from '../files/held-directory.js';

export interface WithheldPaths {
  readonly readOnly: readonly string[];
  readonly hidden: readonly string[];
  /** Hidden too, but not from code of the repository: databases and logs. */
  readonly hiddenFromPrograms: readonly string[];
  /** There were too many files to examine them all. */
  readonly isPartial: boolean;
}

export interface OutsideDirectory extends Pick<WithheldPaths, 'readOnly' | 'hidden'> {
  readonly path: string;
  /** For code of the repository. */
  readonly isWritable: boolean;
}

/** The rules, asked about one absolute path. */
export interface PathRules {
  /** Whether a rule could permit writing it without naming it: false for protected and denied paths. */
  readonly mayWrite: (path: string) => boolean;
  readonly mayRead: (path: string) => boolean;
  /** The same for code of the repository; by default the same answer. */
  readonly mayCodeRead?: (path: string) => boolean;
  /** The same for a file that code of the repository has made itself: its name does not count. */
  readonly mayReadMade?: (path: string) => boolean;
}

const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;

const mostNames = 100_000;
const mostPaths = 3_000;
const namesPerStep = 2_000;

/** Packages: their files have the names of other projects, and there are too many of them. */
const skipped = /^(?:node_modules|\.venv|venv|target|__pycache__)$/;

/** A name that no rule is likely to mention: the answer for it is the answer for any new file of the directory. */
const newFile = 'new-file';

/** An entry of a directory that matters, and the decision of the rules on it. */
interface Entry {
  readonly path: string;
  readonly isDirectory: boolean;
  /** Its entries are not examined. */
  readonly isLeaf: boolean;
  readonly mayRead: boolean;
  readonly mayCodeRead: boolean;
  readonly mayWrite: boolean;
}

interface Examined {
  readonly stamp: string;
  readonly names: number;
  readonly entries: readonly Entry[];
}

/** What is known about directories since an earlier search. */
export type ExaminedDirectories = Map<string, Examined>;

/** All but one directory; examines only what changed since. Yields: the first search runs while the model is asked. */
export async function findWithheldPaths(
  workspace: string,
  rules: PathRules,
  known: ExaminedDirectories,
  skippedDirectory: string | null = null,
): Promise<WithheldPaths> {
  const [readOnly, hidden, hiddenFromPrograms]: [string[], string[], string[]] = [[], [], []];
  const real = realOf(workspace);
  const open = [{ path: workspace, isReadOnly: false }];
  let [names, steps] = [0, 0];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const examined = examine(next.path, rules, { workspace, real, known });
    names += examined.names;
    if (names >= steps * namesPerStep) {
      steps += 1;
      await new Promise(setImmediate);
    }
    for (const { path, isDirectory, isLeaf, mayRead, mayCodeRead, mayWrite } of examined.entries) {
      if (path === skippedDirectory) continue;
      if (!mayRead) {
        (mayCodeRead ? hiddenFromPrograms : hidden).push(path);
        continue;
      }
      const isReadOnly = next.isReadOnly || !mayWrite;
      if (isReadOnly && !next.isReadOnly) readOnly.push(path);
      if (isDirectory && !isLeaf) open.push({ path, isReadOnly });
    }
    const paths = readOnly.length + hidden.length + hiddenFromPrograms.length;
    if (names > mostNames || paths > mostPaths) return { readOnly, hidden, hiddenFromPrograms, isPartial: true };
  }
  return { readOnly, hidden, hiddenFromPrograms, isPartial: false };
}

interface Search {
  readonly workspace: string;
  /** The same with links resolved. */
  readonly real: string;
  readonly known: ExaminedDirectories;
}

function examine(directory: string, rules: PathRules, { workspace, real, known }: Search): Omit<Examined, 'stamp'> {
  const stamp = directoryStamp(directory);
  const earlier = known.get(directory);
  if (earlier !== undefined && earlier.stamp === stamp) return earlier;
  const dirents = entriesOf(directory, real + directory.slice(workspace.length));
  const entries = dirents.flatMap((entry): readonly Entry[] => {
    const isDirectory = entry.isDirectory();
    const isLink = entry.isSymbolicLink();
    // Also of a repository in it: the files say what git runs there.
    const isGit = entry.name === '.git';
    if (isDirectory && !isGit && skipped.test(entry.name)) return [];
    const path = `${directory}/${entry.name}`;
    const asked = isDirectory ? `${path}/${newFile}` : path;
    // What a link leads to is examined at its own path. Here, its name counts, for a file and for a directory.
    const mayRead = isGit || isLink || rules.mayRead(asked);
    const mayWrite = rules.mayWrite(asked) && (!isLink || rules.mayWrite(`${path}/${newFile}`));
    // A file that may be read and written does not matter.
    const mayCodeRead = mayRead || (rules.mayCodeRead ?? rules.mayRead)(asked);
    return isDirectory || !mayRead || !mayWrite
      ? [{ path, isDirectory, isLeaf: isGit, mayRead, mayCodeRead, mayWrite }]
      : [];
  });
  const examined = { names: dirents.length, entries };
  if (stamp === null) known.delete(directory);
  else known.set(directory, { ...examined, stamp });
  return examined;
}

/** Never through a link: a command may put one in the place of a directory at any time. */
function entriesOf(directory: string, real: string): readonly Dirent[] {
  try {
    const descriptor = openSync(directory, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    try {
      const base = hasDescriptorPaths ? `/proc/self/fd/${String(descriptor)}` : directory;
      return isAtPath(descriptor, real) ? readdirSync(base, { withFileTypes: true }) : [];
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return [];
  }
}

function realOf(path: string): string {
  return attempt(() => realpathSync(path), path);
}

export function workspacePath(path: string, workspace: string): string {
  return relative(workspace, path).replaceAll('\\', '/');
}
