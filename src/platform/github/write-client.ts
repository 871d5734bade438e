import { createRetryBudget, type GitHubConnection } from './github.js';
import { writeProblemOf } from './problem.js';
import { checkApi } from './write-check-run.js';
import { issueApi, itemApi } from './write-item.js';
import { branchApi, commitApi, pullApi } from './write-pull-request.js';
import { reviewApi } from './write-review.js';
import type { GitHubWriteClient, WriteTarget } from './write-types.js';

/** The writes of a run. Like `createGitHub`: the client loads at the first one, and every text is redacted here. */
export function createGitHubWriteClient(door: GitHubConnection, target: WriteTarget): GitHubWriteClient {
  const tried = createRetryBudget(door);
  return {
    write: (what, permissions, work) =>
      tried(
        (session) => {
          const scene = { session, door, target };
          return work({
            ...reviewApi(scene),
            ...itemApi(scene),
            ...issueApi(scene),
            ...branchApi(scene),
            ...commitApi(scene),
            ...pullApi(scene),
            ...checkApi(scene),
          });
        },
        (error) => writeProblemOf(error, what, permissions),
      ),
  };
}
