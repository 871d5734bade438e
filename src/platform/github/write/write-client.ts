import { createRetryBudget, type GitHubConnection, type RetryBudget } from '../github.js';
import { writeProblemOf } from '../problem.js';
import type { CommentTarget } from '../types.js';
import { checkApi } from './write-check-run.js';
import type { WriteContext } from './write-context.js';
import { issueApi, itemApi } from './write-item.js';
import { maintenanceApi } from './write-maintenance.js';
import { branchApi, commitApi, pullApi } from './write-pull-request.js';
import { pushApi } from './write-push.js';
import { reviewApi } from './write-review.js';
import { threadApi } from './write-threads.js';

/** The requests for writes. All lists contain only items by the token's account unless noted. */
export type GitHubWriteApi = ReturnType<typeof apiOf>;

export type GitHubWriteClient = ReturnType<typeof createGitHubWriteClient>;

/** The HTTP stack is loaded at the first write, and every text is redacted here. Several items can share a session. */
export function createGitHubWriteClient(
  connection: GitHubConnection,
  target: CommentTarget,
  withRetries: RetryBudget = createRetryBudget(connection),
) {
  return {
    /**
     * Repeated as a whole after failures, so it must check for existing posts first. `permissions`: workflow lines.
     * Rejects with GitHubProblem.
     */
    write: <T>(what: string, permissions: readonly string[], work: (api: GitHubWriteApi) => Promise<T>): Promise<T> =>
      withRetries(
        (session) => work(apiOf({ session, connection, target })),
        (error) => writeProblemOf(error, what, permissions),
      ),
  };
}

const apiOf = (context: WriteContext) => ({
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
