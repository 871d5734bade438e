import { rethrowUnless } from '../errors.js';
import type { StartRefusal } from '../event/gate/types.js';
import type { Event } from '../event/types.js';
import { formatCount } from '../format-number.js';
import { trailer } from '../github-writes/commit/commit-text.js';
import { readConnection } from '../platform/github/connections.js';
import { createGitHubReader } from '../platform/github/read/read-api.js';
import { readLastCommits } from '../platform/github/read/read-start.js';
import { GitHubProblem } from '../platform/github/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { Settings } from '../settings/table.js';
import { failUnavailable } from './github-unavailable.js';

/**
 * Its branch ends with so many commits by Sallyport that one more would continue a loop, or a fix would be for old
 * commits. `null` if it may start: no loop without a token, on a deleted branch, in a merge queue or elsewhere, where
 * nothing is pushed. Rejects with UserError `github-unavailable`.
 */
export async function refuseLoop(
  { headSha, repository, isUntrustedCheckout, trigger: { run } }: Event,
  settings: Settings,
  hostEnvironment: HostEnvironment,
): Promise<StartRefusal | null> {
  const { 'github-token': token, 'loop-limit': limit } = settings;
  if (run === null || !run.hasFailed || run.branch === null || repository === null || token === undefined) return null;
  const branch = run.branch.name;
  if (isUntrustedCheckout || branch.startsWith('gh-readonly-queue/')) return null;
  try {
    const reader = createGitHubReader(readConnection(token, hostEnvironment), 1);
    const commits = (await readLastCommits(reader, repository, { branch, count: limit })) ?? [];
    if (commits[0]?.sha !== headSha && settings.allow.some(namesCommit)) {
      return {
        code: 'loop-guard',
        reason: `the branch of the failed run has newer commits after ${headSha ?? ''}`,
        hint: null,
      };
    }
    if (commits.length < limit || !commits.every(({ message }) => isOwn(message))) return null;
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    if (error.status === 404) return null;
    failUnavailable('whether the failed run continues a loop is unknown', error);
  }
  return {
    code: 'loop-guard',
    reason: `the last ${formatCount(limit, 'commit')} of the branch are by Sallyport, and its checks still fail`,
    hint: 'Find out why the checks fail. A commit by anyone else ends the count; loop-limit sets the number.',
  };
}

/** A run that explains needs no such rule, and on a busy branch it would never start. */
const namesCommit = (rule: string): boolean => /^(?:PushToPullRequest|PullRequest)\b/.test(rule);

const isOwn = (message: string): boolean => message.split('\n').some((line) => line.startsWith(trailer));
