import { type GitHubFindingId, gitHubFindings, permissionFix } from '../findings.js';
import {
  graphqlReadProblem,
  isRateLimit,
  isRequestFailure,
  lacksPermission,
  permissionsOf,
  type RequestFailure,
  readFailure,
  refusedByPolicy,
  unexpectedAnswer,
} from '../problem.js';
import { GitHubProblem } from '../types.js';

export interface ReadRequest {
  /** `the permission of octocat`, `the pull request acme/tools#7`. */
  readonly what: string;
  /** As workflow lines: `pull-requests: read`. Empty if every workflow token is authorized. */
  readonly needs: readonly string[];
}

/** Other errors than a failed request or an unexpected response are returned unchanged. */
export function readProblem(error: unknown, { what, needs }: ReadRequest): unknown {
  if (!isRequestFailure(error)) return graphqlReadProblem(error, what, needs) ?? unexpectedAnswer(error);
  const failure = readFailure(error);
  const detail = failure.message === '' ? '' : `: ${failure.message}`;
  const problem = (id: GitHubFindingId, message: string, hint = gitHubFindings[id] ?? '') =>
    new GitHubProblem(failure.status, `${message}${detail}`, hint, id);
  if (failure.status === null) return problem('github-unreachable', 'GitHub could not be reached');
  if (isRateLimit(failure)) return problem('rate-limited', `GitHub's rate limit blocked ${what}`);
  switch (failure.status) {
    case 401:
      return problem('token-rejected', 'GitHub refused the token');
    case 403: {
      const { id, message, hint } = refusedByPolicy(failure, `GitHub refused ${what}`);
      if (!lacksPermission(failure)) return problem(id, message, hint);
      return problem('token-lacks-permission', `The token has no access to ${what}`, permissionHint(failure, needs));
    }
    case 404:
    case 410:
      return problem(
        'github-not-found',
        `GitHub cannot find ${what}, or the token cannot access it`,
        `It may have been deleted. If not: ${permissionHint(failure, needs)}`,
      );
    default:
      return problem('github-failed', `GitHub answered ${String(failure.status)} for ${what}`);
  }
}

/** Never names a key that `permissions:` does not accept, such as `metadata`, which would break the whole workflow. */
function permissionHint(failure: RequestFailure, needs: readonly string[]): string {
  if (needs.length > 0) return permissionFix(permissionsOf(failure, needs));
  return 'Pass a token of this repository as github-token; ${{ github.token }} is the usual one.';
}
