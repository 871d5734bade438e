import { createJobRunCall } from '../../job/conversation/job-run-call.js';
import type { JobRuntime } from '../../job/runtime/runtime.js';
import type { Model } from '../../model/types.js';
import type { RunCall } from '../../pipeline/types.js';
import { systemClock } from '../../platform/clock.js';
import type { EvaluationSpec } from '../model/types.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';
import type { Answer, Scores } from '../run/evaluation.js';

/** Opens a judging model for one job; asked again, it returns the same one. Rejects with UserError. */
export type OpenJudge = (name: string) => Promise<Model>;

export interface ScoreOptions {
  readonly batch: Pick<BatchRunContext, 'file' | 'evaluate' | 'hostEnvironment'>;
  readonly prepared: Pick<PreparedBatchJob, 'modelName'>;
  readonly specs: readonly EvaluationSpec[];
  readonly openJudge: OpenJudge;
}

/** Scores the answer of a job. `runCall` runs commands in its directory, under its rules. */
export async function scoreAnswer(
  answer: Answer,
  runCall: RunCall,
  { batch, prepared, specs, openJudge }: ScoreOptions,
): Promise<Scores> {
  if (specs.length === 0) return { evaluations: [], costUsd: 0 };
  const context = {
    specs,
    runCall,
    judge: prepared.modelName,
    openModel: openJudge,
    signal: batch.hostEnvironment.signal,
  };
  return await batch.evaluate(context, answer);
}

/** Runs the commands of evaluations. The job has ended, so the state of its directory before it is not needed. */
export function runCallIn(runtime: JobRuntime): RunCall {
  return createJobRunCall(runtime.evaluating(), {
    clock: systemClock,
    origin: 'prompt',
    changesReady: () => Promise.resolve(),
  });
}
