import { conclusionLabels } from '../../report/headline.js';
import { isPartlyFailed, isTooFewPassed, type Totals } from '../run/totals.js';

/** The conclusion of a batch in plain words, with an icon. */
export function batchLabel(totals: Pick<Totals, 'conclusion' | 'reason'>): (typeof conclusionLabels)['success'] {
  if (isTooFewPassed(totals)) return { sign: '❌', text: 'Failed: too few evaluations passed' };
  // The label of the failed jobs would read as if no job had an answer.
  return isPartlyFailed(totals) ? { sign: '❌', text: 'Failed' } : conclusionLabels[totals.conclusion];
}
