import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.js';
import { chooseFormat, parsePrompt } from '../../../src/prompt/formats/choose.js';
import { splitRules } from '../../../src/prompt/formats/fields.js';
import type { PromptFormat } from '../../../src/prompt/types.js';
import claude from '../../cases/prompt/claude-fields.json' with { type: 'json' };
import markdown from '../../cases/prompt/markdown.json' with { type: 'json' };
import promptMd from '../../cases/prompt/prompt-md-fields.json' with { type: 'json' };
import promptYml from '../../cases/prompt/prompt-yml.json' with { type: 'json' };
import toml from '../../cases/prompt/toml.json' with { type: 'json' };

interface Row {
  readonly name: string;
  readonly text: string;
  readonly spec?: object;
  readonly notices?: readonly string[];
  readonly diagnostics?: readonly (readonly [string, string])[];
}

async function diagnosticsOf(
  format: PromptFormat,
  source: string,
  text: string,
): Promise<readonly (readonly [string, string | undefined])[]> {
  try {
    await parsePrompt(format, source, text);
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics.map(({ code, location }) => [code, location]);
    throw error;
  }
}

describe.each([
  { format: 'toml', source: 'c.toml', rows: toml as unknown as Row[] },
  { format: 'markdown', source: 'c.md', rows: markdown as unknown as Row[] },
  { format: 'claude', source: 'c.md', rows: claude as unknown as Row[] },
  { format: 'prompt-md', source: 'p.prompt.md', rows: promptMd as unknown as Row[] },
  { format: 'prompt-yml', source: 'p.prompt.yml', rows: promptYml as unknown as Row[] },
] as const)('$format', ({ format, source, rows }) => {
  test.each(rows.filter(({ spec }) => spec !== undefined))('$name', async ({ text, spec, notices }) => {
    await expect(parsePrompt(format, source, text)).resolves.toMatchObject({
      format,
      source,
      ...spec,
      notices: notices ?? [],
    });
  });

  test.each(rows.filter(({ diagnostics }) => diagnostics !== undefined))('$name', async ({ text, diagnostics }) => {
    await expect(diagnosticsOf(format, source, text)).resolves.toEqual(diagnostics);
  });
});

test('shows the line of a syntax error with a caret', async () => {
  const error = await parsePrompt('toml', 'c.toml', 'a = 1\nprompt = x').catch((problem: unknown) => problem);
  expect((error as UserError).diagnostics[0]?.found).toBe('1 | a = 1\n2 | prompt = x\n  |          ^');
});

test.each([
  ['prompt = "a\\(b"', "three single quotes (''')"],
  ['prompt = "a\nb"', 'three quotes (""")'],
  ['prompt = """a"""b"""', 'that it does not contain'],
  ['prompt: "x"', 'every line must be `key = "value"`'],
  ['prompt = """a', 'the same quotes that it begins with'],
  ['prompt = hello', 'put text between quotes'],
])('TOML %j says how to write it', async (text, hint) => {
  await expect(parsePrompt('toml', 'c.toml', text)).rejects.toThrow(hint);
});

test('is not slowed down by strings that look like the prompt', async () => {
  const line = 'prompt = "\\ta\n';
  const text = `prompt = """\n${line.repeat(40_000)}"""`;
  await expect(parsePrompt('toml', 'c.toml', text)).resolves.toMatchObject({ bodyAt: { length: 40_001 } });
});

test('rejects YAML aliases that multiply', async () => {
  const level = (n: number): string => `l${n}: &l${n} [${Array.from({ length: 9 }, () => `*l${n - 1}`).join(',')}]\n`;
  const bomb = `l0: &l0 [x]\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(level).join('')}`;
  await expect(diagnosticsOf('markdown', 'c.md', `---\n${bomb}---\nx`)).resolves.toEqual([
    ['prompt-syntax', 'c.md:2:1'],
  ]);
});

test.each([
  ['brackets', `a: ${'['.repeat(101)}`],
  ['braces', `a: ${'{a: '.repeat(101)}`],
  ['dashes', `a:\n  ${'- '.repeat(101)}x`],
])('%s that nest too deep are refused', async (_what, yaml) => {
  await expect(diagnosticsOf('markdown', 'c.md', `---\n${yaml}\n---\nx`)).resolves.toEqual([
    ['prompt-syntax', 'c.md:2:1'],
  ]);
  await expect(diagnosticsOf('prompt-yml', 'c.prompt.yml', yaml)).resolves.toEqual([
    ['prompt-syntax', 'c.prompt.yml:1:1'],
  ]);
});

test.each([
  ['PreToolUse', 'PreToolUse:\n    - matcher: Bash\n', true],
  ['PermissionRequest', 'PermissionRequest: []\n', true],
  ['PostToolUse', 'PostToolUse:\n    - matcher: Edit\n', false],
])('a skill whose hook for %s would not run is refused if the hook guards calls', async (_event, hooks, isRefused) => {
  const diagnostics = await diagnosticsOf('skill', 'SKILL.md', `---\nname: x\nhooks:\n  ${hooks}---\nText`);
  expect(diagnostics).toEqual(isRefused ? [['prompt-syntax', 'SKILL.md:3:1']] : []);
});

