import { plainLogin } from '../plain-login.js';
import { forbiddenByGraphql } from '../problem.js';
import { minimizeMutation, resolveMutation, threadsQuery } from '../queries.js';
import type { GraphqlPage } from '../read/read-api.js';
import { type OwnText, requestParameters, type WriteContext } from './write-context.js';

export interface WrittenThread {
  /** Of the GraphQL API. */
  readonly id: string;
  readonly path: string;
  /** Its current position; `null` if the lines have changed since. */
  readonly line: number | null;
  readonly startLine: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly isResolved: boolean;
  readonly isResolvedByOwn: boolean;
  readonly isOutdated: boolean;
  /** The token's account started it. */
  readonly isOwn: boolean;
  /** Someone else answered. */
  readonly hasReplies: boolean;
  readonly opening: OwnText & { readonly nodeId: string; readonly isMinimized: boolean };
  /** What the token's account wrote in it, and whether someone else wrote after it. */
  readonly ownComments: readonly (OwnText & { readonly isAnswered: boolean })[];
}

export type HideReason = 'OUTDATED' | 'RESOLVED' | 'DUPLICATE' | 'OFF_TOPIC';

export type ThreadApi = ReturnType<typeof threadApi>;

/** Requests for threads on lines, of which only the GraphQL API knows whether they are resolved. */
export function threadApi(context: WriteContext) {
  const { octokit, viewer } = context.session;
  const { owner, repo: name, request } = requestParameters(context);
  /** Returns why the token may not, if it may not. */
  const unlessForbidden = async (mutation: string, variables: object) => {
    try {
      await octokit.graphql(mutation, { ...variables, request });
      return null;
    } catch (error) {
      const forbidden = forbiddenByGraphql(error);
      if (forbidden === null) throw error;
      return { forbidden };
    }
  };
  return {
    async threads(): Promise<readonly WrittenThread[]> {
      const threads: WrittenThread[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const variables = { owner, name, number: context.target.number, after, request };
        const answer: Answer = await octokit.graphql<Answer>(threadsQuery, variables);
        const page: GraphqlPage<RawThread> | undefined = answer.repository?.pullRequest?.reviewThreads;
        threads.push(...(page?.nodes ?? []).flatMap((thread) => threadOf(thread, viewer.login)));
        after = page?.pageInfo.endCursor ?? null;
        more = page?.pageInfo.hasNextPage === true && after !== null;
      }
      return threads;
    },
    resolveThread: (id: string) => unlessForbidden(resolveMutation, { id }),
    hide: (id: string, classifier: HideReason) => unlessForbidden(minimizeMutation, { id, classifier }),
  };
}

interface Answer {
  readonly repository: { readonly pullRequest: { readonly reviewThreads: GraphqlPage<RawThread> } | null } | null;
}

interface RawThread {
  readonly id: string;
  readonly path: string;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly diffSide: 'LEFT' | 'RIGHT';
  readonly isResolved: boolean;
  readonly isOutdated: boolean;
  readonly resolvedBy: { readonly login: string } | null;
  readonly comments: { readonly totalCount: number; readonly nodes: readonly (RawComment | null)[] | null };
}

interface RawComment {
  readonly id: string;
  readonly databaseId: number | null;
  readonly body: string;
  readonly url: string;
  readonly isMinimized: boolean;
  readonly viewerDidAuthor: boolean;
}

function threadOf(thread: RawThread | null, viewer: string): readonly WrittenThread[] {
  const all = (thread?.comments.nodes ?? []).filter((comment) => comment !== null);
  const [opening, ...others] = all;
  if (thread === null || opening === undefined || opening.databaseId === null) return [];
  const { id, path, line, startLine, diffSide: side, isResolved, isOutdated, resolvedBy, comments } = thread;
  const isAnswered = (index: number): boolean =>
    comments.totalCount > all.length || all.slice(index + 1).some(({ viewerDidAuthor }) => !viewerDidAuthor);
  return [
    {
      ...{ id, path, line, startLine, side, isResolved, isOutdated, isOwn: opening.viewerDidAuthor },
      isResolvedByOwn: resolvedBy !== null && plainLogin(resolvedBy.login) === plainLogin(viewer),
      hasReplies: comments.totalCount > all.length || others.some(({ viewerDidAuthor }) => !viewerDidAuthor),
      opening: {
        ...{ id: opening.databaseId, nodeId: opening.id, body: opening.body, url: opening.url },
        isMinimized: opening.isMinimized,
      },
      ownComments: all.flatMap(({ viewerDidAuthor, databaseId, body, url }, index) =>
        viewerDidAuthor && databaseId !== null ? [{ id: databaseId, body, url, isAnswered: isAnswered(index) }] : [],
      ),
    },
  ];
}
