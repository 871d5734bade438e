import { createTally, type Tally } from './counts.js';
import type { Sanitised } from './types.js';

/** Taking something away can put the halves of something else together. Text that goes on longer was made for it. */
const mostPasses = 6;

/**
 * Repeats a pass until it changes nothing, so that sanitising the result again changes nothing either. What does
 * not settle is given up to `flatten`, whose result no pass may change. Linear where the pass is.
 */
export function settle(
  text: string,
  pass: (text: string, tally: Tally) => string,
  flatten: (text: string) => string,
): Sanitised {
  const tally = createTally();
  let before = text;
  for (let count = 1; count <= mostPasses; count += 1) {
    const after = pass(before, tally);
    if (after === before) return { text: after, changes: tally.changes() };
    before = after;
  }
  tally.add('tangle', before);
  return { text: flatten(before), changes: tally.changes() };
}
