import type { Hazard, Reading, Word } from '../types.js';
import { knownText, spelled } from './words.js';

/** Options that mean the same for nearly every program, and nothing dangerous for any that is known. */
const ordinaryOption =
  /^(?:-h|-v|-V|-q|--|--help|--version|--verbose|--quiet|--silent|--json|--no-color|--color(?:=(?:never|always|auto))?|--check|--diff|--strict|--ci|--list|--dry-run|--summary|--statistics|--fail-fast|--no-progress|--no-interaction|--no-banner|--compact|-n?\d+)$/;

/** Of a program that no table describes, any other option may run code or write a file: the rule has to spell it. */
export function unknownOptions(words: readonly Word[]): Hazard[] {
  return words.flatMap((word) => {
    const text = knownText(word);
    if (!/^[-+]/.test(text) || ordinaryOption.test(text)) return [];
    return [{ word: spelled(word), why: 'is an option of a program about which nothing is known' }];
  });
}

/** What is known of a program without a table that another one starts: that it may do anything. */
export function readOpaque(words: readonly Word[]): Reading {
  return { effects: [], inner: [], hazards: unknownOptions(words), readOnly: false, opaque: true };
}
