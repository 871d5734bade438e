import type { JobRecord, PlannedJob } from '../../batch/types.js';
import { createJobRuntime } from '../../job/runtime.js';
import { redactData } from '../../platform/secrets/redact-data.js';
import type { ArtifactsPool } from './artifacts-pool.js';
import { batchFormat } from './batch-format.js';
import type { JobModels } from './job-models.js';
import { scoreAnswer } from './score-answer.js';
import type { BatchRunContext } from './types.js';

export interface Rescored {
  readonly record: JobRecord;
  /** `null` if a price is unknown. */
  readonly costUsd: number | null;
  /** Why scoring would fail for every other job too; `null` if it would not. */
  readonly fatal: string | null;
}

export interface ScoringPorts {
  readonly pool: ArtifactsPool;
  readonly models: JobModels;
}

/**
 * Scores the stored answer of a job again, without asking its model. Commands run in the workspace: the worktree of the
 * job is gone. `null` if the record is gone too.
 */
export async function scoreAgain(
  job: PlannedJob,
  batch: BatchRunContext,
  { pool, models }: ScoringPorts,
): Promise<Rescored | null> {
  const { state, hostEnvironment, redactor } = batch;
  const record = await state.record(job);
  if (record === null) return null;
  const prepared = await batch.prepare(job);
  const { lists, spec, runContext, narrowing } = prepared;
  const artifacts = pool.take();
  try {
    const runtime = createJobRuntime({
      runContext,
      hostEnvironment,
      childProcesses: {
        home: artifacts.makeDirectory('home'),
        temporary: artifacts.makeDirectory('tmp'),
        run: artifacts.run,
      },
      lists,
      spec,
      tools: [],
    });
    if (narrowing != null) runtime.narrowTo(narrowing);
    const openJudge = models.judgesFor(prepared, 0);
    const scores = await scoreAnswer(record, runtime, { batch, prepared, openJudge });
    const evaluations = redactData(scores.evaluations, redactor.redact, batchFormat);
    const scored = { ...record, evaluations, evaluationDigest: job.evaluationDigest, scoringUsd: scores.costUsd };
    await state.save(scored, record);
    return { record: scored, costUsd: scores.costUsd, fatal: scores.fatal ?? null };
  } finally {
    for (const name of ['home', 'tmp']) artifacts.removeDirectory(name);
    pool.giveBack(artifacts);
  }
}
