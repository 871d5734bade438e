import type { BatchJobResult } from '../result-types.js';
import type { RowFigures } from '../run/totals.js';

/** One job in the reports for people. All texts may come from items or models. */
export interface ReportRow {
  readonly name: string;
  readonly figures: RowFigures;
  readonly row: BatchJobResult;
  readonly durationMs: number | null;
}

/** The state of a job in one word or two. */
export function stateOf({ figures: { state, conclusion, isPassed, isReused } }: Pick<ReportRow, 'figures'>): string {
  if (state === 'deferred') return 'deferred';
  if (state === 'parked') return 'parked';
  const end = conclusion === 'success' && !isPassed ? 'evaluation failed' : conclusion;
  return isReused ? `${end}, reused` : end;
}

/** Failures first, then what ended well, then what was left. */
export function rankOf({ figures: { state, isPassed } }: Pick<ReportRow, 'figures'>): number {
  if (state === 'ended') return isPassed ? 2 : 0;
  return state === 'open' ? 1 : 3;
}
