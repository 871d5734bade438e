import type { PlannedJob } from '../model/types.js';

/** What jobs are expected to cost in US dollars: the estimates of the plan, corrected by the jobs of this run. */
export interface ExpectedCost {
  of(job: PlannedJob): number;
  ended(job: PlannedJob, costUsd: number | null): void;
}

/** Fewer jobs may be exceptions: the next one may cost twice as much. */
const enoughJobs = 3;
const margin = 2;

/**
 * The estimates of a plan are a rough guess. Without a correction, too high ones would end a run when most of its budget
 * is left. The jobs of one entry and model are alike. A job that is cut halfway costs money for nothing, so the most
 * expensive one counts while all of them are cheaper than their estimates.
 */
export function createExpectedCost(): ExpectedCost {
  const known = new Map<string, { jobs: number; sum: number; highest: number }>();
  const nameOf = ({ id, model }: PlannedJob) => JSON.stringify([id, model]);
  return {
    of: (job) => {
      const estimate = job.estimatedCostUsd ?? 0;
      const seen = known.get(nameOf(job));
      if (seen === undefined) return estimate;
      const { jobs, sum, highest } = seen;
      if (jobs < enoughJobs) return estimate * Math.min(1, margin * highest);
      return estimate * (highest < 1 ? highest : Math.max(1, sum / jobs));
    },
    ended: (job, costUsd) => {
      const { estimatedCostUsd } = job;
      // A job that failed before a model was paid says nothing about the others.
      if (!costUsd || !estimatedCostUsd) return;
      const ratio = costUsd / estimatedCostUsd;
      const { jobs, sum, highest } = known.get(nameOf(job)) ?? { jobs: 0, sum: 0, highest: 0 };
      known.set(nameOf(job), { jobs: jobs + 1, sum: sum + ratio, highest: Math.max(highest, ratio) });
    },
  };
}
