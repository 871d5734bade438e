import { messageOf } from '../errors.js';
import { isRefused } from './permission.js';
import type { CallContext, CallRefusal, ExecutedCall } from './types.js';

/** Lets every hook append text to the output. The call has already run, so a failing hook is reported in the output. */
export async function postHook(
  done: ExecutedCall | CallRefusal,
  callContext: CallContext,
  signal: AbortSignal,
): Promise<ExecutedCall | CallRefusal> {
  if (isRefused(done)) return done;
  let current = done;
  for (const hook of callContext.postHooks) {
    const text = await hook(current, signal).catch(
      (error: unknown) => `A hook failed after this call: ${messageOf(error)}`,
    );
    if (text !== null) {
      const parts = [...current.output.parts, { type: 'text' as const, text }];
      current = { ...current, output: { ...current.output, parts } };
    }
  }
  return current;
}
