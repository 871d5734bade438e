import { conclusionLabels } from '../../report/headline.js';
import { oneLine, shorten } from '../../text.js';
import type { BatchItem } from '../items/item-types.js';
import type { PassRate } from '../model/result-types.js';
import type { PlannedJob } from '../model/types.js';
import type { Totals } from '../run/totals.js';

export function nameOfJob({ id, item, matrix, repeat }: Pick<PlannedJob, 'id' | 'item' | 'matrix' | 'repeat'>): string {
  const parts = [id, ...(item === null ? [] : [nameOfItem(item)]), ...Object.values(matrix).map(String)];
  return `${oneLine(parts.join(' · '))}${repeat > 1 ? ` (${String(repeat)})` : ''}`;
}

export function nameOfRate({ id, matrix: { model: _, ...matrix } }: Pick<PassRate, 'id' | 'matrix'>): string {
  return nameOfJob({ id, item: null, matrix, repeat: 1 });
}

/** The values of the matrix as the name of each of its jobs has them; empty without a matrix. */
export function matrixInName({ matrix }: Pick<PassRate, 'matrix'>): string {
  return nameOfJob({ id: '', item: null, matrix, repeat: 1 }).trim();
}

/** A row without an `id` has a digest in its place, which means nothing to a reader. */
function nameOfItem({ id, fields }: BatchItem): string {
  if (!/^[0-9a-f]{16}$/.test(id)) return id;
  const values = Object.values(fields);
  const shown = values.find((value) => typeof value === 'string') ?? values.find((value) => typeof value === 'number');
  return shown === undefined ? id : `${shorten(oneLine(String(shown)), 60)} (${id.slice(0, 8)})`;
}

export function batchLabel(totals: Totals): (typeof conclusionLabels)['success'] {
  if (totals.code === 'running') return { sign: '⏳', text: 'Running' };
  if (totals.code === 'min-pass-rate') return { sign: '❌', text: 'Failed: too few evaluations passed' };
  // The label of the failed jobs would read as if no job had an answer.
  return totals.code === 'some-jobs-failed' ? { sign: '❌', text: 'Failed' } : conclusionLabels[totals.conclusion];
}

/** The page of an item; `null` if it has none, or one whose address could act in Markdown. */
export function itemAddress(fields: BatchItem['fields'] | null): string | null {
  const url = fields?.['url'];
  return typeof url === 'string' && /^https:\/\/[\w./#?=&%~-]+$/.test(url) && url.length < 300 ? url : null;
}
