import type { Word } from '../shell/types.js';
import { type Context, type Findings, gather } from './define.js';
import { aboutSecrets, isWhole, pickedBelow, testOf } from './picked.js';
import { literal, literalOf, touch } from './words.js';

/**
 * Members of an archive whose content is printed: one that is named is read like the file of that name, since an
 * archive of the workspace holds the same; a pattern is judged like that of a search.
 */
export function printedMembers(words: readonly Word[], context: Context): Findings {
  const { cwd } = context.invocation;
  const starts = [literal('.')];
  return gather(
    words.map((word): Findings => {
      if (!/[*?[\\]/.test(literalOf(word) ?? '*')) return touch('read', word, cwd);
      if (isWhole(word)) return {};
      const matches = testOf(word);
      return gather([
        aboutSecrets([word], 'path', { ...context, starts }),
        pickedBelow(starts, context, ({ name }) => matches(name)),
      ]);
    }),
  );
}
