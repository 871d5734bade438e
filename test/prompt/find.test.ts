import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import type { CommandSources } from '../../src/prompt/find.js';
import { findCommands, loadCommand, locateCommands } from '../../src/prompt/find.js';
import { commandDirectories } from '../../src/prompt/well-known-folders.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { filesIn, folderWith } from './doubles.js';

function sourceOf(root: string) {
  return workingTreeSource(filesIn(root), createPathFacts(root, root));
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
    ['审查/代码.md', '审查:代码'],
    ['re\u0301sume\u0301.md', 'r\u00e9sum\u00e9'],
  ])('%j is %s', async (path, name) => {
    const found = await locateCommands(sourcesWith({ [`.qwen/commands/${path}`]: command('x') }));
    expect(found.map((entry) => entry.name)).toEqual([name]);
  });

  test('ignores other files', async () => {
    const files = {
      '.gemini/commands/a.md': 'x',
      '.sallyport/commands/a.txt': 'x',
      '.claude/commands/a.toml': 'x',
      'a.toml': 'x',
    };
    await expect(locateCommands(sourcesWith(files))).resolves.toEqual([]);
  });
});

describe('findCommands', () => {
  test('gives precedence to the project, then by directory, then to TOML, except in .qwen', async () => {
    const project = {
      '.gemini/commands/a.toml': command('gemini'),
      '.qwen/commands/a.md': 'qwen it',
      '.qwen/commands/a.toml': command('qwen'),
      '.sallyport/commands/d.md': 'd it',
      '.sallyport/commands/d.toml': command('d'),
      '.gemini/commands/b.toml': command('b'),
    };
    const user = {
      '.sallyport/commands/a.toml': command('user'),
      '.sallyport/commands/c.md': '---\nargument-hint: "[x]"\n---\nc',
    };
    const found = await findCommands(sourcesWith(project, user));
    expect(found.map(({ name, path, wins, shadowedBy }) => [name, path, wins, shadowedBy])).toEqual([
      ['d', '.sallyport/commands/d.toml', true, undefined],
      ['d', '.sallyport/commands/d.md', false, '.sallyport/commands/d.toml'],
      ['a', '.qwen/commands/a.md', true, undefined],
      ['a', '.qwen/commands/a.toml', false, '.qwen/commands/a.md'],
      ['a', '.gemini/commands/a.toml', false, '.qwen/commands/a.md'],
      ['b', '.gemini/commands/b.toml', true, undefined],
      ['a', '~/.sallyport/commands/a.toml', false, '.qwen/commands/a.md'],
      ['c', '~/.sallyport/commands/c.md', true, undefined],
    ]);
    expect(found.at(-1)).toEqual({
      kind: 'command',
      name: 'c',
      path: '~/.sallyport/commands/c.md',
      format: 'markdown',
      userInvocable: true,
      modelInvocable: true,
      wins: true,
      diagnostics: [],
      description: null,
      argumentHint: '[x]',
    });
  });

  test('lists a broken file with its error', async () => {
    const found = await findCommands(
      sourcesWith({ '.qwen/commands/a.toml': 'prompt =', '.qwen/commands/b.toml': command('b') }),
    );
    expect(
      found.map(({ name, description, diagnostics }) => [name, description, diagnostics.map(({ code }) => code)]),
    ).toEqual([
      ['a', null, ['prompt-syntax']],
      ['b', 'b', []],
    ]);
  });

  test('shortens descriptions to one line', async () => {
    const text = `description = "a\\u001b[31m\\n\\tb\\u0007 ${'x'.repeat(200)}"\nprompt = "p"`;
    const [found] = await findCommands(sourcesWith({ '.qwen/commands/a.toml': text }));
    expect(found?.description).toBe(`a b ${'x'.repeat(93)}...`);
  });

  test('only follows links inside the directory', async () => {
    const root = folderWith({
      '.qwen/commands/real/a.toml': command('a'),
      'secret.toml': command('s'),
      '.qwen/commands-2/x.toml': command('x'),
    });
    const at = (name: string): string => join(root, '.qwen/commands', name);
    symlinkSync('real/a.toml', at('in.toml'));
    symlinkSync('../../secret.toml', at('out.toml'));
    symlinkSync('../commands-2/x.toml', at('sibling.toml'));
    symlinkSync('/etc/hostname', at('far.toml'));
    symlinkSync('nowhere', at('dead.toml'));
    symlinkSync('.', at('loop'));
    symlinkSync('../..', at('up'));
    const found = await findCommands({ project: sourceOf(root) });
    expect(
      found.map(({ name, description, diagnostics }) => [name, description, diagnostics.map(({ code }) => code)]),
    ).toEqual([
      ['dead', null, ['prompt-unreadable']],
      ['far', null, ['prompt-unreadable']],
      ['in', 'a', []],
      ['out', null, ['prompt-unreadable']],
      ['real:a', 'a', []],
      ['sibling', null, ['prompt-unreadable']],
    ]);
  });

  test('rejects a command directory that leaves the project', async () => {
    const root = folderWith({ '.qwen/x': '' });
    symlinkSync('/', join(root, '.qwen/commands'));
    await expect(findCommands({ project: sourceOf(root) })).rejects.toThrow(
      '.qwen/commands: cannot read the command directory',
    );
  });

  test('rejects a command directory with too many files instead of omitting some', async () => {
    const files = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`.claude/commands/${at}.md`, 'x']));
    await expect(locateCommands(sourcesWith(files))).rejects.toThrow(
      '.claude/commands: the directory contains more than 2000',
    );
  });

  test('uses the documented order of directories', () => {
    expect(commandDirectories.map(({ path }) => path)).toEqual([
      '.sallyport/commands',
      '.claude/commands',
      '.qwen/commands',
      '.gemini/commands',
      '.opencode/commands',
      '.opencode/command',
    ]);
  });
});

