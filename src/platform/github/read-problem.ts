import { isRateLimit, isRequestFailure, permissionsOf, type RequestFailure, readFailure } from './problem.js';
import { GitHubProblem } from './types.js';
import { unexpectedAnswer } from './unexpected-answer.js';

/** The purpose of a request, for messages. */
export interface ReadRequest {
  /** `the permission of octocat`, `the pull request acme/tools#7`. */
  readonly what: string;
  /**
   * The needed permissions as workflow lines such as `pull-requests: read`. Empty if every workflow token is
   * authorized.
   */
  readonly needs: readonly string[];
}

/**
 * Converts the error of a read to a GitHubProblem. Any other error than a failed request or an unexpected response is
 * returned unchanged.
 */
export function readProblem(error: unknown, { what, needs }: ReadRequest): unknown {
  if (!isRequestFailure(error)) return unexpectedAnswer(error);
  const failure = readFailure(error);
  const detail = failure.message === '' ? '' : `: ${failure.message}`;
  const problem = (message: string, hint: string) => new GitHubProblem(failure.status, `${message}${detail}`, hint);
  if (failure.status === null) {
    return problem('GitHub could not be reached', 'Check GITHUB_API_URL and the network of the runner.');
  }
  if (isRateLimit(failure)) return problem(`GitHub's rate limit blocked ${what}`, 'Run again later.');
  switch (failure.status) {
    case 401:
      return problem(
        'GitHub refused the token',
        'Pass a valid token as github-token; ${{ github.token }} is the usual one.',
      );
    case 403:
      return problem(`The token has no access to ${what}`, permissionHint(failure, needs));
    case 404:
    case 410:
      return problem(
        `GitHub cannot find ${what}, or the token cannot access it`,
        `It may have been deleted. If not: ${permissionHint(failure, needs)}`,
      );
    default:
      return problem(
        `GitHub answered ${String(failure.status)} for ${what}`,
        'Run again; if the problem persists, check githubstatus.com.',
      );
  }
}

/** Never names a key that `permissions:` does not accept, such as `metadata`, which would break the whole workflow. */
function permissionHint(failure: RequestFailure, needs: readonly string[]): string {
  if (needs.length > 0) return `Add ${permissionsOf(failure, needs)} under permissions: of the job.`;
  return 'Pass a token of this repository as github-token; ${{ github.token }} is the usual one.';
}
