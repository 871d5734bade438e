import { isViewer } from '../github.js';
import { orRefusal, unlessMissing } from '../octokit.js';
import { isMissing, unprocessable } from '../problem.js';
import { commitMutation } from '../queries.js';
import { requestParameters, type WriteContext } from './write-context.js';

export interface OwnPullRequest {
  readonly number: number;
  /** Its last commit, or its last commit before it was closed. */
  readonly head: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly isOpen: boolean;
  readonly isMerged: boolean;
  readonly isOwn: boolean;
}

/** The difference between two branches. */
export interface BranchSince {
  /** Its last commit. */
  readonly tip: string;
  /** Its own commits, oldest first; `null` if there are more than GitHub lists at once. */
  readonly commits: readonly { readonly sha: string; readonly message: string; readonly isOwn: boolean }[] | null;
}

export interface NewCommit {
  readonly parent: string;
  readonly headline: string;
  readonly body: string;
  /** A file whose content is `null` is deleted. */
  readonly files: readonly {
    readonly path: string;
    readonly content: Buffer | null;
    readonly mode?: '100644' | '100755' | '120000';
  }[];
  readonly merged?: MergedCommit;
}

/** A commit that is merged, the second parent. */
export interface MergedCommit {
  readonly commit: string;
  /** The files in which the result is as in the first parent, and not as in this commit. */
  readonly kept: readonly KeptFile[];
}

interface KeptFile {
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000' | '160000';
  /** `null` if the first parent has no such file. */
  readonly id: string | null;
}

/** A commit that is on no branch yet. */
export interface MadeCommit {
  readonly sha: string;
  /** The state of its signature as reported by GitHub; `null` if GitHub reports none. */
  readonly verification: { readonly isVerified: boolean; readonly reason: string } | null;
}

export function branchApi(context: WriteContext) {
  const { octokit, viewer } = context.session;
  const { git } = octokit.rest;
  const ref = (branch: string) => `heads/${branch}`;
  const compare = (basehead: string) =>
    unlessMissing(
      async () =>
        (await octokit.rest.repos.compareCommitsWithBasehead({ ...requestParameters(context), basehead })).data,
    );
  return {
    /** Whether the branch contains this commit; false if either does not exist. */
    isOnBranch: async (commit: string, branch: string) => (await compare(`${branch}...${commit}`))?.ahead_by === 0,
    /** The commits of a branch or commit that `base` lacks; `null` if either does not exist. */
    async branchSince(base: string, branch: string): Promise<BranchSince | null> {
      const comparison = await compare(`${base}...${branch}`);
      if (comparison === null) return null;
      const { commits, total_commits: total, merge_base_commit: common } = comparison;
      const listed = commits.map(({ sha, author, commit: { message } }) => ({
        sha,
        message,
        isOwn: isAccount(author) && isViewer(author, viewer),
      }));
      return { tip: commits.at(-1)?.sha ?? common.sha, commits: listed.length === total ? listed : null };
    },
    /** Returns false if the branch already exists. */
    async createBranch(branch: string, sha: string) {
      try {
        await git.createRef({ ...requestParameters(context), ref: `refs/heads/${branch}`, sha });
        return true;
      } catch (error) {
        if (/already exists/i.test(unprocessable(error) ?? '')) return false;
        throw error;
      }
    },
    /** Moves the branch, whatever it contained before. */
    async moveBranch(branch: string, sha: string) {
      await git.updateRef({ ...requestParameters(context), ref: ref(branch), sha, force: true });
    },
    /** Does nothing if the branch does not exist. */
    async deleteBranch(branch: string) {
      try {
        await git.deleteRef({ ...requestParameters(context), ref: ref(branch) });
      } catch (error) {
        // GitHub responds with 422 for a missing ref.
        if (!isMissing(error) && unprocessable(error) === null) throw error;
      }
    },
  };
}

const mostEntries = 100;

