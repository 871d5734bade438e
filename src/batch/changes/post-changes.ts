import type { TreeChange } from '../../github-writes/tree-change.js';
import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import { applyWriteRequests } from '../../publish/apply-writes.js';
import { outgoingOptionsOf } from '../../publish/outgoing.js';
import { publishContextOf } from '../../publish/writes.js';
import type { BatchPorts, PullRequestBatch } from '../open/types.js';

export type PullRequestPorts = Pick<BatchPorts, 'log' | 'hostEnvironment' | 'redactor'>;

/** Opens or updates the pull request of a branch with these changes. */
export async function postChanges(
  { title, body }: { readonly title: string; readonly body: string },
  { tree, branch }: { readonly tree: TreeChange; readonly branch: string },
  batch: PullRequestBatch,
  ports: PullRequestPorts,
): Promise<readonly GitHubWriteResult[]> {
  const context = await contextOf(batch, ports, tree);
  const { publish } = batch.file;
  if (context.pull === null) return [];
  const pull = { ...context.pull, branch, draft: publish.draft };
  const request = { kind: 'pull-request', title, body } as const;
  // A key of a user cannot contain a slash, so this never matches a comment or pull request of a single run.
  const key = `${context.key}/${branch}`;
  const closed = { afterClosed: publish.recreate === 'always', closedHint };
  return await applyWriteRequests([request], { ...context, ...closed, key, pull });
}

const closedHint = 'set recreate: always under publish in the batch file';

export async function contextOf(
  batch: PullRequestBatch,
  { log, hostEnvironment, redactor }: PullRequestPorts,
  tree?: TreeChange,
) {
  const { runContext } = batch;
  const { redact } = redactor;
  const outgoing = outgoingOptionsOf(runContext.settings, hostEnvironment);
  const collected = tree === undefined ? null : { tree };
  return await publishContextOf([{ kind: 'pull-request' }], 'success', {
    runContext,
    hostEnvironment,
    log,
    redact,
    outgoing,
    collected,
  });
}
