import type { BatchLimits } from './classify-end.js';

export interface JobLimitOptions {
  /** Of the job itself; infinite = no limit. */
  readonly ownUsd: number;
  readonly ownMinutes: number;
  /** What is left for the whole batch; `null` = no limit. */
  readonly leftUsd: number | null;
  readonly leftMinutes: number | null;
  /** `max-cost-usd` of the batch, or the part of this shard; `null` = no limit. */
  readonly batchUsd: number | null;
  /** `timeout-minutes` of the batch; `null` = no limit. */
  readonly batchMinutes: number | null;
}

export interface JobLimits {
  readonly maxCostUsd: number;
  readonly timeoutMinutes: number;
  /** Which of them are those of the batch. */
  readonly of: Omit<BatchLimits, 'flex' | 'longestWaitMs'>;
}

/** A job that begins this soon has the time of the whole run, or all of its money. */
const wholeShare = 0.1;
const wholeMinutes = 1;

/** One second: a job that begins at all may ask a model. */
const leastMinutes = 1 / 60;

/**
 * The smaller one of each limit: that of the job, and what is left for the whole batch. A job that has the time or the
 * money of the whole run and needs more fits into no run. It ends as a failure of its own, because the next run would
 * pay for the same part of it again.
 */
export function limitsOfJob(options: JobLimitOptions): JobLimits {
  const { ownUsd, ownMinutes, leftUsd, leftMinutes, batchUsd, batchMinutes } = options;
  const maxCostUsd = Math.min(ownUsd, leftUsd ?? Number.POSITIVE_INFINITY);
  const hasWholeCost = batchUsd === null || leftUsd === null || batchUsd - leftUsd <= wholeShare * batchUsd;
  const isBatchCost = maxCostUsd < ownUsd;
  const cost = { cost: isBatchCost && !hasWholeCost, wholeCost: isBatchCost && hasWholeCost };
  if (leftMinutes === null || batchMinutes === null)
    return { maxCostUsd, timeoutMinutes: ownMinutes, of: { ...cost, time: false } };
  const hasWholeTime = batchMinutes - leftMinutes <= Math.min(wholeMinutes, wholeShare * batchMinutes);
  const left = hasWholeTime ? batchMinutes : Math.max(leastMinutes, leftMinutes);
  return {
    maxCostUsd,
    timeoutMinutes: Math.min(ownMinutes, left),
    of: { ...cost, time: !hasWholeTime && left < ownMinutes },
  };
}
