import { messageOf } from '../errors.js';
import { isRefused } from './refusals.js';
import type { CallContext, CallRefusal, ExecutedCall } from './types.js';

/** Adds text to the output or to a refusal, or replaces the output, in which a failing hook is reported. */
export async function postHook(
  done: ExecutedCall | CallRefusal,
  { hooks }: CallContext,
  signal: AbortSignal,
): Promise<ExecutedCall | CallRefusal> {
  if (hooks === null) return done;
  if (isRefused(done)) {
    if (done.cause !== 'policy') return done;
    return { ...done, hookContext: await hooks.refused(done, signal).catch((error: unknown) => [failed(error)]) };
  }
  const { hookContext: before = [], hookChanges: changed = [] } = done;
  const { context, output, by } = await hooks
    .after(done, signal)
    .catch((error: unknown) => ({ context: [failed(error)], output: undefined, by: undefined }));
  const replaced =
    output === undefined ? done.output : { ...done.output, parts: [{ type: 'text' as const, text: output }] };
  const hookChanges = output === undefined ? changed : [...changed, `The hook ${by ?? ''} replaced the output.`];
  return { ...done, output: replaced, hookContext: [...before, ...context], hookChanges };
}

function failed(error: unknown): string {
  return `A hook failed after this call: ${messageOf(error)}`;
}
