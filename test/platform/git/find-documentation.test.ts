import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findDocumentation } from '../../../src/platform/git/find-documentation.js';
import { aFolder, aRepository, git } from '../../doubles/place.js';

const path = process.env['PATH'] ?? '';

async function found(root: string, environment: Record<string, string> = {}): Promise<string | null> {
  const setup = { path, home: root, environment: { PATH: path, GIT_CONFIG_GLOBAL: '/dev/null' } };
  return await findDocumentation({ environment, program: join(root, 'dist', 'cli.js') }, setup);
}

test('in a clone from GitHub, the documentation is the page of the commit that runs', async () => {
  const root = aRepository({ 'dist/cli.js': '' });
  git(root, 'remote', 'add', 'origin', 'https://token@github.com/acme/gate.git');
  expect(await found(root)).toBe(`https://github.com/acme/gate/blob/${git(root, 'rev-parse', 'HEAD')}/docs`);
});

test('the repository of an action counts more than the clone that the program is in', async () => {
  const root = aRepository({ 'dist/cli.js': '' });
  git(root, 'remote', 'add', 'origin', 'https://github.com/acme/fork.git');
  const environment = { GITHUB_ACTION_REPOSITORY: 'acme/gate', GITHUB_ACTION_REF: 'v1' };
  expect(await found(root, environment)).toBe('https://github.com/acme/gate/blob/v1/docs');
});

test('without a repository on GitHub, the documentation is the folder next to the program', async () => {
  const root = aRepository({ 'dist/cli.js': '', 'docs/errors.md': '# Errors' });
  expect(await found(root)).toBe(pathToFileURL(join(root, 'docs')).href);
});

test('a program without documentation next to it has no address', async () => {
  const root = aFolder();
  expect(await found(root)).toBeNull();
});
