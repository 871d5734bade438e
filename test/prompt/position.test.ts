import { describe, expect, test } from 'vitest';
import { codeFrame, offsetAt, positionAt } from '../../src/prompt/position.js';

describe('positions', () => {
  test.each([
    ['abc', 0, 1, 1],
    ['abc', 3, 1, 4],
    ['a\nbc', 2, 2, 1],
    ['a\nbc\n', 5, 3, 1],
  ])('%j at %i is line %i, column %i, and back', (text, offset, line, column) => {
    expect(positionAt(text, offset)).toEqual({ line, column });
    expect(offsetAt(text, { line, column })).toBe(offset);
  });

  test('counts positions from the given start', () => {
    expect(positionAt('a\nb', 1, { line: 5, column: 11 })).toEqual({ line: 5, column: 12 });
    expect(positionAt('a\nb', 2, { line: 5, column: 11 })).toEqual({ line: 6, column: 1 });
  });

  test('clamps a position beyond the end to the end', () => {
    expect(offsetAt('a\nb', { line: 9, column: 1 })).toBe(3);
    expect(offsetAt('a\nb', { line: 2, column: 9 })).toBe(3);
  });
});

describe('codeFrame', () => {
  test.each([
    ['the line alone', 'abc', 1, 1, '1 | abc\n  |  ^'],
    ['the line before comes along, numbers are aligned', 'a\nb', 2, 9, ' 9 | a\n10 | b\n   | ^'],
    ['wide characters count twice', '読む @x、한국 😀 y', 13, 1, '1 | 読む @x、한국 😀 y\n  |                   ^'],
    ['characters that do not show keep their width', 'a\u001b\u202e\tb', 4, 1, '1 | a\ufffd\ufffd→b\n  |     ^'],
  ])('codeFrame: %s', (_name, text, offset, firstLine, frame) => {
    expect(codeFrame(text, offset, firstLine)).toBe(frame);
  });

  test('truncates a long line and keeps the caret below its character', () => {
    const text = `${'-'.repeat(5_000)}X${'-'.repeat(5_000)}`;
    const [line = '', caret = ''] = codeFrame(text, 5_000).split('\n');
    expect(line.length).toBeLessThan(120);
    expect(line[caret.indexOf('^')]).toBe('X');
  });
});
