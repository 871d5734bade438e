import { type ChangeCounts, createChangeCounts } from './counts.js';
import type { SanitizedText } from './types.js';

/** Taking something away can put the halves of something else together. Text that goes on longer was made for it. */
const mostPasses = 6;

/**
 * Repeats a pass until it changes nothing, so that sanitizing the result again changes nothing either. What does
 * not settle is given up to `flatten`, whose result no pass may change. Linear where the pass is.
 */
export function repeatUntilStable(
  text: string,
  pass: (text: string, counts: ChangeCounts) => string,
  flatten: (text: string) => string,
): SanitizedText {
  const counts = createChangeCounts();
  let before = text;
  for (let count = 1; count <= mostPasses; count += 1) {
    const after = pass(before, counts);
    if (after === before) return { text: after, changes: counts.changes() };
    before = after;
  }
  counts.add('unresolvable-markup', before);
  return { text: flatten(before), changes: counts.changes() };
}