test('reports only the first of very many errors', async () => {
  await expect(
    diagnosticsOf('claude', 'c.md', `---\n${'a:\n  b: c: d\n'.repeat(100)}hooks: h\n---\nx`),
  ).resolves.toHaveLength(20);
});

test.each([
  ['System', 'User', 'Assistant'],
  ['SYSTEM', 'USER', 'ASSISTANT'],
  ['sYsTeM', 'uSER', 'aSSistanT'],
])('the roles %s, %s and %s are those in lower case', async (system, user, assistant) => {
  const textOf = (...roles: readonly string[]) =>
    `messages:\n${roles.map((role, at) => `  - { role: ${role}, content: text ${String(at)} }\n`).join('')}`;
  const [given, plain] = [textOf(system, user, assistant, user), textOf('system', 'user', 'assistant', 'user')];
  const sectionsOf = async (text: string) => (await parsePrompt('prompt-yml', 'p.prompt.yml', text)).sections ?? [];
  expect((await sectionsOf(given)).map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  await expect(sectionsOf(given)).resolves.toEqual(await sectionsOf(plain));
});

test('reads a prompt with very many lines', async () => {
  const text = `messages:\n  - role: user\n    content: |\n     x${'\n'.repeat(300_000)}     y\n`;
  await expect(parsePrompt('prompt-yml', 'p.prompt.yml', text)).resolves.toMatchObject({ format: 'prompt-yml' });
});

test('rejects a frontmatter that is too long', async () => {
  await expect(diagnosticsOf('markdown', 'c.md', `---\na: ${'x'.repeat(70_000)}\n---\nx`)).resolves.toEqual([
    ['prompt-syntax', 'c.md:2:1'],
  ]);
});

test.each(['text', 'inline'] as const)('%s uses the whole text and rejects an empty one', async (format) => {
  await expect(parsePrompt(format, 's', ' a\n')).resolves.toMatchObject({ format, body: ' a\n', source: 's' });
  await expect(diagnosticsOf(format, 's', ' \n')).resolves.toEqual([['prompt-missing', 's']]);
});

test.each([
  ['a/b.toml', null, 'toml'],
  ['a/B.TOML', null, 'toml'],
  ['x.md', null, 'markdown'],
  ['x.markdown', null, 'markdown'],
  ['x.txt', null, 'text'],
  ['toml', null, 'text'],
  ['x.md', 'text', 'text'],
  ['.claude/commands/git/x.md', null, 'claude'],
  ['.qwen/commands/x.md', null, 'markdown'],
  ['.sallyport/commands/x.md', null, 'markdown'],
  ['~/.claude/commands/x.md', null, 'claude'],
  ['.claude/skills/pdf/SKILL.md', null, 'claude'],
  ['.qwen/skills/pdf/SKILL.md', null, 'skill'],
  ['~/.agents/skills/pdf/SKILL.md', null, 'skill'],
  ['api/.github/skills/pdf/skill.md', null, 'skill'],
  ['.opencode/skill/pdf/SKILL.md', null, 'skill'],
  ['.codex/skills/pdf/SKILL.md', null, 'skill'],
  ['.pi/skills/pdf.md', null, 'skill'],
  ['.gemini/skills/pdf/SKILL.md', null, 'skill'],
  ['.agents/skills/pdf/SKILL.md', 'claude', 'claude'],
  ['.sallyport/skills/pdf/SKILL.md', null, 'markdown'],
  ['skills/pdf/SKILL.md', null, 'claude'],
  ['x.claude/a.md', null, 'markdown'],
  ['.claude\\commands\\x.md', null, 'claude'],
  ['.github/prompts/x.prompt.md', null, 'prompt-md'],
  ['.claude/commands/x.prompt.md', null, 'prompt-md'],
  ['a/x.prompt.yml', null, 'prompt-yml'],
  ['X.PROMPT.YAML', null, 'prompt-yml'],
  ['x.yml', null, 'text'],
] as const)('%s, forced %s, is %s', (path, forced, format) => {
  expect(chooseFormat(path, forced)).toBe(format);
});

test.each([
  ['', []],
  ['Read', ['Read']],
  [' Read ,Grep\tGlob,', ['Read', 'Grep', 'Glob']],
  ['Bash(git add:*), Bash(a, b) Read', ['Bash(git add:*)', 'Bash(a, b)', 'Read']],
  ['Bash(echo (x) y), Read', ['Bash(echo (x) y)', 'Read']],
  ['Bash(broken, Read', ['Bash(broken, Read']],
])('rules of %j', (text, rules) => {
  expect(splitRules(text)).toEqual(rules);
});
