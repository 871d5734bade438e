import { isRefused } from './permission.js';
import type { Done, Kit, Ready, Refused } from './types.js';

/** Runs the tool. A tool reports its own failures as output; what it throws is our bug and is not caught here. */
export async function execute(ready: Ready | Refused, kit: Kit, signal: AbortSignal): Promise<Done | Refused> {
  if (isRefused(ready)) return ready;
  if (signal.aborted) return cancelled(ready);
  const start = kit.clock.now();
  kit.beforeEffects(ready.judgement.effects);
  const output = await ready.bound.run(signal);
  return { ...ready, output, durationMs: kit.clock.now() - start };
}

function cancelled(ready: Ready): Refused {
  return {
    kind: 'refused',
    call: ready.call,
    stage: 'execution',
    cause: 'cancelled',
    rule: null,
    reason: 'The run was stopped before this call started.',
    suggest: [],
    effects: [],
    label: ready.bound.label,
  };
}
