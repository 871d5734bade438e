import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { createSkillCatalog } from '../../src/prompt/skill-catalog.js';
import { listLimits, listSkills } from '../../src/prompt/skill-list.js';
import { locateSkills, readSkills, type Skill } from '../../src/prompt/skills.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { folderWith } from './doubles.js';

const sourceOf = (root: string) =>
  workingTreeSource(createFileSystem({ root, guard: () => null }), createPathFacts(root, root));
const skill = (text: string): string => `---\ndescription: ${text}\n---\nbody`;

describe('finding', () => {
  test('uses the first directory and excludes a broken skill together with its name', async () => {
    const root = folderWith({
      '.agents/skills/a/SKILL.md': skill('first'),
      '.claude/skills/a/SKILL.md': skill('second'),
      '.claude/skills/broken/SKILL.md': '---\ndescription: [\ntools: x\n---\nbody',
      '.gemini/skills/broken/SKILL.md': skill('substitute'),
      '.gemini/skills/empty/SKILL.md': '',
      '.github/skills/b/SKILL.md': 'First words.\n\nMore.',
      '.github/skills/c/skill.md': skill('small letters'),
    });
    const { skills, diagnostics } = await readSkills(await locateSkills(sourceOf(root)));
    expect(skills.map(({ name, head }) => [name, head.description])).toEqual([
      ['a', 'first'],
      ['b', 'First words.'],
      ['c', 'small letters'],
    ]);
    expect(diagnostics.map(({ location, code }) => [location?.replace(/:\d+:\d+$/, ''), code])).toEqual([
      ['.claude/skills/broken/SKILL.md', 'prompt-syntax'],
      ['.gemini/skills/empty/SKILL.md', 'prompt-missing'],
    ]);
  });

  test('a Markdown file with frontmatter in a directory of skills is a skill too, unless a folder has its name', async () => {
    const root = folderWith({
      '.claude/skills/README.md': 'How to write skills.',
      '.claude/skills/INDEX.md': '# Skills\n\n- flat',
      '.claude/skills/flat.md': skill('flat'),
      '.claude/skills/notes.txt': 'x',
      '.claude/skills/twice.md': skill('file'),
      '.claude/skills/twice/SKILL.md': skill('folder'),
    });
    symlinkSync('/etc/hosts', join(root, '.claude/skills/far.md'));
    const located = await locateSkills(sourceOf(root));
    expect(located.filter(({ diagnostics }) => diagnostics.length > 0).map(({ name }) => name)).toEqual(['far']);
    const { skills } = await readSkills(located);
    expect(skills.map(({ name, path, head }) => [name, path, head.description])).toEqual([
      ['twice', '.claude/skills/twice/SKILL.md', 'folder'],
      ['flat', '.claude/skills/flat.md', 'flat'],
    ]);
  });

  test('only follows links inside the workspace', async () => {
    const outside = folderWith({ 'x/SKILL.md': skill('far') });
    const root = folderWith({ '.agents/skills/real/SKILL.md': skill('real'), '.claude/skills/file/x': '' });
    symlinkSync('../../.agents/skills/real', join(root, '.claude/skills/in'));
    symlinkSync(join(outside, 'x'), join(root, '.claude/skills/out'));
    symlinkSync(join(outside, 'x/SKILL.md'), join(root, '.claude/skills/file/SKILL.md'));
    symlinkSync('/', join(root, '.claude/skills/none'));
    symlinkSync(outside, join(root, '.qwen'));
    const located = await locateSkills(sourceOf(root));
    expect(located.map(({ name, diagnostics }) => [name, diagnostics.length])).toEqual([
      ['real', 0],
      ['file', 1],
      ['in', 0],
      ['out', 1],
    ]);
    const { skills } = await readSkills(located);
    expect(skills.map(({ name, head }) => [name, head.description])).toEqual([
      ['real', 'real'],
      ['in', 'real'],
    ]);
  });

  test('reports a skill directory that leaves the workspace and does not read it', async () => {
    const outside = folderWith({ 'skills/x/SKILL.md': skill('far') });
    const root = folderWith({});
    symlinkSync(outside, join(root, '.claude'));
    const { skills, diagnostics } = await readSkills(await locateSkills(sourceOf(root)));
    expect(skills).toEqual([]);
    expect(diagnostics.map(({ location }) => location)).toEqual(['.claude/skills']);
  });
});

function aSkill(name: string, head: Partial<Skill['head']> = {}): Skill {
  const file = { source: sourceOf('/'), path: 'x' };
  return {
    kind: 'skill',
    name,
    path: `${name}/SKILL.md`,
    format: 'claude',
    diagnostics: [],
    file,
    head: {
      name: null,
      description: null,
      whenToUse: null,
      argumentHint: null,
      modelInvocable: true,
      userInvocable: true,
      fork: false,
      paths: null,
      isDescribed: true,
      ...head,
    },
  };
}

