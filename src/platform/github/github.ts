import type { Clock, CommentTarget, GitHub, PostedComment, Redact } from '../types.js';
import { connectOctokit, type GitHubAddress, maxAttempts, type Octokit, withTimeout } from './octokit.js';
import { isTransient, problemOf, waitFor, writeProblemOf } from './problem.js';

export interface GitHubConnection extends GitHubAddress {
  readonly clock: Clock;
  /** Everything that is posted passes it once more here. */
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

/** Who the token stands for; id null where GitHub does not say. */
export interface Viewer {
  readonly login: string;
  readonly id: number | null;
}

export interface GitHubSession {
  readonly octokit: Octokit;
  readonly viewer: Viewer;
}

/** Where GraphQL is closed to the token: the account of the token that every workflow gets. */
const workflowAccount: Viewer = { login: 'github-actions[bot]', id: null };

/**
 * The few calls to GitHub's API that we make. The client loads at the first call, and its cost (an HTTP stack)
 * with it. Server errors, broken connections and rate limits are tried again up to three times, as long as
 * GitHub asks for at most a minute; what is tried again is the whole update, so that an answer that got lost
 * does not post a comment twice. Every failure rejects with GitHubProblem, which never holds the token.
 */
export function createGitHub(door: GitHubConnection): GitHub {
  const tried = createRetryBudget(door);
  return {
    upsertComment: (target, marker, body) =>
      tried(
        (session) => upsert(session, { target, marker, body: door.redact(body), signal: door.signal }),
        (error) => problemOf(error, target),
      ),
    hideComments: (target, beginnings, except) =>
      tried(
        async ({ octokit, viewer }) => {
          const { hideComments } = await import('./hide-comments.js');
          return await hideComments(octokit, {
            target,
            beginnings,
            except,
            signal: door.signal,
            isOurs: (author) => isViewer(author, viewer),
          });
        },
        (error) => writeProblemOf(error, 'the state of earlier comments', ['issues: write', 'pull-requests: write']),
      ),
  };
}

/** Runs work with a session; again, from its start, where GitHub may answer better later. */
export type RetryBudget = <T>(
  work: (session: GitHubSession) => Promise<T>,
  problem: (error: unknown) => unknown,
) => Promise<T>;

/** One session for all work through this door; a failed try opens a new one. */
export function createRetryBudget(door: GitHubConnection): RetryBudget {
  let session: Promise<GitHubSession> | null = null;
  return async (work, problem) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        session ??= openSession(door);
        return await work(await session);
      } catch (error) {
        const wait = attempt < maxAttempts && !door.signal.aborted ? waitFor(error, attempt, door.clock.now()) : null;
        if (wait === null) throw problem(error);
        session = null;
        await door.clock.sleep(wait, door.signal);
      }
    }
  };
}

/** A client for this token, and who the token stands for. */
async function openSession(door: GitHubConnection): Promise<GitHubSession> {
  const octokit = await connectOctokit(door);
  return { octokit, viewer: await askViewer(octokit, door.signal) };
}

/** GET /user refuses the installation tokens that workflows get; GraphQL answers every kind of token. */
async function askViewer(octokit: Octokit, signal: AbortSignal): Promise<Viewer> {
  try {
    const answer = await octokit.graphql<{ viewer?: { login?: unknown; databaseId?: unknown } }>(
      '{ viewer { login databaseId } }',
      { request: { signal: withTimeout(signal) } },
    );
    const { login, databaseId } = answer.viewer ?? {};
    if (typeof login !== 'string') return workflowAccount;
    return { login, id: typeof databaseId === 'number' ? databaseId : null };
  } catch (error) {
    if (isTransient(error) || (error as { status?: unknown }).status === 401) throw error;
    return workflowAccount;
  }
}

interface Upsert {
  readonly target: CommentTarget;
  readonly marker: string;
  readonly body: string;
  readonly signal: AbortSignal;
}

async function upsert(
  { octokit, viewer }: GitHubSession,
  { target, marker, body, signal }: Upsert,
): Promise<PostedComment> {
  const { owner, repo, number } = target;
  const call = () => ({ owner, repo, request: { signal: withTimeout(signal) } });
  const found = await findComment(octokit, { target, marker, viewer, signal });
  if (found !== null) {
    try {
      const { data } = await octokit.rest.issues.updateComment({ ...call(), comment_id: found, body });
      return { id: data.id, url: data.html_url, action: 'updated' };
    } catch (error) {
      if ((error as { status?: unknown }).status !== 404) throw error;
    }
  }
  const { data } = await octokit.rest.issues.createComment({ ...call(), issue_number: number, body });
  return { id: data.id, url: data.html_url, action: 'created' };
}

interface Search {
  readonly target: CommentTarget;
  readonly marker: string;
  readonly viewer: Viewer;
  readonly signal: AbortSignal;
}

/**
 * The oldest comment that begins with the marker and was written by the token's own account. Anybody can paste
 * a marker, and a model can be talked into writing one, so neither another author nor a marker further down counts.
 */
async function findComment(octokit: Octokit, { target, marker, viewer, signal }: Search): Promise<number | null> {
  const { owner, repo, number: issue_number } = target;
  for (let page = 1; ; page += 1) {
    const request = { signal: withTimeout(signal) };
    const { data, headers } = await octokit.rest.issues.listComments({
      owner,
      repo,
      issue_number,
      per_page: 100,
      page,
      request,
    });
    const found = data.find(({ body, user }) => body?.startsWith(marker) === true && isViewer(user, viewer));
    if (found !== undefined) return found.id;
    if (headers.link?.includes('rel="next"') !== true) return null;
  }
}

export function isViewer(user: { readonly login: string; readonly id: number } | null, viewer: Viewer): boolean {
  return user !== null && (viewer.id === null ? user.login === viewer.login : user.id === viewer.id);
}
