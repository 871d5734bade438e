import { UserError } from '../../errors.js';
import type { BatchPlan } from '../model/types.js';

export interface MatrixEntry {
  /** `I/N`. */
  readonly shard: string;
  readonly jobs: number;
  /** US dollars; `null` if the price of a model is unknown. */
  readonly estimatedCostUsd: number | null;
}

/** The output of `batch plan --json`: `include` is ready for `strategy.matrix`. */
export interface CiMatrix {
  readonly planId: string;
  /** Number of jobs of the batch. An empty matrix is an error of a workflow, so its shard job needs a condition. */
  readonly count: number;
  readonly include: readonly MatrixEntry[];
}

/** GitHub's limits for a job output: 1 MB, counted in UTF-16. */
const maxCharacters = 500_000;

export function ciMatrix({ planId, jobs, shards }: BatchPlan): CiMatrix {
  const counts = new Array<number>(shards).fill(0);
  const costs = new Array<number | null>(shards).fill(0);
  for (const { shard, estimatedCostUsd } of jobs) {
    counts[shard - 1] = (counts[shard - 1] ?? 0) + 1;
    const sum = costs[shard - 1] ?? null;
    costs[shard - 1] = sum === null || estimatedCostUsd === null ? null : sum + estimatedCostUsd;
  }
  const include = counts.flatMap((count, index): readonly MatrixEntry[] => {
    if (count === 0) return [];
    const cost = costs[index] ?? null;
    const estimatedCostUsd = cost === null ? null : Math.round(cost * 10_000) / 10_000;
    return [{ shard: `${String(index + 1)}/${String(shards)}`, jobs: count, estimatedCostUsd }];
  });
  const matrix = { planId, count: jobs.length, include };
  if (JSON.stringify(matrix).length <= maxCharacters) return matrix;
  throw new UserError({
    code: 'batch-plan',
    location: 'shards',
    message: 'the matrix is larger than the output of a job can be',
    hint: 'use fewer shards',
  });
}
