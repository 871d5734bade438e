import { reindented } from './edit-indent.js';

/** How the old text was found. The result mentions every strategy except `exact`, since the match may be unintended. */
export type Strategy = 'exact' | 'homoglyphs' | 'trailing-whitespace' | 'indentation' | 'escapes';

export interface Match {
  readonly start: number;
  readonly end: number;
}

export interface Matches {
  readonly strategy: Strategy;
  readonly found: readonly Match[];
  /** The new text as this strategy changes it. */
  readonly replacement: string;
}

/**
 * Finds `wanted` in `text` (both with LF line breaks): literally; otherwise with similar characters treated as equal
 * (dashes, curly quotes, special spaces); otherwise line by line, also ignoring whitespace at the end of lines;
 * otherwise with another indentation, if it differs by the same amount in every line; otherwise with its `\n`, `\t` and
 * `\"` unescaped, as in the new text. The first strategy with a match wins; `found` is empty if there is none. A match
 * is never chosen by similarity.
 */
export function findMatches(text: string, wanted: string, replacement: string): Matches {
  const exact = occurrences(text, wanted);
  if (exact.length > 0) return { strategy: 'exact', found: exact, replacement };
  const alike = occurrences(plain(text), plain(wanted));
  if (alike.length > 0) return { strategy: 'homoglyphs', found: alike, replacement };
  const trailing = lineMatches(text, wanted, replacement);
  if (trailing.found.length > 0) return { strategy: 'trailing-whitespace', ...trailing };
  const indented = indentedMatches(text, wanted, replacement);
  if (indented.found.length > 0) return { strategy: 'indentation', ...indented };
  return { strategy: 'escapes', ...unescapedMatches(text, wanted, replacement) };
}

/** The old and the new text are unescaped together: one of them alone would be changed for no reason. */
function unescapedMatches(text: string, wanted: string, replacement: string): Omit<Matches, 'strategy'> {
  const unescaped = unescapeOnce(wanted);
  return unescaped === wanted
    ? { found: [], replacement }
    : { found: occurrences(text, unescaped), replacement: unescapeOnce(replacement) };
}

const escaped: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** `\\n` becomes a line break, `\\"` a quote. */
export function unescapeOnce(text: string): string {
  return text.replaceAll(/\\([nt"'`\\])/g, (_all, character: string) => escaped[character] ?? character);
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

/** Lines that are equal without their indentation and whitespace at their ends. */
function indentedMatches(text: string, wanted: string, replacement: string): Omit<Matches, 'strategy'> {
  const endsInLine = wanted.endsWith('\n');
  const wantedLines = (endsInLine ? wanted.slice(0, -1) : wanted).split('\n');
  const trimmed = wantedLines.map((line) => plain(line).trim());
  if (trimmed.every((line) => line === '')) return { found: [], replacement };
  const lines = text.split('\n');
  const compared = lines.map((line) => plain(line).trim());
  const starts = lineStarts(lines);
  const found: Match[] = [];
  let moved = replacement;
  for (let first = 0; first + trimmed.length <= lines.length; first += 1) {
    if (!trimmed.every((line, index) => line === compared[first + index])) continue;
    const last = first + trimmed.length - 1;
    const text = reindented(lines.slice(first, last + 1), wantedLines, replacement);
    if (text === null) continue;
    moved = text;
    const lineEnd = (starts[last] ?? 0) + (lines[last]?.length ?? 0);
    found.push({ start: starts[first] ?? 0, end: endsInLine && last + 1 < lines.length ? lineEnd + 1 : lineEnd });
  }
  return { found, replacement: moved };
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