const skill = (text: string, fields = ''): string => `---\ndescription: ${text}\n${fields}---\n${text} it`;

describe('skills and commands with the same name', () => {
  const files = {
    '.claude/skills/review/SKILL.md': skill('skill'),
    '.claude/commands/review.md': 'command it',
    '.agents/skills/quiet/SKILL.md': skill('quiet', 'user-invocable: false\n'),
    '.claude/commands/quiet.md': 'spoken it',
    '.agents/skills/alone/SKILL.md': skill('alone', 'user-invocable: false\n'),
    '.agents/skills/person/SKILL.md': skill('person', 'disable-model-invocation: true\n'),
    '.agents/skills/v1.2/SKILL.md': skill('dots'),
    '.agents/skills/v2/SKILL.md': skill('named', 'name: My Skill\n'),
    '.claude/commands/x:y.md': 'colon it',
    '.agents/skills/empty/readme.md': 'no skill',
    '.agents/skills/SKILL.md': skill('no folder'),
  };

  test('gives a skill precedence over a command with its name, unless it is for the model only', async () => {
    const found = await findCommands(sourcesWith(files));
    expect(found.map(({ name, kind, wins, modelInvocable }) => [name, kind, wins, modelInvocable])).toEqual([
      ['alone', 'skill', false, true],
      ['person', 'skill', true, false],
      ['quiet', 'skill', false, true],
      ['v1.2', 'skill', true, true],
      ['v2', 'skill', true, true],
      ['review', 'skill', true, true],
      ['quiet', 'command', true, true],
      ['review', 'command', false, true],
      ['x_y', 'command', true, true],
    ]);
    expect(found.at(-2)?.shadowedBy).toBe('.claude/skills/review/SKILL.md');
  });

  test.each([
    ['review', '.claude/skills/review/SKILL.md'],
    ['/quiet', '.claude/commands/quiet.md'],
    ['person', '.agents/skills/person/SKILL.md'],
    ['My-Skill', '.agents/skills/v2/SKILL.md'],
    ['/My Skill', '.agents/skills/v2/SKILL.md'],
    ['/x:y', '.claude/commands/x:y.md'],
  ])('%s is %s', async (name, source) => {
    await expect(loadCommand(name, sourcesWith(files))).resolves.toMatchObject({ source });
  });

  test('refuses to start a skill for the model only, and names its file', async () => {
    await expect(loadCommand('alone', sourcesWith(files))).rejects.toThrow('.agents/skills/alone/SKILL.md');
  });

  test('gives the project precedence over the user for skills and commands', async () => {
    const sources = sourcesWith({ '.qwen/commands/a.md': 'ours' }, { '.claude/skills/a/SKILL.md': skill('mine') });
    await expect(loadCommand('a', sources)).resolves.toMatchObject({ source: '.qwen/commands/a.md' });
  });
});

describe('directories that a setting names', () => {
  const project = { 'prompts/a.md': 'set it', '.sallyport/commands/a.md': 'ours', 'prompts/x/b.toml': command('b') };

  test('gives configured directories precedence over the usual ones', async () => {
    const sources = { ...sourcesWith(project), directories: ['prompts'] };
    await expect(loadCommand('a', sources)).resolves.toMatchObject({ source: 'prompts/a.md', body: 'set it' });
    await expect(loadCommand('x:b', sources)).resolves.toMatchObject({ body: 'b it' });
  });

  test('rejects a missing configured directory', async () => {
    const sources = { ...sourcesWith(project), directories: ['promts'] };
    await expect(loadCommand('a', sources)).rejects.toThrow('command-directories: promts');
  });

  test('rejects a configured directory that leaves the project', async () => {
    const root = folderWith({});
    symlinkSync('/etc', join(root, 'prompts'));
    await expect(findCommands({ project: sourceOf(root), directories: ['prompts'] })).rejects.toThrow(
      'a link to a location outside the workspace',
    );
  });
});

describe('loadCommand', () => {
  const files = {
    '.qwen/commands/git/commit.toml': command('commit'),
    '.gemini/commands/git/commit.toml': command('other'),
    '.qwen/commands/bad.toml': 'x',
  };

  test('finds a command by a name as its file is called', async () => {
    const odd = sourcesWith({ '.qwen/commands/审查/my part.toml': command('x') });
    await expect(loadCommand('/审查:my part', odd)).resolves.toMatchObject({ body: 'x it' });
    await expect(loadCommand('审查:my port', odd)).rejects.toThrow('did you mean "审查:my_part"?');
  });

  test.each(['git:commit', '/git:commit'])('loadCommand: %s', async (name) => {
    await expect(loadCommand(name, sourcesWith(files))).resolves.toMatchObject({
      source: '.qwen/commands/git/commit.toml',
      body: 'commit it',
    });
  });

  test.each([
    ['git:comit', 'hint:  did you mean "git:commit"?'],
    ['zzzzzz', 'found: bad, git:commit'],
    ['bad', '.qwen/commands/bad.toml:1:'],
  ])('%s is an error with a helpful hint', async (name, words) => {
    await expect(loadCommand(name, sourcesWith(files))).rejects.toThrow(words);
  });
});
