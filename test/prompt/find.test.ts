import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createWorld } from '../../src/host/world.js';
import type { CommandSources } from '../../src/prompt/find.js';
import { commandDirectories, findCommands, loadCommand, locateCommands } from '../../src/prompt/find.js';
import { workTreeSource } from '../../src/prompt/source.js';
import { filesIn, folderWith } from './doubles.js';

function sourceOf(root: string) {
  return workTreeSource(filesIn(root), createWorld(root, root));
}

function sourcesWith(
  project: Readonly<Record<string, string>>,
  user?: Readonly<Record<string, string>>,
): CommandSources {
  const source = sourceOf(folderWith(project));
  return user === undefined ? { project: source } : { project: source, user: sourceOf(folderWith(user)) };
}

const command = (text: string): string => `description = "${text}"\nprompt = "${text} it"`;

describe('the names of commands', () => {
  test.each([
    ['test.toml', 'test'],
    ['git/commit.toml', 'git:commit'],
    ['git/commit.md', 'git:commit'],
    ['a:b/c:d.toml', 'a_b:c_d'],
    ['dots.v1.toml', 'dots.v1'],
    ['.hidden.toml', '.hidden'],
    ['a\u0007b c.toml', 'a_b_c'],
    ['\u{1f600}.toml', '_'],
    [`${'x'.repeat(60)}.toml`, `${'x'.repeat(47)}...`],
    ['UPPER.TOML', 'UPPER'],
  ])('%j is %s', async (path, name) => {
    const found = await locateCommands(sourcesWith({ [`.qwen/commands/${path}`]: command('x') }));
    expect(found.map((entry) => entry.name)).toEqual([name]);
  });

  test('other files are none', async () => {
    const files = {
      '.gemini/commands/a.md': 'x',
      '.sallyport/commands/a.txt': 'x',
      '.claude/commands/a.md': 'x',
      'a.toml': 'x',
    };
    await expect(locateCommands(sourcesWith(files))).resolves.toEqual([]);
  });
});

describe('findCommands', () => {
  test('the first of a name wins: project before user, then by directory, then TOML', async () => {
    const project = {
      '.gemini/commands/a.toml': command('gemini'),
      '.qwen/commands/a.md': 'qwen it',
      '.qwen/commands/a.toml': command('qwen'),
      '.gemini/commands/b.toml': command('b'),
    };
    const user = {
      '.sallyport/commands/a.toml': command('user'),
      '.sallyport/commands/c.md': '---\nargument-hint: "[x]"\n---\nc',
    };
    const found = await findCommands(sourcesWith(project, user));
    expect(found.map(({ name, path, wins, shadowedBy }) => [name, path, wins, shadowedBy])).toEqual([
      ['a', '.qwen/commands/a.toml', true, undefined],
      ['a', '.qwen/commands/a.md', false, '.qwen/commands/a.toml'],
      ['a', '.gemini/commands/a.toml', false, '.qwen/commands/a.toml'],
      ['b', '.gemini/commands/b.toml', true, undefined],
      ['a', '~/.sallyport/commands/a.toml', false, '.qwen/commands/a.toml'],
      ['c', '~/.sallyport/commands/c.md', true, undefined],
    ]);
    expect(found.at(-1)).toEqual({
      name: 'c',
      path: '~/.sallyport/commands/c.md',
      format: 'markdown',
      wins: true,
      faults: [],
      description: null,
      argumentHint: '[x]',
    });
  });

  test('a broken file is listed with its fault', async () => {
    const found = await findCommands(
      sourcesWith({ '.qwen/commands/a.toml': 'prompt =', '.qwen/commands/b.toml': command('b') }),
    );
    expect(found.map(({ name, description, faults }) => [name, description, faults.map(({ code }) => code)])).toEqual([
      ['a', null, ['prompt-syntax']],
      ['b', 'b', []],
    ]);
  });

  test('descriptions are made fit for one line', async () => {
    const text = `description = "a\\u001b[31m\\n\\tb\\u0007 ${'x'.repeat(200)}"\nprompt = "p"`;
    const [found] = await findCommands(sourcesWith({ '.qwen/commands/a.toml': text }));
    expect(found?.description).toBe(`a b ${'x'.repeat(93)}...`);
  });

  test('links are followed inside the directory only', async () => {
    const root = folderWith({
      '.qwen/commands/real/a.toml': command('a'),
      'secret.toml': command('s'),
      '.qwen/commands-2/x.toml': command('x'),
    });
    const at = (name: string): string => join(root, '.qwen/commands', name);
    symlinkSync('real/a.toml', at('in.toml'));
    symlinkSync('../../secret.toml', at('out.toml'));
    symlinkSync('../commands-2/x.toml', at('beside.toml'));
    symlinkSync('/etc/hostname', at('far.toml'));
    symlinkSync('nowhere', at('dead.toml'));
    symlinkSync('.', at('loop'));
    symlinkSync('../..', at('up'));
    const found = await findCommands({ project: sourceOf(root) });
    expect(found.map(({ name, description, faults }) => [name, description, faults.map(({ code }) => code)])).toEqual([
      ['beside', null, ['prompt-unreadable']],
      ['dead', null, ['prompt-unreadable']],
      ['far', null, ['prompt-unreadable']],
      ['in', 'a', []],
      ['out', null, ['prompt-unreadable']],
      ['real:a', 'a', []],
    ]);
  });

  test('a directory of commands that leads out of the project is an error', async () => {
    const root = folderWith({ '.qwen/x': '' });
    symlinkSync('/', join(root, '.qwen/commands'));
    await expect(findCommands({ project: sourceOf(root) })).rejects.toThrow(
      '.qwen/commands: The directory of commands cannot be read',
    );
  });

  test('the order of the directories is the one that is told', () => {
    expect(commandDirectories.map(({ path }) => path)).toEqual([
      '.sallyport/commands',
      '.qwen/commands',
      '.gemini/commands',
    ]);
  });
});

describe('loadCommand', () => {
  const files = {
    '.qwen/commands/git/commit.toml': command('commit'),
    '.gemini/commands/git/commit.toml': command('other'),
    '.qwen/commands/bad.toml': 'x',
  };

  test.each(['git:commit', '/git:commit'])('%s', async (name) => {
    await expect(loadCommand(name, sourcesWith(files))).resolves.toMatchObject({
      source: '.qwen/commands/git/commit.toml',
      body: 'commit it',
    });
  });

  test.each([
    ['git:comit', 'mend:  Did you mean "git:commit"?'],
    ['zzzzzz', 'found: bad, git:commit'],
    ['bad', '.qwen/commands/bad.toml:1:'],
  ])('%s is an error that helps', async (name, words) => {
    await expect(loadCommand(name, sourcesWith(files))).rejects.toThrow(words);
  });
});
