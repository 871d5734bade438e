import { lazyRegExp } from '../../lazy-reg-exp.js';
import { hasWindowsLineEnds } from '../files/text-file.js';
import { findMatches, type Match, type Strategy } from './edit-match.js';
import { mergeEdit } from './merge-edit.js';

export interface Replacing {
  readonly oldText: string;
  readonly newText: string;
  readonly all: boolean;
  /** The number of occurrences that must be replaced; `null` if any number may be. */
  readonly expected?: number | null;
}

export type Replaced =
  | { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly strategy: Strategy }
  | { readonly kind: 'not-found'; readonly nearest: { readonly line: number; readonly text: string } | null }
  /** The lines on which the matches start, counted from 1. */
  | { readonly kind: 'ambiguous'; readonly lines: readonly number[] }
  | { readonly kind: 'unexpected'; readonly lines: readonly number[]; readonly expected: number }
  | { readonly kind: 'unchanged' };

/**
 * Replaces text literally (`$` has no meaning). Line breaks are compared as LF, and only the replaced part is written:
 * every other byte stays, even if CRLF and LF are mixed. `oldText` is not empty.
 */
export function replaceText(text: string, { oldText, newText, all, expected = null }: Replacing): Replaced {
  const unix = text.replaceAll('\r\n', '\n');
  const [wanted, wantedReplacement] = [oldText.replaceAll('\r\n', '\n'), newText.replaceAll('\r\n', '\n')];
  const { found, strategy, replacement } = findMatches(unix, wanted, wantedReplacement);
  if (found.length === 0) return { kind: 'not-found', nearest: nearestLine(unix, wanted) };
  const lines = (): readonly number[] => found.map(({ start }) => unix.slice(0, start).split('\n').length);
  // These strategies may find a place that was not meant: they must find exactly one.
  const isUncertain = strategy === 'indentation' || strategy === 'escapes';
  if (expected !== null && found.length !== expected) return { kind: 'unexpected', lines: lines(), expected };
  if (found.length > 1 && (isUncertain || (!all && expected === null))) return { kind: 'ambiguous', lines: lines() };
  const lineEnd = hasWindowsLineEnds(text) ? '\r\n' : '\n';
  const toOriginal = positionsWithReturns(text);
  const pieces: string[] = [];
  let at = 0;
  for (const match of found) {
    const { start, end } = replacement === '' ? includingLineBreak(unix, match) : match;
    const [from, to] = [toOriginal(start), toOriginal(end)];
    const edit = { wanted: match.wanted ?? wanted, replacement };
    const kept = replacement === '' || strategy === 'escapes' ? null : mergeEdit(text.slice(from, to), edit, lineEnd);
    pieces.push(text.slice(at, from), kept ?? replacement.replaceAll('\n', lineEnd));
    at = to;
  }
  const result = pieces.join('') + text.slice(at);
  return result === text ? { kind: 'unchanged' } : { kind: 'replaced', text: result, count: found.length, strategy };
}

/** Deleted whole lines include their line break; otherwise an empty line would remain. */
function includingLineBreak(text: string, { start, end }: Match): Match {
  const beginsLine = start === 0 || text[start - 1] === '\n';
  const isWhole = beginsLine && text[end] === '\n' && text[end - 1] !== '\n';
  return { start, end: isWhole ? end + 1 : end };
}

/** Maps a position in the LF text to the original text. */
function positionsWithReturns(text: string): (position: number) => number {
  const returns: number[] = [];
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) returns.push(at - returns.length);
  return (position) => {
    // Binary search for the number of line breaks before the position.
    let [low, high] = [0, returns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((returns[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return position + low;
  };
}

/** The line most similar to the first non-empty line of the wanted text. */
function nearestLine(text: string, wanted: string): { readonly line: number; readonly text: string } | null {
  const firstLine = wanted.split('\n').find((line) => line.trim() !== '');
  if (firstLine === undefined) return null;
  const words = wordsOf(firstLine);
  let best: { readonly line: number; readonly text: string } | null = null;
  let bestScore = 0.5;
  for (const [index, line] of text.split('\n').entries()) {
    const score = similarity(words, wordsOf(line));
    if (score > bestScore) {
      best = { line: index + 1, text: line };
      bestScore = score;
    }
  }
  return best;
}

const wordOrSign = lazyRegExp(String.raw`[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, 'gu');

function wordsOf(line: string): ReadonlySet<string> {
  return new Set(line.match(wordOrSign()) ?? []);
}

/** The share of common words (Jaccard index). */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
