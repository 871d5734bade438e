import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, type GraphQLSchema, graphql, parse, validate } from 'graphql';

/** A text as the double stores it; absent fields have defaults. */
export interface Written {
  readonly id?: number;
  readonly by?: string;
  readonly association?: string;
  readonly at?: string;
  readonly editedAt?: string | null;
  readonly body?: string;
  readonly isMinimized?: boolean;
}

export interface ThreadOf {
  readonly path: string;
  readonly line?: number | null;
  readonly startLine?: number;
  readonly side?: 'LEFT' | 'RIGHT';
  readonly resolved?: boolean;
  readonly outdated?: boolean;
  readonly hunk?: string;
  readonly comments: readonly (Written & { readonly isOwn?: boolean })[];
  readonly id?: string;
  readonly resolvedBy?: string | null;
}

/** An issue or a pull request. */
export interface ItemOf extends Written {
  readonly title?: string;
  readonly labels?: readonly string[];
  readonly comments?: readonly Written[];
  readonly reviews?: readonly (Written & { readonly state: string })[];
  readonly threads?: readonly ThreadOf[];
  readonly closes?: readonly (Written & { readonly number: number; readonly title: string })[];
  readonly headSha?: string;
  readonly checks?: readonly object[];
  readonly isQueued?: boolean;
  readonly changedFiles?: number;
}

export interface GraphqlData {
  readonly viewer: { readonly login: string; readonly id: number };
  readonly item: (number: number) => ItemOf | null;
  /** Names of fields that the token may not read. */
  readonly closed: readonly string[];
  readonly pageSize: number;
  /** Ids of comments that are hidden. */
  readonly isMinimized: Set<string>;
  /** Threads that reviews of the run created. */
  readonly threads: readonly ThreadOf[];
  /** Throws GitHub's error message if the token may not. */
  readonly resolve: (thread: string) => void;
  readonly minimize: (comment: string) => void;
  /** Creates a commit and returns its id. Throws GitHub's error message. */
  readonly commit: (input: CommitInput) => string;
}

export interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

let built: GraphQLSchema | null = null;

/** GitHub's own schema; built at the first query, since this takes a moment. */
export function gitHubSchema(): GraphQLSchema {
  const file = resolve(import.meta.dirname, '../../node_modules/@octokit/graphql-schema/schema.graphql');
  built ??= buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
  return built;
}

/** The response to a query; errors against the schema are added to `invalid`. */
export async function answerGraphql(body: unknown, data: GraphqlData, invalid: string[]): Promise<object> {
  const { query = '', variables = {} } = (body ?? {}) as { query?: string; variables?: Record<string, unknown> };
  const diagnostics = validate(gitHubSchema(), parse(query));
  if (diagnostics.length > 0) invalid.push(`graphql: ${diagnostics.map(({ message }) => message).join(' ')}`);
  const result = await graphql({
    schema: gitHubSchema(),
    source: query,
    variableValues: variables,
    rootValue: rootOf(data),
  });
  for (const { message } of result.errors ?? []) {
    if (!/^(Resource not accessible|Expected branch)/.test(message)) invalid.push(`graphql: ${message}`);
  }
  const answer = JSON.parse(JSON.stringify(result)) as { errors?: { message: string; type?: string }[] };
  for (const error of answer.errors ?? []) if (error.message === notAccessible) error.type = 'FORBIDDEN';
  return answer;
}

/** GitHub's message for a token without permission. */
export const notAccessible = 'Resource not accessible by integration';

