import { GitProblem } from '../types.js';
import { createRunGit, type GitOptions, type RunGit, requireSuccess, utf8Output } from './run-git.js';

/** A repository on a server. */
export interface GitRemote {
  /** `https://github.com/OWNER/NAME`. */
  readonly address: string;
  /** Sent to this address only; `null` for a public repository. */
  readonly token: string | null;
}

export interface WantedRefs {
  /** The number of the pull request. */
  readonly number: number;
  /** The branch that it would be merged into. */
  readonly base: string;
  /** Commits to fetch from each ref if the clone is shallow. */
  readonly depth: number;
}

/** The full ids of the fetched commits. */
export interface FetchedRefs {
  readonly head: string;
  readonly base: string;
}

/**
 * Fetches the head of a pull request and its base branch. The address is used instead of a remote of the clone, since
 * the token must not depend on its configuration. Rejects with GitProblem.
 */
export async function fetchPullRequest(
  options: GitOptions,
  remote: GitRemote,
  { number, base, depth }: WantedRefs,
): Promise<FetchedRefs> {
  const git = createRunGit({ ...options, settings: remoteSettings(remote) });
  const own = `refs/sallyport/pull/${String(number)}`;
  const refs = [`+refs/pull/${String(number)}/head:${own}/head`, `+refs/heads/${base}:${own}/base`];
  await requireSuccess(
    git('fetch', ...fetchOptions, ...(await depthOptions(git, depth)), '--end-of-options', remote.address, ...refs),
  );
  return { head: await commitOf(git, `${own}/head`), base: await commitOf(git, `${own}/base`) };
}

const fetchOptions = [
  '--quiet',
  '--no-tags',
  '--no-recurse-submodules',
  '--no-auto-maintenance',
  '--no-write-fetch-head',
];

/** A depth would make a complete clone shallow. */
async function depthOptions(git: RunGit, depth: number): Promise<readonly string[]> {
  const isShallow = utf8Output(await requireSuccess(git('rev-parse', '--is-shallow-repository'))).trim() === 'true';
  return isShallow ? [`--depth=${String(depth)}`] : [];
}

async function commitOf(git: RunGit, ref: string): Promise<string> {
  const end = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (end.exitCode !== 0) throw new GitProblem(`git fetched no commit for ${ref}`);
  return utf8Output(end).trim();
}

/** The token for this address, instead of the credentials in the clone. No redirect can take it elsewhere. */
export function remoteSettings({ address, token }: GitRemote): NonNullable<GitOptions['settings']> {
  const header = `http.${address}.extraheader`;
  const pair = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
  return [
    ['http.followRedirects', 'false'],
    ...(token === null
      ? []
      : ([
          [header, ''],
          [header, `AUTHORIZATION: basic ${pair}`],
        ] as const)),
  ];
}
