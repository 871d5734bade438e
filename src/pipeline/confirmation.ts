import { applyHook } from './pre-hook.js';
import { isRefused, refusedBy } from './refusals.js';
import type { CallContext, CallRefusal, ConfirmedCall, PermittedCall } from './types.js';

/** Refused, since no one can confirm in CI, unless a hook changes the call. Only this stage makes a ConfirmedCall. */
export async function confirm(
  permitted: PermittedCall | CallRefusal,
  callContext: CallContext,
  signal: AbortSignal,
): Promise<ConfirmedCall | CallRefusal> {
  if (isRefused(permitted)) return permitted;
  if (permitted.evaluation.outcome === 'run') return permitted as ConfirmedCall;
  const { hooks } = callContext;
  if (hooks === null) return refusedBy(permitted, 'confirmation', permitted.evaluation);
  const asked = await applyHook(permitted, callContext, 'confirmation', (call) => hooks.confirm(call, signal));
  if (isRefused(asked)) return asked;
  if (asked.evaluation.outcome === 'run') return asked as ConfirmedCall;
  return refusedBy(asked, 'confirmation', asked.evaluation);
}
