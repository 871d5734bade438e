import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { bundledSource } from '../../src/prompt/bundled-source.js';
import { findCommands, loadCommand } from '../../src/prompt/find.js';
import { parseTemplate } from '../../src/prompt/template.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { filesIn, folderWith } from './doubles.js';

const root = resolve(import.meta.dirname, '../..');
const commandNames = readdirSync(join(root, 'commands')).map((name) => name.replace(/\.md$/, ''));
const skillNames = readdirSync(join(root, 'skills'));
const names = [
  ...commandNames.map((name) => [name, `commands/${name}.md`] as const),
  ...skillNames.map((name) => [name, `skills/${name}/SKILL.md`] as const),
];

function sourcesWith(project: Readonly<Record<string, string>>) {
  const place = folderWith(project);
  return {
    project: workingTreeSource(filesIn(place), createPathFacts(place, place)),
    bundled: () => Promise.resolve(bundledSource),
  };
}

test.each(names)('%s is the file %s, with a description and without notices', async (name, path) => {
  const spec = await loadCommand(name, sourcesWith({}));
  expect(spec).toMatchObject({ source: `sallyport:${path}`, notices: [], allowedTools: null });
  expect(spec.description).toMatch(/^[A-Z].{20,80}$/);
  expect(readFileSync(join(root, path), 'utf8')).toContain(spec.body.trim());
  expect(parseTemplate(spec).filter(({ kind }) => kind !== 'text' && kind !== 'args')).toEqual([]);
});

test.each(skillNames)('the bundled skill %s is started by people only', async (name) => {
  expect(await loadCommand(name, sourcesWith({}))).toMatchObject({ modelInvocable: false, userInvocable: true });
});

test.each([
  ['commands.md', commandNames],
  ['skills.md', skillNames],
])('docs/%s lists everything that comes with Sallyport', (page, expected) => {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const listed = [...text.matchAll(/^\| `([\w-]+)` \| [a-z][^|]+ \| [^|]*\|$/gm)].map(([, name]) => name);
  expect([...listed].sort()).toEqual([...expected].sort());
});

test('a skill of the repository is used instead of a bundled one', async () => {
  const sources = sourcesWith({ '.claude/skills/verify/SKILL.md': 'Our way.' });
  expect(await loadCommand('verify', sources)).toMatchObject({ source: '.claude/skills/verify/SKILL.md' });
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
