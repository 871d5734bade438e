import { conclusionLabels } from '../../report/headline.js';
import { isPartlyFailed, isTooFewPassed, type Totals } from '../run/totals.js';

/** The reason of a batch that another process is running now: it has no conclusion yet. */
export const stillRuns = 'The run has not ended yet.';

/** The conclusion of a batch in plain words, with an icon. */
export function batchLabel(totals: Pick<Totals, 'conclusion' | 'reason'>): (typeof conclusionLabels)['success'] {
  if (totals.reason === stillRuns) return { sign: '⏳', text: 'Running' };
  if (isTooFewPassed(totals)) return { sign: '❌', text: 'Failed: too few evaluations passed' };
  // The label of the failed jobs would read as if no job had an answer.
  return isPartlyFailed(totals) ? { sign: '❌', text: 'Failed' } : conclusionLabels[totals.conclusion];
}
