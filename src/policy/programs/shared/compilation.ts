import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from './define.js';
import { responseFileRisks } from './risks.js';
import { literalWord, pathEffects } from './words.js';

export const namesProgramOrPlugin = 'names a program, a plug-in or options for one';

/** Sources are read; output goes to `-o`, otherwise to the working directory. */
export function compilationEffects({ scan, invocation }: CommandContext): PartialEffects {
  const stops = scan.has('-E', '-fsyntax-only', '-M', '-MM');
  const output =
    scan.has('-o') || stops || scan.operands.length === 0
      ? {}
      : pathEffects('write', literalWord(scan.has('-c', '-S') ? '.' : 'a.out'), invocation.cwd);
  return gatherEffects([
    { risks: responseFileRisks(scan.operands) },
    effectsFor('read', scan.operands, invocation.cwd),
    output,
  ]);
}
