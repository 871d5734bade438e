import { type Octokit, withTimeout } from '../octokit.js';
import { isRateLimit, isRequestFailure, readFailure } from '../problem.js';

export interface Repository {
  readonly owner: string;
  readonly repo: string;
  readonly ref: string;
}

/** `unknown`: GitHub did not show it, for example because the repository is empty. */
export type Level = 'none' | 'read' | 'write' | 'unknown';

const permissions = {
  contents: { read: 'GET /repos/{owner}/{repo}/commits', write: 'POST /repos/{owner}/{repo}/git/blobs' },
  'pull-requests': { read: 'GET /repos/{owner}/{repo}/pulls', write: 'POST /repos/{owner}/{repo}/pulls' },
  issues: { read: 'GET /repos/{owner}/{repo}/issues', write: 'POST /repos/{owner}/{repo}/issues' },
  actions: { read: 'GET /repos/{owner}/{repo}/actions/runs', write: null },
  checks: {
    read: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
    write: 'POST /repos/{owner}/{repo}/check-runs',
  },
  statuses: { read: 'GET /repos/{owner}/{repo}/commits/{ref}/statuses', write: null },
} as const;

export type TokenLevels = Readonly<Record<keyof typeof permissions, Level>>;

/** GitHub checks the permission before the content: an empty write gets 422 or 400 if permitted, and changes nothing. */
export async function readTokenLevels(
  octokit: Octokit,
  repository: Repository,
  signal: AbortSignal,
): Promise<TokenLevels | 'token-rejected' | 'github-unreachable'> {
  const ask = async (route: string | null): Promise<number | null> =>
    route === null ? 403 : (await answerOf(octokit, route, { ...parametersOf(route, repository), signal })).status;
  const answers = await Promise.all(
    Object.entries(permissions).map(async ([name, { read, write }]) => ({
      name,
      read: await ask(read),
      write: await ask(write),
    })),
  );
  if (answers.some(({ read }) => read === 401)) return 'token-rejected';
  if (answers.every(({ read }) => read === null)) return 'github-unreachable';
  return Object.fromEntries(answers.map(({ name, read, write }) => [name, levelOf(read, write)])) as TokenLevels;
}

function levelOf(read: number | null, write: number | null): Level {
  if (write === 400 || write === 422) return 'write';
  if (isRefused(read)) return 'none';
  return read === 200 && isRefused(write) ? 'read' : 'unknown';
}

const isRefused = (status: number | null): boolean => status === 403 || status === 404;

function parametersOf(route: string, { owner, repo, ref }: Repository): Readonly<Record<string, unknown>> {
  return {
    ...{ owner, repo },
    ...(route.includes('{ref}') && { ref }),
    ...(route.startsWith('GET') && { per_page: 1 }),
  };
}

/** The setting "Allow GitHub Actions to create and approve pull requests"; `null` if only administrators can read it. */
export async function mayOpenPullRequests(
  octokit: Octokit,
  { owner, repo }: Repository,
  signal: AbortSignal,
): Promise<boolean | null> {
  const route = 'GET /repos/{owner}/{repo}/actions/permissions/workflow';
  const { data } = await answerOf(octokit, route, { owner, repo, signal });
  const { can_approve_pull_request_reviews: isAllowed } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return typeof isAllowed === 'boolean' ? isAllowed : null;
}

/** The types of the rules of a branch; none if the server does not show them. */
export async function rulesOfBranch(
  octokit: Octokit,
  { owner, repo }: Repository,
  branch: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const route = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
  const { data } = await answerOf(octokit, route, { owner, repo, branch, signal });
  return Array.isArray(data) ? data.map(({ type }: { readonly type?: unknown }) => String(type)) : [];
}

/** The status is `null` if there was no answer, or one about the number of requests instead of permissions. */
async function answerOf(
  octokit: Octokit,
  route: string,
  { signal, ...parameters }: { readonly signal: AbortSignal } & Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number | null; readonly data: unknown }> {
  try {
    const answer = await octokit.request(route, { ...parameters, request: { signal: withTimeout(signal) } });
    return { status: answer.status, data: answer.data as unknown };
  } catch (failure) {
    // Octokit gives a failed connection the status 500, without a response.
    const isAnswer = isRequestFailure(failure) && failure.response !== undefined && !isRateLimit(readFailure(failure));
    return { status: isAnswer ? failure.status : null, data: null };
  }
}
