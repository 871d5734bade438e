import type { CheckRunApi } from './write-check-run.js';
import type { IssueApi, ItemApi } from './write-item.js';
import type { MaintenanceApi } from './write-maintenance.js';
import type { BranchApi, CommitApi, PullRequestApi } from './write-pull-request.js';
import type { PushApi } from './write-push.js';
import type { ReviewApi } from './write-review.js';
import type { ThreadApi } from './write-threads.js';

/** The requests for writes. All lists contain only items by the token's account unless noted. */
export interface GitHubWriteApi
  extends ReviewApi,
    ThreadApi,
    MaintenanceApi,
    ItemApi,
    IssueApi,
    CheckRunApi,
    BranchApi,
    CommitApi,
    PushApi,
    PullRequestApi {}

export interface GitHubWriteClient {
  /**
   * Runs a write; runs it again from its start after a server error, a broken connection or a rate limit, so it must
   * check for existing posts before it writes. `permissions` are the required workflow lines. Rejects with
   * GitHubProblem.
   */
  write<T>(what: string, permissions: readonly string[], work: (api: GitHubWriteApi) => Promise<T>): Promise<T>;
}
