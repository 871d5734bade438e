/** How the old text was found. The result mentions every strategy except `exact`, since the match may be unintended. */
export type Strategy = 'exact' | 'homoglyphs' | 'trailing-whitespace' | 'indentation' | 'escapes';

export interface Match {
  readonly start: number;
  readonly end: number;
  /** The wanted text with the indentation of this place, if it differs. */
  readonly wanted?: string;
}

export interface Matches {
  readonly strategy: Strategy;
  readonly found: readonly Match[];
  /** The new text as this strategy changes it. */
  readonly replacement: string;
}

/**
 * Both texts have LF. Compares literally; else with similar characters equal (dashes, quotes, spaces); else by line
 * without trailing whitespace; else with one other indentation; else with `\n`, `\t` and `\"` unescaped, also in the
 * new text. The first with a match wins; `found` may be empty. Never by similarity.
 */
export function findMatches(text: string, wanted: string, replacement: string): Matches {
  const exact = occurrences(text, wanted);
  if (exact.length > 0) return { strategy: 'exact', found: exact, replacement };
  const alike = occurrences(withoutLookAlikes(text), withoutLookAlikes(wanted));
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

/** A text with plain dashes, quotes and spaces, of the same length. */
export function withoutLookAlikes(text: string): string {
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
  const moved = equalLines(text, wanted, (line) => withoutLookAlikes(line).trim()).flatMap(({ lines, match }) => {
    const shifted = reindented(lines, linesOf(wanted), replacement);
    if (shifted === null) return [];
    const shape = linesOf(wanted).map((line, index) => indentationOf(lines[index] ?? '') + line.trimStart());
    return [{ match: { ...match, wanted: shape.join('\n') + (wanted.endsWith('\n') ? '\n' : '') }, shifted }];
  });
  return { found: moved.map(({ match }) => match), replacement: moved.at(-1)?.shifted ?? replacement };
}

function lineMatches(text: string, wanted: string, replacement: string): Omit<Matches, 'strategy'> {
  const found: Match[] = [];
  for (const { match } of equalLines(text, wanted, comparable))
    if (match.start >= (found.at(-1)?.end ?? 0)) found.push(match);
  const isAtEnd = found.length === 1 && found[0]?.end === text.length;
  const lacksLineEnd = wanted.endsWith('\n') && isAtEnd && !text.endsWith('\n');
  return { found, replacement: lacksLineEnd ? replacement.replace(/\n$/, '') : replacement };
}

interface EqualLines {
  readonly match: Match;
  readonly lines: readonly string[];
}

/** Every place of the wanted lines, also where they overlap. Only whitespace would match every empty line: none then. */
function equalLines(text: string, wanted: string, form: (line: string) => string): readonly EqualLines[] {
  const wantedLines = linesOf(wanted).map(form);
  if (wantedLines.every((line) => line === '')) return [];
  const lines = text.split('\n');
  const formed = lines.map(form);
  let at = 0;
  const starts = lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
  return lines.flatMap((_, first): readonly EqualLines[] => {
    if (!wantedLines.every((line, index) => line === formed[first + index])) return [];
    const last = first + wantedLines.length - 1;
    const lineEnd = (starts[last] ?? 0) + (lines[last]?.length ?? 0);
    const end = wanted.endsWith('\n') ? Math.min(lineEnd + 1, text.length) : lineEnd;
    return [{ match: { start: starts[first] ?? 0, end }, lines: lines.slice(first, last + 1) }];
  });
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}

function comparable(line: string): string {
  return withoutLookAlikes(line).replace(/[ \t]+$/, '');
}

/** Compares lines without their indentation, and moves text by the difference. */

/** How the indentation of the wanted text becomes that of the file, for every line that is not empty. */
type Shift = (indentation: string) => string | null;

/** The new text with the indentation of the file; `null` if the lines do not differ by one and the same indentation. */
function reindented(fileLines: readonly string[], wantedLines: readonly string[], replacement: string): string | null {
  const pairs = wantedLines.flatMap((wanted, index): readonly (readonly [string, string])[] =>
    wanted.trim() === '' ? [] : [[indentationOf(wanted), indentationOf(fileLines[index] ?? '')]],
  );
  const shift = shiftsFor(pairs).find((one) => pairs.every(([wanted, found]) => one(wanted) === found));
  if (shift === undefined) return null;
  const lines = replacement.split('\n').map((line) => {
    if (line.trim() === '') return line;
    const indentation = indentationOf(line);
    const moved = shift(indentation);
    return moved === null ? null : moved + line.slice(indentation.length);
  });
  return lines.includes(null) ? null : lines.join('\n');
}

function indentationOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Every line deeper or less deep by the same text, or spaces for tabs and the reverse. */
function shiftsFor(pairs: readonly (readonly [string, string])[]): readonly Shift[] {
  const [wanted = '', found = ''] = pairs[0] ?? [];
  const shifts: Shift[] = [];
  if (found.endsWith(wanted)) {
    const more = found.slice(0, found.length - wanted.length);
    shifts.push((indentation) => more + indentation);
  }
  if (wanted.endsWith(found)) {
    const less = wanted.slice(0, wanted.length - found.length);
    shifts.push((indentation) => (indentation.startsWith(less) ? indentation.slice(less.length) : null));
  }
  for (const width of [2, 4, 8]) {
    const spaces = ' '.repeat(width);
    shifts.push(
      (indentation) => (/^\t*$/.test(indentation) ? indentation.replaceAll('\t', spaces) : null),
      (indentation) =>
        /^ *$/.test(indentation) && indentation.length % width === 0 ? '\t'.repeat(indentation.length / width) : null,
    );
  }
  return shifts;
}
