import type { Word } from '../../shell/types.js';
import { literalOf, literalWord, pathEffects } from '../../shell/words.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { aboutSecrets, isWhole, pickedBelow, testOf } from '../shared/picked.js';

/** A named member is read like that file, which may have the same text; a pattern like that of a search. */
export function printedMembers(words: readonly Word[], context: CommandContext): PartialEffects {
  const { cwd } = context.invocation;
  const starts = [literalWord('.')];
  return gatherEffects(
    words.map((word): PartialEffects => {
      if (!/[*?[\\]/.test(literalOf(word) ?? '*')) return pathEffects('read', word, cwd);
      if (isWhole(word)) return {};
      const matches = testOf(word);
      return gatherEffects([
        aboutSecrets([word], 'path', { ...context, starts }),
        pickedBelow(starts, context, ({ name }) => matches(name)),
      ]);
    }),
  );
}
