import type { CommentTarget } from '../types.js';
import type { GitHubReader } from './read-api.js';

export interface RepositoryLabel {
  readonly name: string;
  readonly description: string;
}

/** The first 100 labels of a repository; `null` if the limit of requests is reached. Rejects with GitHubProblem. */
export async function readLabels(
  reader: GitHubReader,
  { owner, repo }: Pick<CommentTarget, 'owner' | 'repo'>,
): Promise<readonly RepositoryLabel[] | null> {
  const what = { what: `the labels of ${owner}/${repo}`, needs: ['issues: read'] };
  return await reader.request(what, async (octokit, signal) => {
    const { data } = await octokit.rest.issues.listLabelsForRepo({ owner, repo, per_page: 100, request: { signal } });
    return data.map(({ name, description }) => ({ name, description: description ?? '' }));
  });
}