describe('the list', () => {
  const roomy = { characters: 8_000, description: 250 };

  test("lists a skill's name, description and use on one line", () => {
    const skills = [aSkill('n', { description: 'd\n\u001b[31md', whenToUse: 'w' }), aSkill('bare')];
    expect(listSkills(skills, roomy)).toEqual({ text: '- n: d d - w\n- bare', notice: null });
  });

  test('truncates one description at its limit', () => {
    const { text, notice } = listSkills([aSkill('n', { description: 'x'.repeat(400) })], roomy);
    expect(text).toBe(`- n: ${'x'.repeat(249)}…`);
    expect(notice).toBeNull();
  });

  test('limits the list to a share of the context window', () => {
    expect(listLimits(200_000, 1, 250)).toEqual({ characters: 8_000, description: 250 });
    expect(listLimits(null, 2, 250).characters).toBe(16_000);
  });

  const many = Array.from({ length: 10 }, (_, at) => aSkill(`s${at}`, { description: 'x'.repeat(at < 5 ? 10 : 200) }));

  test('gives the space that short descriptions leave to the long ones', () => {
    const { text, notice } = listSkills(many, { characters: 600, description: 250 });
    const lengths = text.split('\n').map((line) => line.length);
    expect(lengths.slice(0, 5)).toEqual([16, 16, 16, 16, 16]);
    expect(new Set(lengths.slice(5)).size).toBe(1);
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text.length).toBeGreaterThan(580);
    expect(notice).toContain('truncated to');
  });

  test.each([
    [120, 10, 'only the names'],
    [20, 4, 'room for only 4 of 10 names'],
    [1, 0, 'room for only 0 of 10 names'],
  ])('a list of %i characters has %i names', (characters, names, notice) => {
    const list = listSkills(many, { characters, description: 250 });
    expect(list.text.split('\n').filter((line) => /^- s\d$/.test(line))).toHaveLength(names);
    expect(list.text.length).toBeLessThanOrEqual(characters);
    expect(list.notice).toContain(notice);
  });
});

describe('the skill catalog', () => {
  const catalog = () =>
    createSkillCatalog([
      aSkill('free'),
      aSkill('person', { modelInvocable: false }),
      aSkill('ts', { paths: ['*.ts'] }),
      aSkill('docs', { paths: ['docs/**', 'README.md'] }),
    ]);

  test('shows the skills that the model can load now', () => {
    expect(
      catalog()
        .open()
        .map(({ name }) => name),
    ).toEqual(['free']);
  });

  test.each<[string[], string[]]>([
    [['src/deep/a.ts'], ['ts']],
    [['docs/a/b.md'], ['docs']],
    [['sub/README.md'], ['docs']],
    [['other/docs/a.md'], []],
    [
      ['a.ts', 'docs/x'],
      ['ts', 'docs'],
    ],
  ])('%j opens %j, once', (paths, opened) => {
    const one = catalog();
    expect(one.touch(paths).map(({ name }) => name)).toEqual(opened);
    expect(one.touch(paths)).toEqual([]);
    expect(one.open().map(({ name }) => name)).toEqual(['free', ...opened]);
  });

  test('finds a skill by the name in its frontmatter, under the name that rules use', () => {
    const named = createSkillCatalog([aSkill('folder', { name: 'My Name' }), aSkill('other', { name: 'folder' })]);
    const found = ['folder', 'My Name', 'My-Name', 'other'].map((name) => named.find(name));
    expect(found.map((skill) => 'name' in skill && skill.name)).toEqual(['folder', 'folder', 'folder', 'other']);
    expect(named.nameOf('My Name')).toBe('folder');
    expect(named.nameOf('unknown')).toBe('unknown');
  });

  test('lists only the commands with a description, and loads all of them', () => {
    const plain = { ...aSkill('plain', { isDescribed: false }), kind: 'command' } as const;
    const described = { ...aSkill('described'), kind: 'command' } as const;
    const commands = createSkillCatalog([plain, described]);
    expect(commands.open()).toEqual([described]);
    expect(commands.find('plain')).toBe(plain);
  });

  test.each([
    ['person', 'Only people can start'],
    ['ts', 'for files that match *.ts'],
    ['fre', 'Did you mean free? The available skills are free.'],
  ])('%s is refused: %s', (name, words) => {
    expect(catalog().find(name)).toEqual({ refusal: expect.stringContaining(words) as string });
  });
});
