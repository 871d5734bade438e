import { permissionFix } from '../findings.js';
import { plainLogin } from '../plain-login.js';
import { issueQuery, pullRequestQuery } from '../queries.js';
import { type CommentTarget, GitHubProblem } from '../types.js';
import type {
  AuthoredText,
  Branches,
  GitHubConversation,
  LinkedIssue,
  ReviewText,
  ReviewThread,
} from './conversation-types.js';
import type { GitHubAnswer, GitHubReader, GraphqlPage } from './read-api.js';
import { restConversation } from './rest-conversation.js';

/** A partial answer has `null` for fields that the schema requires. */
interface RawText {
  readonly author: { readonly login: string } | null;
  readonly authorAssociation: string | null;
  readonly body: string | null;
  readonly createdAt: string;
  readonly lastEditedAt: string | null;
  readonly databaseId?: number | null;
  readonly isMinimized?: boolean;
  readonly viewerDidAuthor?: boolean;
}

interface RawThread {
  readonly path: string;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly diffSide: 'LEFT' | 'RIGHT';
  readonly isResolved: boolean;
  readonly isOutdated: boolean;
  readonly resolvedBy: { readonly login: string } | null;
  /** The first comment, which has the lines of the thread. */
  readonly opening: Pick<GraphqlPage<RawComment>, 'nodes'> | null;
  /** The last ones. */
  readonly comments: (Pick<GraphqlPage<RawComment>, 'nodes'> & { readonly totalCount: number }) | null;
}

type RawComment = RawText & { readonly diffHunk: string };

interface RawItem extends RawText {
  readonly title: string;
  readonly state: string;
  readonly labels: { readonly nodes: readonly ({ readonly name: string } | null)[] | null } | null;
  readonly comments?: GraphqlPage<RawText> | null;
  readonly reviews?: GraphqlPage<RawText & { readonly state: string }> | null;
  readonly reviewThreads?: GraphqlPage<RawThread> | null;
  readonly closingIssuesReferences?: { readonly nodes: readonly (RawLinked | null)[] | null } | null;
  readonly baseRefName?: string;
  readonly headRefName?: string;
  readonly headRefOid?: string;
  readonly changedFiles?: number | null;
}

type RawLinked = RawText & {
  readonly number: number;
  readonly title: string;
  readonly repository: { readonly nameWithOwner: string } | null;
};

/** Oldest first. `gaps` names what the limit, the token or a server without GraphQL exclude. Rejects with GitHubProblem. */
export async function readConversation(
  reader: GitHubReader,
  target: CommentTarget,
  kind: 'issue' | 'pull-request',
): Promise<GitHubConversation> {
  const isPull = kind === 'pull-request';
  const reading = {
    what: `${isPull ? 'pull request' : 'issue'} ${target.owner}/${target.repo}#${String(target.number)}`,
    needs: [isPull ? 'pull-requests: read' : 'issues: read'],
  };
  try {
    const gaps = new Set<string>();
    const pages: RawItem[] = [];
    let cursors: Cursors = { comments: null, reviews: isPull ? null : undefined, threads: isPull ? null : undefined };
    while (Object.values(cursors).some((cursor) => cursor !== undefined)) {
      const variables = {
        owner: target.owner,
        name: target.repo,
        number: target.number,
        ...variablesOf(cursors, pages.length === 0, isPull),
      };
      const answer: GitHubAnswer<{ repository: { item: RawItem | null } | null }> | null = await reader.query(
        reading,
        isPull ? pullRequestQuery : issueQuery,
        variables,
      );
      if (answer === null) {
        gaps.add('The conversation is too long to be read completely: the run has reached its limit of requests.');
        break;
      }
      for (const error of answer.errors) gaps.add(`GitHub omitted part of the conversation: ${error}`);
      const item = answer.data.repository?.item ?? null;
      if (item === null)
        throw new GitHubProblem(
          404,
          `GitHub did not return ${reading.what}: ${answer.errors.join(' ')}`,
          `It may have been deleted. If not: ${permissionFix(reading.needs)}`,
          'github-not-found',
        );
      pages.push(item);
      cursors = nextOf(item);
    }
    return conversationOf(pages, [...gaps], reading.what);
  } catch (error) {
    if (!(error instanceof GitHubProblem) || error.id !== 'graphql-missing') throw error;
    return (await restConversation(reader, target, { reading, isPull })) ?? conversationOf([], [], reading.what);
  }
}

