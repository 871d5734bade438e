import type { GitHubReader } from './read-api.js';

interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** Whether this number is an issue or a pull request. `null` if the limit of requests is reached. Rejects with GitHubProblem. */
export async function readItemKind(
  reader: GitHubReader,
  { owner, name }: Repository,
  number: number,
): Promise<'issue' | 'pull-request' | null> {
  const request = { what: `${owner}/${name}#${String(number)}`, needs: ['issues: read', 'pull-requests: read'] };
  return await reader.request(request, async (octokit, signal) => {
    const { data } = await octokit.rest.issues.get({ owner, repo: name, issue_number: number, request: { signal } });
    return data.pull_request === undefined ? 'issue' : 'pull-request';
  });
}

/** The last commits of a branch, the newest first. `null` if the limit of requests is reached. Rejects with GitHubProblem. */
export async function readLastCommits(
  reader: GitHubReader,
  { owner, name }: Repository,
  { branch, count }: { readonly branch: string; readonly count: number },
): Promise<readonly { readonly sha: string; readonly message: string }[] | null> {
  const request = { what: `the commits of the branch ${branch}`, needs: ['contents: read'] };
  return await reader.request(request, async (octokit, signal) => {
    const { data } = await octokit.rest.repos.listCommits({
      owner,
      repo: name,
      sha: branch,
      per_page: count,
      request: { signal },
    });
    return data.map(({ sha, commit }) => ({ sha, message: commit.message }));
  });
}
