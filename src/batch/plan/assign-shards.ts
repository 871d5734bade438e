import type { BatchFile } from '../model/types.js';

/** What is divided: jobs without a price count by the size of their prompts. */
export interface WeighedJob {
  readonly estimatedCostUsd: number | null;
  readonly promptCharacters: number;
}

/** Every job costs a process, a prompt and a report, however small it is. */
const baseWeight = 5_000;

/**
 * The shard of each job, from 1, balanced by expected cost: the most expensive job first, to the shard with the least
 * work. Depends on the jobs alone, so every machine divides the same plan in the same way.
 */
export function assignShards(jobs: readonly WeighedJob[], shards: number): readonly number[] {
  if (shards === 1) return jobs.map(() => 1);
  const weights = jobs.map(weightOf);
  const byWeight = jobs.map((_, index) => index).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const loads = new Float64Array(shards);
  const counts = new Uint32Array(shards);
  const assigned = new Array<number>(jobs.length).fill(1);
  for (const index of byWeight) {
    const shard = leastLoaded(loads, counts);
    loads[shard] = (loads[shard] ?? 0) + (weights[index] ?? 0);
    counts[shard] = (counts[shard] ?? 0) + 1;
    assigned[index] = shard + 1;
  }
  return assigned;
}

/**
 * At most `shards`, and so few that each can run a job: one whose part of `max-jobs` is 0 would defer its jobs in every
 * run, and a job that fits in the budget must fit in the part of its shard.
 */
export function usableShards(
  jobs: readonly WeighedJob[],
  { maxJobs, maxCostUsd }: BatchFile['budget'],
  shards: number,
): number {
  const limit = Math.min(shards, jobs.length, maxJobs ?? shards);
  if (maxCostUsd === null) return Math.max(1, limit);
  let dearest = 0;
  for (const { estimatedCostUsd } of jobs)
    if (estimatedCostUsd !== null && estimatedCostUsd <= maxCostUsd) dearest = Math.max(dearest, estimatedCostUsd);
  return Math.max(1, Math.min(limit, Math.floor(maxCostUsd / dearest)));
}

function weightOf({ estimatedCostUsd, promptCharacters }: WeighedJob): number {
  return estimatedCostUsd === null || estimatedCostUsd === 0 ? (baseWeight + promptCharacters) / 1e9 : estimatedCostUsd;
}

function leastLoaded(loads: Float64Array, counts: Uint32Array): number {
  let best = 0;
  for (let shard = 1; shard < loads.length; shard += 1) {
    const [load, least] = [loads[shard] ?? 0, loads[best] ?? 0];
    if (load < least || (load === least && (counts[shard] ?? 0) < (counts[best] ?? 0))) best = shard;
  }
  return best;
}
