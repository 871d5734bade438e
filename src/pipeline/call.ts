import { confirm } from './confirmation.js';
import { discover } from './discovery.js';
import { execute } from './execution.js';
import { format } from './formatting.js';
import { permit } from './permission.js';
import { postHook } from './post-hook.js';
import { preHook } from './pre-hook.js';
import { isRefused } from './refusals.js';
import type { CallContext, RunCall } from './types.js';

/** Nothing else runs a tool. Resolves for every failure of model, rules or tool; rejects only for a bug. */
export function createRunCall(shared: CallContext): RunCall {
  return async (call, signal) => {
    const quiet = { ...shared, beforeEffects: () => undefined };
    const callContext: CallContext = { ...shared, read: (inner) => createRunCall(quiet)(inner, signal) };
    const at = callContext.clock.now();
    const found = discover({ call }, callContext);
    const permitted = await permit(found, callContext);
    const answered = await preHook(permitted, callContext, signal);
    const ready = await confirm(answered, callContext, signal);
    const done = await execute(ready, callContext, signal);
    const result = format(await postHook(done, callContext, signal), callContext, at);
    // What a refused call would have changed, for the people who read the report.
    if (result.denial === undefined || isRefused(found)) return result;
    const preview = (await found.bound.preview?.()) ?? null;
    return preview === null ? result : { ...result, denial: { ...result.denial, preview } };
  };
}
