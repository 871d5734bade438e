/**
 * Globs over path segments, as usual: `*`, `?`, a segment `**`, `[a-z]`, `[[:alpha:]]`, `{a,b}`, `{1..3}`, backslash.
 * Dot files match; `@(a|b)` is literal. tools/glob-match.ts has the same dialect. Never backtracks over more than one
 * star.
 */

import { lazyRegExp } from '../../lazy-reg-exp.js';
import { expandBraces } from './braces.js';

type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly folded: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'star' }
  | {
      readonly kind: 'set';
      readonly not: boolean;
      readonly ranges: readonly (readonly [string, string])[];
      readonly classes: readonly RegExp[];
    };

export type GlobSegment =
  | { readonly kind: 'globstar' }
  /** A segment without a wildcard. `folded` is the name after case folding. */
  | { readonly kind: 'name'; readonly text: string; readonly folded: string }
  | { readonly kind: 'pieces'; readonly pieces: readonly Piece[] };

/** One alternative of a glob, split into segments. */
export type GlobPath = readonly GlobSegment[];

/** Parses a glob into its brace alternatives; `null` if there are more than 64. */
export function parseGlob(glob: string): readonly GlobPath[] | null {
  const alternatives = expandBraces(glob);
  return alternatives === null ? null : alternatives.map((text) => splitSegments(text).map(parseSegment));
}

function splitSegments(text: string): string[] {
  return text.split('/').filter((segment) => segment !== '' && segment !== '.');
}

export function parseSegment(text: string): GlobSegment {
  if (text === '**') return { kind: 'globstar' };
  if (!/[*?[\\]/.test(text)) return nameSegment(text);
  const pieces = parsePieces(text);
  const letters = pieces.map((piece) => (piece.kind === 'text' ? piece.text : null));
  return letters.includes(null) ? { kind: 'pieces', pieces } : nameSegment(letters.join(''));
}

function nameSegment(text: string): GlobSegment {
  return { kind: 'name', text, folded: foldCase(text) };
}

function parsePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '*') {
      if (pieces.at(-1)?.kind !== 'star') pieces.push({ kind: 'star' });
      at += 1;
    } else if (char === '?') {
      pieces.push({ kind: 'any' });
      at += 1;
    } else if (char === '[') {
      const set = parseSet(text, at);
      pieces.push(set?.piece ?? letter('['));
      at = set?.end ?? at + 1;
    } else {
      const literal = char === '\\' && at + 1 < text.length ? (text[at + 1] ?? '') : char;
      at += char === '\\' && at + 1 < text.length ? 2 : 1;
      for (const character of literal) pieces.push(letter(character));
    }
  }
  return pieces;
}

function parseSet(text: string, start: number): { piece: Piece; end: number } | null {
  const not = text[start + 1] === '!' || text[start + 1] === '^';
  let at = start + (not ? 2 : 1);
  const ranges: (readonly [string, string])[] = [];
  const classes: RegExp[] = [];
  for (let isStart = true; at < text.length; isStart = false) {
    if (text[at] === ']' && !isStart) return { piece: { kind: 'set', not, ranges, classes }, end: at + 1 };
    const [name, members] = classAt(text, at);
    if (members !== undefined) {
      classes.push(members);
      at += name.length;
      continue;
    }
    const low = memberAt(text, at);
    at += low.length;
    const hasEnd = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ']';
    const high = hasEnd ? memberAt(text, at + 1) : low;
    if (hasEnd) at += 1 + high.length;
    ranges.push([low.at(-1) ?? '', high.at(-1) ?? '']);
  }
  return null;
}

/** A character of a set with the backslash before it. */
function memberAt(text: string, at: number): string {
  return text.slice(at, at + (text[at] === '\\' && at + 1 < text.length ? 2 : 1));
}

function classAt(text: string, at: number): readonly [name: string, members: RegExp | undefined] {
  const [name = ''] = /^\[:[a-z]+:\]/.exec(text.slice(at, at + 12)) ?? [];
  return [name, classesByName.get(name)?.()];
}

