import { withinTime } from '../process/time-limit.js';
import type { GitHubConnection, GitHubSession } from './github.js';
import type { WriteTarget } from './write-types.js';

export interface WriteContext {
  readonly session: GitHubSession;
  readonly door: GitHubConnection;
  readonly target: WriteTarget;
}

/** All pages of a list together. */
const listTimeoutMs = 120_000;

/** What every request of a write is given: where it goes and when it is given up. */
export function requestParameters({ door, target }: WriteContext) {
  const signal = withinTime(listTimeoutMs, door.signal);
  return { owner: target.owner, repo: target.repo, request: { signal } };
}
