import { UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { indentedBlock, writeSummaryFile } from '../../publish/summary-file.js';
import { formatCost } from '../../report/headline.js';
import type { BatchPlan } from '../model/types.js';
import type { OpenBatch } from '../open/open-batch.js';
import { planBatch } from '../open/plan-batch.js';
import type { BatchPorts } from '../open/types.js';
import { planFileText } from '../state/plan-file.js';

export interface WritePlanOptions {
  readonly shards: number;
  /** Path of the plan file, relative to the start directory; `null` = only the matrix is wanted. */
  readonly out: string | null;
}

/** Freezes the plan of a batch and prints the matrix that runs its shards. */
export async function writePlan(
  batch: OpenBatch,
  { shards, out }: WritePlanOptions,
  ports: BatchPorts,
): Promise<RunOutcome> {
  const { log, redact, hostEnvironment } = ports;
  const plan = await planBatch(batch, shards, ports);
  const matrix = ciMatrix(plan);
  for (const notice of plan.notices) log.warning(redact(notice));
  if (out !== null) await write(out, plan, hostEnvironment.directory);
  const lines = linesOf(plan, matrix.include);
  if (hostEnvironment.onRunner) {
    for (const line of lines) log.info(redact(line));
    await writeSummaryFile(`### Plan of ${plan.name}\n\n${indentedBlock(lines.map(redact))}\n`, ports);
  }
  const { count, include } = matrix;
  return {
    exitCode: 0,
    text: hostEnvironment.onRunner ? '' : redact(lines.join('\n')),
    value: matrix,
    outputs: {
      conclusion: count === 0 ? 'skipped' : 'success',
      'reason-code': count === 0 ? 'no-jobs' : 'jobs-completed',
      reason: count === 0 ? 'No source of the batch has items.' : `The plan has ${formatCount(count, 'job')}.`,
      matrix: JSON.stringify({ include }),
      count: String(count),
    },
  };
}

async function write(path: string, plan: BatchPlan, directory: string): Promise<void> {
  const files = createFileSystem({ root: directory, guard: () => null });
  await orDiagnostic(files.write(path, planFileText(plan)), {
    code: 'file-unwritable',
    location: path,
    message: 'the plan cannot be written',
    hint: 'name a file in a directory that can be written',
  });
}

function linesOf(
  { name, planId, jobs }: BatchPlan,
  shards: readonly { readonly shard: string; readonly jobs: number; readonly estimatedCostUsd: number | null }[],
): readonly string[] {
  if (jobs.length === 0) return [`${name}: no jobs, because no source has items`];
  return [
    `${name}: ${formatCount(jobs.length, 'job')}, plan ${planId}`,
    ...shards.map(
      ({ shard, jobs: count, estimatedCostUsd: cost }) =>
        `  shard ${shard.padEnd(7)} ${formatCount(count, 'job')}, ${cost === null ? '' : 'expected cost '}${formatCost(cost)}`,
    ),
  ];
}

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
