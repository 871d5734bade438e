import { GitHubProblem } from '../types.js';

/**
 * The error of reading an answer that lacks a part, as a server or a proxy between may send it, in words. Every
 * other error is returned as it is.
 */
export function unexpectedAnswer(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  return new GitHubProblem(
    null,
    `An answer of GitHub has an unexpected form: ${error.message}`,
    'Run again; if it stays so, check GITHUB_API_URL and any proxy between.',
    { cause: error },
  );
}
