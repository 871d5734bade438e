import type { ChangeCounts } from './counts.js';

/** Cyrillic and Greek letters that look like a Latin letter. */
const likeLatin = new Map(
  [
    ['аеорсухѕіјԁһԛԝ', 'aeopcyxsijdhqw'],
    ['АВЕКМНОРСТХУЅІЈ', 'ABEKMHOPCTXYSIJ'],
    ['οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oABEZHIKMNOPTYX'],
  ].flatMap(([from = '', to = '']) => Array.from(from, (letter, index) => [letter, to.charAt(index)] as const)),
);

/** Full-width and mathematical ones anywhere, Cyrillic and Greek only in otherwise Latin words. */
export function withoutHomoglyphs(text: string, counts: ChangeCounts): string {
  const plain = text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, (letter) => {
    const letters = letter.normalize('NFKC');
    if (letters !== letter) counts.add('homoglyph');
    return letters;
  });
  if (!/[\u0370-\u052f]/.test(plain)) return plain;
  return plain.replace(/[A-Za-z0-9_\u0370-\u052f]{3,}/g, (word) => {
    const others = word.replace(/\w+/g, '');
    const imitates =
      others !== '' && /[A-Za-z]/.test(word) && Array.from(others).every((character) => likeLatin.has(character));
    if (!imitates) return word;
    counts.add('homoglyph');
    return Array.from(word, (letter) => likeLatin.get(letter) ?? letter).join('');
  });
}
