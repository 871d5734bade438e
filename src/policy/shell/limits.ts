import { Undecidable } from './undecidable.js';

/** Limits for command lines. The first ones are checked before parsing, to protect the parser from malicious input. */
export const shellLimits = {
  /** UTF-16 units in a line. */
  length: 10_000,
  /** Open brackets of any kind, ignoring quotes. */
  brackets: 64,
  /** Here-documents and here-strings. */
  hereDocuments: 128,
  /** Levels of syntax: substitutions, groups, loops, conditions, parameter expansions. */
  nesting: 32,
  /** Simple commands in a line, including those in substitutions. */
  commands: 64,
  /** Simple commands evaluated, with loops over known words unrolled. */
  steps: 256,
  /** Arguments of all commands in a line, with loops unrolled. */
  words: 1_000,
  /** Examined statements, values, words and word pieces, with loops unrolled and wrapped commands counted again. */
  parts: 12_000,
  variables: 128,
  /** Files that all commands access. */
  files: 800,
  /** Rule comparisons of one call, except for rules that an index excludes. */
  rules: 60_000,
  /** File names compared with patterns; long patterns count several times. */
  compared: 11_000,
  /** Names examined when searching directories for links. */
  names: 10_000,
  /** Expansions (`$x`, `$(…)`, `` `…` ``) in a line. */
  substitutions: 500,
  /** Words produced by one brace expansion or pattern. */
  expansions: 256,
  /** `bash -c` within `bash -c`. */
  scripts: 8,
  /** Commands that start commands (`env timeout 5 nice …`). */
  wrappers: 16,
  /** UTF-16 units in a word or variable after expansion. */
  value: 20_000,
  /** UTF-16 units in all words and variables of a line after expansion. */
  values: 100_000,
} as const;

// Tab and newline are the only control characters with the same meaning for bash and for readers.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const control = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u;
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const tag = /[\u{e0000}-\u{e0fff}]/u;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Throws Undecidable for a line that is refused before parsing. Linear in the length of the line. */
export function checkLimits(line: string): void {
  if (line.length > shellLimits.length)
    throw new Undecidable('other', `it is longer than ${shellLimits.length} characters`);
  const unsafe = isPlain(line) ? null : unsafeCharacter(line);
  if (unsafe !== null) throw new Undecidable('other', unsafe);
  if (deepestBracket(line) > shellLimits.brackets)
    throw new Undecidable('size', `more than ${shellLimits.brackets} brackets are open at once`);
  if (line.includes('<<') && line.split('<<').length - 1 > shellLimits.hereDocuments)
    throw new Undecidable('size', `it has more than ${shellLimits.hereDocuments} here-documents`);
  // bash removes the backslash if there are several lines, and keeps it in a single line.
  if (line.includes('\n') && endsEscaped(line)) throw new Undecidable('other', 'it ends with a backslash');
}

function endsEscaped(line: string): boolean {
  let count = 0;
  while (line.charAt(line.length - 1 - count) === '\\') count += 1;
  return count % 2 === 1;
}

/** Whether a text contains only printable ASCII, tabs and newlines, like nearly every line. */
export function isPlain(text: string): boolean {
  return /^[\n\t -~]*$/.test(text);
}

function unsafeCharacter(line: string): string | null {
  if (loneSurrogate.test(line)) return 'it is not valid Unicode (half of a surrogate pair)';
  if (control.test(line)) return 'it contains a control character other than newline and tab';
  if (direction.test(line)) return 'it contains a character that changes the text direction';
  if (tag.test(line)) return 'it contains invisible tag characters';
  return null;
}

function deepestBracket(line: string): number {
  if (!/[([{]/.test(line)) return 0;
  let depth = 0;
  let deepest = 0;
  for (const char of line) {
    if (char === '(' || char === '{' || char === '[') depth += 1;
    else if ((char === ')' || char === '}' || char === ']') && depth > 0) depth -= 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u;

/** Unquoted invisible characters, spaces that do not separate words in bash, forms of ASCII (`；`, `／`, `ſ`). */
export function isDeceptiveText(text: string): boolean {
  if (isPlain(text)) return false;
  for (const char of text) {
    if (char <= '~') continue;
    if (ignorable.test(char) || /^[ -~]+$/.test(char.normalize('NFKC'))) return true;
  }
  return false;
}
