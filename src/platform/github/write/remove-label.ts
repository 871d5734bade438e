import { unlessMissing } from '../octokit.js';
import { createGitHubReader, type GitHubReadConnection } from '../read/read-api.js';
import type { CommentTarget } from '../types.js';

/** A label that the item does not have counts as removed. Rejects with GitHubProblem. */
export async function removeLabel(
  connection: GitHubReadConnection,
  { owner, repo, number }: CommentTarget,
  name: string,
): Promise<void> {
  const request = {
    what: `the labels of ${owner}/${repo}#${String(number)}`,
    needs: ['issues: write', 'pull-requests: write'],
  };
  await createGitHubReader(connection, 1).request(request, (octokit, signal) =>
    unlessMissing(() =>
      octokit.rest.issues.removeLabel({ owner, repo, issue_number: number, name, request: { signal } }),
    ),
  );
}
