import { withinTime } from '../process/time-limit.js';
import type { GitHubDoor, Session } from './github.js';
import type { WriteTarget } from './write-types.js';

export interface WriteScene {
  readonly session: Session;
  readonly door: GitHubDoor;
  readonly target: WriteTarget;
}

/** All pages of a list together. */
const listTimeoutMs = 120_000;

/** What every request of a write is given: where it goes and when it is given up. */
export function place({ door, target }: WriteScene) {
  const signal = withinTime(listTimeoutMs, door.signal);
  return { owner: target.owner, repo: target.repo, request: { signal } };
}
