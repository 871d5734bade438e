import { GitHubProblem } from '../types.js';
import { isRateLimit, isRequestFailure, permissionsOf, type RequestFailure, readFailure } from './problem.js';
import { unexpectedAnswer } from './unexpected-answer.js';

/** What was asked for, for the message. */
export interface ReadRequest {
  /** `the permission of octocat`, `the pull request acme/tools#7`. */
  readonly what: string;
  /** What it needs under `permissions:`, as a line of the workflow: `pull-requests: read`. Empty where every workflow token may. */
  readonly needs: readonly string[];
}

/** The error of a request that only reads, in words. An error that is neither a failed request nor an unexpected answer is returned as it is. */
export function readProblem(error: unknown, { what, needs }: ReadRequest): unknown {
  if (!isRequestFailure(error)) return unexpectedAnswer(error);
  const failure = readFailure(error);
  const said = failure.message === '' ? '' : `: ${failure.message}`;
  const problem = (message: string, hint: string) => new GitHubProblem(failure.status, `${message}${said}`, hint);
  if (failure.status === null) {
    return problem('GitHub could not be reached', 'Check GITHUB_API_URL and the network of the runner.');
  }
  if (isRateLimit(failure)) return problem(`GitHub's rate limit held back ${what}`, 'Run again later.');
  switch (failure.status) {
    case 401:
      return problem(
        'GitHub refused the token',
        'Pass a valid token as github-token; ${{ github.token }} is the usual one.',
      );
    case 403:
      return problem(`The token has no access to ${what}`, missing(failure, needs));
    case 404:
    case 410:
      return problem(
        `GitHub knows nothing of ${what}, or the token may not see it`,
        `It may be deleted. If it is not: ${missing(failure, needs)}`,
      );
    default:
      return problem(
        `GitHub answered ${String(failure.status)} for ${what}`,
        'Run again; if it stays so, look at githubstatus.com.',
      );
  }
}

/** A key that `permissions:` does not know, such as `metadata`, would break the whole workflow. */
function missing(failure: RequestFailure, needs: readonly string[]): string {
  if (needs.length > 0) return `Add ${permissionsOf(failure, needs)} under permissions: of the job.`;
  return 'Pass a token of this repository as github-token; ${{ github.token }} is the usual one.';
}
