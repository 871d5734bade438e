import { GitHubProblem } from './types.js';

/**
 * Converts the TypeError of reading an incomplete response, as a server or proxy may send it, to a GitHubProblem. Every
 * other error is returned unchanged.
 */
export function unexpectedAnswer(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const problem = new GitHubProblem(
    null,
    `GitHub sent an unexpected response: ${error.message}`,
    'Run again; if the problem persists, check GITHUB_API_URL and any proxy.',
    'github-failed',
  );
  problem.cause = error;
  return problem;
}
