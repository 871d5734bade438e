import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uncommittedPersonalFiles } from '../../../src/job/input/personal-files.js';
import { createGit } from '../../../src/platform/git/git.js';
import { folderWith } from '../../prompt/doubles.js';

const paths = ['CLAUDE.md', 'CLAUDE.local.md', '../CLAUDE.local.md', 'lib/CLAUDE.local.md'];

function gitOf(files: Readonly<Record<string, string>>, commits: boolean) {
  const root = folderWith(files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@example.org', ...args], { cwd: root });
  git('init', '-q');
  git('add', '-A');
  if (commits) git('commit', '-qm', 'x');
  for (const path of ['pkg/CLAUDE.md', 'pkg/lib/CLAUDE.local.md']) writeFileSync(join(root, path), 'later');
  return createGit({
    cwd: join(root, 'pkg'),
    signal: new AbortController().signal,
    path: process.env['PATH'] ?? '',
    home: root,
    environment: {},
  });
}

const files = { 'CLAUDE.local.md': 'root', 'pkg/CLAUDE.local.md': 'package', 'pkg/lib/a.txt': 'a' };

test.each([
  ['that the commit lacks', gitOf(files, true), ['lib/CLAUDE.local.md']],
  ['before the first commit', gitOf(files, false), paths.slice(1)],
  ['without a repository', null, paths.slice(1)],
])('a CLAUDE.local.md is not an instruction file: %s', async (_when, git, left) => {
  expect(await uncommittedPersonalFiles(paths, git)).toEqual(left);
});
