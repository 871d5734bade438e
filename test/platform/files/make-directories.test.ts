import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDirectories } from '../../../src/platform/files/make-directories.js';
import { aFolder } from '../../doubles/place.js';

describe('makeDirectories', () => {
  test('creates the missing directories above too, all with the mode', () => {
    const folder = aFolder();
    makeDirectories(join(folder, 'a/b/../c'), 0o700);
    for (const name of ['a', 'a/c']) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o700);
  });

  test('keeps a directory that exists, also behind a link', () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'real'), { mode: 0o755 });
    symlinkSync('real', join(folder, 'link'));
    makeDirectories(join(folder, 'link/new'), 0o700);
    expect(statSync(join(folder, 'real')).mode & 0o777).toBe(0o755);
    expect(statSync(join(folder, 'real/new')).isDirectory()).toBe(true);
  });

  test.each([
    ['a file', 'file', /EEXIST/],
    ['a directory below a file', 'file/a', /EEXIST|ENOTDIR/],
    ['a link that leads nowhere', 'dangling', /EEXIST/],
  ])('throws for %s', (_, name, message) => {
    const folder = aFolder();
    writeFileSync(join(folder, 'file'), '');
    symlinkSync('nowhere', join(folder, 'dangling'));
    expect(() => makeDirectories(join(folder, name))).toThrow(message);
  });

  test.runIf(process.platform === 'linux').each(['/proc/none', '/proc/none/deeper', '/proc/self/fd/none/a'])(
    'refuses %s, where Node.js would never return',
    (path) => {
      expect(() => makeDirectories(path)).toThrow(/ cannot be created: \/proc\S* takes no new directories$/);
    },
  );
});
