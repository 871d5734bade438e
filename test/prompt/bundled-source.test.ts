import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { bundledSource } from '../../src/prompt/bundled-source.js';
import { findCommands, loadCommand } from '../../src/prompt/find.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { filesIn, folderWith } from './doubles.js';

const folder = resolve(import.meta.dirname, '../../commands');
const names = readdirSync(folder).map((name) => name.replace(/\.md$/, ''));

function sourcesWith(project: Readonly<Record<string, string>>) {
  const root = folderWith(project);
  return {
    project: workingTreeSource(filesIn(root), createPathFacts(root, root)),
    bundled: () => Promise.resolve(bundledSource),
  };
}

test.each(names)('the bundled command %s is its file, with a description and without notices', async (name) => {
  const spec = await loadCommand(name, sourcesWith({}));
  expect(spec).toMatchObject({ source: `sallyport:commands/${name}.md`, notices: [], allowedTools: null });
  expect(spec.description).toMatch(/^[A-Z].{20,80}$/);
  expect(readFileSync(join(folder, `${name}.md`), 'utf8')).toContain(spec.body.trim());
});

test('every bundled command is listed in the documentation', () => {
  const page = readFileSync(resolve(folder, '../docs/commands.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect([...names].sort()).toEqual([...listed].sort());
});

test('a command of the repository is used instead of a bundled one', async () => {
  const sources = sourcesWith({ '.claude/commands/review.md': 'Look at it.' });
  expect(await loadCommand('review', sources)).toMatchObject({ source: '.claude/commands/review.md' });
  const found = await findCommands(sources);
  expect(found.filter(({ name }) => name === 'review').map(({ path, shadowedBy }) => [path, shadowedBy])).toEqual([
    ['.claude/commands/review.md', undefined],
    ['sallyport:commands/review.md', '.claude/commands/review.md'],
  ]);
});

test('the nearest name is suggested for a misspelled bundled command', async () => {
  await expect(loadCommand('reveiw', sourcesWith({}))).rejects.toThrow(/review/);
});
