import type { Clock, Redact } from '../types.js';
import { connectOctokit, type GitHubAddress, maxAttempts, type Octokit, withTimeout } from './octokit.js';
import { isRequestFailure, isTransient, isUnanswered, problemOf, waitFor, writeProblemOf } from './problem.js';
import { type CommentBody, type CommentTarget, type GitHub, GitHubProblem, type PostedComment } from './types.js';

export interface GitHubConnection extends GitHubAddress {
  readonly clock: Clock;
  /** Applied to everything that is posted. */
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

/** The account of the token; `id` is `null` if unknown. */
export interface Viewer {
  readonly login: string;
  readonly id: number | null;
}

export interface GitHubSession {
  readonly octokit: Octokit;
  readonly viewer: Viewer;
}

/** The account of the usual workflow token, for tokens without access to GraphQL. */
const workflowAccount: Viewer = { login: 'github-actions[bot]', id: null };

/**
 * The HTTP stack is loaded at the first call. Retries server errors, broken connections and rate limits three times, if
 * GitHub asks for at most a minute, each time the whole update: a lost response posts no comment twice. Rejects with
 * GitHubProblem, which never contains the token.
 */
export function createGitHub(connection: GitHubConnection): GitHub {
  const withRetries = createRetryBudget(connection);
  const writeWith =
    <T>(write: (session: GitHubSession, comment: WantedComment) => Promise<T>) =>
    (target: CommentTarget, marker: string, body: CommentBody): Promise<T> => {
      const bodyAfter = (existing: string | null) =>
        connection.redact(typeof body === 'string' ? body : body(existing));
      return withRetries(
        (session) => write(session, { target, marker, bodyAfter, signal: connection.signal }),
        (error) => problemOf(error, target),
      );
    };
  return {
    upsertComment: writeWith(upsert),
    updateComment: writeWith(update),
    ownComments: (target) =>
      withRetries(
        ({ octokit, viewer }) => ownBodies(commentPlace(octokit, target, connection.signal), viewer),
        (error) => problemOf(error, target),
      ),
    hideComments: (target, beginnings, except) =>
      withRetries(
        async ({ octokit, viewer }) => {
          const { hideComments } = await import('./hide-comments.js');
          return await hideComments(octokit, {
            target,
            beginnings,
            except,
            signal: connection.signal,
            isOwn: (author) => isViewer(author, viewer),
          });
        },
        (error) => writeProblemOf(error, 'the state of earlier comments', ['issues: write', 'pull-requests: write']),
      ),
  };
}

export type RetryBudget = <T>(
  work: (session: GitHubSession) => Promise<T>,
  problem: (error: unknown) => unknown,
) => Promise<T>;

/**
 * One session for the connection; a failed attempt opens a new one. Not @octokit/plugin-retry and plugin-throttling:
 * they repeat single requests, also a POST whose response was lost, which would post twice; they wait with timers that
 * no abort ends, for more than a minute, and pause between writes.
 */
export function createRetryBudget(connection: GitHubConnection): RetryBudget {
  let session: Promise<GitHubSession> | null = null;
  return async (work, problem) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        session ??= openSession(connection);
        return await work(await session);
      } catch (error) {
        if (connection.signal.aborted && isUnanswered(error)) throw canceled();
        const wait =
          attempt < maxAttempts && !connection.signal.aborted ? waitFor(error, attempt, connection.clock.now()) : null;
        if (wait === null) throw problem(error);
        session = null;
        await connection.clock.sleep(wait, connection.signal);
      }
    }
  };
}

const canceled = (): GitHubProblem =>
  new GitHubProblem(
    null,
    'The time for posts was over before GitHub answered',
    'GitHub may have carried out the request all the same.',
  );

async function openSession(connection: GitHubConnection): Promise<GitHubSession> {
  const octokit = await connectOctokit(connection);
  return { octokit, viewer: await readViewer(octokit, connection.signal) };
}

/** GET /user rejects installation tokens. GraphQL has outages; without it, the account is the usual one. */
async function readViewer(octokit: Octokit, signal: AbortSignal): Promise<Viewer> {
  try {
    const answer = await octokit.graphql<{ viewer?: { login?: unknown; databaseId?: unknown } | null } | null>(
      '{ viewer { login databaseId } }',
      { request: { signal: withTimeout(signal) } },
    );
    return viewerOf(answer?.viewer?.login, answer?.viewer?.databaseId);
  } catch (error) {
    if (isRequestFailure(error) && (isTransient(error) || error.status === 401)) throw error;
    return workflowAccount;
  }
}

const viewerOf = (login: unknown, id: unknown): Viewer =>
  typeof login === 'string' ? { login, id: typeof id === 'number' ? id : null } : workflowAccount;

interface WantedComment {
  readonly target: CommentTarget;
  readonly marker: string;
  readonly bodyAfter: (existing: string | null) => string;
  readonly signal: AbortSignal;
}

async function upsert(session: GitHubSession, wanted: WantedComment): Promise<PostedComment> {
  const updated = await update(session, wanted);
  if (updated !== null) return updated;
  const { id, url } = await commentPlace(session.octokit, wanted.target, wanted.signal).create(wanted.bodyAfter(null));
  return { id, url, action: 'created' };
}

