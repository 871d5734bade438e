import type { RequestOutcome } from '../../model/batch-api/types.js';

/** A failure of the provider does not depend on the request, so the request was not processed either. */
export function isUnprocessed(outcome: RequestOutcome): boolean {
  return outcome.kind === 'expired' || (outcome.kind === 'error' && (outcome.status === 429 || outcome.status >= 500));
}
