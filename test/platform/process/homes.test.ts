import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createHomes, type HomeTrust } from '../../../src/platform/process/homes.js';
import { aFolder } from '../../doubles/place.js';

const trusts: readonly HomeTrust[] = ['repository', 'words', 'outside', 'evaluation', 'hook a', 'hook b', 'server a'];

describe('homes of a trust', () => {
  test.each([true, false])('no two trusts share HOME, and only commands share TMPDIR (confined: %s)', (isConfined) => {
    const homes = createHomes(aFolder());
    const opened = trusts.map((trust) => homes.open(trust, isConfined));
    expect(new Set(opened.map(({ home }) => home)).size).toBe(trusts.length);
    expect(new Set(opened.map(({ temporary }) => temporary)).size).toBe(trusts.length - 1);
    expect(opened[0]?.temporary).toBe(opened[1]?.temporary);
    // `..` leads to the same directory from each.
    expect(new Set(opened.flatMap(({ home, temporary }) => [home, temporary]).map(dirname)).size).toBe(1);
  });

  test.each<[HomeTrust, boolean, boolean]>([
    ['repository', true, true],
    ['repository', false, true],
    ['words', true, false],
    ['words', false, false],
    ['outside', true, true],
    ['outside', false, true],
    ['evaluation', true, false],
    ['evaluation', false, false],
    ['hook a', true, true],
    ['hook a', false, false],
    ['server a', true, true],
    ['server a', false, false],
  ])('%s, confined: %s, finds again what it wrote: %s', (trust, isConfined, isKept) => {
    const homes = createHomes(aFolder());
    const before = homes.open(trust, isConfined);
    writeFileSync(join(before.home, '.npmrc'), 'x');
    homes.leave(before);
    const after = homes.open(trust, isConfined);
    expect(existsSync(join(after.home, '.npmrc'))).toBe(isKept);
  });

  test('removes the directories of a process that has ended, except for TMPDIR of commands', () => {
    const top = aFolder();
    const homes = createHomes(top);
    for (const trust of ['words', 'evaluation', 'hook a'] as const) homes.leave(homes.open(trust, false));
    expect(readdirSync(top)).toEqual(['tmp']);
  });
});
