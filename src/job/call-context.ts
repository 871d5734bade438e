import type { CallContext, Denial } from '../pipeline/types.js';
import type { JobRuntime } from './runtime.js';

/** What the calls of a job go through, under the rules of this workshop. `origin` says who asks. */
export function callContextOf(
  {
    tools,
    policy,
    secondParser,
    beforeEffects,
  }: Pick<JobRuntime, 'tools' | 'policy' | 'secondParser' | 'beforeEffects'>,
  clock: CallContext['clock'],
  origin: Denial['origin'],
): CallContext {
  return {
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    policy: policy,
    secondParser,
    beforeEffects,
    preHooks: [],
    postHooks: [],
    clock,
    origin,
  };
}
