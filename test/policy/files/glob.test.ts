import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesGlob, parseGlob } from '../../../src/policy/files/glob.js';
import {
  absolutePath,
  climbs,
  foldPath,
  isInside,
  relativeInside,
  segmentsOf,
} from '../../../src/policy/files/paths.js';

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
  ])('%s on %s: %s', (glob, path, expected) => expect(matches(glob, path)).toBe(expected));

  test('letter case counts unless folded', () => {
    expect([matches('Docs/**', 'docs/a'), matches('Docs/**', 'docs/A', true), matches('[A-C]', 'b', true)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('too many alternatives are refused', () => expect(parseGlob('{a,b}'.repeat(7))).toBeNull());

  test('a pattern made to backtrack takes no long time', () => {
    expect(matches(`${'*a'.repeat(40)}b`, 'a'.repeat(5000))).toBe(false);
    expect(matches(`${'**/'.repeat(30)}x`, 'a/'.repeat(300))).toBe(false);
  });
});

describe('paths', () => {
  test.each([
    ['a/../b', '/w/b'],
    ['./a//b/', '/w/a/b'],
    ['/x/../../y', '/y'],
    ['../../..', '/'],
    ['', '/w'],
  ])('%s from /w is %s', (path, expected) => expect(absolutePath(path, '/w')).toBe(expected));

  test.each([
    ['/w/a', '/w', true, 'a'],
    ['/w', '/w', true, ''],
    ['/wx', '/w', false, null],
    ['/a', '/', true, 'a'],
  ])('%s in %s: %s', (path, directory, inside, relative) => {
    expect([isInside(path, directory), relativeInside(path, directory)]).toEqual([inside, relative]);
  });

  test.each([
    ['a/../b', true],
    ['../b', false],
    ['../../b', false],
    ['../a/..', true],
    ['a/b/../../c', true],
    ['./..', false],
    ['a..b/c', false],
    ['/a/..', true],
  ])('%s climbs behind a name: %s', (path, expected) => expect(climbs(path)).toBe(expected));

  test('an absolute path is normal: making it absolute again changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a.\/]{0,30}$/), (path) => {
        const once = absolutePath(path, '/w');
        expect(absolutePath(once, '/elsewhere')).toBe(once);
        expect(segmentsOf(once)).not.toContain('..');
      }),
    );
  });

  test('folding is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldPath(foldPath(text))).toBe(foldPath(text));
      }),
    );
  });
});
