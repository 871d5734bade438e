/**
 * Tokens of the parts of a text, fitted to the largest count of five tokenizers (o200k, cl100k, Claude 2, Qwen 3 and
 * Gemma 3) for code, prose, logs, ids, numbers and eleven scripts. Tokenizers differ most in digits, of which some take
 * one and others three in a token.
 */
const weight = {
  word: 1.33,
  wordAfterSpace: 1.02,
  /** A letter of a long word: random letters have about one token in three. */
  longWord: 0.35,
  capital: 0.63,
  digit: 1.05,
  mark: 0.6,
  otherMark: 0.13,
  sameMark: 0.03,
  space: 1.9,
  spaces: 0.7,
  lineBreaks: 0.75,
} as const;
const longWord = 12;

/** Tokens of a character beyond ASCII, by the end of its block. Emoji and rare scripts are surrogate pairs. */
const blocks: readonly (readonly [end: number, tokens: number])[] = [
  [0x250, 2.2], // Latin with accents, which split a word
  [0x370, 1.5],
  [0x400, 1], // Greek
  [0x530, 0.4], // Cyrillic
  [0x700, 0.78], // Armenian, Hebrew, Arabic
  [0xe00, 1.1], // scripts of India
  [0xf00, 1.85], // Thai, Lao
  [0x2500, 1.1],
  [0x25a0, 0.3], // lines of tables
  [0x3000, 1.6], // signs
  [0x3040, 0.9], // punctuation of East Asia
  [0x3100, 1.05], // kana
  [0xac00, 1], // Chinese characters
  [0xd7b0, 0.83], // Hangul
  [0xe000, 1.75], // half of a surrogate pair
  [0x10000, 1], // full width
];

const [lower, upper, digit, space, lineBreak, mark] = [1, 2, 3, 4, 5, 6];

/** The kind of each ASCII character. A run counts before anything is compiled, when a look-up is much faster than calls. */
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code === 32 || code === 9) return space;
  if (code === 10 || code === 13) return lineBreak;
  if (code >= 48 && code <= 57) return digit;
  if (code >= 65 && code <= 90) return upper;
  if (code >= 97 && code <= 122) return lower;
  return code > 32 ? mark : 0;
});

export function countTokens(text: string): number {
  let tokens = 0;
  let at = 0;
  /** Whether a space is part of the word that follows it. */
  let isAfterSpace = false;
  while (at < text.length) {
    const start = at;
    const code = text.charCodeAt(at);
    const kind = kinds[code];
    at += 1;
    if (kind === lower || kind === upper) {
      at = endOfWord(text, start);
      const length = at - start;
      const first = isAfterSpace ? weight.wordAfterSpace : weight.word;
      const isCapitals = length > 1 && kinds[text.charCodeAt(start + 1)] === upper;
      tokens += isCapitals ? length * weight.capital : first + Math.max(0, length - longWord) * weight.longWord;
      isAfterSpace = false;
    } else if (kind === space) {
      while (text.charCodeAt(at) === code) at += 1;
      const next = kinds[text.charCodeAt(at)];
      isAfterSpace = next === lower || next === upper;
      if (at - start > 1) tokens += weight.spaces;
      else if (!isAfterSpace) tokens += weight.space;
    } else {
      isAfterSpace = false;
      if (kind === digit) tokens += weight.digit;
      else if (kind === lineBreak) {
        while (kinds[text.charCodeAt(at)] === lineBreak) at += 1;
        tokens += weight.lineBreaks;
      } else if (kind === mark) {
        tokens += weight.mark;
        for (; kinds[text.charCodeAt(at)] === mark; at += 1)
          tokens += text.charCodeAt(at) === text.charCodeAt(at - 1) ? weight.sameMark : weight.otherMark;
      } else tokens += code < 128 ? 1 : (blocks.find(([end]) => code < end)?.[1] ?? 1);
    }
  }
  return tokens;
}

/** Behind capitals, or a capital and small letters: tokens begin where the case changes. */
function endOfWord(text: string, start: number): number {
  let at = start + 1;
  if (kinds[text.charCodeAt(start)] === upper && kinds[text.charCodeAt(at)] === upper) {
    while (kinds[text.charCodeAt(at)] === upper) at += 1;
    return at;
  }
  while (kinds[text.charCodeAt(at)] === lower) at += 1;
  return at;
}
