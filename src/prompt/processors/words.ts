import { lazyRegExp } from '../../lazy-reg-exp.js';

/** At blanks outside quotes; a backslash escapes. Nothing is expanded; an unclosed quote is text. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    const next = text[index + 1];
    if (quote === null && /\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (quote === null && opensQuote(text, index)) {
      quote = character;
      word ??= '';
    } else if (character === quote) {
      quote = null;
    } else if (
      character === '\\' &&
      next !== undefined &&
      (quote === null || (quote === '"' && /["\\$`]/.test(next)))
    ) {
      word = (word ?? '') + next;
      index += 1;
    } else {
      word = (word ?? '') + character;
    }
  }
  return word === null ? words : [...words, word];
}

const betweenLetters = lazyRegExp(String.raw`^[\p{L}\p{N}]'[\p{L}\p{N}]$`, 'u');

function opensQuote(text: string, index: number): boolean {
  const quote = text[index] ?? '';
  const isApostrophe = quote === "'" && betweenLetters().test(text.slice(index - 1, index + 2));
  return (quote === '"' || quote === "'") && !isApostrophe && text.includes(quote, index + 1);
}
