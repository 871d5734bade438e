import type { Answer, Scores } from '../../batch/run/evaluation.js';
import { createJobRunCall } from '../../job/job-run-call.js';
import type { JobRuntime } from '../../job/runtime.js';
import type { Model } from '../../model/types.js';
import { systemClock } from '../../platform/clock.js';
import type { BatchRunContext, PreparedBatchJob } from './types.js';

/** Opens a judging model for one job; asked again, it returns the same one. Rejects with UserError. */
export type OpenJudge = (name: string) => Promise<Model>;

export interface ScoreOptions {
  readonly batch: Pick<BatchRunContext, 'file' | 'evaluate' | 'hostEnvironment'>;
  readonly prepared: Pick<PreparedBatchJob, 'inputs' | 'modelName'>;
  readonly openJudge: OpenJudge;
}

/** Scores the answer of a job, in its directory and under its rules. */
export async function scoreAnswer(
  answer: Answer,
  runtime: JobRuntime,
  { batch, prepared, openJudge }: ScoreOptions,
): Promise<Scores> {
  const specs = prepared.inputs.evaluations;
  if (specs.length === 0) return { evaluations: [], costUsd: 0, fatal: null };
  const { signal } = batch.hostEnvironment;
  return await batch.evaluate(
    {
      specs,
      runCall: createJobRunCall(runtime, {
        clock: systemClock,
        origin: 'prompt',
        changesReady: () => Promise.resolve(),
      }),
      judge: batch.file.judge ?? prepared.modelName,
      openModel: openJudge,
      signal,
    },
    answer,
  );
}
