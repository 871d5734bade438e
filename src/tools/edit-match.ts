/** How the old text was found. Everything but `exact` is said in the result: it may not be what was meant. */
export type Strategy = 'exact' | 'look-alikes' | 'trailing-blanks';

export interface Match {
  readonly start: number;
  readonly end: number;
}

export interface Matches {
  readonly strategy: Strategy;
  readonly found: readonly Match[];
  /** The new text, without its last line end where the match had none either. */
  readonly replacement: string;
}

/**
 * Where `wanted` stands in `text` (line ends of both are LF): literally; or else with characters that look alike
 * taken as one (dashes, curly quotes, special spaces); or else line by line with blanks at line ends ignored as
 * well. Blanks at the beginning of a line always count. The first way that finds anything decides; `found` is empty
 * where none does.
 */
export function findMatches(text: string, wanted: string, replacement: string): Matches {
  const exact = occurrences(text, wanted);
  if (exact.length > 0) return { strategy: 'exact', found: exact, replacement };
  const alike = occurrences(plain(text), plain(wanted));
  if (alike.length > 0) return { strategy: 'look-alikes', found: alike, replacement };
  return { strategy: 'trailing-blanks', ...lineMatches(text, wanted, replacement) };
}

/** Each character stands for exactly one, so that positions stay what they are. */
const homoglyphs: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018-\u201b]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
];

function plain(text: string): string {
  return homoglyphs.reduce((result, [pattern, character]) => result.replace(pattern, character), text);
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
  // Only blanks: that would match every empty line.
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