function rootOf(data: GraphqlData): object {
  const { isMinimized } = data;
  const itemOf = (typename: string) => (args: { number: number }) => {
    const item = data.item(args.number);
    return item === null ? null : { __typename: typename, ...gitHubItem(item, data) };
  };
  return {
    nodes: ({ ids }: { ids: readonly string[] }) =>
      ids.map((id) => ({ __typename: 'IssueComment', id, isMinimized: isMinimized.has(id) })),
    minimizeComment: ({ input }: { input: { subjectId: string } }) => {
      data.minimize(input.subjectId);
      return { clientMutationId: null };
    },
    resolveReviewThread: ({ input }: { input: { threadId: string } }) => {
      data.resolve(input.threadId);
      return { clientMutationId: null };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => ({ commit: { oid: data.commit(input) } }),
    viewer: { login: data.viewer.login, databaseId: data.viewer.id },
    repository: {
      issue: itemOf('Issue'),
      pullRequest: itemOf('PullRequest'),
      object: () => ({ __typename: 'Commit', statusCheckRollup: closable('statusCheckRollup', data, rollupOf(data)) }),
    },
  };
}

/** A field without permission is null, with an error in the response. */
function closable(name: string, { closed }: GraphqlData, value: unknown): unknown {
  if (!closed.includes(name)) return value;
  return () => {
    throw new Error(notAccessible);
  };
}

function rollupOf(data: GraphqlData): object {
  const checks =
    Array.from({ length: 99 }, (_, index) => data.item(index + 1)).find((item) => item?.checks)?.checks ?? [];
  return { contexts: paged(checks, data) };
}

function gitHubItem(item: ItemOf, data: GraphqlData): object {
  return {
    ...written(item),
    ...{
      title: item.title ?? 'A title',
      state: 'OPEN',
      labels: { nodes: (item.labels ?? []).map((name) => ({ name })) },
    },
    ...{ baseRefName: 'main', headRefName: 'topic', headRefOid: item.headSha ?? 'a'.repeat(40) },
    changedFiles: item.changedFiles ?? 0,
    isInMergeQueue: item.isQueued ?? false,
    comments: paged((item.comments ?? []).map(written), data),
    reviews: paged(
      (item.reviews ?? []).map((review) => ({ ...written(review), state: review.state })),
      data,
    ),
    reviewThreads: paged(
      [...(item.threads ?? []), ...data.threads].map((thread) => threadOf(thread, data)),
      data,
    ),
    closingIssuesReferences: closable('closingIssuesReferences', data, {
      nodes: (item.closes ?? []).map((issue) => ({
        ...written(issue),
        ...{ number: issue.number, title: issue.title, repository: { nameWithOwner: 'octo/repo' } },
      })),
    }),
  };
}

function threadOf(thread: ThreadOf, { viewer, isMinimized }: GraphqlData): object {
  const { path, line = 1, startLine, resolved, resolvedBy = null, outdated, hunk, comments } = thread;
  const nodes = comments.map((one) => {
    const id = `PRRC_${String(one.id ?? 0)}`;
    const isOwn = one.isOwn ?? one.by === viewer.login;
    const url = `https://github.com/octo/repo/pull/7#discussion_r${String(one.id ?? 0)}`;
    const hidden = one.isMinimized ?? isMinimized.has(id);
    return {
      ...written(one),
      ...{ id, url, viewerDidAuthor: isOwn, isMinimized: hidden },
      diffHunk: hunk ?? '@@ -1 +1 @@\n+x',
    };
  });
  return {
    ...{ id: thread.id ?? `PRRT_${String(comments[0]?.id ?? 0)}`, path, line, startLine: startLine ?? null },
    ...{ diffSide: thread.side ?? 'RIGHT', isResolved: resolved ?? resolvedBy !== null, isOutdated: outdated ?? false },
    resolvedBy: resolvedBy === null ? null : { login: resolvedBy },
    comments: ({ first, last = 0 }: { first?: number; last?: number }) => ({
      totalCount: nodes.length,
      nodes: first === undefined ? nodes.slice(-last) : nodes.slice(0, first),
    }),
  };
}

function written({ id, by = 'octocat', association, at, editedAt, body, isMinimized }: Written): object {
  return {
    ...{ author: by === '' ? null : { __typename: 'User', login: by }, authorAssociation: association ?? 'MEMBER' },
    ...{ body: body ?? '', createdAt: at ?? '2026-01-01T00:00:00Z', lastEditedAt: editedAt ?? null },
    ...{ databaseId: id ?? null, isMinimized: isMinimized ?? false },
  };
}

/** A list in pages, by cursors that are positions. */
function paged(nodes: readonly object[], { pageSize }: GraphqlData) {
  return ({ first, after }: { first: number; after?: string | null }) => {
    const start = Number(after ?? 0);
    const end = start + Math.min(first, pageSize);
    return {
      nodes: nodes.slice(start, end),
      pageInfo: { hasNextPage: end < nodes.length, endCursor: String(end), hasPreviousPage: false, startCursor: null },
    };
  };
}
