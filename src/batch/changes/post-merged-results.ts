import { only, UserError } from '../../errors.js';
import type { Merge } from '../merge/merge-states.js';
import type { BatchPlan } from '../model/types.js';
import type { OpenBatch, openBatch } from '../open/open-batch.js';
import { createJobPreparation } from '../open/prepare-batch-job.js';
import { type BatchPorts, type BatchPosts, noPosts } from '../open/types.js';
import type { HeldState } from '../state/open-state.js';
import { postResults } from './post-results.js';

export interface MergedChanges extends Pick<Merge, 'jobs' | 'problems'> {
  readonly plan: BatchPlan;
  readonly state: HeldState;
  /** Some job has requested a write to its item. */
  readonly hasWrites: boolean;
  /** The states were authenticated with `resume-key`. */
  readonly isSealed: boolean;
}

/** For a batch that ran in shards. The merged state is complete without this, so a problem is a warning. */
export async function postMergedResults(
  { plan, jobs, state, problems, hasWrites, isSealed }: MergedChanges,
  open: () => ReturnType<typeof openBatch>,
  ports: BatchPorts,
): Promise<BatchPosts> {
  const hasChanges = (await state.directory.names('trees')).length > 0;
  const withhold = (why: string): BatchPosts => {
    // Without changes, only pull requests of earlier runs would be named.
    if (hasChanges) ports.log.warning(ports.redact(`No pull request was opened: ${why}`));
    if (hasWrites) ports.log.warning(ports.redact(`The writes of the jobs were not posted: ${why}`));
    return noPosts;
  };
  const opened = await openOrWhyNot(open);
  if (typeof opened === 'string') return withhold(opened);
  const { file, runContext } = opened;
  if (file.digest !== plan.fileDigest)
    return withhold(`${file.path} is not the batch file that the plan was made from.`);
  const { hostEnvironment } = ports;
  const prepare = createJobPreparation(opened, hostEnvironment);
  const off = runContext.settings['dry-run'] ? 'dry-run is set' : file.publish.off;
  const posting = { ...file, publish: { ...file.publish, off } };
  const batch = { file: posting, runContext, hostEnvironment, state, shard: null, prepare };
  const stateOf = (position: number) => jobs[position]?.state ?? ({ kind: 'open', reason: '' } as const);
  const missing = problems.length === 0 ? {} : { incomplete: `The merge is not complete: ${problems.join('; ')}.` };
  const isAuthentic = () => isSealed;
  return await postResults({ batch, jobs: plan.jobs, stateOf, isAuthentic, ...missing }, ports);
}

async function openOrWhyNot(open: () => ReturnType<typeof openBatch>): Promise<OpenBatch | string> {
  const opened = await open().catch(
    only(UserError, ({ diagnostics }) => diagnostics.map(({ message, hint }) => `${message}; ${hint}.`).join(' ')),
  );
  return typeof opened !== 'string' && 'refusal' in opened ? opened.refusal.reason : opened;
}
