import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGit } from '../../src/platform/git/git.js';
import { commitSource } from '../../src/prompt/commit-source.js';
import { findCommands, loadCommand } from '../../src/prompt/find.js';
import { loadPromptFile } from '../../src/prompt/load.js';
import { folderWith } from './doubles.js';

const links = {
  '.qwen/commands/link.toml': '../../secret.toml',
  '.qwen/commands/same.toml': 'a.toml',
  '.qwen/commands/twice.toml': 'same.toml',
  '.qwen/commands/out.toml': '../../../x.toml',
  '.qwen/commands/abs.toml': '/etc/passwd',
  '.qwen/commands/round.toml': 'round.toml',
  'CLAUDE.md': 'p.txt',
};

function committed(files: Readonly<Record<string, string>>): { root: string; commit: string } {
  const root = folderWith(files);
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@example.org', ...args], { cwd: root }).toString();
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'x');
  return { root, commit: git('rev-parse', 'HEAD').trim() };
}

const toml = (prompt: string): string => `prompt = "${prompt}"`;

test('reads files from the commit and ignores the working tree', async () => {
  const { root, commit } = committed({
    '.qwen/commands/a.toml': toml('trusted'),
    '.qwen/commands/git/b.md': 'deep',
    '.qwen/commands-2/c.toml': toml('sibling'),
    'secret.toml': toml('secret'),
    'p.txt': 'trusted file',
  });
  writeFileSync(join(root, '.qwen/commands/a.toml'), toml('evil'));
  writeFileSync(join(root, '.qwen/commands/new.toml'), toml('evil'));
  writeFileSync(join(root, 'p.txt'), 'evil');
  const git = createGit({
    cwd: root,
    signal: new AbortController().signal,
    path: process.env['PATH'] ?? '',
    home: root,
    environment: {},
  });
  const project = commitSource(git, commit);
  const found = await findCommands({ project });
  expect(found.map(({ name, path, diagnostics }) => [name, path, diagnostics.length])).toEqual([
    ['git:b', '.qwen/commands/git/b.md', 0],
    ['a', '.qwen/commands/a.toml', 0],
    ['abs', '.qwen/commands/abs.toml', 1],
    ['link', '.qwen/commands/link.toml', 1],
    ['out', '.qwen/commands/out.toml', 1],
    ['round', '.qwen/commands/round.toml', 1],
    ['same', '.qwen/commands/same.toml', 0],
    ['twice', '.qwen/commands/twice.toml', 0],
  ]);
  await expect(loadCommand('twice', { project })).resolves.toMatchObject({ body: 'trusted' });
  await expect(project.followLink('CLAUDE.md', '.')).resolves.toBe('p.txt');
  await expect(loadCommand('a', { project })).resolves.toMatchObject({ body: 'trusted' });
  await expect(loadCommand('link', { project })).rejects.toThrow('prompt-unreadable');
  await expect(loadPromptFile('p.txt', project)).resolves.toMatchObject({ body: 'trusted file' });
  for (const path of ['new.txt', '../x', '.qwen', '.qwen/commands/link.toml']) {
    await expect(loadPromptFile(path, project)).rejects.toThrow('prompt-unreadable');
  }
});
