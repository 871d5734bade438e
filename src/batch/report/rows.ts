import type { BatchJobResult } from '../result-types.js';
import { isUnevaluated } from '../run/pass-rates.js';
import type { RowFigures } from '../run/totals.js';
import type { EvaluationResult } from '../types.js';

/** One job in the reports for people. All texts may come from items or models. */
export interface ReportRow {
  readonly name: string;
  readonly figures: RowFigures;
  readonly row: BatchJobResult;
  readonly durationMs: number | null;
}

/** The state of a job in one word or two. */
export function stateOf({ figures }: Pick<ReportRow, 'figures'>): string {
  const { state, conclusion, isPassed, isReused } = figures;
  if (state === 'deferred') return 'deferred';
  if (state === 'parked') return 'parked';
  const evaluation = isUnevaluated(figures) ? 'evaluation error' : 'evaluation failed';
  const end = conclusion === 'success' && !isPassed ? evaluation : conclusion;
  return isReused ? `${end}, reused` : end;
}

/** Failures first, then what ended well, then what was left. */
export function rankOf({ figures: { state, isPassed } }: Pick<ReportRow, 'figures'>): number {
  if (state === 'ended') return isPassed ? 2 : 0;
  return state === 'open' ? 1 : 3;
}

/** The evaluations that did not pass. Errors are first: with one, the others do not decide. */
export function unpassed<T extends Pick<EvaluationResult, 'status'>>(evaluations: readonly T[]): readonly T[] {
  const of = (status: EvaluationResult['status']) => evaluations.filter((one) => one.status === status);
  return [...of('error'), ...of('failed')];
}
