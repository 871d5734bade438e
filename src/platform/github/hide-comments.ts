import { type Octokit, withTimeout } from './octokit.js';
import { minimizedQuery, minimizeMutation } from './queries.js';
import type { CommentTarget } from './types.js';

export interface HideRequest {
  readonly target: CommentTarget;
  readonly isOwn: (author: { readonly login: string; readonly id: number } | null) => boolean;
  readonly beginnings: readonly string[];
  readonly except: number;
  readonly signal: AbortSignal;
}

/** The maximum per run; the newest are hidden first, since old ones are rarely seen. */
const maxHidden = 50;

/** The maximum number of nodes in one GraphQL request. */
const nodesAtOnce = 100;

/** Hides the token account's visible comments with these beginnings as outdated, and returns their number. */
export async function hideComments(octokit: Octokit, request: HideRequest): Promise<number> {
  const { target, isOwn, beginnings, except, signal } = request;
  const { owner, repo, number: issue_number } = target;
  const within = () => ({ request: { signal: withTimeout(signal) } });
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    owner,
    repo,
    issue_number,
    per_page: 100,
    ...within(),
  });
  const comments = all.filter(
    ({ id, body, user }) =>
      id !== except && isOwn(user) && beginnings.some((beginning) => body?.startsWith(beginning) === true),
  );
  const ids = comments.map(({ node_id }) => node_id).reverse();
  let hidden = 0;
  for (let start = 0; start < ids.length && hidden < maxHidden; start += nodesAtOnce) {
    const asked = { ids: ids.slice(start, start + nodesAtOnce), ...within() };
    const { nodes } = await octokit.graphql<{
      readonly nodes: readonly ({ readonly id: string; readonly isMinimized: boolean } | null)[];
    }>(minimizedQuery, asked);
    const shown = nodes.flatMap((node) => (node?.isMinimized === false ? [node.id] : []));
    for (const id of shown.slice(0, maxHidden - hidden)) {
      await octokit.graphql(minimizeMutation, { id, classifier: 'OUTDATED', ...within() });
      hidden += 1;
    }
  }
  return hidden;
}
