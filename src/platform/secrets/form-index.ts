import type { Letters } from './letters.js';

/** A form as code units, with the minimum lengths of its start and end. */
export interface Pattern<T> {
  readonly codes: Uint16Array;
  /** Only called after a partial match. */
  readonly head: () => number;
  readonly tail: () => number;
  readonly of: T;
}

/** A match of a whole pattern or of its start or end; offsets in the searched units, end exclusive. */
export interface FormHit<T> {
  readonly of: T;
  readonly start: number;
  readonly end: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** The maximum average of comparisons per unit; only extremely repetitive patterns and texts need more. */
const maxWork = 200;
const freeWork = 1_000_000;

const multiplier = 0x01000193;

/** One pass: a rolling hash of `gram` units selects where a pattern may start or end. Shorter patterns are not found. */
export interface FormIndex<T> {
  /** All matches; `null` if the text would take too long. */
  search(text: Letters): readonly FormHit<T>[] | null;
}

interface Anchor<T> {
  readonly pattern: Pattern<T>;
  readonly isTail: boolean;
}

/** `whole` are patterns that are found as a whole, so their ends need no anchor. */
export function createFormIndex<T>(
  patterns: readonly Pattern<T>[],
  whole: readonly Pattern<T>[],
  gram: number,
): FormIndex<T> {
  const anchors = new Map<number, Anchor<T>[]>();
  const filter = new Uint8Array(filterSize(patterns.length + whole.length));
  const mask = filter.length - 1;
  const add = (at: number, anchor: Anchor<T>): void => {
    const hash = hashOf(anchor.pattern.codes, at, gram);
    filter[hash & mask] = 1;
    const there = anchors.get(hash);
    if (there === undefined) anchors.set(hash, [anchor]);
    else there.push(anchor);
  };
  for (const pattern of patterns) {
    if (pattern.codes.length < gram) continue;
    add(0, { pattern, isTail: false });
    add(pattern.codes.length - gram, { pattern, isTail: true });
  }
  for (const pattern of whole) add(0, { pattern, isTail: false });
  return { search: (text) => (anchors.size === 0 ? [] : searchIn(text, { gram, filter, anchors })) };
}

/** A power of two, large enough for two anchors per pattern with few false positives. */
function filterSize(patterns: number): number {
  return 2 ** Math.min(22, Math.max(12, Math.ceil(Math.log2(patterns * 32 + 1))));
}

function hashOf(codes: Uint16Array, from: number, length: number): number {
  let hash = 0;
  for (let at = from; at < from + length; at += 1) hash = (Math.imul(hash, multiplier) + (codes[at] ?? 0)) | 0;
  return hash;
}

interface Anchors<T> {
  readonly gram: number;
  /** 1 at the lower bits of the hash of each anchor; its size is a power of two. */
  readonly filter: Uint8Array;
  readonly anchors: ReadonlyMap<number, readonly Anchor<T>[]>;
}

function searchIn<T>({ codes, length }: Letters, { gram, filter, anchors }: Anchors<T>): readonly FormHit<T>[] | null {
  const mask = filter.length - 1;
  const search: Search<T> = { codes, length, gram, hits: [], workLeft: freeWork + maxWork * length };
  let leaving = 1;
  for (let count = 0; count < gram; count += 1) leaving = Math.imul(leaving, multiplier);
  let hash = hashOf(codes, 0, Math.min(gram - 1, length));
  for (let last = gram - 1; last < length; last += 1) {
    hash = (Math.imul(hash, multiplier) + (codes[last] ?? 0)) | 0;
    if (last >= gram) hash = (hash - Math.imul(codes[last - gram] ?? 0, leaving)) | 0;
    // Nearly every position ends here.
    if (filter[hash & mask] === 0) continue;
    const there = anchors.get(hash);
    if (there !== undefined && !compare(search, there, last)) return null;
  }
  return search.hits;
}

interface Search<T> extends Pick<Letters, 'codes' | 'length'> {
  readonly gram: number;
  readonly hits: FormHit<T>[];
  workLeft: number;
}

/** Adds the patterns that match at a position; false if the text takes too long. */
function compare<T>(search: Search<T>, anchors: readonly Anchor<T>[], last: number): boolean {
  const { codes, length, gram, hits } = search;
  for (const { pattern, isTail } of anchors) {
    const same = isTail
      ? sameBefore(pattern.codes, codes, last)
      : sameFrom(pattern.codes, codes, last - gram + 1, length);
    search.workLeft -= same + 1;
    if (search.workLeft < 0) return false;
    if (same < (isTail ? pattern.tail() : pattern.head())) continue;
    const start = isTail ? last + 1 - same : last - gram + 1;
    const isWhole = same === pattern.codes.length;
    addHit(hits, { of: pattern.of, start, end: start + same, isStart: isWhole || !isTail, isEnd: isWhole || isTail });
  }
  return true;
}

/** Adds a match unless the previous match contains it. */
function addHit<T>(hits: FormHit<T>[], hit: FormHit<T>): void {
  const before = hits.at(-1);
  if (before?.of === hit.of && before.start <= hit.start && before.end >= hit.end) return;
  hits.push(hit);
}

function sameFrom(pattern: Uint16Array, codes: Uint16Array, start: number, length: number): number {
  const maxLength = Math.min(pattern.length, length - start);
  let same = 0;
  while (same < maxLength && pattern[same] === codes[start + same]) same += 1;
  return same;
}

function sameBefore(pattern: Uint16Array, codes: Uint16Array, last: number): number {
  const maxLength = Math.min(pattern.length, last + 1);
  let same = 0;
  while (same < maxLength && pattern[pattern.length - 1 - same] === codes[last - same]) same += 1;
  return same;
}
