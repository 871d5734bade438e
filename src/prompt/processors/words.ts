/**
 * The words of the arguments, split like a shell does: at blanks, except inside quotes; a backslash escapes the next
 * character. Nothing is expanded. If a quote is not closed, only blanks count.
 */
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
    } else if (quote === null && (character === '"' || character === "'")) {
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
  if (quote !== null) return text.split(/\s+/).filter((word) => word !== '');
  return word === null ? words : [...words, word];
}
