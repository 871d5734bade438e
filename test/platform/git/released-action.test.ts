import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findReleasedAction } from '../../../src/platform/git/released-action.js';
import { aRepository, git } from '../../doubles/place.js';

async function found(origin: string | null, tags: readonly (readonly string[])[] = [], program = 'dist/cli.js') {
  const root = aRepository({ [program]: '', 'README.md': 'x' });
  if (origin !== null) git(root, 'remote', 'add', 'origin', origin);
  for (const tag of tags) git(root, 'tag', ...tag);
  const environment = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_GLOBAL: '/dev/null' };
  const setup = { path: environment.PATH, home: root, environment };
  return { action: await findReleasedAction(setup, join(root, program)), commit: git(root, 'rev-parse', 'HEAD') };
}

test.each([
  ['https://github.com/acme/gate.git', 'acme/gate'],
  ['https://github.com/acme/gate', 'acme/gate'],
  ['https://x-access-token:ghs_1@github.com/acme/gate.git', 'acme/gate'],
  ['git@github.com:acme/gate.git', 'acme/gate'],
  ['ssh://git@github.com/acme/gate', 'acme/gate'],
])('the program in a clone of %s is the action %s', async (origin, repository) => {
  const { action, commit } = await found(origin);
  expect(action).toEqual({ repository, commit, release: null });
});

test('the newest release is the highest version, with the commit of its tag', async () => {
  const tags = [['v1.9.0'], ['v1.10.0', '-m', 'annotated'], ['v1'], ['v2.0.0-beta'], ['vendor']];
  const { action, commit } = await found('https://github.com/acme/gate', tags);
  expect(action?.release).toEqual({ tag: 'v1.10.0', commit });
});

test.each([
  ['no remote', null, 'dist/cli.js'],
  ['another server', 'https://gitlab.com/acme/gate.git', 'dist/cli.js'],
  ['another host that begins alike', 'https://github.com.evil.example/acme/gate', 'dist/cli.js'],
  ['a package of another repository', 'https://github.com/acme/app', 'node_modules/sallyport/dist/cli.js'],
])('a program in %s has no repository of its own', async (_claim, origin, program) => {
  expect((await found(origin, [], program)).action).toBeNull();
});
