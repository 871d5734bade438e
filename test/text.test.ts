import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, endOf, shorten, startOf } from '../src/text.js';

const text = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\n') });
const max = fc.integer({ min: 0, max: 12 });
/** A lone surrogate does not survive a round trip through UTF-8. */
const isWhole = (piece: string) => Buffer.from(piece).toString() === piece;

/** Dropping a split surrogate pair may shorten the result by one unit at most. */
const isTight = (piece: string, whole: string, limit: number) =>
  piece.length <= limit && piece.length >= Math.min(whole.length, limit - 1);

test.each([
  ['', 0],
  ['a é', 3],
  ['審査', 4],
  ['、한', 4],
  ['😀', 2],
])('%j takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});

describe('truncated text', () => {
  test('startOf returns the longest start made of whole characters', () => {
    fc.assert(
      fc.property(text, max, (whole, limit) => {
        const piece = startOf(whole, limit);
        return whole.startsWith(piece) && isWhole(piece) && isTight(piece, whole, limit);
      }),
    );
  });

  test('endOf returns the longest end made of whole characters', () => {
    fc.assert(
      fc.property(text, max, (whole, limit) => {
        const piece = endOf(whole, limit);
        return whole.endsWith(piece) && isWhole(piece) && isTight(piece, whole, limit);
      }),
    );
  });

  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['a😀b', 3, 'a…'],
    ['abc', 1, '…'],
    ['abc', 0, '…'],
    ['', 0, ''],
  ])('%j shortened to %d is %j', (whole, limit, piece) => {
    expect(shorten(whole, limit)).toBe(piece);
  });
});

test.each([
  ['', 0],
  ['a é', 3],
  ['審査', 4],
  ['、한', 4],
  ['😀', 2],
])('%j takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
