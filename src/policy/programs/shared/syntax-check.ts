import { type CommandContext, gatherEffects, operandEffects, type PartialEffects } from './define.js';

/** `ruby -c a.rb`, `php -l a.php`: the files are parsed and not run. */
export function syntaxCheck({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(scan.operands.map((word) => operandEffects('read', word, invocation)));
}
