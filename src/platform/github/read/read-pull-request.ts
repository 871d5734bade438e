import type { CommentTarget } from '../types.js';
import type { GitHubReader } from './read-api.js';

/** Where the commits of a pull request come from and go to, as they are now. */
export interface PullRequestFacts {
  readonly number: number;
  readonly isOpen: boolean;
  readonly head: {
    readonly sha: string;
    readonly branch: string;
    /** The head is in another repository, or in one that was deleted. */
    readonly isFork: boolean;
    readonly isDefault: boolean;
  };
  /** The branch that it would be merged into. */
  readonly base: string;
  readonly commits: number;
}

/** `null` if the limit of requests is reached. Rejects with GitHubProblem. */
export async function readPullRequest(
  reader: GitHubReader,
  { owner, repo, number }: CommentTarget,
): Promise<PullRequestFacts | null> {
  const what = `the pull request ${owner}/${repo}#${String(number)}`;
  return await reader.request({ what, needs: ['pull-requests: read'] }, async (octokit, signal) => {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number, request: { signal } });
    const { head, base } = data;
    // The description of the API says that a head has a repository; that of a deleted fork is null.
    const repository = head.repo as typeof head.repo | null;
    return {
      number,
      isOpen: data.state === 'open',
      head: {
        sha: head.sha,
        branch: head.ref,
        isFork: repository === null || repository.id !== base.repo.id,
        isDefault: head.ref === base.repo.default_branch,
      },
      base: base.ref,
      commits: data.commits,
    };
  });
}
