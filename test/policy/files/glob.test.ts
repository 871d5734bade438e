import { describe, expect, test } from 'vitest';
import { matchesGlob, parseGlob } from '../../../src/policy/files/glob.js';
import { segmentsOf } from '../../../src/policy/files/paths.js';

function matches(glob: string, path: string, fold = false): boolean {
  return (parseGlob(glob) ?? []).some((one) => matchesGlob(one, segmentsOf(path), fold));
}

describe('globs', () => {
  test.each([
    ['src/**', 'src/a/b.ts', true],
    ['src/**', 'src', true],
    ['src/**', 'srcs/a', false],
    ['src/*', 'src/a/b', false],
    ['**/x.md', 'x.md', true],
    ['**/x.md', 'a/b/x.md', true],
    ['a/**/z', 'a/z', true],
    ['a/**/z', 'a/b/c/z', true],
    ['*.{ts,js}', 'a.js', true],
    ['*.{ts,js}', 'a.jsx', false],
    ['[a-c]?.txt', 'bx.txt', true],
    ['[!a-c]x', 'ax', false],
    ['[!a-c]x', 'dx', true],
    ['*', '.env', true],
    ['\\*', '*', true],
    ['\\*', 'a', false],
    ['a[', 'a[', true],
    ['./a//b', 'a/b', true],
    ['a*b*c', 'aXbYbZc', true],
    ['a*b*c', 'aXbYbZ', false],
  ])('`%s` matches `%s`: %s', (glob, path, expected) => expect(matches(glob, path)).toBe(expected));

  test('compares letter case unless it is folded', () => {
    expect([matches('Docs/**', 'docs/a'), matches('Docs/**', 'docs/A', true), matches('[A-C]', 'b', true)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('refuses a pattern of more than 64 alternatives', () => expect(parseGlob('{a,b}'.repeat(7))).toBeNull());

  test('does not backtrack on patterns with many stars', () => {
    expect(matches(`${'*a'.repeat(40)}b`, 'a'.repeat(5000))).toBe(false);
    expect(matches(`${'**/'.repeat(30)}x`, 'a/'.repeat(300))).toBe(false);
  });
});