const classesByName: ReadonlyMap<string, () => RegExp> = new Map([
  ['[:alnum:]', lazyRegExp(String.raw`^[\p{L}\p{Nl}\p{Nd}]$`, 'u')],
  ['[:alpha:]', lazyRegExp(String.raw`^[\p{L}\p{Nl}]$`, 'u')],
  ['[:ascii:]', lazyRegExp(String.raw`^[\x00-\x7f]$`, 'u')],
  ['[:blank:]', lazyRegExp(String.raw`^[\p{Zs}\t]$`, 'u')],
  ['[:cntrl:]', lazyRegExp(String.raw`^\p{Cc}$`, 'u')],
  ['[:digit:]', lazyRegExp(String.raw`^\p{Nd}$`, 'u')],
  ['[:graph:]', lazyRegExp(String.raw`^[^\p{Z}\p{C}]$`, 'u')],
  ['[:lower:]', lazyRegExp(String.raw`^\p{Ll}$`, 'u')],
  ['[:print:]', lazyRegExp(String.raw`^\P{C}$`, 'u')],
  ['[:punct:]', lazyRegExp(String.raw`^\p{P}$`, 'u')],
  ['[:space:]', lazyRegExp(String.raw`^[\p{Z}\t\r\n\v\f]$`, 'u')],
  ['[:upper:]', lazyRegExp(String.raw`^\p{Lu}$`, 'u')],
  ['[:word:]', lazyRegExp(String.raw`^[\p{L}\p{Nl}\p{Nd}\p{Pc}]$`, 'u')],
  ['[:xdigit:]', lazyRegExp(String.raw`^[A-Fa-f0-9]$`, 'u')],
]);

function letter(text: string): Piece {
  return { kind: 'text', text, folded: foldCase(text) };
}

/** Whether the glob matches a path, given as segments. With `fold` case is ignored; the path must already be folded. */
export function matchesGlob(glob: GlobPath, path: readonly string[], fold: boolean): boolean {
  return matchesSegments(glob, path, { fold, above: false });
}

export function matchesGlobAbove(glob: GlobPath, path: readonly string[], fold: boolean): boolean {
  return glob.length === 0 ? path.length === 0 : matchesSegments(glob, path, { fold, above: true });
}

function matchesSegments(
  glob: GlobPath,
  path: readonly string[],
  { fold, above }: { readonly fold: boolean; readonly above: boolean },
): boolean {
  let part = 0;
  let at = 0;
  let starPart = -1;
  let starAt = 0;
  while (at < path.length) {
    const segment = glob[part];
    if (segment === undefined && above) return true;
    if (segment?.kind === 'globstar') {
      starPart = part;
      starAt = at;
      part += 1;
    } else if (segment !== undefined && matchesSegment(segment, path[at] ?? '', fold)) {
      part += 1;
      at += 1;
    } else if (starPart >= 0) {
      part = starPart + 1;
      starAt += 1;
      at = starAt;
    } else return false;
  }
  for (; part < glob.length; part += 1) if (glob[part]?.kind !== 'globstar') return false;
  return true;
}

export function matchesName(segment: GlobSegment, name: string): boolean {
  return segment.kind === 'globstar' || matchesSegment(segment, name, false);
}

/** Case-folded text, letter by letter: a final sigma equals any other sigma. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

function matchesSegment(segment: Exclude<GlobSegment, { kind: 'globstar' }>, name: string, fold: boolean): boolean {
  if (segment.kind === 'name') return (fold ? segment.folded : segment.text) === name;
  const [leading] = segment.pieces;
  // Fast path: most names differ in the first letter.
  if (leading?.kind === 'text' && !matchesLetter(leading, String.fromCodePoint(name.codePointAt(0) ?? 0), fold))
    return false;
  const letters = Array.from(name);
  let at = 0;
  let piece = 0;
  let starPiece = -1;
  let starAt = 0;
  while (at < letters.length) {
    const current = segment.pieces[piece];
    if (current?.kind === 'star') {
      starPiece = piece;
      starAt = at;
      piece += 1;
    } else if (current !== undefined && matchesLetter(current, letters[at] ?? '', fold)) {
      piece += 1;
      at += 1;
    } else if (starPiece >= 0) {
      piece = starPiece + 1;
      starAt += 1;
      at = starAt;
    } else return false;
  }
  return segment.pieces.slice(piece).every((rest) => rest.kind === 'star');
}

function matchesLetter(piece: Piece, letter: string, fold: boolean): boolean {
  if (piece.kind === 'text') return (fold ? piece.folded : piece.text) === letter;
  if (piece.kind !== 'set') return true;
  return (isInSet(piece, letter) || (fold && isInSet(piece, letter.toUpperCase()))) !== piece.not;
}

function isInSet({ ranges, classes }: Extract<Piece, { kind: 'set' }>, letter: string): boolean {
  return ranges.some(([low, high]) => within(letter, low, high)) || classes.some((members) => members.test(letter));
}

function within(letter: string, low: string, high: string): boolean {
  return letter >= low && letter <= high;
}

/** The text of a segment without wildcards; `null` for other segments. */
export function literalSegment(segment: GlobSegment): string | null {
  return segment.kind === 'name' ? segment.text : null;
}
