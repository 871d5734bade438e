import { isAbsolute, join } from 'node:path';
import { GitProblem } from '../types.js';
import { blobIds } from './blob-ids.js';
import type { GitRemote, WantedRefs } from './fetch.js';
import { createFeedGit, createRunGit, type GitOptions, type RunGit, requireSuccess, utf8Output } from './run-git.js';
import type { NewGitCommit, ThreeTexts } from './three-way.js';
import { createTreeReader } from './tree-reader.js';

/** Loaded with the first comparison: a run without a tool call makes none. */
const comparison = () => import('./changed-files.js');
const history = () => import('./history.js');

/** A name, a path of names, or an id, also with `~2` or `^1`. No `..`, no `@{…}`, no leading dash, no colon. */
const plainRef = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_.+/-]*([~^][0-9]*)*$/;
/** The repository, accessed with the git program. Rejects with GitProblem, which contains git's message. */
export type Git = ReturnType<typeof createGit>;

export function createGit(options: GitOptions) {
  const git = createRunGit(options);
  const feed = createFeedGit(options);
  // A full id always means the same commit, so it is only verified once.
  const known = new Set<string>();
  const commitOf = async (ref: string): Promise<string | null> => {
    if (!plainRef.test(ref)) return null;
    const end = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    return end.exitCode === 0 ? utf8Output(end).trim() : null;
  };
  const wantCommit = async (ref: string): Promise<string> => {
    if (known.has(ref)) return ref;
    const id = await commitOf(ref);
    if (id === null) throw new GitProblem(`the commit ${JSON.stringify(ref)} was not found in this repository`);
    known.add(id);
    return id;
  };
  const prefix = async (): Promise<string> =>
    utf8Output(await requireSuccess(git('rev-parse', '--show-prefix'))).replace(/\n$/, '');
  return {
    /** The full id of the commit of HEAD; `null` before the first commit. */
    headSha: () => commitOf('HEAD'),
    /** The full id of a named commit; `null` if it does not exist or the name is not a plain ref. */
    commitOf,
    ...createTreeReader({ git, feed, wantCommit, prefix }),
    ...exchanging(options),
    /** Merges the changes of both sides; `null` if they conflict. `directory` is for temporary files. */
    mergeTexts: async (texts: ThreeTexts, directory: string) =>
      (await import('./three-way.js')).mergeFileContents(git, texts, directory),
    /** Creates a commit on no branch, without a change to the index or the working tree. */
    createCommit: async (commit: NewGitCommit, directory: string) => {
      const { createCommit } = await import('./three-way.js');
      return await createCommit((variables) => createFeedGit({ ...options, variables }), commit, directory);
    },
    ...checkingOut(git, wantCommit),
    /** The directory of the port relative to the top of the repository: empty, or ending in `/`. */
    prefix,
    /** The files that git converts with a filter when they are committed, with its name, such as `lfs`. */
    filteredPaths: async (paths: readonly string[]) => (await comparison()).filteredPaths(git, paths),
    /** The blob ids of these files of the working tree; none of them may have a filter. */
    blobIds: (paths: readonly string[]) => blobIds(git, paths),
    treeOf: async (commit: string) =>
      utf8Output(await requireSuccess(git('rev-parse', '--verify', `${await wantCommit(commit)}^{tree}`))).trim(),
    /** What the commands of a run did with the history since a commit, and which files have conflicts. */
    historySince: async (start: string) => {
      const { historySince, unmergedFiles } = await history();
      const ends = [await commitOf('HEAD'), await commitOf('MERGE_HEAD')].filter((end) => end !== null);
      return { ...(await historySince(git, start, ends)), unmerged: await unmergedFiles(git) };
    },
    /** The files that differ between two commits, as the second has them. */
    differencesTo: async (from: string, to: string) => (await history()).differencesTo(git, from, to),
    /** The files of the whole working tree that differ from a commit, from the top of the repository. */
    differingFrom: async (commit: string) => (await history()).differingFrom(git, commit),
    /** The differences between the working tree and a commit; `null` means a repository without commits. */
    treeChanges: async (base: string | null) =>
      (await comparison()).treeChanges(git, base ?? (await emptyTree(git)), options.cwd),
    /** Files that differ between two commits, except for deleted ones; from their last common commit with `...`. */
    changedBetween: async (range: string) => {
      const [, from = '', dots = '', to = ''] = /^(.+?)(\.{2,3})(.*)$/.exec(range) ?? [];
      const commits = `${await wantCommit(from)}${dots}${await wantCommit(to === '' ? 'HEAD' : to)}`;
      return await (await comparison()).changedBetween(git, commits);
    },
    /** The state of a nested repository; `null` if it is not checked out. */
    nestedState: async (path: string) => {
      const directory = join(options.cwd, path);
      return await (await comparison()).nestedState(createRunGit({ ...options, cwd: directory }), directory);
    },
    /** Contents of blobs by their ids, at most 15 MB each and 64 MB in total; larger ones are omitted. */
    blobs: async (ids: readonly string[]) =>
      await (await comparison()).blobs(feed, ids, { each: 15_000_000, total: 64_000_000 }),
  };
}

function exchanging(options: GitOptions) {
  /** Loaded with the first exchange: most runs make none. */
  const exchange = () => import('./fetch.js');
  // Servers are reached with a login, which nothing inside the sandbox has.
  const unconfined = (): GitOptions => ({
    ...options,
    variables: { ...options.variables, ...options.serverVariables },
    sandbox: null,
  });
  return {
    fetchPullRequest: async (remote: GitRemote, wanted: WantedRefs) =>
      (await exchange()).fetchPullRequest(unconfined(), remote, wanted),
    fetchBranch: async (remote: GitRemote, branch: string) =>
      (await exchange()).fetchBranch(unconfined(), remote, branch),
    /** Asks a server what a plain name of a branch means there. */
    askForName: async (remote: GitRemote, name: string) => (await exchange()).askForName(unconfined(), remote, name),
    pushCommit: async (remote: GitRemote, what: { readonly commit: string; readonly branch: string }) =>
      (await exchange()).pushCommit(unconfined(), remote, what),
  };
}

/** Records change one at a time: git reads all of them for each one, and fails at an incomplete record. */
function checkingOut(git: RunGit, wantCommit: (ref: string) => Promise<string>) {
  let last: Promise<unknown> = Promise.resolve();
  const worktree = async (...args: readonly string[]): Promise<void> => {
    const ended = last.then(() => requireSuccess(git('worktree', ...args)));
    last = ended.catch(() => undefined);
    await ended;
  };
  return {
    /** Checks out a commit in a new directory with a detached HEAD; runs no hooks. */
    async addWorktree(ref: string, directory: string) {
      if (!isAbsolute(directory)) throw new Error('a working tree needs an absolute directory');
      const commit = await wantCommit(ref);
      // The files take longer than the record, and no other worktree matters for them.
      await worktree('add', '--no-checkout', '--detach', '--', directory, commit);
      await requireSuccess(git('-C', directory, 'reset', '--hard', '--quiet'));
    },
    removeWorktree: (directory: string) => worktree('remove', '--force', '--', directory),
  };
}

/** The base for comparison in a repository without commits. */
async function emptyTree(git: RunGit): Promise<string> {
  return utf8Output(await requireSuccess(git('hash-object', '-t', 'tree', '--stdin'))).trim();
}
