import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { readAgents } from '../../src/prompt/agents.js';
import { loadCommand, locateCommands } from '../../src/prompt/find.js';
import { createInstructionFiles } from '../../src/prompt/instruction-files.js';
import { placementOf, sourceWithParents } from '../../src/prompt/source-with-parents.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { folderWith } from './doubles.js';

const agent = (text: string): string => `---\ndescription: ${text}\n---\n${text}`;

const repository = {
  'AGENTS.md': 'root',
  'CLAUDE.md': '@AGENTS.md\n@docs/more.md\nroot claude',
  'docs/more.md': 'more',
  'CLAUDE.local.md': 'ignored',
  '.gitignore': 'CLAUDE.local.md\n',
  '.claude/commands/root.md': 'root command',
  '.claude/commands/both.md': 'root command',
  '.claude/agents/helper.md': agent('root'),
  '.claude/rules/api.md': '---\npaths: packages/api/src/**\n---\napi rule',
  '.agents/skills/tidy/SKILL.md': agent('root skill'),
  'packages/AGENTS.md': 'packages',
  'packages/.claude/agents/helper.md': agent('packages'),
  'packages/api/AGENTS.md': 'api',
  'packages/api/.claude/commands/both.md': 'api command',
  'packages/api/src/a.ts': '',
};

const { above, directory } = placementOf('packages/api');
const root = folderWith(repository);
execFileSync('git', ['init', '-q'], { cwd: root });
const workspace = join(root, directory);
const sourceAt = (folder: string) =>
  workingTreeSource(createFileSystem({ root: folder, guard: () => null }), createPathFacts(folder, folder));
const source = sourceWithParents(sourceAt(workspace), [sourceAt(join(root, 'packages')), sourceAt(root)]);

describe('a workspace in a directory of its repository', () => {
  test('has the directories above it, the nearest first', () => {
    expect(above).toEqual(['../', '../../']);
    expect(placementOf('')).toEqual({ above: [], directory: '' });
  });

  test('finds commands and skills of the directories above, its own first', async () => {
    const found = await locateCommands({ project: source, above });
    expect(found.map(({ name, path }) => [name, path])).toEqual([
      ['both', '.claude/commands/both.md'],
      ['tidy', '../../.agents/skills/tidy/SKILL.md'],
      ['both', '../../.claude/commands/both.md'],
      ['root', '../../.claude/commands/root.md'],
    ]);
    await expect(loadCommand('both', { project: source, above })).resolves.toMatchObject({ body: 'api command' });
    await expect(loadCommand('root', { project: source, above })).resolves.toMatchObject({ body: 'root command' });
    await expect(loadCommand('tidy', { project: source, above })).resolves.toMatchObject({ format: 'skill' });
  });

  test('has the nearest agent of a name', async () => {
    const { agents } = await readAgents(source, { above });
    expect(agents.map(({ name, description }) => [name, description])).toEqual([['helper', 'packages']]);
  });

  test('has the instruction files on the way to the root, and rules of the root for its files', async () => {
    const files = createFileSystem({ root: workspace, guard: () => null });
    const instructions = createInstructionFiles({
      source,
      names: ['AGENTS.md', 'CLAUDE.md', 'CLAUDE.local.md'],
      rootPaths: [],
      placement: { above, directory },
      hasRules: true,
      whyDenied: () => Promise.resolve('not permitted'),
      ignored: (paths) => files.ignored(paths),
    });
    const { files: given } = await instructions.atRoot();
    expect(given.map(({ path }) => path)).toEqual(['AGENTS.md', '../AGENTS.md', '../../AGENTS.md', '../../CLAUDE.md']);
    expect((await instructions.forPaths(['test/a.ts'])).files).toEqual([]);
    expect((await instructions.forPaths(['src/a.ts'])).files.map(({ text }) => text)).toEqual(['api rule']);
  });
});
