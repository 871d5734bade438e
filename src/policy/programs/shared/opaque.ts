import type { ProgramEffects, Risk, Word } from '../../shell/types.js';
import { knownText, literalOf, writtenForm } from '../../shell/words.js';
import { publishes } from './publishes.js';

/** Options with the same meaning for nearly every program, and harmless for every known one. */
const ordinaryOption =
  /^(?:-h|-v|-V|-q|--|--help|--version|--verbose|--quiet|--silent|--json|--no-color|--color(?:=(?:never|always|auto))?|--check|--diff|--strict|--ci|--list|--dry-run|--summary|--statistics|--fail-fast|--no-progress|--no-interaction|--no-banner|--compact|-n?\d+)$/;

/** A rule must literally name options that may run code, sub-commands that publish, and files of words. */
export function unknownWords(words: readonly Word[]): Risk[] {
  const commands = words.filter((word) => !/^[-+]/.test(knownText(word))).slice(0, 2);
  return words.flatMap((word) => {
    const text = knownText(word);
    if (commands.includes(word) && publishes(literalOf(word) ?? ''))
      return [{ word: writtenForm(word), why: 'publishes something' }];
    if (text.startsWith('@'))
      return [{ word: writtenForm(word), why: 'may be a file from which more arguments are read' }];
    if (!/^[-+]/.test(text) || ordinaryOption.test(text)) return [];
    return [{ word: writtenForm(word), why: 'is an option of a program without a table' }];
  });
}

/** The effects of a program without a table that another one starts: it may do anything. */
export function readOpaque(words: readonly Word[]): ProgramEffects {
  return { effects: [], inner: [], risks: unknownWords(words), readOnly: false, opaque: true };
}
