import { formatCount } from '../../format-number.js';
import type { AnswerError, JobRecord } from '../model/job-record.js';
import type { EvaluationResult } from '../model/types.js';
import type { BatchRun } from './run-log.js';

/** What happens to a planned job in this run, and why. */
export type Disposition =
  | { readonly kind: 'run'; readonly why: 'new' | 'failed before' | 'requested' }
  | { readonly kind: 'reuse' }
  /** Its evaluations have changed or are to be scored again, or its output file could not be written before them. */
  | { readonly kind: 'rescore' }
  /** It has failed in the same way too often, or would always fail. */
  | { readonly kind: 'parked' };

export interface ReuseOptions {
  readonly parkAfter: number | null;
  /** Runs every failed job again, parked ones too. */
  readonly retryFailed: boolean;
  readonly rescore: boolean;
  /** The run that is being resumed: what failed in it is not run again. `null` = a new run. */
  readonly resumed: Pick<BatchRun, 'planId' | 'startedAt'> | null;
  /** Keys of jobs of which a batch API has a request that is newer than their record: its answer is paid for. */
  readonly sent: ReadonlySet<string>;
}

/** Errors that the same request causes every time, or that were paid for: running it again would only cost money. */
const permanentErrors: ReadonlySet<string> = new Set([
  ...['bad-request', 'context-length', 'refused'],
  ...(['unwritten-output', 'unusable-changes'] satisfies AnswerError[]),
]);

/** Decides about a job from the record with its key. The only place that decides whether a model is paid again. */
export function dispositionOf(
  record: JobRecord | null,
  evaluationDigest: string,
  { parkAfter, retryFailed, rescore, resumed, sent }: ReuseOptions,
): Disposition {
  if (record === null) return { kind: 'run', why: 'new' };
  if (sent.has(record.key)) return { kind: 'run', why: 'requested' };
  if (isUnwritten(record)) return { kind: 'rescore' };
  if (retryFailed && hasFailed(record)) return { kind: 'run', why: 'requested' };
  const isUnscored = record.evaluationDigest !== evaluationDigest || record.evaluations.some(isError);
  const needsScore = record.conclusion === 'success' && (rescore || isUnscored);
  if (needsScore) return { kind: 'rescore' };
  if (record.conclusion === 'success') return { kind: 'reuse' };
  if (resumed !== null && hasEndedIn(record, resumed)) return { kind: 'reuse' };
  if (parkAfter !== null && (record.sameFailures >= parkAfter || isPermanent(record))) return { kind: 'parked' };
  return isPermanent(record) ? { kind: 'reuse' } : { kind: 'run', why: 'failed before' };
}

/** Whether a job has ended in this run, which may have been resumed since. */
export function hasEndedIn(
  { planId, endedAt }: Pick<JobRecord, 'planId' | 'endedAt'>,
  run: Pick<BatchRun, 'planId' | 'startedAt'>,
): boolean {
  return planId === run.planId && endedAt >= run.startedAt;
}

export function whyParked(record: JobRecord): string {
  if (record.errorKind === 'unusable-changes') return 'its answer is paid for';
  return isPermanent(record)
    ? 'the same request fails every time'
    : `it failed ${formatCount(record.sameFailures, 'time')} in the same way`;
}

/** Whether the same request would only cost money, so that no run repeats it unasked. */
export function isPermanent({ errorKind }: JobRecord): boolean {
  return errorKind !== null && permanentErrors.has(errorKind);
}

export function isUnwritten({ errorKind }: JobRecord): boolean {
  return errorKind === 'unwritten-output';
}

/** An evaluation that could not be done does not count: it is done again, and no job runs for it. */
function hasFailed(record: JobRecord): boolean {
  return !isPassed({ ...record, evaluations: record.evaluations.filter((evaluation) => !isError(evaluation)) });
}

const isError = ({ status }: Pick<EvaluationResult, 'status'>) => status === 'error';

type Scored = Pick<EvaluationResult, 'status' | 'score' | 'weight'>;

/** Whether the job ended well, and each evaluation passed; with a minimum score, their mean decides instead. */
export function isPassed({
  conclusion,
  evaluations,
  minScore,
}: {
  readonly conclusion: JobRecord['conclusion'];
  readonly evaluations: readonly Scored[];
  readonly minScore?: number;
}): boolean {
  if (conclusion !== 'success' || evaluations.some(isError)) return false;
  if (minScore === undefined) return evaluations.every(({ status }) => status === 'passed');
  return evaluations.length === 0 || meanScore(evaluations) >= minScore;
}

/** By weight. */
export function meanScore(evaluations: readonly Scored[]): number {
  const weights = evaluations.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const mean = evaluations.reduce((sum, { score, weight = 1 }) => sum + score * weight, 0) / weights;
  // Sums of fractions miss the exact value by a little.
  return Number(mean.toFixed(9));
}

type Failure = Pick<JobRecord, 'conclusion' | 'code' | 'errorKind'>;

/** How often the job has now failed in this way in a row. A record without a code is of no known kind. */
export function failuresInARow(before: (Failure & Pick<JobRecord, 'sameFailures'>) | null, now: Failure): number {
  if (now.conclusion === 'success') return 0;
  const isSame =
    before?.code !== undefined &&
    before.code === now.code &&
    before.conclusion === now.conclusion &&
    before.errorKind === now.errorKind;
  return isSame ? before.sameFailures + 1 : 1;
}
