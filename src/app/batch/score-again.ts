import type { JobRecord, PlannedJob } from '../../batch/types.js';
import { createJobRuntime } from '../../job/runtime.js';
import { redactData } from '../../platform/secrets/redact-data.js';
import type { ArtifactsPool } from './artifacts-pool.js';
import { batchFormat } from './batch-format.js';
import type { BatchRunContext } from './types.js';

export interface Rescored {
  readonly record: JobRecord;
  readonly costUsd: number;
}

/**
 * Scores the stored answer of a job again, without asking its model. Commands run in the workspace: the worktree of the
 * job is gone. `null` if the record is gone too.
 */
export async function scoreAgain(
  job: PlannedJob,
  batch: BatchRunContext,
  pool: ArtifactsPool,
): Promise<Rescored | null> {
  const { state, hostEnvironment, redactor } = batch;
  const record = await state.record(job);
  if (record === null) return null;
  const prepared = await batch.prepare(job);
  const { lists, spec, runContext, narrowing, inputs, modelName } = prepared;
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
    await runtime.ready();
    const scores =
      inputs.evaluations.length === 0
        ? { evaluations: [], costUsd: 0 }
        : await batch.evaluate(
            {
              job,
              specs: inputs.evaluations,
              runtime,
              judge: batch.file.judge ?? modelName,
              signal: hostEnvironment.signal,
            },
            record,
          );
    const evaluations = redactData(scores.evaluations, redactor.redact, batchFormat);
    const scored = { ...record, evaluations, evaluationDigest: job.evaluationDigest };
    await state.save(scored, record);
    return { record: scored, costUsd: scores.costUsd };
  } finally {
    for (const name of ['home', 'tmp']) artifacts.removeDirectory(name);
    pool.giveBack(artifacts);
  }
}
