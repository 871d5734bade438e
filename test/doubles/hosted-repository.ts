import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'openapi-backend';
import type { CommitInput } from './github-graphql.js';
import { sampleOf } from './openapi-sample.js';

/** A bare repository whose git objects the GitHub double serves through the API. */
export interface HostedRepository {
  readonly directory: string;
  readonly pull?: HostedPull;
  /** Types of the rules of every branch, such as `pull_request`. */
  readonly rules?: readonly string[];
  /** Runs for a new commit. Default: one that is queued. */
  readonly runs?: readonly { readonly status: string; readonly conclusion: string | null }[];
  /** Whether GitHub signs commits. Default: true. */
  readonly isSigned?: boolean;
  /** The token may not write contents. */
  readonly isReadOnly?: boolean;
  /** GitHub's answer to every update of a branch. */
  readonly refusesUpdate?: { readonly status: number; readonly message: string };
  /** Called when GitHub is asked whether the token may write: the files are checked out, the job has not begun. */
  readonly beforeJob?: () => void;
  /** Called before a branch is updated, so that a test can push first. */
  readonly beforeUpdate?: () => void;
}

export interface HostedPull {
  readonly number: number;
  readonly branch: string;
  readonly isFork?: boolean;
  readonly state?: 'open' | 'closed';
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}
type Asked = Context<unknown, Record<string, string>, Record<string, string>>;
type Schemas = Parameters<typeof sampleOf>[1];
type Handlers = Record<string, (context: Asked) => Reply>;

const missing: Reply = { status: 404, body: { message: 'Not Found' } };
const refused = (message: string): Reply => ({ status: 422, body: { message } });
const forbidden: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } };

