import { existsSync, realpathSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unchangedInGit } from '../../../src/platform/git/unchanged-files.js';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

async function unchanged(root: string, names: readonly string[]): Promise<readonly string[]> {
  const home = aFolder();
  const environment = childEnvironment({ PATH: process.env['PATH'] }, { home, workspace: root, temp: home });
  const setup = { path: environment['PATH'] ?? '', home, environment };
  const found = await unchangedInGit(
    setup,
    root,
    names.map((name) => join(root, name)),
  );
  return [...found].map((path) => path.slice(root.length + 1));
}

test('tracked files are unchanged until their content differs; untracked and missing ones never are', async () => {
  const root = realpathSync(aRepository({ '.npmrc': 'a=1\n', 'changed.key': 'a\n', '*.env': 'a\n', 'x.env': 'a\n' }));
  put(root, { 'changed.key': 'b\n', 'new.key': 'a\n' });
  expect(await unchanged(root, ['.npmrc', 'changed.key', 'new.key', 'missing', '*.env'])).toEqual(['*.env', '.npmrc']);
});

test('a filter that the clone configures is not run', async () => {
  const root = realpathSync(aRepository({ '.npmrc': 'a=1\n', '.gitattributes': '* filter=rigged\n' }));
  git(root, 'config', 'filter.rigged.clean', 'touch pwned; cat');
  utimesSync(join(root, '.npmrc'), 1, 1);
  await unchanged(root, ['.npmrc']);
  expect(existsSync(join(root, 'pwned'))).toBe(false);
});

test('a folder without a repository has no unchanged files', async () => {
  const root = realpathSync(aFolder({ '.npmrc': 'a=1\n' }));
  expect(await unchanged(root, ['.npmrc'])).toEqual([]);
});
