import { withinTime } from '../../host/time-limit.js';
import type { GitHubConnection, GitHubSession } from '../github.js';
import type { CommentTarget } from '../types.js';

/** An existing text by the token's account. */
export interface OwnText {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

export interface WriteContext {
  readonly session: GitHubSession;
  readonly connection: GitHubConnection;
  /** `number` is 0 if the run has no item; then only issues can be written. */
  readonly target: CommentTarget;
}

/** The time limit for all pages of a list. */
const listTimeoutMs = 120_000;

export function requestParameters({ connection, target }: WriteContext) {
  const signal = withinTime(listTimeoutMs, connection.signal);
  return { owner: target.owner, repo: target.repo, request: { signal } };
}
