import type { JobRuntime } from '../../job/runtime.js';
import type { EvaluationResult, EvaluationSpec, JobRecord, PlannedJob } from '../types.js';

/** The answer to score: from a job that has just ended, or from its record when it is scored again. */
export type Answer = Pick<
  JobRecord,
  'conclusion' | 'text' | 'structured' | 'usage' | 'costUsd' | 'durationMs' | 'turns' | 'toolCalls' | 'toolsUsed'
>;

export interface EvaluationContext {
  readonly job: PlannedJob;
  /** Placeholders are replaced. */
  readonly specs: readonly EvaluationSpec[];
  /** The rules and the directory of the job; commands must pass its gate. */
  readonly runtime: JobRuntime;
  /** The model that grades if a specification names none: the batch's `judge`, else the model of the job. */
  readonly judge: string;
  readonly signal: AbortSignal;
}

export interface Scores {
  /** One for each specification, in order. */
  readonly evaluations: readonly EvaluationResult[];
  /** What grading cost. */
  readonly costUsd: number;
}

/** Scores one answer. Never rejects for a failure of a judge or a command: that is a result with status `error`. */
export type Evaluate = (context: EvaluationContext, answer: Answer) => Promise<Scores>;

/** An evaluation that cannot be done must not look like one that passed. */
export const withoutEvaluations: Evaluate = ({ specs }) =>
  Promise.resolve({
    evaluations: specs.map(({ name }) => ({
      name,
      status: 'error',
      score: 0,
      reason: 'Evaluations are not available in this version.',
    })),
    costUsd: 0,
  });
