import type { Risk, Word } from '../../shell/types.js';
import { riskOf } from './define.js';
import { matches } from './words.js';

/** The same risk for each of these words. */
export function risksFor(words: readonly Word[], why: string, more: Partial<Risk> = {}): Risk[] {
  return words.map((word) => riskOf(word, why, more));
}

/** A risk for each word that is unknown or does not match. */
export function risksUnless(words: readonly Word[], pattern: RegExp, why: string, more: Partial<Risk> = {}): Risk[] {
  const others = words.filter((word) => !matches(word, pattern));
  return risksFor(others, why, more);
}

/** `@file`: the program takes more words from a file. */
export function responseFileRisks(words: readonly Word[]): Risk[] {
  const files = words.filter((word) => matches(word, /^@/));
  return risksFor(files, 'reads options from a file');
}
