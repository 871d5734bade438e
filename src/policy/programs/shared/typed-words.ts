import type { Risk, Word } from '../../shell/types.js';
import type { ArgumentScan } from './scan.js';
import { writtenForm } from './words.js';

/**
 * After `--` no word can become an option, but one that becomes several words shifts those after it:
 * `grep -- $x a` reads files that `$x` names.
 */
export function addLoose(risks: Risk[], { operands, beforeDashes }: ArgumentScan): void {
  for (const word of operands.slice(beforeDashes)) {
    if (word.kind !== 'unknown' || word.plain === true || risks.some((one) => one.word === word.source)) continue;
    risks.push({ word: word.source, why: 'may become any number of words', hint: 'put quotes around it' });
  }
}

/** A risk in an option's attached argument is reported for the whole word, as a rule would name it. */
export function asTyped(risks: readonly Risk[], words: readonly Word[]): Risk[] {
  const typed = new Set(words.map(writtenForm));
  const options = words.filter((word) => word.kind === 'literal' && word.value.startsWith('-'));
  return risks.map((one) => {
    const whole = typed.has(one.word) ? undefined : options.find((word) => writtenForm(word).endsWith(one.word));
    return whole === undefined ? one : { ...one, word: writtenForm(whole) };
  });
}
