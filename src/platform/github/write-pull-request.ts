import { isViewer } from './github.js';
import { isMissing, unprocessable } from './problem.js';
import { commitMutation } from './queries.js';
import { requestParameters, type WriteContext } from './write-context.js';
import type { GitHubWriteApi, NewCommit } from './write-types.js';

type BranchCalls = 'isOnBranch' | 'branchSince' | 'createBranch' | 'moveBranch' | 'deleteBranch';
type CommitCalls = 'commit' | 'commitWithModes';
type PullCalls = 'pullRequests' | 'createPullRequest' | 'updatePullRequest';

/** The requests about branches, ours and the one of the run. */
export function branchApi(scene: WriteContext): Pick<GitHubWriteApi, BranchCalls> {
  const { octokit, viewer } = scene.session;
  const { git } = octokit.rest;
  const ref = (branch: string) => `heads/${branch}`;
  const compare = async (basehead: string) => {
    try {
      return (await octokit.rest.repos.compareCommitsWithBasehead({ ...requestParameters(scene), basehead })).data;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    isOnBranch: async (commit, branch) => (await compare(`${branch}...${commit}`))?.ahead_by === 0,
    async branchSince(base, branch) {
      const found = await compare(`${base}...${branch}`);
      if (found === null) return null;
      const { commits, total_commits: total, merge_base_commit: common } = found;
      const listed = commits.map(({ author, commit: { message } }) => ({
        message,
        isOwn: isAccount(author) && isViewer(author, viewer),
      }));
      return { tip: commits.at(-1)?.sha ?? common.sha, commits: listed.length === total ? listed : null };
    },
    async createBranch(branch, sha) {
      try {
        await git.createRef({ ...requestParameters(scene), ref: `refs/heads/${branch}`, sha });
        return true;
      } catch (error) {
        if (/already exists/i.test(unprocessable(error) ?? '')) return false;
        throw error;
      }
    },
    async moveBranch(branch, sha) {
      await git.updateRef({ ...requestParameters(scene), ref: ref(branch), sha, force: true });
    },
    async deleteBranch(branch) {
      try {
        await git.deleteRef({ ...requestParameters(scene), ref: ref(branch) });
      } catch (error) {
        // GitHub answers 422 for a ref that is not there.
        if (!isMissing(error) && unprocessable(error) === null) throw error;
      }
    },
  };
}

/** The requests that make commits of ours. */
export function commitApi(scene: WriteContext): Pick<GitHubWriteApi, CommitCalls> {
  const { octokit } = scene.session;
  const { git } = octokit.rest;
  const { redact } = scene.door;
  const { owner, repo } = scene.target;
  const createBlob = async (content: Buffer): Promise<string> => {
    const blob = { content: content.toString('base64'), encoding: 'base64' };
    return (await git.createBlob({ ...requestParameters(scene), ...blob })).data.sha;
  };
  return {
    async commit(branch, { parent, headline, body, files }) {
      const answer = await octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(commitMutation, {
        input: {
          branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
          expectedHeadOid: parent,
          message: { headline: redact(headline), body: redact(body) },
          fileChanges: fileChangesOf(files),
        },
        request: requestParameters(scene).request,
      });
      return answer.createCommitOnBranch.commit.oid;
    },
    async commitWithModes(tree, { parent, headline, body, files }) {
      const entries = [];
      for (const { path, content, mode = '100644' } of files) {
        const sha = content === null ? null : await createBlob(content);
        entries.push({ path, mode, type: 'blob' as const, sha });
      }
      const { data: made } = await git.createTree({ ...requestParameters(scene), base_tree: tree, tree: entries });
      // Without an author of ours: only then GitHub signs it.
      const message = `${redact(headline)}\n\n${redact(body)}`;
      const { data } = await git.createCommit({
        ...requestParameters(scene),
        message,
        tree: made.sha,
        parents: [parent],
      });
      return data.sha;
    },
  };
}

/** The requests about pull requests from branches of ours. */
export function pullApi(scene: WriteContext): Pick<GitHubWriteApi, PullCalls> {
  const { octokit, viewer } = scene.session;
  const { pulls } = octokit.rest;
  const { redact } = scene.door;
  const { owner } = scene.target;
  return {
    async pullRequests(branch) {
      const asked = { ...requestParameters(scene), head: `${owner}:${branch}`, state: 'all' as const, per_page: 100 };
      const { data } = await pulls.list(asked);
      return data.map((pull) => ({
        number: pull.number,
        head: pull.head.sha,
        title: pull.title,
        body: pull.body ?? '',
        url: pull.html_url,
        isOpen: pull.state === 'open',
        isMerged: pull.merged_at !== null,
        isOwn: isViewer(pull.user, viewer),
      }));
    },
    async createPullRequest({ title, body, base, branch, draft }) {
      const text = { title: redact(title), body: redact(body) };
      try {
        const { data } = await pulls.create({ ...requestParameters(scene), ...text, base, head: branch, draft });
        return { url: data.html_url };
      } catch (error) {
        const refused = unprocessable(error);
        if (refused === null) throw error;
        return { refused };
      }
    },
    async updatePullRequest(number, { title, body }) {
      await pulls.update({
        ...requestParameters(scene),
        pull_number: number,
        title: redact(title),
        body: redact(body),
      });
    },
  };
}

function fileChangesOf(files: NewCommit['files']) {
  return {
    additions: files.flatMap(({ path, content }) =>
      content === null ? [] : [{ path, contents: content.toString('base64') }],
    ),
    deletions: files.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
  };
}

/** GitHub gives an empty object for an author whom it does not know. */
function isAccount(author: object | null): author is { readonly login: string; readonly id: number } {
  return author !== null && 'id' in author;
}
