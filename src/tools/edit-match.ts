/** How the old text was found. The result mentions every strategy except `exact`, since the match may be unintended. */
export type Strategy = 'exact' | 'homoglyphs' | 'trailing-whitespace';

export interface Match {
  readonly start: number;
  readonly end: number;
}

export interface Matches {
  readonly strategy: Strategy;
  readonly found: readonly Match[];
  /** The new text, without its last line break if the match had none. */
  readonly replacement: string;
}

/**
 * Finds `wanted` in `text` (both with LF line breaks): literally; otherwise with similar characters treated as equal
 * (dashes, curly quotes, special spaces); otherwise line by line, also ignoring whitespace at the end of lines.
 * Whitespace at the start of a line always counts. The first strategy with a match wins; `found` is empty if there is
 * none.
 */
export function findMatches(text: string, wanted: string, replacement: string): Matches {
  const exact = occurrences(text, wanted);
  if (exact.length > 0) return { strategy: 'exact', found: exact, replacement };
  const alike = occurrences(plain(text), plain(wanted));
  if (alike.length > 0) return { strategy: 'homoglyphs', found: alike, replacement };
  return { strategy: 'trailing-whitespace', ...lineMatches(text, wanted, replacement) };
}

/** Each character maps to exactly one character, so that positions do not change. */
const characterMap: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018-\u201b]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
];

function plain(text: string): string {
  return characterMap.reduce((result, [pattern, character]) => result.replace(pattern, character), text);
}

/** Without overlaps, from left to right. */
function occurrences(text: string, wanted: string): readonly Match[] {
  const found: Match[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    found.push({ start: at, end: at + wanted.length });
  }
  return found;
}

function lineMatches(text: string, wanted: string, replacement: string): Omit<Matches, 'strategy'> {
  const endsInLine = wanted.endsWith('\n');
  const wantedLines = (endsInLine ? wanted.slice(0, -1) : wanted).split('\n').map(comparable);
  const lines = text.split('\n');
  const compared = lines.map(comparable);
  const starts = lineStarts(lines);
  const found: Match[] = [];
  for (let first = 0; first + wantedLines.length <= lines.length; first += 1) {
    if (!wantedLines.every((line, index) => line === compared[first + index])) continue;
    const last = first + wantedLines.length - 1;
    const lineEnd = (starts[last] ?? 0) + (lines[last]?.length ?? 0);
    found.push({ start: starts[first] ?? 0, end: endsInLine ? Math.min(lineEnd + 1, text.length) : lineEnd });
    first = last;
  }
  // Only whitespace: this would match every empty line.
  if (wantedLines.every((line) => line === '')) return { found: [], replacement };
  const lacksLineEnd = endsInLine && found.length === 1 && found[0]?.end === text.length && !text.endsWith('\n');
  return { found, replacement: lacksLineEnd ? replacement.replace(/\n$/, '') : replacement };
}

function comparable(line: string): string {
  return plain(line).replace(/[ \t]+$/, '');
}

function lineStarts(lines: readonly string[]): readonly number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}
