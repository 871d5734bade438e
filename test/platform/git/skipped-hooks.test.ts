import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { skippedHooks } from '../../../src/platform/git/skipped-hooks.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';
import { playCommands } from '../../doubles/played-commands.js';

const hook = '.git/hooks/pre-commit';

/** A repository with these executable files, and this setting for hooks. */
function aProject(files: Readonly<Record<string, string>>, hooksPath?: string): string {
  const directory = aRepository();
  put(directory, files);
  for (const path of Object.keys(files)) chmodSync(join(directory, path), 0o755);
  if (hooksPath !== undefined) git(directory, 'config', 'core.hooksPath', hooksPath);
  return directory;
}

const shim = '#!/usr/bin/env sh\n. "${0%/*}/h"\n';

describe.skipIf(process.platform === 'win32')('hooks of git that do not run', () => {
  test.each<
    [claim: string, files: Readonly<Record<string, string>>, hooksPath: string | undefined, run: string | null]
  >([
    ['none', {}, undefined, null],
    ['a sample', { '.git/hooks/pre-commit.sample': 'exit 1\n' }, undefined, null],
    ['a script', { [hook]: '#!/bin/sh\nnpm test\n' }, undefined, 'sh .git/hooks/pre-commit'],
    ['a folder of the project', { '.githooks/pre-commit': 'npm test\n' }, '.githooks', 'sh .githooks/pre-commit'],
    ['husky', { '.husky/_/pre-commit': shim, '.husky/pre-commit': 'npx lint-staged\n' }, '.husky/_', 'npx lint-staged'],
    ['husky without this hook', { '.husky/_/pre-commit': shim }, '.husky/_', null],
    [
      'several commands of husky',
      { '.husky/_/h': '', '.husky/pre-commit': 'npm test\nnpx lint-staged\n' },
      '.husky/_',
      'sh .husky/pre-commit',
    ],
    [
      'pre-commit',
      { [hook]: '#!/usr/bin/env bash\nARGS=(hook-impl --hook-type=pre-commit)\nexec pre-commit hook-impl "$@"\n' },
      undefined,
      'pre-commit run --hook-stage pre-commit',
    ],
    ['lefthook', { [hook]: 'call_lefthook run "pre-commit" "$@"; lefthook\n' }, undefined, 'lefthook run pre-commit'],
    ['Git LFS', { [hook]: 'git lfs post-commit "$@"\n' }, undefined, null],
  ])('%s', (_claim, files, hooksPath, run) => {
    const directory = aProject(files, hooksPath);
    expect(skippedHooks(directory, ['commit', 'add'])).toEqual(run === null ? [] : [{ name: 'pre-commit', run }]);
    expect(skippedHooks(directory, ['add', 'status'])).toEqual([]);
    expect(skippedHooks(aFolder(), ['commit'])).toEqual([]);
  });

  test('a worktree has the hooks of its repository', () => {
    const directory = aProject({ [hook]: 'npm test\n' });
    const worktree = join(aFolder(), 'wt');
    git(directory, 'worktree', 'add', '-q', worktree);
    expect(skippedHooks(worktree, ['commit']).map(({ name }) => name)).toEqual(['pre-commit']);
  });

  test('the result of a commit and the run name the hook', async () => {
    const directory = aProject({ [hook]: '#!/bin/sh\nexit 1\n' });
    const identity = ['Bash(git -c user.name=a -c user.email=a@b commit:*)', 'Bash(git commit:*)'];
    const command = 'git commit --allow-empty -q -m x';
    git(directory, 'config', 'user.name', 'a');
    git(directory, 'config', 'user.email', 'a@example.org');
    const { outputs, notices } = await playCommands(directory, identity, [command, 'git status -s']);
    const note = 'The pre-commit hook of git did not run. Its command: sh .git/hooks/pre-commit';
    expect(outputs).toEqual([`[No output.]\n[${note}]`, '[No output.]']);
    expect(notices).toContain(note);
  });
});
