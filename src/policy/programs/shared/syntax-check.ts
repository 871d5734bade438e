import { type CommandContext, effectsFor, type PartialEffects } from './define.js';

/** `ruby -c a.rb`, `php -l a.php`: the files are parsed and not run. */
export function syntaxCheck({ scan, invocation }: CommandContext): PartialEffects {
  return effectsFor('read', scan.operands, invocation.cwd);
}
