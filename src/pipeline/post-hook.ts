import { isRefused } from './permission.js';
import type { CallContext, CallRefusal, ExecutedCall } from './types.js';

/** Lets every hook add a text behind the output. The call has happened: a failing hook is told, not hidden. */
export async function postHook(
  done: ExecutedCall | CallRefusal,
  callContext: CallContext,
  signal: AbortSignal,
): Promise<ExecutedCall | CallRefusal> {
  if (isRefused(done)) return done;
  let current = done;
  for (const hook of callContext.postHooks) {
    const text = await hook(current, signal).catch(
      (error: unknown) => `A hook after this call failed: ${error instanceof Error ? error.message : String(error)}`,
    );
    if (text !== null) {
      const parts = [...current.output.parts, { type: 'text' as const, text }];
      current = { ...current, output: { ...current.output, parts } };
    }
  }
  return current;
}
