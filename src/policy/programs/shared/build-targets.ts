import type { Word } from '../../shell/types.js';
import { type CommandContext, type PartialEffects, riskOf } from './define.js';
import { openTo } from './publishes.js';
import { literalOf } from './words.js';

export const readsOtherRules = 'reads rules from another file, directory or text';

/** Targets: `make:*` grants each of them, `make test:*` only this one. */
export function targetRisks(
  { scan, invocation }: CommandContext,
  isTarget: (value: string) => boolean,
): PartialEffects {
  const program = asCalled(invocation.argv[0]);
  return {
    risks: scan.operands.map((word) => {
      const plain = isTarget(literalOf(word) ?? '');
      return plain
        ? riskOf(word, 'is a target that the rule does not name', openTo(word, { alsoCoveredBy: [program] }))
        : riskOf(word, 'sets a variable or is not a plain target');
    }),
  };
}

/** The program as a rule names it: `./gradlew` if it was called that way. */
function asCalled(word: Word | undefined): string {
  const name = literalOf(word) ?? '';
  return word !== undefined && word.source.endsWith(`/${name}`) ? word.source : name;
}