/** `null` if there is none. */
async function update(
  { octokit, viewer }: GitHubSession,
  { target, marker, bodyAfter, signal }: WantedComment,
): Promise<PostedComment | null> {
  const place = commentPlace(octokit, target, signal);
  const comments = await ownComments(place, marker, viewer);
  const [first, ...others] = comments;
  if (first === undefined) return null;
  // Runs at the same moment have made several: the body that has to stay is that of the newest result.
  const { body } = comments.find((comment) => bodyAfter(comment.body) === comment.body) ?? first;
  try {
    const { id, url } = await place.update(first.id, bodyAfter(body));
    for (const other of others) await place.remove(other.id).catch(unlessFailed);
    return { id, url, action: 'updated' };
  } catch (error) {
    if ((error as { status?: unknown }).status !== 404) throw error;
    return null;
  }
}

/** The next run tries again. */
function unlessFailed(error: unknown): void {
  if (!isRequestFailure(error)) throw error;
}

/** Oldest first. Anyone can paste a marker, or trick a model into it, so the author and the position must match. */
async function ownComments(place: CommentPlace, marker: string, viewer: Viewer) {
  const own: { readonly id: number; readonly body: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { comments, isLast } = await place.page(page);
    for (const { id, body = '', user } of comments)
      if (body.startsWith(marker) && isViewer(user, viewer)) own.push({ id, body });
    if (isLast) return own;
  }
}

async function ownBodies(place: CommentPlace, viewer: Viewer): Promise<readonly string[]> {
  const bodies: string[] = [];
  for (let page = 1; ; page += 1) {
    const { comments, isLast } = await place.page(page);
    bodies.push(...comments.flatMap(({ body, user }) => (isViewer(user, viewer) ? [body ?? ''] : [])));
    if (isLast) return bodies;
  }
}

export function isViewer(user: { readonly login: string; readonly id: number } | null, viewer: Viewer): boolean {
  return user !== null && (viewer.id === null ? user.login === viewer.login : user.id === viewer.id);
}

interface ListedComment {
  readonly id: number;
  readonly body?: string;
  readonly user: { readonly login: string; readonly id: number } | null;
}

/** The requests for comments of a conversation, or of the threads on lines of a pull request. */
interface CommentPlace {
  /** A hundred comments, oldest first. */
  page(page: number): Promise<{ readonly comments: readonly ListedComment[]; readonly isLast: boolean }>;
  update(id: number, body: string): Promise<{ readonly id: number; readonly url: string }>;
  create(body: string): Promise<{ readonly id: number; readonly url: string }>;
  remove(id: number): Promise<unknown>;
}

function commentPlace(octokit: Octokit, target: CommentTarget, signal: AbortSignal): CommentPlace {
  return target.thread === undefined ? conversation(octokit, target, signal) : threads(octokit, target, signal);
}

function conversation({ rest: { issues } }: Octokit, target: CommentTarget, signal: AbortSignal): CommentPlace {
  const call = () => callOf(target, signal);
  return {
    async page(page) {
      const { data, headers } = await issues.listComments({
        ...{ ...call(), issue_number: target.number, per_page: 100, page },
      });
      return { comments: data, isLast: isLast(headers) };
    },
    update: async (id, body) => posted(await issues.updateComment({ ...call(), comment_id: id, body })),
    create: async (body) => posted(await issues.createComment({ ...call(), issue_number: target.number, body })),
    remove: (id) => issues.deleteComment({ ...call(), comment_id: id }),
  };
}

function threads(octokit: Octokit, target: CommentTarget, signal: AbortSignal): CommentPlace {
  const { pulls } = octokit.rest;
  const call = () => callOf(target, signal);
  return {
    async page(page) {
      const { data, headers } = await pulls.listReviewComments({
        ...{ ...call(), pull_number: target.number, per_page: 100, page },
      });
      return { comments: data, isLast: isLast(headers) };
    },
    update: async (id, body) => posted(await pulls.updateReviewComment({ ...call(), comment_id: id, body })),
    remove: (id) => pulls.deleteReviewComment({ ...call(), comment_id: id }),
    async create(body) {
      try {
        const reply = { ...call(), pull_number: target.number, comment_id: target.thread ?? 0, body };
        return posted(await pulls.createReplyForReviewComment(reply));
      } catch (error) {
        // The thread was deleted: the answer becomes a separate comment.
        if ((error as { status?: unknown }).status !== 404) throw error;
        return await conversation(octokit, target, signal).create(body);
      }
    },
  };
}

function callOf({ owner, repo }: CommentTarget, signal: AbortSignal) {
  return { owner, repo, request: { signal: withTimeout(signal) } };
}

const isLast = ({ link }: { readonly link?: string | undefined }): boolean => link?.includes('rel="next"') !== true;

function posted({ data }: { readonly data: { readonly id: number; readonly html_url: string } }) {
  return { id: data.id, url: data.html_url };
}
