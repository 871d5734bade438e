import { queueQuery } from '../queries.js';
import { type CommentTarget, GitHubProblem } from '../types.js';
import type { GitHubReader } from './read-api.js';

/** Rules of a branch that do not let anyone push to it. */
export const requiresPullRequest: ReadonlySet<string> = new Set([
  'pull_request',
  'update',
  'merge_queue',
  'required_status_checks',
  'required_deployments',
  'code_scanning',
  'workflows',
]);

/** Types of the active rules of a branch, also of those of the organization. `null` if the server does not report them. */
export async function readBranchRules(
  reader: GitHubReader,
  { owner, repo }: CommentTarget,
  branch: string,
): Promise<readonly string[] | null> {
  const what = { what: `the rules of the branch ${branch}`, needs: [] };
  return await reader.request(what, async (octokit, signal) => {
    const { data } = await octokit.rest.repos.getBranchRules({
      owner,
      repo,
      branch,
      request: { signal },
      per_page: 100,
    });
    return data.map(({ type }) => type);
  });
}

/** Whether the repository has the branch; false too if the token cannot read it. */
export async function readHasBranch(
  reader: GitHubReader,
  { owner, repo }: Pick<CommentTarget, 'owner' | 'repo'>,
  branch: string,
): Promise<boolean> {
  const what = { what: `the branch ${branch}`, needs: ['contents: read'] };
  const read = reader.request(what, async (octokit, signal) => {
    await octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}`, request: { signal } });
    return true;
  });
  return (await read.catch(ifMissing)) === true;
}

/** Whether a branch contains a commit; false if GitHub has no such commit or branch. */
export async function readIsOnBranch(
  reader: GitHubReader,
  { owner, repo }: Pick<CommentTarget, 'owner' | 'repo'>,
  { commit, branch }: { readonly commit: string; readonly branch: string },
): Promise<boolean> {
  const what = { what: `the branch ${branch}`, needs: ['contents: read'] };
  const read = reader.request(what, async (octokit, signal) => {
    const range = { owner, repo, basehead: `${branch}...${commit}`, per_page: 1 };
    return (await octokit.rest.repos.compareCommitsWithBasehead({ ...range, request: { signal } })).data.ahead_by === 0;
  });
  return (await read.catch(ifMissing)) === true;
}

function ifMissing(error: unknown): false {
  if (error instanceof GitHubProblem && error.status === 404) return false;
  throw error;
}

/** Whether the pull request waits in a merge queue; false if the server has none. */
export async function readIsQueued(reader: GitHubReader, { owner, repo, number }: CommentTarget): Promise<boolean> {
  const what = { what: `the merge queue of ${owner}/${repo}#${String(number)}`, needs: ['pull-requests: read'] };
  const answer = await reader.query<{ repository: { pullRequest: { isInMergeQueue?: boolean } | null } | null }>(
    what,
    queueQuery,
    { owner, name: repo, number },
  );
  return answer?.data.repository?.pullRequest?.isInMergeQueue === true;
}

/** No answer shows it for a workflow's token, so an empty blob is created, on no branch. Rejects with GitHubProblem. */
export async function tryContentsWrite(reader: GitHubReader, { owner, repo }: CommentTarget): Promise<void> {
  await reader.request({ what: 'the contents of the repository', needs: ['contents: write'] }, (octokit, signal) =>
    octokit.rest.git.createBlob({ owner, repo, content: '', encoding: 'utf-8', request: { signal } }),
  );
}
