import { messageOf } from '../errors.js';
import { discover } from './discovery.js';
import { isRefused, permit } from './permission.js';
import type { CallContext, CallRefusal, PermittedCall } from './types.js';

/**
 * Runs every hook in order. A hook can block a call or change its input; a changed input is bound and evaluated again,
 * so that no hook can exceed the rules. A hook that throws blocks the call: it fails closed.
 */
export async function preHook(permitted: PermittedCall | CallRefusal, callContext: CallContext, signal: AbortSignal) {
  let current = permitted;
  for (const hook of callContext.preHooks) {
    if (isRefused(current)) return current;
    const answer = await hook(current, signal).catch((error: unknown) => ({
      kind: 'block' as const,
      reason: `a hook failed: ${messageOf(error)}`,
    }));
    if (answer.kind === 'block') return blocked(current, answer.reason);
    if (answer.kind === 'change') {
      current = await permit(discover({ call: { ...current.call, input: answer.input } }, callContext), callContext);
    }
  }
  return current;
}

function blocked(permitted: PermittedCall, reason: string): CallRefusal {
  return {
    kind: 'refused',
    call: permitted.call,
    stage: 'pre-hook',
    cause: 'hook',
    rule: null,
    reason,
    suggest: [],
    effects: permitted.evaluation.effects,
    label: permitted.bound.label,
  };
}
