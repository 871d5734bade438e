import { GitProblem } from '../types.js';
import { createRunGit, type GitOptions, type RunGit, requireSuccess, utf8Output } from './run-git.js';

export interface GitRemote {
  /** `https://github.com/OWNER/NAME`. */
  readonly address: string;
  /** Sent to this address only; `null` for a public repository. */
  readonly token: string | null;
  /** Instead of a token: headers with a login, such as `Authorization: Basic …`. */
  readonly headers?: readonly string[];
}

export interface WantedRefs {
  readonly number: number;
  /** The branch that it would be merged into. */
  readonly base: string;
  /** Commits to fetch from each ref if the clone is shallow. */
  readonly depth: number;
}

export interface FetchedRefs {
  readonly head: string;
  readonly base: string;
}

/** By the address, since the token must not depend on the configuration of the clone. Rejects with GitProblem. */
export async function fetchPullRequest(
  options: GitOptions,
  remote: GitRemote,
  { number, base, depth }: WantedRefs,
): Promise<FetchedRefs> {
  const git = createRunGit({ ...options, settings: remoteSettings(remote) });
  const prefix = `refs/sallyport/pull/${String(number)}`;
  const refs = [`+refs/pull/${String(number)}/head:${prefix}/head`, `+refs/heads/${base}:${prefix}/base`];
  await requireSuccess(
    git('fetch', ...fetchOptions, ...(await depthOptions(git, depth)), '--end-of-options', remote.address, ...refs),
  );
  return { head: await commitOf(git, `${prefix}/head`), base: await commitOf(git, `${prefix}/base`) };
}

/** Fetches the last commits of a branch and returns its tip. Rejects with GitProblem. */
export async function fetchBranch(options: GitOptions, remote: GitRemote, branch: string): Promise<string> {
  const git = createRunGit({ ...options, settings: remoteSettings(remote) });
  const prefix = `refs/sallyport/branch/${branch}`;
  const depth = await depthOptions(git, branchDepth);
  const refspec = `+refs/heads/${branch}:${prefix}`;
  await requireSuccess(git('fetch', ...fetchOptions, ...depth, '--end-of-options', remote.address, refspec));
  return await commitOf(git, prefix);
}

const branchDepth = 50;

/** The commits that a name has on a server, as a branch and as a tag; `null` without one. */
export interface NamedCommits {
  readonly branch: string | null;
  readonly tag: string | null;
}

/** Asks a server what a plain name of a branch means there; no ref of the clone takes part. Rejects with GitProblem. */
export async function askForName(options: GitOptions, remote: GitRemote, name: string): Promise<NamedCommits> {
  const git = createRunGit({ ...options, settings: remoteSettings(remote) });
  const [branch, tag] = [`refs/heads/${name}`, `refs/tags/${name}`];
  const refs = [branch, tag, `${tag}^{}`];
  const end = await requireSuccess(git('ls-remote', '--quiet', '--end-of-options', remote.address, ...refs));
  const ids = new Map(
    utf8Output(end)
      .split('\n')
      .map((line) => line.split('\t', 2).reverse() as [string, string]),
  );
  // The second entry of an annotated tag is its commit.
  return { branch: ids.get(branch) ?? null, tag: ids.get(`${tag}^{}`) ?? ids.get(tag) ?? null };
}

/** How a push to a branch ended: `behind` if the branch has commits that the pushed one lacks. */
export type PushEnd = { readonly kind: 'done' | 'behind' } | { readonly kind: 'refused'; readonly reason: string };

interface PushedCommit {
  readonly commit: string;
  readonly branch: string;
  /** The commit that the branch must still have, and that the new one replaces; absent if it may only be added. */
  readonly replaces?: string | null;
}

/** Adds a commit to a branch; never replaces one. Runs no hook. Rejects with GitProblem if git cannot reach the server. */
export async function pushCommit(
  options: GitOptions,
  remote: GitRemote,
  { commit, branch, replaces }: PushedCommit,
): Promise<PushEnd> {
  // The result is read from messages.
  const variables = { ...options.variables, LC_ALL: 'C' };
  const settings = [...(options.settings ?? []), ...remoteSettings(remote)];
  const git = createRunGit({ ...options, variables, settings });
  const ref = `refs/heads/${branch}`;
  const lease = replaces === undefined ? [] : [`--force-with-lease=${ref}:${replaces ?? ''}`];
  const running = git('push', '--porcelain', '--no-verify', ...lease, '--', remote.address, `${commit}:${ref}`);
  const end = await running;
  if (end.exitCode === 0) return { kind: 'done' };
  const [, taken] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(end.output) ?? [];
  if (taken !== undefined)
    return { kind: 'refused', reason: `git cannot create ${branch} while the branch ${taken} exists` };
  if (behind.test(end.output)) return { kind: 'behind' };
  if (!/\[remote rejected\]|remote: error/i.test(end.output)) await requireSuccess(running);
  const remoteLines = end.output.split('\n').flatMap((line) => /^remote: (.*\S)/.exec(line)?.[1] ?? []);
  const reason = remoteLines.filter((line) => /error|must|require|violation|GH0/i.test(line)).join(' ');
  return { kind: 'refused', reason: reason === '' ? 'the server refused the push' : reason.slice(0, 300) };
}

/** Also another push at the same moment. */
const behind =
  /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;

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
export function remoteSettings({ address, token, headers = [] }: GitRemote): NonNullable<GitOptions['settings']> {
  const name = `http.${address}.extraheader`;
  const pair = Buffer.from(`x-access-token:${token ?? ''}`).toString('base64');
  const sent = token === null ? headers : [`AUTHORIZATION: basic ${pair}`];
  return [
    ['http.followRedirects', 'false'],
    ...(sent.length === 0 ? [] : ['', ...sent].map((header) => [name, header] as const)),
  ];
}
