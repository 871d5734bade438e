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
import { ciMatrix } from '../plan/ci-matrix.js';
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
