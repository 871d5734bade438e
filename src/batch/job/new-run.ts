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

/** Each CI system's variable for the attempt of a job, or for a number of the job that grows, and its first value. */
const variables: readonly (readonly [name: string, first: 0 | 1])[] = [
  ['GITHUB_RUN_ATTEMPT', 1],
  ['SYSTEM_JOBATTEMPT', 1],
  ['BUILDKITE_RETRY_COUNT', 0],
  ['CI_JOB_ID', 1],
  ['CIRCLE_BUILD_NUM', 1],
];

/** Orders the runs of one shard: the result of a later attempt counts. 1 outside of CI systems. */
export function attemptOf(environment: Readonly<Record<string, string | undefined>>): number {
  for (const [name, start] of variables) {
    const value = environment[name];
    const attempt = Number(value) - start + 1;
    if (value && Number.isSafeInteger(attempt) && attempt > 0) return attempt;
  }
  return 1;
}
