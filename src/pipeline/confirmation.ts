import { isRefused, refusedBy } from './permission.js';
import type { CallRefusal, ConfirmedCall, PermittedCall } from './types.js';

/**
 * No one can confirm in CI, so a call that would need confirmation is refused. Only this stage creates a ConfirmedCall.
 */
export function confirm(permitted: PermittedCall | CallRefusal): ConfirmedCall | CallRefusal {
  if (isRefused(permitted)) return permitted;
  if (permitted.evaluation.outcome === 'refuse') return refusedBy(permitted, 'confirmation', permitted.evaluation);
  return permitted as ConfirmedCall;
}
