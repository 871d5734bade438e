import type { Clock } from '../types.js';
import { connectOctokit, type GitHubAddress, withRetry } from './octokit.js';
import { readProblem } from './read-problem.js';

/** Where the head of a pull request lies, as a `workflow_run` event tells it. */
export interface PullRequestHead {
  /** Login of the account that the branch belongs to. */
  readonly owner: string;
  readonly branch: string;
  readonly sha: string;
  /** Id of the repository that the branch lies in. */
  readonly repositoryId: number;
}

export interface PullRequestConnection extends GitHubAddress {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Numbers of the open pull requests of a repository whose head is this very commit of this very branch. For a fork
 * the event itself names none. Rejects with GitHubProblem.
 */
export async function findPullRequests(
  door: PullRequestConnection,
  { owner, name }: { readonly owner: string; readonly name: string },
  head: PullRequestHead,
): Promise<readonly number[]> {
  const octokit = await connectOctokit(door);
  try {
    const { data } = await withRetry(door, (signal) =>
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
