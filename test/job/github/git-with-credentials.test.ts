import { describe, expect, test } from 'vitest';
import { credentialSettings, missingCredentialNote } from '../../../src/job/github/withhold.js';

const address = 'https://github.com/acme/widgets';
const header = 'AUTHORIZATION: basic eA==';
const everywhere = [{ address: 'https://github.com/', header }];

describe('the git command that gets the credentials', () => {
  test.each([
    'git push',
    'git push origin HEAD:refs/heads/fix-1',
    'git push -u --force-with-lease=main:0123 origin "feature/x y"',
    'git fetch --depth=1 origin main',
    'git fetch --depth 1 origin main',
    "git pull --rebase origin 'main'",
    'git ls-remote --heads https://github.com/acme/widgets.git',
  ])('`%s` gets the credentials, for this repository only', (line) => {
    expect(credentialSettings(line, everywhere, address)).toEqual([
      [`http.${address}.extraheader`, header],
      [`http.${address}.git.extraheader`, header],
    ]);
  });

  test.each([
    'git push && env',
    'git push; env',
    'git push | tee x',
    'git push $REMOTE',
    'git push > x',
    'git push "$(id)"',
    'git push\nenv',
    'X=1 git push',
    'git -c http.proxy=http://example.org push',
    'git -C sub push',
    'git fetch --upload-pack=./x origin',
    'git fetch --upl=./x origin',
    'git push --receive-pack ./x origin',
    'git fetch --recurse-submodules',
    'git fetch ./evil',
    'git fetch ext::sh',
    'git push https://github.com/acme/other',
    'git push https://github.com.example.org/acme/widgets',
    'git clone https://github.com/acme/widgets',
    'git submodule update',
    'gitx push',
  ])('%j does not get the credentials', (line) => {
    expect(credentialSettings(line, everywhere, address)).toBeNull();
  });

  test.each([
    ['its address', address, true],
    ['its address with .git', `${address}.git`, true],
    ['its owner', 'https://github.com/acme/', true],
    ['every address', null, true],
    ['a repository with a longer name', `${address}-2`, false],
    ['another repository', 'https://github.com/acme/widget', false],
    ['another host', 'https://example.org/', false],
    ['another protocol', 'http://github.com/', false],
  ])('a credential for %s (%s) applies to this repository: %s', (_, place, isGiven) => {
    expect(credentialSettings('git push', [{ address: place, header }], address) !== null).toBe(isGiven);
  });
});

describe('the note on a git command without credentials', () => {
  const result = {
    exitCode: 128,
    signal: null,
    timedOut: false,
    cancelled: false,
    startError: null,
    output: "fatal: could not read Username for 'https://github.com': terminal prompts disabled\n",
    stdout: '',
    stderr: '',
    droppedBytes: 0,
  };

  test('the note shows how to write the call', () => {
    expect(missingCredentialNote('git add . && git push', result)).toContain('run `git push` as a separate call');
  });

  test.each([
    ['that succeeds', 'git push && true', { ...result, exitCode: 0 }],
    ['that fails for another reason', 'git push && true', { ...result, output: 'error: failed to push some refs' }],
    ['that is not a command of the network', 'git status', result],
  ])('the note is not added to a command %s', (_, line, end) => {
    expect(missingCredentialNote(line, end)).toBeNull();
  });
});
