import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  absolutePath,
  foldPath,
  hasParentAfterName,
  isInside,
  relativeInside,
  segmentsOf,
} from '../../../src/policy/files/paths.js';

describe('isInside and relativeInside', () => {
  test.each([
    { path: '/w', directory: '/w', relative: '' },
    { path: '/w/a', directory: '/w', relative: 'a' },
    { path: '/w/a/b', directory: '/w', relative: 'a/b' },
    { path: '/w/..a', directory: '/w', relative: '..a' },
    { path: '/w/a', directory: '/w/', relative: 'a' },
    { path: '/a', directory: '/', relative: 'a' },
    { path: '/', directory: '/', relative: '' },
  ])('$path is inside $directory, as `$relative`', ({ path, directory, relative }) => {
    expect(isInside({ path, directory })).toBe(true);
    expect(relativeInside({ path, directory })).toBe(relative);
  });

  test.each([
    { path: '/w-2', directory: '/w' },
    { path: '/w-2/a', directory: '/w' },
    { path: '/', directory: '/w' },
    { path: '/v/w/a', directory: '/w' },
    { path: '/W/a', directory: '/w' },
    { path: '/w', directory: '/w/a' },
  ])('$path is not inside $directory', ({ path, directory }) => {
    expect(isInside({ path, directory })).toBe(false);
    expect(relativeInside({ path, directory })).toBeNull();
  });
});

describe('absolutePath', () => {
  test.each([
    ['a/../b', '/w/b'],
    ['./a//b/', '/w/a/b'],
    ['/x/../../y', '/y'],
    ['../../..', '/'],
    ['', '/w'],
  ])('resolves `%s` against /w to %s', (path, expected) => expect(absolutePath(path, '/w')).toBe(expected));

  test('normalizes completely: a second call returns the same path', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a.\/]{0,30}$/), (path) => {
        const once = absolutePath(path, '/w');
        expect(absolutePath(once, '/elsewhere')).toBe(once);
        expect(segmentsOf(once)).not.toContain('..');
      }),
    );
  });
});

describe('hasParentAfterName', () => {
  test.each([
    ['a/../b', true],
    ['../b', false],
    ['../../b', false],
    ['../a/..', true],
    ['a/b/../../c', true],
    ['./..', false],
    ['a..b/c', false],
    ['/a/..', true],
  ])('finds `..` after a name in `%s`: %s', (path, expected) => expect(hasParentAfterName(path)).toBe(expected));
});

describe('foldPath', () => {
  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldPath(foldPath(text))).toBe(foldPath(text));
      }),
    );
  });
});