/** Runs git in the bare repository; its output as text. */
export function bareGit(directory: string, args: readonly string[], input: string | Buffer = '', env = {}): string {
  return execFileSync('git', ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com', ...args], {
    cwd: directory,
    input,
    env: { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
    .toString('utf8')
    .replace(/\n$/, '');
}

function find(directory: string, name: string): string | undefined {
  try {
    return bareGit(directory, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
  } catch {
    return undefined;
  }
}

/** The branches of the repository, as the double keeps them. */
export function hostedBranches({ directory }: HostedRepository): Map<string, string> {
  const branches = new Map<string, string>();
  branches.get = (name) => find(directory, `refs/heads/${name}`);
  branches.has = (name) => find(directory, `refs/heads/${name}`) !== undefined;
  return branches;
}

/** A commit of `createCommitOnBranch`. Throws GitHub's error message. */
export function hostedCommit({ directory }: HostedRepository, input: CommitInput): string {
  const { branch, expectedHeadOid, message, fileChanges } = input;
  const tip = find(directory, `refs/heads/${branch.branchName}`);
  if (tip !== expectedHeadOid) throw new Error(`Expected branch to point to "${expectedHeadOid}" but it did not.`);
  const entries = [
    ...fileChanges.additions.map(({ path, contents }) => ({
      ...{ path, mode: '100644' },
      sha: bareGit(directory, ['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64')),
    })),
    ...fileChanges.deletions.map(({ path }) => ({ path, mode: '100644', sha: null })),
  ];
  const tree = treeOf(directory, `${tip}^{tree}`, entries);
  const text = `${message.headline}\n\n${message.body}`;
  const made = bareGit(directory, ['commit-tree', tree, '-p', tip], text);
  bareGit(directory, ['update-ref', `refs/heads/${branch.branchName}`, made]);
  return made;
}

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

function treeOf(directory: string, base: string | undefined, entries: readonly Entry[]): string {
  const index = join(tmpdir(), `index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  if (base !== undefined) bareGit(directory, ['read-tree', base], '', env);
  const lines = entries.map(({ path, mode, sha }) =>
    sha === null ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
  );
  bareGit(directory, ['update-index', '--replace', '-z', '--index-info'], lines.join(''), env);
  const tree = bareGit(directory, ['write-tree'], '', env);
  rmSync(index, { force: true });
  return tree;
}

/** The answers of GitHub for a repository with real git objects. */
export function hostedHandlers(hosted: HostedRepository, schemas: Schemas): Handlers {
  return { ...objectHandlers(hosted, schemas), ...refHandlers(hosted, schemas), ...stateHandlers(hosted, schemas) };
}

function objectHandlers(
  { directory, isReadOnly, isSigned = true, ...hosted }: HostedRepository,
  schemas: Schemas,
): Handlers {
  const created = (name: string, body: object): Reply => ({
    status: 201,
    body: { ...sampleOf(name, schemas), ...body },
  });
  const unlessReadOnly =
    (answer: (context: Asked) => Reply) =>
    (context: Asked): Reply =>
      isReadOnly === true ? forbidden : answer(context);
  return {
    'git/create-blob': unlessReadOnly((context) => {
      const { content, encoding } = context.request.requestBody as { content: string; encoding?: 'base64' };
      if (content === '') hosted.beforeJob?.();
      const sha = bareGit(directory, ['hash-object', '-w', '--stdin'], Buffer.from(content, encoding ?? 'utf8'));
      return created('short-blob', { sha });
    }),
    'git/create-tree': unlessReadOnly((context) => {
      const { tree, base_tree: base } = context.request.requestBody as { tree: readonly Entry[]; base_tree?: string };
      const gone = tree.find(({ sha, path }) => sha === null && find(directory, `${base ?? ''}:${path}`) === undefined);
      if (gone !== undefined || tree.length > 100) return refused('GitRPC::BadObjectState');
      return created('git-tree', { sha: treeOf(directory, base, tree) });
    }),
    'git/create-commit': unlessReadOnly((context) => {
      const given = context.request.requestBody as {
        readonly message: string;
        readonly tree: string;
        readonly parents: readonly string[];
        readonly author?: unknown;
      };
      const parents = given.parents.flatMap((parent) => ['-p', parent]);
      const sha = bareGit(directory, ['commit-tree', given.tree, ...parents], given.message);
      const verified = isSigned && given.author === undefined;
      const verification = { verified, reason: verified ? 'valid' : 'unsigned' };
      return created('git-commit', { sha, verification: { ...nothingSigned, ...verification } });
    }),
  };
}

const nothingSigned = { signature: null, payload: null, verified_at: null };

function refHandlers({ directory, ...hosted }: HostedRepository, schemas: Schemas): Handlers {
  const shown = (ref: string, sha: string) => ({
    ...sampleOf('git-ref', schemas),
    ...{ ref, object: { type: 'commit', sha, url: 'https://api.github.com/x' } },
  });
  const nameIn = (context: Asked) => `refs/${decodeURIComponent(context.request.params['ref'] ?? '')}`;
  return {
    'git/get-ref': (context) => {
      const sha = find(directory, nameIn(context));
      return sha === undefined ? missing : { status: 200, body: shown(nameIn(context), sha) };
    },
    'git/create-ref': (context) => {
      const { ref, sha } = context.request.requestBody as { ref: string; sha: string };
      if (hosted.isReadOnly === true) return forbidden;
      if (find(directory, ref) !== undefined) return refused('Reference already exists');
      bareGit(directory, ['update-ref', ref, sha]);
      return { status: 201, body: shown(ref, sha) };
    },
    'git/update-ref': (context) => {
      const { sha, force } = context.request.requestBody as { sha: string; force?: boolean };
      const name = nameIn(context);
      hosted.beforeUpdate?.();
      const { refusesUpdate } = hosted;
      if (refusesUpdate !== undefined)
        return { status: refusesUpdate.status, body: { message: refusesUpdate.message } };
      const now = find(directory, name);
      if (now === undefined) return refused('Reference does not exist');
      const isAhead = bareGit(directory, ['rev-list', '--max-count=1', `${sha}..${now}`]) === '';
      if (force !== true && !isAhead) return refused('Update is not a fast forward');
      bareGit(directory, ['update-ref', name, sha]);
      return { status: 200, body: shown(name, sha) };
    },
    'git/delete-ref': (context) => {
      if (find(directory, nameIn(context)) === undefined) return refused('Reference does not exist');
      bareGit(directory, ['update-ref', '-d', nameIn(context)]);
      return { status: 204 };
    },
    'repos/compare-commits': (context) => {
      const range = decodeURIComponent(context.request.path.split('/compare/').at(-1) ?? '').split('...');
      const [base, head] = range.map((name) => find(directory, `refs/heads/${name}`) ?? find(directory, name));
      if (base === undefined || head === undefined) return missing;
      const common = bareGit(directory, ['merge-base', base, head]);
      const ahead = bareGit(directory, ['rev-list', '--reverse', `${base}..${head}`])
        .split('\n')
        .filter(Boolean);
      const commitOf = (sha: string) => {
        const sample = sampleOf('commit', schemas);
        const message = bareGit(directory, ['log', '-1', '--format=%B', sha]);
        const isGitHub = bareGit(directory, ['log', '-1', '--format=%an', sha]) === 'GitHub';
        const account = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' };
        const author = isGitHub ? { ...sampleOf('simple-user', schemas), ...account } : null;
        return { ...sample, sha, commit: { ...(sample['commit'] as object), message }, author };
      };
      return {
        status: 200,
        body: {
          ...sampleOf('commit-comparison', schemas),
          ...{ ahead_by: ahead.length, total_commits: ahead.length },
          ...{ commits: ahead.map(commitOf), merge_base_commit: commitOf(common) },
        },
      };
    },
  };
}

function stateHandlers({ directory, pull, rules = [], runs }: HostedRepository, schemas: Schemas): Handlers {
  const runOf = (run: { readonly status: string; readonly conclusion: string | null }, sha: string) => ({
    ...sampleOf('workflow-run', schemas),
    ...{ ...run, head_sha: sha, html_url: 'https://github.com/octo/repo/actions/runs/77' },
  });
  return {
    ...(pull === undefined ? {} : { 'pulls/get': () => ({ status: 200, body: pullOf(directory, pull, schemas) }) }),
    'repos/get-branch-rules': () => ({
      status: 200,
      body: rules.map((type) => ({
        type,
        ruleset_source_type: 'Repository',
        ruleset_source: 'octo/repo',
        ruleset_id: 1,
      })),
    }),
    'repos/list-commits': (context) => {
      const { sha = 'HEAD', per_page: count = '30' } = context.request.query;
      if (find(directory, sha) === undefined) return missing;
      const found = bareGit(directory, ['log', `-${count}`, '--format=%H', sha, '--']).split('\n');
      const sample = sampleOf('commit', schemas);
      const body = found.map((id) => {
        const message = bareGit(directory, ['log', '-1', '--format=%B', id]);
        return { ...sample, sha: id, commit: { ...(sample['commit'] as object), message } };
      });
      return { status: 200, body };
    },
    'actions/list-workflow-runs-for-repo': (context) => {
      const sha = context.request.query['head_sha'] ?? '';
      const found = (runs ?? [{ status: 'queued', conclusion: null }]).map((run) => runOf(run, sha));
      return { status: 200, body: { total_count: found.length, workflow_runs: found } };
    },
  };
}

function pullOf(directory: string, { number, branch, isFork, state = 'open' }: HostedPull, schemas: Schemas): object {
  const sample = sampleOf('pull-request', schemas);
  const repository = { ...(sampleOf('repository', schemas) as object) };
  const side = (name: 'head' | 'base', ref: string, id: number) => ({
    ...(sample[name] as object),
    ...{ ref, sha: find(directory, name === 'head' ? `refs/pull/${String(number)}/head` : `refs/heads/${ref}`) },
    repo: { ...repository, id },
  });
  return {
    ...{ ...sample, number, state, commits: 1 },
    ...{ head: side('head', branch, isFork === true ? 2 : 1), base: side('base', 'main', 1) },
  };
}
