import { type ChangeCounts, createChangeCounts } from './counts.js';
import type { SanitizedText } from './types.js';

/** Removing a part can join the parts around it. Text that needs more passes was written to do so. */
const maxPasses = 6;

/**
 * Repeats a pass until it changes nothing, so that sanitizing the result again changes nothing either. Text that never
 * becomes stable is passed to `flatten`, whose result no pass may change. Linear time if the pass is linear.
 */
export function repeatUntilStable(
  text: string,
  pass: (text: string, counts: ChangeCounts) => string,
  flatten: (text: string) => string,
): SanitizedText {
  const counts = createChangeCounts();
  let before = text;
  for (let count = 1; count <= maxPasses; count += 1) {
    const after = pass(before, counts);
    if (after === before) return { text: after, changes: counts.changes() };
    before = after;
  }
  counts.add('unresolvable-markup');
  return { text: flatten(before), changes: counts.changes() };
}
