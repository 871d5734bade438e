import { messageOf } from '../errors.js';
import { discover } from './discovery.js';
import { permit } from './permission.js';
import { isRefused, meantField, refused } from './refusals.js';
import type { CallContext, CallRefusal, PermittedCall, PreHookAnswer } from './types.js';

/** For a call that no rule denies. A changed input is bound and evaluated again, so that no hook can exceed the rules. */
export async function preHook(
  permitted: PermittedCall | CallRefusal,
  callContext: CallContext,
  signal: AbortSignal,
): Promise<PermittedCall | CallRefusal> {
  const { hooks } = callContext;
  if (hooks === null || isRefused(permitted)) return permitted;
  const answered = await applyHook(permitted, callContext, 'pre-hook', (call) => hooks.before(call, signal));
  if (isRefused(answered) || answered.evaluation.edits === undefined) return answered;
  return await applyHook(answered, callContext, 'pre-hook', (call) => hooks.beforeEdits(call, signal));
}

/** Applies the answer of hooks to a call. A hook that throws blocks the call: it fails closed. */
export async function applyHook(
  permitted: PermittedCall,
  callContext: CallContext,
  stage: 'pre-hook' | 'confirmation',
  ask: (call: PermittedCall) => Promise<PreHookAnswer>,
): Promise<PermittedCall | CallRefusal> {
  const answer = await ask(permitted).catch((error: unknown) => ({
    kind: 'block' as const,
    reason: `a hook failed: ${messageOf(error)}`,
  }));
  if (answer.kind === 'block') {
    return refused(permitted, {
      ...meantField(permitted),
      stage,
      cause: 'hook',
      reason: answer.reason,
      effects: permitted.evaluation.effects,
      label: permitted.bound.label,
      decision: 'deny',
    });
  }
  const { hookContext: before = [], hookChanges: changed = [], call, bound } = permitted;
  const { context = [] } = answer;
  const hookContext = context.length === 0 ? before : [...before, ...context];
  if (answer.kind === 'pass') return { ...permitted, hookContext };
  const hookChanges = [...changed, `The hook ${answer.by} changed this call; it was: ${call.name} ${bound.label}`];
  const next = { call: { ...call, input: answer.input }, hookContext, hookChanges };
  return await permit(discover(next, callContext), callContext);
}
