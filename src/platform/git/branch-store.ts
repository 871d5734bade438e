import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type GitRemote, pushCommit, remoteSettings } from './fetch.js';
import { createFeedGit, createRunGit, type FeedGit, type GitOptions, requireSuccess, utf8Output } from './run-git.js';

export interface BranchFile {
  readonly id: string;
  readonly bytes: number;
}

export interface BranchTip {
  readonly commit: string;
  readonly files: ReadonlyMap<string, BranchFile>;
}

export interface BranchCommit {
  /** `null` for the first commit of a new branch. */
  readonly parent: string | null;
  /** Ids of blobs by path; `null` removes a file. All other files stay. */
  readonly changes: ReadonlyMap<string, string | null>;
  readonly message: string;
}

export interface BranchStoreOptions extends Pick<GitOptions, 'path' | 'home' | 'environment' | 'signal'> {
  readonly remote: GitRemote;
  readonly branch: string;
  readonly temporary: string;
}

/** Accessed through a repository of its own: nothing in the workspace takes part. Rejects with GitProblem. */
export type BranchStore = Awaited<ReturnType<typeof openBranchStore>>;

export async function openBranchStore({ remote, branch, temporary, ...options }: BranchStoreOptions) {
  const place = mkdtempSync(join(temporary, 'git-'));
  const repository = join(place, 'repository');
  mkdirSync(repository);
  const shared = { ...options, cwd: repository };
  const variables = { GIT_DIR: repository, LC_ALL: 'C', ...identityVariables() };
  const feedWith: FeedWith = (more = {}) => createFeedGit({ ...shared, variables: { ...variables, ...more } });
  const feed = feedWith();
  const git = (...args: readonly string[]) => requireSuccess(feed(null, ...args));
  await git('init', '--quiet', '--bare', '--template=', repository);
  const ref = `refs/heads/${branch}`;
  const settings = [...remoteSettings(remote), ...silenceSettings];
  return {
    /** Fetches the branch; `null` if the server has none with this name. */
    newestTip: async (signal: AbortSignal) => {
      const fetch = createRunGit({ ...shared, variables, settings, signal });
      const running = fetch('fetch', ...fetchOptions, '--end-of-options', remote.address, `+${ref}:${ref}`);
      const end = await running;
      if (end.exitCode !== 0 && /couldn't find remote ref/i.test(end.output)) return null;
      await requireSuccess(running);
      const commit = utf8Output(await git('rev-parse', '--verify', `${ref}^{commit}`)).trim();
      return { commit, files: await filesAt(commit, { ...shared, variables }) };
    },
    /** Writes these files of the last fetched tip below a new directory. */
    checkOut: (files: ReadonlyMap<string, BranchFile>, directory: string) =>
      checkOut(files, directory, { feedWith, place }),
    /** `null` if it is larger than 20 MB. */
    read: async (id: string) => {
      const { stdoutBytes, droppedBytes } = await git('cat-file', 'blob', id);
      return droppedBytes > 0 ? null : stdoutBytes;
    },
    /** Stores the contents of files (absolute paths) and returns their ids, in this order. */
    add: async (paths: readonly string[]) => {
      if (paths.length === 0) return [];
      const end = feed(`${paths.join('\n')}\n`, 'hash-object', '-w', '--no-filters', '--stdin-paths');
      return utf8Output(await requireSuccess(end))
        .trim()
        .split('\n');
    },
    commit: (commit: BranchCommit) => createCommit(commit, { feedWith, place }),
    /** Adds a commit to the branch, or replaces the one that the branch still has; `null` = there is no branch yet. */
    push: (commit: string, signal: AbortSignal, replaced: { readonly replaces?: string | null } = {}) =>
      pushCommit({ ...shared, variables, settings: silenceSettings, signal }, remote, { commit, branch, ...replaced }),
    close: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** A server that sends nothing for so long will not answer; a new connection may. */
const silenceSettings: NonNullable<GitOptions['settings']> = [
  ['http.lowSpeedLimit', '1'],
  ['http.lowSpeedTime', '25'],
];

type FeedWith = (variables?: Readonly<Record<string, string>>) => FeedGit;

interface Repository {
  readonly feedWith: FeedWith;
  readonly place: string;
}

async function checkOut(
  files: ReadonlyMap<string, BranchFile>,
  directory: string,
  { feedWith, place }: Repository,
): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const feed = feedWith({ GIT_INDEX_FILE: join(place, 'restored-index'), GIT_WORK_TREE: directory });
  await requireSuccess(feed(null, 'read-tree', '--empty'));
  await requireSuccess(feed(indexInput(files), 'update-index', '-z', '--index-info'));
  await requireSuccess(feed(null, 'checkout-index', '--all', '--quiet', `--prefix=${directory}/`));
}

async function createCommit(
  { parent, changes, message }: BranchCommit,
  { feedWith, place }: Repository,
): Promise<string> {
  const feed = feedWith({ GIT_INDEX_FILE: join(place, 'index') });
  await requireSuccess(feed(null, 'read-tree', parent ?? '--empty'));
  const files = new Map([...changes].map(([path, id]) => [path, { id }]));
  await requireSuccess(feed(indexInput(files), 'update-index', '-z', '--index-info'));
  const tree = utf8Output(await requireSuccess(feed(null, 'write-tree'))).trim();
  const parents = parent === null ? [] : ['-p', parent];
  return utf8Output(await requireSuccess(feed(null, 'commit-tree', tree, ...parents, '-m', message))).trim();
}

/** The account of workflows. */
function identityVariables(): Record<string, string> {
  const identity = { NAME: 'github-actions[bot]', EMAIL: '41898282+github-actions[bot]@users.noreply.github.com' };
  return Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(identity).map(([part, value]) => [`GIT_${role}_${part}`, value]),
    ),
  );
}

const fetchOptions = ['--quiet', '--no-tags', '--depth=1', '--no-auto-maintenance', '--no-write-fetch-head'];

const noId = '0'.repeat(40);

/** Removes the entries with the mode 0. */
function indexInput(files: ReadonlyMap<string, { readonly id: string | null }>): string {
  return [...files].map(([path, { id }]) => `${id === null ? `0 ${noId}` : `100644 ${id}`}\t${path}\0`).join('');
}

/** The listing of a large state is longer than the output that is kept. */
async function filesAt(commit: string, options: GitOptions): Promise<ReadonlyMap<string, BranchFile>> {
  const chunks: Buffer[] = [];
  const onOutput: NonNullable<GitOptions['onOutput']> = (chunk, stream) => {
    if (stream === 'stdout') chunks.push(chunk);
  };
  const feed = createFeedGit({ ...options, onOutput });
  await requireSuccess(feed(null, 'ls-tree', '-r', '-z', '--long', '--full-tree', commit));
  const files = new Map<string, BranchFile>();
  for (const line of Buffer.concat(chunks).toString('utf8').split('\0')) {
    const [, mode, id = '', bytes = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
    if (mode === '100644' && path !== '') files.set(path, { id, bytes: Number(bytes) });
  }
  return files;
}
