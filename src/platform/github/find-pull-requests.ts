import type { Clock } from '../types.js';
import { connectOctokit, type GitHubAddress, withRetry } from './octokit.js';
import { readProblem } from './read-problem.js';

/** The head of a pull request, according to a `workflow_run` event. */
export interface PullRequestHead {
  /** The login of the account that owns the branch. */
  readonly owner: string;
  readonly branch: string;
  readonly sha: string;
  /** The id of the repository that contains the branch. */
  readonly repositoryId: number;
}

export interface PullRequestConnection extends GitHubAddress {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * The numbers of the repository's open pull requests whose head is exactly this commit of this branch. For a fork, the
 * event itself contains none. Rejects with GitHubProblem.
 */
export async function findPullRequests(
  connection: PullRequestConnection,
  { owner, name }: { readonly owner: string; readonly name: string },
  head: PullRequestHead,
): Promise<readonly number[]> {
  const octokit = await connectOctokit(connection);
  try {
    const { data } = await withRetry(connection, (signal) =>
      octokit.rest.pulls.list({
        owner,
        repo: name,
        state: 'open',
        head: `${head.owner}:${head.branch}`,
        per_page: 100,
        request: { signal },
      }),
    );
    return data
      .filter(
        (pull) => pull.head.sha === head.sha && (pull.head.repo as { id: number } | null)?.id === head.repositoryId,
      )
      .map(({ number }) => number);
  } catch (error) {
    throw readProblem(error, { what: `the pull requests of ${owner}/${name}`, needs: ['pull-requests: read'] });
  }
}
