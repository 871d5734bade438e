import { systemClock } from '../../platform/clock.js';
import type { ResumedRun } from '../open/choose-plan.js';
import type { BatchRunContext } from '../open/types.js';
import type { BatchRun } from '../state/run-log.js';

/** What the state directory holds about a run until it has ended. A run that is resumed has begun at its first start. */
export function newRun(
  { file, plan, shard, attempt, startedAt }: Pick<BatchRunContext, 'file' | 'plan' | 'shard' | 'attempt' | 'startedAt'>,
  { resumed, waiting }: { readonly resumed: ResumedRun | null; readonly waiting: string[] },
): BatchRun {
  return {
    formatVersion: 1,
    name: file.name,
    planId: plan.planId,
    shard,
    attempt,
    startedAt,
    endedAt: null,
    conclusion: null,
    reason: '',
    deferred: [],
    ...(waiting.length === 0 ? {} : { waiting }),
    deferredReason: '',
    parked: [],
    minPassRate: file.minPassRate,
    ...(file.delivery === 'batch' ? { awaitsAnswers: true as const } : {}),
    // What the parts of a run have cost is its cost.
    ...(resumed?.otherUsd === undefined ? {} : { otherUsd: resumed.otherUsd }),
    atLeast: Object.fromEntries(file.jobs.map(({ id, repeat }) => [id, repeat.atLeast])),
  };
}

export const isoNow = () => new Date(systemClock.now()).toISOString();
