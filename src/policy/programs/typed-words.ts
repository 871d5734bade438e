import type { Hazard, Word } from '../shell/types.js';
import type { Scan } from './scan.js';
import { spelled } from './words.js';

/**
 * Behind `--` no word can become an option, but one that becomes several takes the places of those behind it:
 * `grep -- $x a` reads files that `$x` names.
 */
export function addLoose(hazards: Hazard[], { operands, beforeDashes }: Scan): void {
  for (const word of operands.slice(beforeDashes)) {
    if (word.kind !== 'unknown' || word.plain === true || hazards.some((one) => one.word === word.source)) continue;
    hazards.push({ word: word.source, why: 'may become any number of words', mend: 'put quotes around it' });
  }
}

/** A hazard in the glued argument of an option is named by the whole word, as a rule would spell it. */
export function asTyped(hazards: readonly Hazard[], words: readonly Word[]): Hazard[] {
  const typed = new Set(words.map(spelled));
  const options = words.filter((word) => word.kind === 'literal' && word.value.startsWith('-'));
  return hazards.map((one) => {
    const whole = typed.has(one.word) ? undefined : options.find((word) => spelled(word).endsWith(one.word));
    return whole === undefined ? one : { ...one, word: spelled(whole) };
  });
}
