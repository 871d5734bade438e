import { createRetryBudget, type GitHubConnection } from '../github.js';
import { writeProblemOf } from '../problem.js';
import type { CommentTarget } from '../types.js';
import type { GitHubWriteClient } from './write-api.js';
import { checkApi } from './write-check-run.js';
import { issueApi, itemApi } from './write-item.js';
import { maintenanceApi } from './write-maintenance.js';
import { branchApi, commitApi, pullApi } from './write-pull-request.js';
import { pushApi } from './write-push.js';
import { reviewApi } from './write-review.js';
import { threadApi } from './write-threads.js';

/**
 * Creates the client for the writes of a run. As in `createGitHub`, the HTTP stack is loaded at the first write, and
 * every text is redacted here.
 */
export function createGitHubWriteClient(connection: GitHubConnection, target: CommentTarget): GitHubWriteClient {
  const withRetries = createRetryBudget(connection);
  return {
    write: (what, permissions, work) =>
      withRetries(
        (session) => {
          const context = { session, connection, target };
          return work({
            ...reviewApi(context),
            ...threadApi(context),
            ...maintenanceApi(context),
            ...itemApi(context),
            ...issueApi(context),
            ...branchApi(context),
            ...commitApi(context),
            ...pullApi(context),
            ...pushApi(context),
            ...checkApi(context),
          });
        },
        (error) => writeProblemOf(error, what, permissions),
      ),
  };
}
