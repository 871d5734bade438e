import type { PlannedJob } from '../types.js';

/** What jobs are expected to cost in US dollars: the estimates of the plan, corrected by the jobs of this run. */
export interface ExpectedCost {
  of(job: PlannedJob): number;
  ended(job: PlannedJob, costUsd: number | null): void;
}

/** One job may be an exception. */
const leastJobs = 3;

/**
 * The estimates of a plan are a rough guess. Without a correction, too high ones would end a run when most of its budget
 * is left. The jobs of one entry and model are alike. A job that is cut halfway costs money for nothing, so the dearest
 * one counts while all of them are cheaper than their estimates.
 */
export function createExpectedCost(): ExpectedCost {
  const known = new Map<string, { jobs: number; sum: number; highest: number }>();
  const nameOf = ({ id, model }: PlannedJob) => JSON.stringify([id, model]);
  return {
    of: (job) => {
      const estimate = job.estimatedCostUsd ?? 0;
      const seen = known.get(nameOf(job));
      if (seen === undefined || seen.jobs < leastJobs) return estimate;
      return estimate * (seen.highest < 1 ? seen.highest : Math.max(1, seen.sum / seen.jobs));
    },
    ended: (job, costUsd) => {
      const { estimatedCostUsd } = job;
      if (costUsd === null || estimatedCostUsd === null || estimatedCostUsd === 0) return;
      const ratio = costUsd / estimatedCostUsd;
      const { jobs, sum, highest } = known.get(nameOf(job)) ?? { jobs: 0, sum: 0, highest: 0 };
      known.set(nameOf(job), { jobs: jobs + 1, sum: sum + ratio, highest: Math.max(highest, ratio) });
    },
  };
}
