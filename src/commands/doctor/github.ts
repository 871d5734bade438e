import { connectOctokit, type Octokit, withTimeout } from '../../platform/github/octokit.js';
import type { HostEnvironment } from '../../platform/process/host-environment.js';
import { type Check, error, ok, warning } from './types.js';

/** One harmless request for each permission that runs use, and what they use it for. */
const reads = [
  { permission: 'contents', route: 'GET /repos/{owner}/{repo}/commits', use: 'the trusted commit' },
  { permission: 'pull-requests', route: 'GET /repos/{owner}/{repo}/pulls', use: 'pull requests and reviews' },
  { permission: 'issues', route: 'GET /repos/{owner}/{repo}/issues', use: 'issues and comments' },
  { permission: 'actions', route: 'GET /repos/{owner}/{repo}/actions/runs', use: 'logs of failed checks' },
  { permission: 'checks', route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs', use: 'failed checks' },
] as const;

/**
 * What the token may read, by requests that change nothing. Whether it may write cannot be found out without writing,
 * and is not claimed.
 */
export async function gitHubChecks({
  environment,
  signal,
}: Pick<HostEnvironment, 'environment' | 'signal'>): Promise<readonly Check[]> {
  const token = environment['GITHUB_TOKEN'] ?? '';
  const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  if (token === '' || repo === '')
    return [ok('github', 'not checked: GITHUB_TOKEN and GITHUB_REPOSITORY are not both set, so nothing is posted')];
  const octokit = await connectOctokit({ token, apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com' });
  const ref = environment['GITHUB_SHA'] ?? 'HEAD';
  const statuses = await Promise.all(
    reads.map(({ route }) => {
      const parameters = { owner, repo, per_page: 1, ...(route.includes('{ref}') && { ref }) };
      return statusOf(octokit, route, { parameters, signal });
    }),
  );
  if (statuses.includes(401)) return [error('github', 'GitHub rejects GITHUB_TOKEN', 'pass a valid token')];
  if (statuses.every((status) => status === null))
    return [error('github', 'GitHub could not be reached', 'check the network, the proxy and GITHUB_API_URL')];
  return reads.map(({ permission, use }, index) => {
    const status = statuses[index] ?? null;
    const id = `github-${permission}`;
    if (status === 200) return ok(id, `readable: ${use}`);
    return warning(
      id,
      `not readable (${status === null ? 'no answer' : `HTTP ${String(status)}`}): ${use}`,
      `add ${permission}: read to the permissions of the job`,
    );
  });
}

/** The HTTP status; `null` if there was no answer. */
async function statusOf(
  octokit: Octokit,
  route: string,
  { parameters, signal }: { readonly parameters: Readonly<Record<string, unknown>>; readonly signal: AbortSignal },
): Promise<number | null> {
  try {
    const { status } = await octokit.request(route, { ...parameters, request: { signal: withTimeout(signal) } });
    return status;
  } catch (failure) {
    // Octokit gives a failed connection the status 500, without a response.
    const { status, response } = failure as { readonly status?: unknown; readonly response?: unknown };
    return typeof status === 'number' && response !== undefined ? status : null;
  }
}
