import type { RunContext } from '../../context/run-context.js';
import { only, UserError } from '../../errors.js';
import type { WriteTargets } from '../../job/github/github-writes.js';
import { readConnection } from '../../platform/github/connections.js';
import { createGitHubReader } from '../../platform/github/read/read-api.js';
import { readPullRequest } from '../../platform/github/read/read-pull-request.js';
import { readItemKind } from '../../platform/github/read/read-start.js';
import { GitHubProblem } from '../../platform/github/types.js';
import { writeToolsOf } from '../model/item-writes.js';
import type { PlannedJob } from '../model/types.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';
import { entryOf } from './process-answer.js';

/** The issue or pull request that a job may write to. */
export interface ItemTarget {
  readonly item: NonNullable<RunContext['event']['item']>;
  /** The head of the pull request; `null` if the job can request no review. */
  readonly commit: string | null;
  readonly writes: Pick<WriteTargets, 'item' | 'repository' | 'token' | 'maxWrites' | 'only'>;
}

/** `null` if the rules of the job allow no write. Rejects with UserError if GitHub does not have the item. */
export async function itemTargetOf(
  job: PlannedJob,
  { inputs: { target }, lists, spec, narrowing, runContext }: PreparedBatchJob,
  batch: Pick<BatchRunContext, 'file' | 'hostEnvironment' | 'shard'>,
): Promise<ItemTarget | null> {
  const tools = target === null || batch.file.delivery === 'batch' ? [] : writeToolsOf(lists, spec, narrowing);
  if (target === null || tools.length === 0) return null;
  const { settings, event } = runContext;
  const token = settings['github-token'];
  const writes = {
    repository: event.repository !== null,
    // What a shard records, the merge posts.
    token: token !== undefined || batch.shard !== null || batch.file.publish.off !== null,
    maxWrites: settings['max-writes'],
    only: tools,
  };
  const source = entryOf(batch, job)?.items?.kind;
  const known = source === 'issues' ? 'issue' : source === 'pulls' ? 'pull-request' : null;
  const withItem = (kind: ItemTarget['item']['kind'], commit: string | null = null): ItemTarget => ({
    item: { kind, number: target },
    commit,
    writes: { ...writes, item: kind },
  });
  const needsCommit = known !== 'issue' && tools.includes('Review');
  if (event.repository === null || token === undefined || (known !== null && !needsCommit))
    return withItem(known ?? 'issue');
  const { owner, name } = event.repository;
  const reader = createGitHubReader(readConnection(token, batch.hostEnvironment), 2);
  const unreadable = only(GitHubProblem, ({ message, hint }): never => {
    const location = `entry ${job.id}, item ${String(target)}`;
    throw new UserError({ code: 'batch-items', location, message, hint });
  });
  const kind = known ?? (await readItemKind(reader, event.repository, target).catch(unreadable)) ?? 'issue';
  if (kind === 'issue' || !needsCommit) return withItem(kind);
  const pull = await readPullRequest(reader, { owner, repo: name, number: target }).catch(unreadable);
  return withItem(kind, pull?.head.sha ?? null);
}
