import { isRefused, refusedBy } from './permission.js';
import type { Permitted, Ready, Refused } from './types.js';

/**
 * Nobody is there to confirm, so what the rules would ask about is refused. The only maker of Ready.
 */
export function confirm(permitted: Permitted | Refused): Ready | Refused {
  if (isRefused(permitted)) return permitted;
  if (permitted.judgement.outcome === 'refuse') return refusedBy(permitted, 'confirmation', permitted.judgement);
  return permitted as Ready;
}
