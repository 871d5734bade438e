import { shorten } from '../../text.js';
import type { BatchItem } from '../items/item-types.js';
import type { BatchJobResult } from '../result-types.js';
import type { RowFigures } from '../run/totals.js';
import type { PlannedJob } from '../types.js';

/** One job in the reports for people. All texts may come from items or models. */
export interface ReportRow {
  readonly name: string;
  readonly figures: RowFigures;
  readonly row: BatchJobResult;
  readonly durationMs: number | null;
}

/** How people recognize a job: entry, item, matrix values and repeat. */
export function nameOfJob({ id, item, matrix, repeat }: Pick<PlannedJob, 'id' | 'item' | 'matrix' | 'repeat'>): string {
  const parts = [id, ...(item === null ? [] : [nameOfItem(item)]), ...Object.values(matrix).map(String)];
  return `${parts.join(' · ')}${repeat > 1 ? ` (${String(repeat)})` : ''}`;
}

/** A row without an `id` has a digest in its place, which says nothing by itself. */
function nameOfItem({ id, fields }: BatchItem): string {
  const shown = /^[0-9a-f]{16}$/.test(id)
    ? Object.values(fields).find((value) => typeof value === 'string')
    : undefined;
  return typeof shown === 'string' ? `${shorten(shown.replace(/\s+/g, ' '), 60)} (${id.slice(0, 8)})` : id;
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
