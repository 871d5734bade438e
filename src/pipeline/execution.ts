import { isRefused, refused } from './refusals.js';
import type { CallContext, CallRefusal, ConfirmedCall, ExecutedCall } from './types.js';

/** Runs the tool. A tool returns its own failures as output; an exception is a bug and is not caught here. */
export async function execute(
  ready: ConfirmedCall | CallRefusal,
  callContext: CallContext,
  signal: AbortSignal,
): Promise<ExecutedCall | CallRefusal> {
  if (isRefused(ready)) return ready;
  if (signal.aborted) {
    const reason = 'The run was stopped before this call started.';
    return refused(ready, { stage: 'execution', cause: 'cancelled', reason, label: ready.bound.label });
  }
  const start = callContext.clock.now();
  callContext.beforeEffects(ready.evaluation, ready.call);
  const output = await ready.bound.run(signal, ready.evaluation.needs?.(), ready.call.id);
  return { ...ready, output, durationMs: callContext.clock.now() - start };
}
