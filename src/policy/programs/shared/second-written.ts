import { type CommandContext, gatherEffects, type PartialEffects, riskOf } from './define.js';
import { pathEffects } from './words.js';

/** uniq, xxd: reads the first operand and writes the second. */
export function writesSecondOperand({ scan, invocation }: CommandContext): PartialEffects {
  const [first, second, ...rest] = scan.operands;
  return gatherEffects([
    first === undefined ? {} : pathEffects('read', first, invocation.cwd),
    second === undefined ? {} : pathEffects('write', second, invocation.cwd),
    { risks: rest.map((word) => riskOf(word, 'is one operand too many')) },
  ]);
}
