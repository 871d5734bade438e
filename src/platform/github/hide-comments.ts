import type { CommentTarget } from '../types.js';
import { type Octokit, withTimeout } from './octokit.js';
import { minimizedQuery, minimizeMutation } from './queries.js';

export interface HideRequest {
  readonly target: CommentTarget;
  readonly isOurs: (author: { readonly login: string; readonly id: number } | null) => boolean;
  readonly beginnings: readonly string[];
  readonly except: number;
  readonly signal: AbortSignal;
}

/** Of one run; the newest first, so that a comment that stays is one that nobody scrolls to. */
const mostHidden = 50;

/** As many nodes as GraphQL answers at once. */
const nodesAtOnce = 100;

/** Hides our comments that begin like this and still show, as outdated; how many that were. */
export async function hideComments(octokit: Octokit, request: HideRequest): Promise<number> {
  const { target, isOurs, beginnings, except, signal } = request;
  const { owner, repo, number: issue_number } = target;
  const within = () => ({ request: { signal: withTimeout(signal) } });
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    owner,
    repo,
    issue_number,
    per_page: 100,
    ...within(),
  });
  const ours = all.filter(
    ({ id, body, user }) =>
      id !== except && isOurs(user) && beginnings.some((beginning) => body?.startsWith(beginning) === true),
  );
  const ids = ours.map(({ node_id }) => node_id).reverse();
  let hidden = 0;
  for (let start = 0; start < ids.length && hidden < mostHidden; start += nodesAtOnce) {
    const asked = { ids: ids.slice(start, start + nodesAtOnce), ...within() };
    const { nodes } = await octokit.graphql<Answer>(minimizedQuery, asked);
    const shown = nodes.flatMap((node) => (node?.isMinimized === false ? [node.id] : []));
    for (const id of shown.slice(0, mostHidden - hidden)) {
      await octokit.graphql(minimizeMutation, { id, ...within() });
      hidden += 1;
    }
  }
  return hidden;
}

interface Answer {
  readonly nodes: readonly ({ readonly id: string; readonly isMinimized: boolean } | null)[];
}
