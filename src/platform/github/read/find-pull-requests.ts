import { createGitHubReader, type GitHubReadConnection } from './read-api.js';

/** The head of a pull request, according to a `workflow_run` event. */
export interface PullRequestHead {
  /** The login of the account that owns the branch. */
  readonly owner: string;
  readonly branch: string;
  readonly sha: string;
  readonly repositoryId: number;
}

/** Whose head is exactly this commit of this branch: the event of a fork names none. Rejects with GitHubProblem. */
export async function findPullRequests(
  connection: GitHubReadConnection,
  { owner, name }: { readonly owner: string; readonly name: string },
  head: PullRequestHead,
): Promise<readonly number[]> {
  const request = { what: `the pull requests of ${owner}/${name}`, needs: ['pull-requests: read'] };
  const answer = await createGitHubReader(connection, 1).request(request, (octokit, signal) =>
    octokit.rest.pulls.list({
      owner,
      repo: name,
      state: 'open',
      head: `${head.owner}:${head.branch}`,
      per_page: 100,
      request: { signal },
    }),
  );
  return (answer?.data ?? [])
    .filter((pull) => pull.head.sha === head.sha && (pull.head.repo as { id: number } | null)?.id === head.repositoryId)
    .map(({ number }) => number);
}
