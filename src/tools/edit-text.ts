import { findMatches, type Match, type Strategy } from './edit-match.js';
import { hasWindowsLineEnds } from './text-file.js';

export interface Replacing {
  readonly oldText: string;
  readonly newText: string;
  readonly all: boolean;
}

export type Replaced =
  | { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly strategy: Strategy }
  | { readonly kind: 'not-found'; readonly nearest: { readonly line: number; readonly text: string } | null }
  /** Lines on which the places begin, counted from 1. */
  | { readonly kind: 'ambiguous'; readonly lines: readonly number[] }
  | { readonly kind: 'unchanged' };

/**
 * Replaces text literally (`$` means nothing). Line ends are compared as LF, and only the replaced part is written:
 * every other byte of the text stays, also where CR LF and LF are mixed. `oldText` is not empty.
 */
export function replaceText(text: string, { oldText, newText, all }: Replacing): Replaced {
  const unix = text.replaceAll('\r\n', '\n');
  const [wanted, wish] = [oldText.replaceAll('\r\n', '\n'), newText.replaceAll('\r\n', '\n')];
  const { found, strategy, replacement } = findMatches(unix, wanted, wish);
  if (found.length === 0) return { kind: 'not-found', nearest: nearestLine(unix, wanted) };
  if (found.length > 1 && !all) {
    return { kind: 'ambiguous', lines: found.map(({ start }) => unix.slice(0, start).split('\n').length) };
  }
  const lineEnd = hasWindowsLineEnds(text) ? '\r\n' : '\n';
  const toOriginal = positionsWithReturns(text);
  const pieces: string[] = [];
  let at = 0;
  for (const match of found) {
    const { start, end } = replacement === '' ? withItsLineEnd(unix, match) : match;
    pieces.push(text.slice(at, toOriginal(start)), replacement.replaceAll('\n', lineEnd));
    at = toOriginal(end);
  }
  const result = pieces.join('') + text.slice(at);
  return result === text ? { kind: 'unchanged' } : { kind: 'replaced', text: result, count: found.length, strategy };
}

/** Whole lines that are deleted take their line end along, or an empty line would stay. */
function withItsLineEnd(text: string, { start, end }: Match): Match {
  const beginsLine = start === 0 || text[start - 1] === '\n';
  const isWhole = beginsLine && text[end] === '\n' && text[end - 1] !== '\n';
  return { start, end: isWhole ? end + 1 : end };
}

/** From a position in the text with LF to the one in the text as it is. */
function positionsWithReturns(text: string): (position: number) => number {
  const returns: number[] = [];
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) returns.push(at - returns.length);
  return (position) => {
    // Binary search for the number of line ends that lie before the position.
    let [low, high] = [0, returns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((returns[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return position + low;
  };
}

/** The line that has most in common with the first telling line of what was looked for. */
function nearestLine(text: string, wanted: string): { readonly line: number; readonly text: string } | null {
  const telling = wanted.split('\n').find((line) => line.trim() !== '');
  if (telling === undefined) return null;
  const words = wordsOf(telling);
  let best: { readonly line: number; readonly text: string } | null = null;
  let bestScore = 0.5;
  for (const [index, line] of text.split('\n').entries()) {
    const score = likeness(words, wordsOf(line));
    if (score > bestScore) {
      best = { line: index + 1, text: line };
      bestScore = score;
    }
  }
  return best;
}

function wordsOf(line: string): ReadonlySet<string> {
  return new Set(line.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []);
}

/** Shared words among all words of both. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
