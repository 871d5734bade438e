import { only, UserError } from '../../errors.js';
import type { Merge } from '../merge/merge-states.js';
import type { BatchPlan } from '../model/types.js';
import type { OpenBatch, openBatch } from '../open/open-batch.js';
import { createJobPreparation } from '../open/prepare-batch-job.js';
import { type BatchPorts, noPullRequests, type OpenedPullRequests } from '../open/types.js';
import type { HeldState } from '../state/open-state.js';
import { openPullRequests } from './pull-requests.js';

export interface MergedChanges extends Pick<Merge, 'jobs' | 'problems'> {
  readonly plan: BatchPlan;
  readonly state: HeldState;
}

/** For a batch that ran in shards. The merged state is complete without them, so a problem is a warning. */
export async function openMergedPullRequests(
  { plan, jobs, state, problems }: MergedChanges,
  open: () => ReturnType<typeof openBatch>,
  ports: BatchPorts,
): Promise<OpenedPullRequests> {
  const hasChanges = (await state.directory.names('trees')).length > 0;
  const withhold = (why: string): OpenedPullRequests => {
    // Without changes, only pull requests of earlier runs would be named.
    if (hasChanges) ports.log.warning(ports.redact(`No pull request was opened: ${why}`));
    return noPullRequests;
  };
  const opened = await openOrWhyNot(open);
  if (typeof opened === 'string') return withhold(opened);
  const { file, runContext } = opened;
  if (file.digest !== plan.fileDigest)
    return withhold(`${file.path} is not the batch file that the plan was made from.`);
  if (runContext.settings['dry-run']) {
    ports.log.info('No pull request was opened: dry-run is set.');
    return noPullRequests;
  }
  const { hostEnvironment } = ports;
  const prepare = createJobPreparation(opened, hostEnvironment);
  const batch = { file, runContext, hostEnvironment, state, shard: null, prepare };
  const stateOf = (position: number) => jobs[position]?.state ?? ({ kind: 'open', reason: '' } as const);
  const missing = problems.length === 0 ? {} : { incomplete: `The merge is not complete: ${problems.join('; ')}.` };
  return await openPullRequests({ batch, jobs: plan.jobs, stateOf, ...missing }, ports);
}

async function openOrWhyNot(open: () => ReturnType<typeof openBatch>): Promise<OpenBatch | string> {
  const opened = await open().catch(
    only(UserError, ({ diagnostics }) => diagnostics.map(({ message, hint }) => `${message}; ${hint}.`).join(' ')),
  );
  return typeof opened !== 'string' && 'refusal' in opened ? opened.refusal.reason : opened;
}
