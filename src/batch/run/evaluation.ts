import type { Model } from '../../model/types.js';
import type { RunCall } from '../../pipeline/types.js';
import type { JobRecord } from '../model/job-record.js';
import type { EvaluationResult, EvaluationSpec } from '../model/types.js';
import type { FatalProblem } from './classify-end.js';

/** The answer to score: from a job that has just ended, or from its record when it is scored again. */
export type Answer = Pick<
  JobRecord,
  'conclusion' | 'text' | 'structured' | 'usage' | 'costUsd' | 'durationMs' | 'turns' | 'toolCalls' | 'toolsUsed'
>;

export interface EvaluationContext {
  /** Placeholders are replaced. */
  readonly specs: readonly EvaluationSpec[];
  /** Runs a command in the directory of the job, under its rules. */
  readonly runCall: RunCall;
  /** The model that grades if neither a specification nor the batch names one: that of the job. */
  readonly judge: string;
  /** Opens a judging model. Rejects with UserError. A script goes on where the last question of the job ended. */
  readonly openModel: (name: string) => Promise<Model>;
  readonly signal: AbortSignal;
}

export interface Scores {
  /** One for each specification, in order. */
  readonly evaluations: readonly EvaluationResult[];
  /** What grading cost in US dollars; `null` if a price is unknown. */
  readonly costUsd: number | null;
  /** Why grading would fail for every other job too, such as an invalid key of the judge. */
  readonly fatal?: FatalProblem | null;
}

/** Scores one answer. Never rejects for a failure of a judge or a command: that is a result with status `error`. */
export type Evaluate = (context: EvaluationContext, answer: Answer) => Promise<Scores>;
