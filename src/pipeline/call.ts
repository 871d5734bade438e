import { confirm } from './confirmation.js';
import { discover } from './discovery.js';
import { execute } from './execution.js';
import { format } from './formatting.js';
import { permit } from './permission.js';
import { postHook } from './post-hook.js';
import { preHook } from './pre-hook.js';
import type { Kit, RunCall } from './types.js';

/**
 * The seven stages in their order; nothing else in the program runs a tool. Resolves for every fault of the
 * model, the rules or the tool; rejects only for a bug of ours.
 */
export function createRunCall(kit: Kit): RunCall {
  return async (call, signal) => {
    const found = discover({ call }, kit);
    const permitted = await permit(found, kit);
    const answered = await preHook(permitted, kit, signal);
    const ready = confirm(answered);
    const done = await execute(ready, kit, signal);
    return format(await postHook(done, kit, signal), kit);
  };
}
