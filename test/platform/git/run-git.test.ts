import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGit } from '../../../src/platform/git/git.js';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

/** A git on a separate PATH that records each call, and a Git port that uses it. */
function watched(folder: string) {
  const tools = aFolder();
  const calls = join(tools, 'calls');
  writeFileSync(calls, '');
  mkdirSync(join(tools, 'bin'));
  writeFileSync(join(tools, 'bin/git'), `#!/bin/sh\necho "$1" >> ${calls}\nexec /usr/bin/git "$@"\n`);
  chmodSync(join(tools, 'bin/git'), 0o755);
  const environment = childEnvironment(
    { PATH: `${join(tools, 'bin')}:/usr/bin:/bin` },
    { home: tools, workspace: folder, temp: tools },
  );
  const setup = { path: environment['PATH'] ?? '', home: tools, environment };
  return {
    door: createGit({ ...setup, cwd: folder, signal: new AbortController().signal }),
    calls: () => readFileSync(calls, 'utf8').trim().split('\n'),
  };
}

describe('the processes of a call of git', () => {
  test('the environment of processes is made for the first call, and not when the port is created', async () => {
    const folder = aRepository();
    let reads = 0;
    const environment = childEnvironment({ PATH: '/usr/bin:/bin' }, { home: folder, workspace: folder, temp: folder });
    const door = createGit({
      path: '/usr/bin:/bin',
      home: folder,
      get environment() {
        reads += 1;
        return environment;
      },
      cwd: folder,
      signal: new AbortController().signal,
    });
    expect(reads).toBe(0);
    expect(await door.headSha()).toMatch(/^[0-9a-f]{40}$/);
    expect(reads).toBeGreaterThan(0);
  });

  test('a git call takes one process in an ordinary clone', async () => {
    const { door, calls } = watched(aRepository());
    await door.headSha();
    await door.headSha();
    expect(calls().filter((name) => name !== '--version')).toEqual(['rev-parse', 'rev-parse']);
  });

  test('a git call takes one more process for a configuration that may name programs, once per text', async () => {
    const folder = aRepository();
    git(folder, 'config', 'filter.x.clean', 'cat');
    const { door, calls } = watched(folder);
    await door.headSha();
    await door.headSha();
    git(folder, 'config', 'filter.x.clean', 'tac');
    await door.headSha();
    expect(calls().filter((name) => name !== '--version')).toEqual([
      'config',
      'rev-parse',
      'rev-parse',
      'config',
      'rev-parse',
    ]);
  });
});

test('git does not run if a configured program has a name that is not valid UTF-8', async () => {
  const folder = aRepository();
  const config = readFileSync(join(folder, '.git/config'));
  const section = Buffer.from('[filter "\xff"]\n\tclean = false\n', 'latin1');
  put(folder, { '.git/config': Buffer.concat([config, section]) });
  await expect(watched(folder).door.headSha()).rejects.toThrow('not valid UTF-8');
});

test('a git failure is reported with the line that contains the reason', async () => {
  const folder = aRepository();
  const { door } = watched(folder);
  put(folder, { taken: 'x' });
  await expect(door.addWorktree('HEAD', join(folder, 'taken'))).rejects.toThrow(/^git failed: fatal: /);
});

test('a missing git is reported with a hint', async () => {
  const folder = aRepository();
  const setup = { path: folder, home: folder, environment: {} };
  const door = createGit({ ...setup, cwd: folder, signal: new AbortController().signal });
  await expect(door.headSha()).rejects.toMatchObject({
    message: 'the program "git" was not found on the PATH of tools',
    hint: expect.stringContaining('install git') as string,
  });
});
