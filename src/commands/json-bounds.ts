/** Limits of one line of input, so that parsing it takes no longer than its evaluation. */
const limits = {
  /** UTF-16 units. */
  length: 8_000_000,
  /** Levels of nested lists and objects. */
  depth: 64,
  /** Values in all lists and objects. */
  values: 40_000,
} as const;

/** The limit that a line exceeds, as a clause; `null` if none. Linear in its length. */
export function jsonProblem(line: string): string | null {
  if (line.length > limits.length) return tooLong;
  let depth = 0;
  let values = 0;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at];
    if (char === '"') at = endOfString(line, at);
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    else if (char === ',') values += 1;
    if (depth > limits.depth) return `this line is nested more than ${limits.depth} levels deep`;
    if (values > limits.values) return `this line has more than ${limits.values} values`;
  }
  return null;
}

/** The closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

export const longestLine: number = limits.length;
export const tooLong = `this line is longer than ${limits.length} characters`;
