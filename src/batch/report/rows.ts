import type { JobRecord } from '../model/job-record.js';
import type { BatchJobResult } from '../model/result-types.js';
import type { EvaluationResult } from '../model/types.js';
import { isUnevaluated } from '../run/pass-rates.js';
import type { RowFigures } from '../run/totals.js';

export interface ReportRow {
  readonly name: string;
  readonly figures: RowFigures;
  readonly row: BatchJobResult;
  /** Why the job is deferred; `null` if it is not. */
  readonly deferred: string | null;
  readonly durationMs: number | null;
  /** How many files it changed, and how many calls were refused. */
  readonly files: number;
  readonly refused: number;
}

export function stateOf({ figures }: ReportRow): string {
  const { state, conclusion, isPassed, isReused } = figures;
  if (state === 'deferred') return 'deferred';
  if (state === 'parked') return 'parked';
  const evaluation = isUnevaluated(figures) ? 'evaluation error' : 'evaluation failed';
  const end = isPassed ? 'passed' : conclusion === 'success' ? evaluation : `error: ${conclusion}`;
  return isReused ? `${end}, reused` : end;
}

/** Whether there is an answer, but an evaluation could not be done: it is not known whether the job passes. */
export function isUnknown({ state, conclusion, evaluations }: RowFigures): boolean {
  return state === 'ended' && conclusion === 'success' && evaluations.errors > 0;
}

/** Failures first, then what ended well, then what was left. */
export function rankOf({ figures: { state, isPassed } }: Pick<ReportRow, 'figures'>): number {
  if (state === 'ended') return isPassed ? 2 : 0;
  return isLeftOpen({ figures: { state } }) ? 1 : 3;
}

/** Whether the job has no result and is not left for the next run: it was canceled, never begun, or lost. */
export function isLeftOpen({ figures: { state } }: { readonly figures: Pick<RowFigures, 'state'> }): boolean {
  return state === 'open' || state === 'missing';
}

/** Of a job that has ended: a parked one took its time in an earlier run. */
export function endOfRow(
  { state }: RowFigures,
  record: JobRecord | null,
): Pick<ReportRow, 'durationMs' | 'files' | 'refused'> {
  const ended = state === 'ended' ? record : null;
  return { durationMs: ended?.durationMs ?? null, files: ended?.changes.length ?? 0, refused: ended?.refused ?? 0 };
}

/** The evaluations that did not pass. Errors are first: with one, the others do not decide. */
export function unpassed<T extends Pick<EvaluationResult, 'status'>>(evaluations: readonly T[]): readonly T[] {
  const of = (status: EvaluationResult['status']) => evaluations.filter((evaluation) => evaluation.status === status);
  return [...of('error'), ...of('failed')];
}
