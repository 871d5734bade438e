import { readPlanFile } from '../../batch/plan/plan-file.js';
import type { BatchState } from '../../batch/state/open-state.js';
import type { BatchRun } from '../../batch/state/run-log.js';
import type { BatchFile, BatchPlan } from '../../batch/types.js';
import { only } from '../../errors.js';
import { FileProblem } from '../../platform/files/types.js';

/** The run that `--resume` continues, with its plan. */
export interface ResumedRun extends Pick<BatchRun, 'planId' | 'startedAt'> {
  readonly plan: BatchPlan;
}

const planFile = 'plan.json';
const maxPlanBytes = 1_000_000_000;

/**
 * The last run that used a state directory; `null` if there is none. Rejects with UserError if its plan is not of this
 * version of the batch file.
 */
export async function lastRunToResume(
  { directory, lastRun }: Pick<BatchState, 'directory' | 'lastRun'>,
  file: BatchFile,
): Promise<ResumedRun | null> {
  const bytes = await directory.read(planFile, maxPlanBytes).catch(only(FileProblem, () => null));
  if (bytes === null) return null;
  const plan = readPlanFile(`${directory.path}/${planFile}`, bytes, file, true);
  const startedAt = (await lastRun())?.startedAt ?? '';
  return { plan, planId: plan.planId, startedAt };
}
