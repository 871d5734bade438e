import { linkSync, mkdirSync, realpathSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isIgnoredInHead, isWorkLog, trackedBelow } from '../../../src/platform/git/sensitive-files.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

const files = { '.gitignore': 'dist\n', 'src/.gitignore': 'made/\n', 'src/a.ts': 'a', 'src/[id]/b.ts': 'b' };

function setup(root: string) {
  const facts = { path: process.env['PATH'] ?? '', home: root, environment: { PATH: process.env['PATH'] ?? '' } };
  return {
    isIgnored: (name: string) => isIgnoredInHead(facts, root, join(root, name)),
    tracked: (name: string) => trackedBelow(facts, root, join(root, name))?.map((path) => path.slice(root.length + 1)),
  };
}

function repository() {
  const root = realpathSync(aRepository(files));
  for (const name of ['dist', 'src/dist', 'src/made', 'src/other']) mkdirSync(join(root, name));
  return root;
}

describe('what git knows of a path', () => {
  test.each([
    ['dist', true],
    ['src/dist', true],
    ['src/made', true],
    ['src/other', false],
    ['src', false],
  ])('%s is ignored by the ignore files of HEAD: %s', (name, expected) => {
    expect(setup(repository()).isIgnored(name)).toBe(expected);
  });

  test.each([
    ['an ignore file that changed', '.gitignore', 'src/dist\nsrc\n'],
    ['a new ignore file', 'src/dist/.gitignore', '*\n'],
  ])('%s above a path ignores nothing', (_, name, text) => {
    const root = repository();
    mkdirSync(join(root, 'src/dist/x'));
    expect(setup(root).isIgnored('src/dist/x')).toBe(true);
    put(root, { [name]: text });
    expect(setup(root).isIgnored('src/dist/x')).toBe(false);
  });

  test('what the index or the last commit has is tracked, also in folders with brackets', () => {
    const root = repository();
    git(root, 'rm', '-q', '--cached', 'src/a.ts');
    const { tracked } = setup(root);
    expect(tracked('src/a.ts')).toEqual(['src/a.ts']);
    expect(tracked('src/[id]')).toEqual(['src/[id]/b.ts']);
    expect(tracked('dist')).toEqual([]);
  });

  test('without a repository nothing is known', () => {
    const { isIgnored, tracked } = setup(realpathSync(aFolder({ a: 'a' })));
    expect([isIgnored('a'), tracked('a')]).toEqual([false, undefined]);
  });
});

describe('a log of the job', () => {
  const logs = { 'ci.log': '', 'logs/a.log': '', 'passwords.log': '', 'dump.sqlite.log': '', 'a.sqlite': '' };

  /** `begin`: of the job, in seconds before or after all files were made. */
  function logsOf(begin: number) {
    const root = realpathSync(aRepository(logs));
    put(root, { 'new.log': '', 'new.har': '', 'other.log': '', '.git/trace.log': '' });
    git(root, 'rm', '-q', '--cached', 'logs/a.log');
    linkSync(join(root, 'new.log'), join(root, 'hard.log'));
    symlinkSync('ci.log', join(root, 'link.log'));
    const event = join(aFolder({ 'event.json': '{}' }), 'event.json');
    const at = Date.now() / 1000 + begin;
    utimesSync(event, at, at);
    const environment = { PATH: process.env['PATH'] ?? '' };
    const facts = { path: environment.PATH, home: root, environment };
    return (name: string) => isWorkLog(facts, root, join(root, name), event);
  }

  test.each([
    ['ci.log', true, true],
    ['logs/a.log', true, true],
    ['other.log', true, false],
    ['hard.log', false, false],
    ['link.log', false, false],
    ['missing.log', false, false],
    ['passwords.log', false, false],
    ['dump.sqlite.log', false, false],
    ['a.sqlite', false, false],
    ['new.har', false, false],
    ['.git/trace.log', false, false],
    ['../other.log', false, false],
  ])('%s is one if it was made in the job: %s, and if it is older: %s', (name, isNew, isOld) => {
    expect(logsOf(-3600)(name)).toBe(isNew);
    expect(logsOf(3600)(name)).toBe(isOld);
  });
});
