import { createHash } from 'node:crypto';
import type { Context } from 'openapi-backend';
import type { Account } from './github-data.js';
import type { CommitInput } from './github-graphql.js';
import { type HostedRepository, hostedBranches, hostedCommit } from './hosted-repository.js';
import { sampleOf } from './openapi-sample.js';

export interface RepositoryOptions {
  /** Commits of each branch, the oldest first. */
  readonly branches?: Readonly<Record<string, readonly string[]>>;
  /** The repository does not support draft pull requests. */
  readonly noDrafts?: boolean;
  /** Has the branches and commits instead. */
  readonly hosted?: HostedRepository;
}

export interface StoredCommit {
  readonly sha: string;
  readonly parent: string | null;
  readonly message: string;
  readonly author: Account | null;
  /** The changed files with their text, null for a deleted one. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Modes that are not 100644, by path. */
  readonly modes?: Readonly<Record<string, string>>;
}

export interface StoredPull {
  readonly number: number;
  title: string;
  body: string;
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
  user: Account;
  state: 'open' | 'closed';
  merged: boolean;
  /** What it held when it was closed; while it is open, and where a test says nothing, that of its branch. */
  headSha?: string;
}

/** Branches, commits and pull requests, to be looked at and changed by tests. */
export interface Repository {
  readonly branches: Map<string, string>;
  readonly commits: Map<string, StoredCommit>;
  readonly pulls: StoredPull[];
  commit(input: CommitInput): string;
  /** Adds a commit by another user to a branch. */
  push(branch: string, author: Account | null, message?: string): void;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

type Asked = Context<unknown, Record<string, string>, Record<string, string>>;
type Schemas = Parameters<typeof sampleOf>[1];
type Kept = Repository & { readonly options: RepositoryOptions; readonly viewer: Account };

export function createRepository(options: RepositoryOptions, viewer: Account): Repository & Kept {
  const { hosted } = options;
  const branches = hosted === undefined ? new Map<string, string>() : hostedBranches(hosted);
  const commits = new Map<string, StoredCommit>();
  for (const [name, shas] of Object.entries(options.branches ?? {})) {
    for (const [index, sha] of shas.entries()) {
      commits.set(sha, { sha, parent: shas[index - 1] ?? null, message: 'm', author: null, files: {} });
      branches.set(name, sha);
    }
  }
  const add = (branch: string, commit: Omit<StoredCommit, 'sha' | 'parent'>): string => {
    const sha = createHash('sha1')
      .update(`${branch} ${String(commits.size)}`)
      .digest('hex');
    commits.set(sha, { ...commit, sha, parent: branches.get(branch) ?? null });
    branches.set(branch, sha);
    return sha;
  };
  return {
    ...{ branches, commits, pulls: [], options, viewer },
    commit(input) {
      if (hosted !== undefined) return hostedCommit(hosted, input);
      const {
        branch: { branchName },
        expectedHeadOid,
        message,
        fileChanges,
      } = input;
      if (branches.get(branchName) !== expectedHeadOid) {
        throw new Error(`Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`);
      }
      const text = (contents: string) => Buffer.from(contents, 'base64').toString('utf8');
      const files = Object.fromEntries([
        ...fileChanges.additions.map(({ path, contents }) => [path, text(contents)] as const),
        ...fileChanges.deletions.map(({ path }) => [path, null] as const),
      ]);
      return add(branchName, { message: `${message.headline}\n\n${message.body}`, author: viewer, files });
    },
    push: (branch, author, message = 'theirs') => void add(branch, { message, author, files: {} }),
  };
}

const missing: Reply = { status: 404, body: { message: 'Not Found' } };
const refused = (message: string): Reply => ({ status: 422, body: { message } });

export function pullHandlers(kept: Repository, schemas: Schemas): Record<string, (context: Asked) => Reply> {
  const repository = kept as Kept;
  return {
    ...refHandlers(repository, schemas),
    ...objectHandlers(repository, schemas),
    ...requestHandlers(repository, schemas),
  };
}

function refHandlers(repository: Kept, schemas: Schemas): Record<string, (context: Asked) => Reply> {
  const { branches, commits, pulls } = repository;
  const shown = (ref: string, sha: string) => ({
    ...sampleOf('git-ref', schemas),
    ...{ ref, object: { type: 'commit', sha, url: 'https://api.github.com/x' } },
  });
  const nameIn = (context: Asked) => decodeURIComponent(context.request.params['ref'] ?? '').replace(/^heads\//, '');
  const bodyOf = (context: Asked): unknown => context.request.requestBody;
  const lineage = (sha: string | undefined): readonly StoredCommit[] => {
    const found: StoredCommit[] = [];
    for (let at = commits.get(sha ?? ''); at !== undefined; at = commits.get(at.parent ?? '')) found.push(at);
    return found;
  };
  const shownCommit = ({ sha, message, author }: StoredCommit) => {
    const sample = sampleOf('commit', schemas);
    const user = author === null ? null : { ...sampleOf('simple-user', schemas), ...author };
    return { ...sample, sha, commit: { ...(sample['commit'] as object), message }, author: user };
  };
  return {
    'git/get-ref': (context) => {
      const sha = branches.get(nameIn(context));
      if (sha === undefined) return { status: 404, body: { message: 'Not Found' } };
      return { status: 200, body: shown(`refs/heads/${nameIn(context)}`, sha) };
    },
    'git/create-ref': (context) => {
      const { ref, sha } = bodyOf(context) as { ref: string; sha: string };
      const name = ref.replace(/^refs\/heads\//, '');
      if (branches.has(name)) return refused('Reference already exists');
      if (!commits.has(sha)) return refused('Object does not exist');
      branches.set(name, sha);
      return { status: 201, body: shown(ref, sha) };
    },
    'git/update-ref': (context) => {
      const { sha } = bodyOf(context) as { sha: string };
      const name = nameIn(context);
      if (!branches.has(name)) return refused('Reference does not exist');
      branches.set(name, sha);
      // GitHub closes a pull request whose branch has no commits of its own.
      for (const pull of pulls) {
        const isEmpty = lineage(branches.get(pull.base)).some((commit) => commit.sha === sha);
        if (pull.head === name && isEmpty) pull.state = 'closed';
      }
      return { status: 200, body: shown(`refs/heads/${name}`, sha) };
    },
    'git/delete-ref': (context) =>
      branches.delete(nameIn(context)) ? { status: 204 } : refused('Reference does not exist'),
    'repos/compare-commits': (context) => {
      const [base = '', head = ''] = decodeURIComponent(context.request.path.split('/').at(-1) ?? '').split('...');
      const find = (name: string) => lineage(branches.get(name) ?? name);
      const [ofBase, ofHead] = [find(base), find(head)];
      const common = ofHead.find(({ sha }) => ofBase.some((one) => one.sha === sha));
      if (common === undefined) return missing;
      const ahead = ofHead.slice(0, ofHead.indexOf(common)).reverse();
      return {
        status: 200,
        body: {
          ...sampleOf('commit-comparison', schemas),
          ...{ ahead_by: ahead.length, total_commits: ahead.length, behind_by: ofBase.indexOf(common) },
          ...{ commits: ahead.map(shownCommit), merge_base_commit: shownCommit(common) },
        },
      };
    },
  };
}

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

/** Blobs, trees and commits, which are on no branch until a ref names them. */
function objectHandlers({ commits, viewer }: Kept, schemas: Schemas): Record<string, (context: Asked) => Reply> {
  const blobs = new Map<string, string>();
  const trees = new Map<string, readonly TreeEntry[]>();
  const idOf = (...parts: unknown[]) => createHash('sha1').update(JSON.stringify(parts)).digest('hex');
  const created = (name: string, body: object): Reply => ({
    status: 201,
    body: { ...sampleOf(name, schemas), ...body },
  });
  return {
    'git/create-blob': (context) => {
      const { content, encoding } = context.request.requestBody as { content: string; encoding?: string };
      const text = encoding === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : content;
      const sha = idOf('blob', text);
      blobs.set(sha, text);
      return created('short-blob', { sha });
    },
    'git/create-tree': (context) => {
      const { tree } = context.request.requestBody as { tree: readonly TreeEntry[] };
      const { base_tree: base = '' } = context.request.requestBody as { base_tree?: string };
      if (tree.some(({ sha }) => sha !== null && !blobs.has(sha))) return refused('tree.sha is not a valid object');
      if (tree.length > 100) return refused('Sorry, your request timed out.');
      const sha = idOf('tree', tree, trees.size);
      trees.set(sha, [...(trees.get(base) ?? []), ...tree]);
      return created('git-tree', { sha });
    },
    'git/create-commit': (context) => {
      const given = context.request.requestBody as {
        readonly message: string;
        readonly tree: string;
        readonly parents: readonly string[];
        readonly author?: unknown;
      };
      const tree = trees.get(given.tree);
      if (tree === undefined || !given.parents.every((sha) => commits.has(sha)))
        return refused('Tree SHA is not there');
      const sha = idOf('commit', given, commits.size);
      commits.set(sha, {
        ...{ sha, parent: given.parents[0] ?? null, message: given.message, author: viewer },
        files: Object.fromEntries(tree.map((one) => [one.path, one.sha === null ? null : (blobs.get(one.sha) ?? '')])),
        modes: Object.fromEntries(tree.map(({ path, mode }) => [path, mode])),
      });
      return created('git-commit', { sha });
    },
  };
}

function requestHandlers(repository: Kept, schemas: Schemas): Record<string, (context: Asked) => Reply> {
  const { pulls, branches, options, viewer } = repository;
  const shown = (name: string, pull: StoredPull) => ({
    ...sampleOf(name, schemas),
    ...{ number: pull.number, title: pull.title, body: pull.body, state: pull.state, draft: pull.draft },
    user: { ...sampleOf('simple-user', schemas), ...pull.user },
    head: headOf(name, pull),
    merged_at: pull.merged ? '2026-01-02T03:04:05Z' : null,
    html_url: `https://github.com/octo/repo/pull/${String(pull.number)}`,
  });
  const headOf = (name: string, { head: ref, headSha }: StoredPull) => ({
    ...(sampleOf(name, schemas)['head'] as object),
    ...{ ref, label: `octo:${ref}`, sha: headSha ?? branches.get(ref) ?? '0'.repeat(40) },
  });
  return {
    'pulls/list': (context) => {
      const { head, state = 'open' } = context.request.query;
      const found = pulls
        .filter((pull) => head === undefined || `octo:${pull.head}` === head)
        .filter((pull) => state === 'all' || pull.state === state)
        .reverse();
      return { status: 200, body: found.map((pull) => shown('pull-request-simple', pull)) };
    },
    'pulls/create': (context) => {
      const given = context.request.requestBody as Pick<StoredPull, 'title' | 'body' | 'head' | 'base' | 'draft'>;
      if (given.draft && options.noDrafts === true)
        return refused('Draft pull requests are not supported in this repository.');
      if (!branches.has(given.head) || !branches.has(given.base)) return refused('Validation Failed');
      if (pulls.some(({ head, state }) => head === given.head && state === 'open'))
        return refused('A pull request already exists');
      const pull: StoredPull = {
        ...{ number: 200 + pulls.length, state: 'open', merged: false, user: viewer },
        ...given,
      };
      pulls.push(pull);
      return { status: 201, body: shown('pull-request', pull) };
    },
    'pulls/update': (context) => {
      const pull = pulls.find(({ number }) => number === Number(context.request.params['pull_number']));
      if (pull === undefined) return missing;
      Object.assign(pull, context.request.requestBody);
      return { status: 200, body: shown('pull-request', pull) };
    },
  };
}
