import type { Denial, Kit } from '../pipeline/types.js';
import type { Workshop } from './runtime.js';

/** What the calls of a job go through, under the rules of this workshop. `origin` says who asks. */
export function kitOf(
  { tools, judge, secondParser, beforeEffects }: Pick<Workshop, 'tools' | 'judge' | 'secondParser' | 'beforeEffects'>,
  clock: Kit['clock'],
  origin: Denial['origin'],
): Kit {
  return {
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    judge,
    secondParser,
    beforeEffects,
    preHooks: [],
    postHooks: [],
    clock,
    origin,
  };
}
