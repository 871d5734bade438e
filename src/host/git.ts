import { isAbsolute, posix } from 'node:path';
import { type ChangedInGit, type ChangeLimits, changedFiles } from './git-changes.js';
import { createRunGit, type GitOptions, maxGitBytes, must, type RunGit, textOf } from './git-run.js';
import { GitProblem } from './types.js';

/** The repository, by its own git program. Rejects with GitProblem that says what git said. */
export interface Git {
  isRepository(): Promise<boolean>;
  /** The full id of the commit that HEAD names; null before the first commit. */
  headSha(): Promise<string | null>;
  /** The full id of the commit that a name means; null where there is none, or the name is no plain ref. */
  commitOf(ref: string): Promise<string | null>;
  /**
   * Content of a file in a commit, read from the objects and never from the work tree, filters not run. Null where
   * there is no such regular file; links and submodules are none. Rejects for an unknown ref and above 20 MB.
   */
  readAtRef(ref: string, path: string): Promise<Buffer | null>;
  /** Regular files below a directory of a commit, in byte order; `.` is the directory of the door. */
  listAtRef(ref: string, directory: string): Promise<readonly string[]>;
  /** Checks a commit out into a new directory, HEAD detached; hooks do not run. */
  addWorktree(ref: string, directory: string): Promise<void>;
  removeWorktree(directory: string): Promise<void>;
  /**
   * The work tree, files not yet tracked included, against a commit: HEAD, or the one a run began with, so that
   * commits made meanwhile show too. In byte order.
   */
  changedFiles(limits: ChangeLimits, base?: string): Promise<readonly ChangedInGit[]>;
}

/** A name, a path of names, an id; with `~2` or `^1` behind it. No `..`, no `@{…}`, no leading dash, no colon. */
const plainRef = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_.+/-]*([~^][0-9]*)*$/;

export function createGit(options: GitOptions): Git {
  const git = createRunGit(options);
  const commitOf = async (ref: string): Promise<string | null> => {
    if (!plainRef.test(ref)) return null;
    const end = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    return end.exitCode === 0 ? textOf(end).trim() : null;
  };
  const wantCommit = async (ref: string): Promise<string> => {
    const id = await commitOf(ref);
    if (id === null) throw new GitProblem(`there is no commit ${JSON.stringify(ref)} in this repository`);
    return id;
  };
  const prefix = async (): Promise<string> => textOf(await must(git('rev-parse', '--show-prefix'))).replace(/\n$/, '');
  return {
    isRepository: async () => textOf(await git('rev-parse', '--is-inside-work-tree')).trim() === 'true',
    headSha: () => commitOf('HEAD'),
    commitOf,
    async readAtRef(ref, path) {
      const commit = await wantCommit(ref);
      const place = inTree(await prefix(), path);
      const [entry] = await entriesAt(git, { commit, path: place, recursive: false });
      if (entry?.isFile !== true || entry.path !== place) return null;
      const end = await must(git('cat-file', 'blob', entry.id));
      if (end.stdoutBytes.length > maxGitBytes)
        throw new GitProblem(`${path} in ${ref} is larger than ${maxGitBytes} bytes`);
      return end.stdoutBytes;
    },
    async listAtRef(ref, directory) {
      const commit = await wantCommit(ref);
      const start = await prefix();
      const found = await entriesAt(git, { commit, path: inTree(start, directory), recursive: true });
      return found.filter((entry) => entry.isFile).map((entry) => posix.relative(start, entry.path));
    },
    async addWorktree(ref, directory) {
      if (!isAbsolute(directory)) throw new Error('a work tree needs an absolute directory');
      await must(git('worktree', 'add', '--detach', '--', directory, await wantCommit(ref)));
    },
    async removeWorktree(directory) {
      await must(git('worktree', 'remove', '--force', '--', directory));
    },
    changedFiles: async (limits, base = 'HEAD') =>
      changedFiles(git, (await commitOf(base)) ?? (await emptyTree(git)), limits),
  };
}

interface TreeEntry {
  readonly isFile: boolean;
  readonly id: string;
  /** From the top of the repository. */
  readonly path: string;
}

async function entriesAt(
  git: RunGit,
  { commit, path, recursive }: { readonly commit: string; readonly path: string | null; readonly recursive: boolean },
): Promise<readonly TreeEntry[]> {
  if (path === null) return [];
  const where = path === '' ? [] : [path];
  const end = await must(git('ls-tree', '-z', '--full-tree', ...(recursive ? ['-r'] : []), commit, '--', ...where));
  return textOf(end)
    .split('\0')
    .flatMap((line): readonly TreeEntry[] => {
      const match = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(line);
      if (match === null) return [];
      const [, mode = '', type, id = '', found = ''] = match;
      return [{ isFile: type === 'blob' && mode.startsWith('100'), id, path: found }];
    });
}

/** From the top of the tree, without a slash at its end; null for a path that leads out of it. */
function inTree(prefix: string, path: string): string | null {
  if (path.includes('\0') || posix.isAbsolute(path)) return null;
  const joined = posix.join(prefix, path).replace(/\/$/, '');
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' ? '' : joined;
}

/** What a repository without a commit is compared with. */
async function emptyTree(git: RunGit): Promise<string> {
  return textOf(await must(git('hash-object', '-t', 'tree', '--stdin'))).trim();
}
