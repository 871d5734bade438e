/** What a line may be at all. Checked before anything is parsed, so that no parser meets an input made to hurt it. */
export const shellLimits = {
  /** UTF-16 units in a line. */
  length: 10_000,
  /** Brackets of any kind open at once, counted without regard to quotes. */
  brackets: 64,
  /** Here-documents and here-strings. */
  hereDocuments: 128,
  /** Levels of syntax: substitutions, groups, loops, conditions, parameter expansions. */
  nesting: 32,
  /** Simple commands written in a line, those in substitutions too. */
  commands: 64,
  /** Simple commands judged when loops over known words are taken one round at a time. */
  steps: 256,
  /** Arguments of all commands of a line together, loops unrolled. */
  words: 1_000,
  /** Statements, values, words and pieces of words that are looked at one by one, loops unrolled and wrapped commands counted again. */
  parts: 15_000,
  /** Variables that a line may know at once. */
  variables: 128,
  /** Files that all its commands touch together. */
  files: 800,
  /** Rules that all commands and files of a call are compared with, those left out that plainly mean something else. */
  rules: 60_000,
  /** Names in directories that patterns are compared with, a long pattern counting several times. */
  compared: 20_000,
  /** Names below directories whose links are looked for. */
  names: 10_000,
  /** Expansions (`$x`, `$(…)`, `` `…` ``) in a line. */
  substitutions: 500,
  /** Words that one brace expansion or pattern may become. */
  expansions: 256,
  /** `bash -c` within `bash -c`. */
  scripts: 8,
  /** Commands that start commands (`env timeout 5 nice …`). */
  wrappers: 16,
  /** UTF-16 units in a word or a variable, after everything in it is expanded. */
  value: 20_000,
  /** UTF-16 units in all words and variables of a line together, after everything in them is expanded. */
  values: 100_000,
} as const;

// Tab and newline are the only control characters that bash and people read alike.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u;
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const tag = /[\u{e0000}-\u{e0fff}]/u;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Why a line is refused unparsed, as a clause; null where it may be parsed. Linear in the length of the line. */
export function limitProblem(line: string): string | null {
  if (line.length > shellLimits.length) return `it is longer than ${shellLimits.length} characters`;
  const strange = isPlain(line) ? null : strangeCharacter(line);
  if (strange !== null) return strange;
  if (deepestBracket(line) > shellLimits.brackets) return `more than ${shellLimits.brackets} brackets are open at once`;
  if (line.includes('<<') && line.split('<<').length - 1 > shellLimits.hereDocuments)
    return `it has more than ${shellLimits.hereDocuments} here-documents`;
  // Bash drops it where there are several lines, and keeps it where there is one.
  if (line.includes('\n') && endsEscaped(line)) return 'it ends with a backslash';
  return null;
}

function endsEscaped(line: string): boolean {
  let count = 0;
  while (line.charAt(line.length - 1 - count) === '\\') count += 1;
  return count % 2 === 1;
}

/** True for text of ASCII letters, signs, blanks, tabs and newlines alone, as nearly every line is. */
export function isPlain(text: string): boolean {
  return /^[\n\t -~]*$/.test(text);
}

function strangeCharacter(line: string): string | null {
  if (loneSurrogate.test(line)) return 'it is not valid Unicode (half of a surrogate pair)';
  if (control.test(line)) return 'it holds a control character other than newline and tab';
  if (direction.test(line)) return 'it holds a character that changes the direction of writing';
  if (tag.test(line)) return 'it holds invisible tag characters';
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

/**
 * Whether text that stands outside quotes looks like something that it is not: characters that are invisible,
 * blanks that bash takes for letters, and compatibility forms of ASCII (`；`, `／`, `ſ`).
 */
export function isDeceptiveText(text: string): boolean {
  if (isPlain(text)) return false;
  for (const char of text) {
    if (char <= '~') continue;
    if (ignorable.test(char) || /^[ -~]+$/.test(char.normalize('NFKC'))) return true;
  }
  return false;
}
