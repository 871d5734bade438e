import { conclusionLabels } from '../../report/headline.js';
import { isTooFewPassed, type Totals } from '../run/totals.js';

/** The conclusion of a batch in plain words, with an icon. */
export function batchLabel(totals: Pick<Totals, 'conclusion' | 'reason'>): (typeof conclusionLabels)['success'] {
  return isTooFewPassed(totals)
    ? { sign: '❌', text: 'Failed: too few evaluations passed' }
    : conclusionLabels[totals.conclusion];
}
