import { connectOctokit, withRetry } from './octokit.js';
import { isMissing } from './problem.js';
import type { GitHubReadConnection } from './read-api.js';
import { readProblem } from './read-problem.js';
import type { CommentTarget } from './types.js';

/** A label that the item does not have counts as removed. Rejects with GitHubProblem. */
export async function removeLabel(
  connection: GitHubReadConnection,
  { owner, repo, number }: CommentTarget,
  name: string,
): Promise<void> {
  const octokit = await connectOctokit(connection);
  try {
    await withRetry(connection, (signal) =>
      octokit.rest.issues.removeLabel({ owner, repo, issue_number: number, name, request: { signal } }),
    );
  } catch (error) {
    if (isMissing(error)) return;
    throw readProblem(error, {
      what: `the labels of ${owner}/${repo}#${String(number)}`,
      needs: ['issues: write', 'pull-requests: write'],
    });
  }
}
