import { conclusionLabels } from '../../report/headline.js';
import type { Totals } from '../run/totals.js';

/** The conclusion of a batch in plain words, with an icon. */
export function batchLabel(totals: Pick<Totals, 'conclusion' | 'code'>): (typeof conclusionLabels)['success'] {
  if (totals.code === 'running') return { sign: '⏳', text: 'Running' };
  if (totals.code === 'min-pass-rate') return { sign: '❌', text: 'Failed: too few evaluations passed' };
  // The label of the failed jobs would read as if no job had an answer.
  return totals.code === 'some-jobs-failed' ? { sign: '❌', text: 'Failed' } : conclusionLabels[totals.conclusion];
}