export function commitApi(context: WriteContext) {
  const { octokit } = context.session;
  const { git } = octokit.rest;
  const { redact } = context.connection;
  const { owner, repo } = context.target;
  const createBlob = async (content: Buffer): Promise<string> => {
    const blob = { content: content.toString('base64'), encoding: 'base64' };
    return (await git.createBlob({ ...requestParameters(context), ...blob })).data.sha;
  };
  return {
    /** Its head must be the parent; GitHub signs it. All files get the ordinary mode. Returns the full id. */
    async commit(branch: string, { parent, headline, body, files }: NewCommit) {
      const answer = await octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(commitMutation, {
        input: {
          branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
          expectedHeadOid: parent,
          message: { headline: redact(headline), body: redact(body) },
          fileChanges: {
            additions: files.flatMap(({ path, content }) =>
              content === null ? [] : [{ path, contents: content.toString('base64') }],
            ),
            deletions: files.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
          },
        },
        request: requestParameters(context).request,
      });
      return answer.createCommitOnBranch.commit.oid;
    },
    /** Creates a commit without a branch, with file modes; GitHub signs it for apps and workflows. */
    async commitWithModes(tree: string, commit: NewCommit): Promise<MadeCommit> {
      const { parent, headline, body, files, merged } = commit;
      const entries: TreeEntry[] = (merged?.kept ?? []).map(keptEntry);
      for (const { path, content, mode = '100644' } of files) {
        const sha = content === null ? null : await createBlob(content);
        entries.push({ path, mode, type: 'blob', sha });
      }
      let made = tree;
      for (const part of inRequests(entries)) {
        made = (await git.createTree({ ...requestParameters(context), base_tree: made, tree: part })).data.sha;
      }
      // Without an explicit author; otherwise GitHub does not sign the commit.
      const message = `${redact(headline)}\n\n${redact(body)}`.trimEnd();
      const { data } = await git.createCommit({
        ...requestParameters(context),
        message,
        tree: made,
        parents: merged === undefined ? [parent] : [parent, merged.commit],
      });
      // The description of the API requires this field, but older servers do not send it.
      const signed = data.verification as typeof data.verification | undefined;
      const verification = signed === undefined ? null : { isVerified: signed.verified, reason: signed.reason };
      return { sha: data.sha, verification };
    },
  };
}

interface TreeEntry extends Pick<KeptFile, 'path' | 'mode'> {
  readonly type: 'blob' | 'commit';
  readonly sha: string | null;
}

function keptEntry({ path, mode, id }: KeptFile): TreeEntry {
  if (id === null) return { path, mode: '100644', type: 'blob', sha: null };
  return { path, mode, type: mode === '160000' ? 'commit' : 'blob', sha: id };
}

/** GitHub cannot process many entries at once. Deletions go first if a directory and a file take each other's place. */
function inRequests(entries: readonly TreeEntry[]): TreeEntry[][] {
  const deleted = entries.filter(({ sha }) => sha === null);
  const groups = replacesKind(entries) ? [deleted, entries.filter(({ sha }) => sha !== null)] : [entries];
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / mostEntries) }, (_, at) =>
      group.slice(at * mostEntries, (at + 1) * mostEntries),
    ),
  );
}

/** Whether one of these paths is a directory of another. */
export function replacesKind(files: readonly { readonly path: string }[]): boolean {
  const paths = new Set(files.map(({ path }) => path));
  return files.some(({ path }) => parentsOf(path).some((parent) => paths.has(parent)));
}

const parentsOf = (path: string): readonly string[] =>
  path.split('/').flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at).join('/')]));

export function pullApi(context: WriteContext) {
  const { octokit, viewer } = context.session;
  const { pulls } = octokit.rest;
  const { redact } = context.connection;
  const { owner } = context.target;
  return {
    /** Pull requests from this branch, newest first, by any author. */
    async pullRequests(branch: string): Promise<readonly OwnPullRequest[]> {
      const query = { ...requestParameters(context), head: `${owner}:${branch}`, state: 'all' as const, per_page: 100 };
      const { data } = await pulls.list(query);
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
    /** The branches of this repository that begin so and have an open pull request, by any author. */
    async openBranches(prefix: string): Promise<ReadonlySet<string>> {
      const query = { ...requestParameters(context), state: 'open' as const, per_page: 100 };
      const heads = await octokit.paginate(pulls.list, query, ({ data }) => data.map(({ head }) => head));
      const branches = heads.filter(({ label, ref }) => label === `${owner}:${ref}` && ref.startsWith(prefix));
      return new Set(branches.map(({ ref }) => ref));
    },
    /** If GitHub rejects the pull request (422), returns the reason. */
    createPullRequest: ({
      title,
      body,
      base,
      branch,
      draft,
    }: Readonly<Record<'title' | 'body' | 'base' | 'branch', string>> & { readonly draft: boolean }) =>
      orRefusal(async () => {
        const text = { title: redact(title), body: redact(body) };
        const { data } = await pulls.create({ ...requestParameters(context), ...text, base, head: branch, draft });
        return { url: data.html_url };
      }),
    async updatePullRequest(number: number, { title, body }: { title: string; body: string }) {
      const text = { title: redact(title), body: redact(body) };
      await pulls.update({ ...requestParameters(context), pull_number: number, ...text });
    },
  };
}

/** GitHub returns an empty object for an unknown author. */
function isAccount(author: object | null): author is { readonly login: string; readonly id: number } {
  return author !== null && 'id' in author;
}
