import { withinTime } from '../../host/time-limit.js';
import type { GitHubConnection, GitHubSession } from '../github.js';
import type { WriteTarget } from './write-api.js';

export interface WriteContext {
  readonly session: GitHubSession;
  readonly connection: GitHubConnection;
  readonly target: WriteTarget;
}

/** The time limit for all pages of a list. */
const listTimeoutMs = 120_000;

/** The parameters of every request of a write: repository and time limit. */
export function requestParameters({ connection, target }: WriteContext) {
  const signal = withinTime(listTimeoutMs, connection.signal);
  return { owner: target.owner, repo: target.repo, request: { signal } };
}