/** The cursor of each list: `null` means its start, undefined means that it is complete. */
interface Cursors {
  readonly comments: string | null | undefined;
  readonly reviews: string | null | undefined;
  readonly threads: string | null | undefined;
}

function variablesOf({ comments, reviews, threads }: Cursors, isFirst: boolean, isPull: boolean): object {
  const ofComments = { comments: comments ?? null, moreComments: comments !== undefined };
  if (!isPull) return ofComments;
  return {
    ...ofComments,
    reviews: reviews ?? null,
    moreReviews: reviews !== undefined,
    threads: threads ?? null,
    moreThreads: threads !== undefined,
    first: isFirst,
  };
}

function nextOf({ comments, reviews, reviewThreads }: RawItem): Cursors {
  const next = (page: GraphqlPage<unknown> | null | undefined) =>
    page?.pageInfo.hasNextPage === true ? (page.pageInfo.endCursor ?? undefined) : undefined;
  return { comments: next(comments), reviews: next(reviews), threads: next(reviewThreads) };
}

function conversationOf(pages: readonly RawItem[], gaps: readonly string[], what: string): GitHubConversation {
  const [item] = pages;
  if (item === undefined)
    throw new GitHubProblem(
      null,
      `The limit of requests was reached before ${what} could be read`,
      'Set context: event.',
    );
  return {
    title: item.title,
    state: item.state,
    labels: nodesOf(item.labels).map(({ name }) => name),
    body: toText(item),
    comments: pages.flatMap((page) => nodesOf(page.comments)).map(toText),
    reviews: pages
      .flatMap((page) => nodesOf(page.reviews))
      .map((raw): ReviewText => ({ ...toText(raw), state: raw.state })),
    threads: pages.flatMap((page) => nodesOf(page.reviewThreads)).map(threadOf),
    linked: nodesOf(item.closingIssuesReferences).map(linkedOf),
    changedFiles: item.changedFiles ?? null,
    branches: branchesOf(item),
    gaps,
  };
}

const nodesOf = <T>(page: Pick<GraphqlPage<T>, 'nodes'> | null | undefined): readonly T[] =>
  (page?.nodes ?? []).filter((node) => node !== null);

function toText(raw: RawText): AuthoredText {
  return {
    author: raw.author?.login ?? null,
    association: raw.authorAssociation ?? 'NONE',
    createdAt: raw.createdAt,
    editedAt: raw.lastEditedAt,
    text: raw.body ?? '',
    id: raw.databaseId ?? null,
    isMinimized: raw.isMinimized === true,
    isOwn: raw.viewerDidAuthor === true,
  };
}

function threadOf(thread: RawThread): ReviewThread {
  const { path, line, startLine, diffSide, isResolved, isOutdated, resolvedBy } = thread;
  const newest = nodesOf(thread.comments);
  const [opening = newest[0]] = nodesOf(thread.opening);
  const isOwnLogin = (login: string) =>
    opening?.viewerDidAuthor === true && plainLogin(opening.author?.login ?? '') === plainLogin(login);
  const isListed = newest.some(({ databaseId }) => databaseId === opening?.databaseId);
  const comments = opening === undefined || isListed ? newest : [opening, ...newest];
  return {
    path,
    line,
    startLine,
    side: diffSide,
    resolved: isResolved,
    isResolvedByOwn: resolvedBy !== null && isOwnLogin(resolvedBy.login),
    outdated: isOutdated,
    hunk: opening?.diffHunk ?? '',
    comments: comments.map(toText),
    unread: Math.max(0, (thread.comments?.totalCount ?? comments.length) - comments.length),
  };
}

function linkedOf(raw: RawLinked): LinkedIssue {
  return {
    ...toText(raw),
    number: raw.number,
    title: raw.title,
    repository: raw.repository?.nameWithOwner ?? '',
  };
}

function branchesOf({ baseRefName, headRefName, headRefOid }: RawItem): Branches | null {
  if (headRefOid === undefined) return null;
  return { base: baseRefName ?? '', head: headRefName ?? '', headSha: headRefOid };
}
