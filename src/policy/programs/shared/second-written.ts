import { type CommandContext, gatherEffects, type PartialEffects } from './define.js';
import { risksFor } from './risks.js';
import { pathEffects } from './words.js';

/** uniq, xxd: reads the first operand and writes the second. */
export function writesSecondOperand({ scan, invocation }: CommandContext): PartialEffects {
  const [first, second, ...rest] = scan.operands;
  return gatherEffects([
    first === undefined ? {} : pathEffects('read', first, invocation.cwd),
    second === undefined ? {} : pathEffects('write', second, invocation.cwd),
    { risks: risksFor(rest, 'is one operand too many') },
  ]);
}
