import { isRefused, refusedBy } from './permission.js';
import type { CallRefusal, ConfirmedCall, PermittedCall } from './types.js';

/**
 * Nobody is there to confirm, so what the rules would ask about is refused. The only maker of Ready.
 */
export function confirm(permitted: PermittedCall | CallRefusal): ConfirmedCall | CallRefusal {
  if (isRefused(permitted)) return permitted;
  if (permitted.evaluation.outcome === 'refuse') return refusedBy(permitted, 'confirmation', permitted.evaluation);
  return permitted as ConfirmedCall;
}
