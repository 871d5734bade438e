import { describe, expect, test } from 'vitest';
import type { UserError } from '../../../src/errors.js';
import { resolveCommands } from '../../../src/prompt/processors/arguments.js';
import { printedVariable } from '../../../src/prompt/processors/echo.js';
import { checkValues, valuesFor } from '../../../src/prompt/processors/values.js';
import { splitWords } from '../../../src/prompt/processors/words.js';
import { parseTemplate } from '../../../src/prompt/template.js';
import type { PromptSpec, PromptVariables, TemplateSegment } from '../../../src/prompt/types.js';
import { specOf } from '../doubles.js';

describe('splitWords', () => {
  test.each([
    ['', []],
    ['  a  b\tc\nd ', ['a', 'b', 'c', 'd']],
    ['"a b" \'c d\'', ['a b', 'c d']],
    ['a"b c"d', ['ab cd']],
    ['"" x', ['', 'x']],
    ['a\\ b \\"', ['a b', '"']],
    ['"a\\"b" \'a\\b\'', ['a"b', 'a\\b']],
    ['"a\\b"', ['a\\b']],
    ['$HOME `id` $(id) ; > *', ['$HOME', '`id`', '$(id)', ';', '>', '*']],
    ["it's here", ["it's", 'here']],
    ['end\\', ['end\\']],
  ])('splitWords: %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

function textOf(body: string, args: string, change: Partial<PromptSpec> = {}): string {
  const spec = specOf(body, { format: 'claude', source: '.claude/skills/s/SKILL.md', ...change });
  const values = valuesFor(spec, { args, vars: {} }, '/w/repo');
  return parseTemplate(spec)
    .map(({ kind, source, content }) =>
      kind === 'args' || kind === 'variable' ? (values.of(kind, content) ?? source) : content,
    )
    .join('');
}

describe("the arguments in Claude's dialect", () => {
  test.each([
    ['$1 and $2', 'a "b c"', 'a and b c'],
    ['$0 and $1', 'a b', 'a and b'],
    ['$ARGUMENTS[1] is $1', 'a b', 'b is b'],
    ['\\$0 and $1', 'a b', '$0 and a'],
    ['$ARGUMENTS|', ' a  "b"\n ', ' a  "b"\n |'],
    ['$2 costs $5 or $100', 'a', '$2 costs $5 or $100'],
    ['$1 costs $0.50, $1.20 or $1,000', 'a', 'a costs $0.50, $1.20 or $1,000'],
    ['see ${CLAUDE_SKILL_DIR} in ${CLAUDE_PROJECT_DIR}', '', 'see .claude/skills/s in /w/repo'],
  ])("the arguments in Claude's dialect: %j with %j", (body, args, text) => {
    expect(textOf(body, args)).toBe(text);
  });

  test('maps declared names to words by position, and to the empty text without a word', () => {
    expect(textOf('$issue/$branch/$depth', '7 "my branch"', { argumentNames: ['issue', 'branch', 'depth'] })).toBe(
      '7/my branch/',
    );
  });
});

async function commandsOf(body: string, args: string, change: Partial<PromptSpec> = {}): Promise<readonly string[]> {
  const spec = specOf(body, { format: 'claude', source: '.claude/skills/s/SKILL.md', ...change });
  const values = valuesFor(spec, { args, vars: {} }, '/w');
  return (await resolveCommands(spec, parseTemplate(spec), values)).map(({ command }) => command);
}

describe("commands in Claude's dialect", () => {
  test.each([
    ['!`grep $1 $2 f`', '"a b"', ["grep 'a b' '' f"]],
    ['!`echo $ARGUMENTS`', "a; rm -rf $HOME it's", ["echo 'a; rm -rf $HOME it'\\''s'"]],
    ["!`awk '{print \\$1}' f`", 'x', ["awk '{print $1}' f"]],
    ['!`sh "${CLAUDE_SKILL_DIR}/x.sh" $1`', 'a', ['sh ".claude/skills/s/x.sh" \'a\'']],
    ['```!\ncd $1\nls\n```', '"a b"', ["cd 'a b'\nls"]],
    ['!`echo $HOME`', 'x', ['echo $HOME']],
    ['!`cut -f$1,2 f`', '3', ["cut -f'3',2 f"]],
  ])("commands in Claude's dialect: %j with %j", async (body, args, commands) => {
    expect(await commandsOf(body, args)).toEqual(commands);
  });

  test('refuses a folder variable inside quotes if its name needs quoting', async () => {
    const source = '.claude/skills/my skill/SKILL.md';
    expect(await commandsOf('!`cat ${CLAUDE_SKILL_DIR}/x`', '', { source })).toEqual([
      "cat '.claude/skills/my skill'/x",
    ]);
    await expect(commandsOf('!`cat "${CLAUDE_SKILL_DIR}/x"`', '', { source })).rejects.toThrow('placeholder-quoted');
  });

  test('reports a quoted placeholder with its location and both fixes', async () => {
    const error = (await commandsOf('a\n!`awk "{print $1}" $2`', 'x').catch(
      (problem: unknown) => problem,
    )) as UserError;
    expect(error.diagnostics).toMatchObject([
      {
        code: 'placeholder-quoted',
        location: '.claude/skills/s/SKILL.md:2:15',
        message: '$1 is inside double quotes in a command',
      },
    ]);
    expect(error.diagnostics[0]?.hint).toContain('write \\$1');
  });
});

function check(spec: PromptSpec, vars: PromptVariables, args = ''): readonly string[] {
  const given = { args, vars };
  return checkValues(spec, parseTemplate(spec), given, valuesFor(spec, given, '/w'));
}

describe('checkValues', () => {
  test('reports every variable without a value at its first use and suggests the nearest given name', () => {
    const spec = specOf('{{lang}}\n{{text}} {{lang}} {{n}}', { format: 'prompt-yml' });
    const run = () => check(spec, { language: 'x', test: 'y', n: '' });
    expect(run).toThrow(
      expect.objectContaining({
        diagnostics: [
          expect.objectContaining({ code: 'variable-missing', location: 'p.txt:1:1' }) as object,
          expect.objectContaining({
            location: 'p.txt:2:1',
            hint: expect.stringContaining('test is set') as string,
          }) as object,
        ],
      }),
    );
  });

  test('does not suggest a given name that the prompt already uses', () => {
    const spec = specOf('{{name}} {{nmae}}', { format: 'prompt-yml' });
    expect(() => check(spec, { name: 'x' })).toThrow(/hint: {2}set it: `nmae/);
  });

  test.each([
    ['prompt-md', '${selection}', 'it is only known in an editor'],
    ['claude', '!`echo ${CLAUDE_SESSION_ID}`', 'it is only known in a Claude Code session'],
  ] as const)('in %s, %s explains why it has no value, and vars may set it', (format, body, words) => {
    const spec = specOf(body, { format });
    expect(() => check(spec, {})).toThrow(words);
    expect(check(spec, { selection: 'a', CLAUDE_SESSION_ID: 'b' })).toHaveLength(1);
  });

  test('keeps a session variable in the text but refuses it in a command, with its location', () => {
    const triggerComment = specOf('Set ${CLAUDE_PLUGIN_ROOT}, ${CLAUDE_PLUGIN_ROOT} and ${CLAUDE_EFFORT}.', {
      format: 'claude',
    });
    expect(check(triggerComment, {})).toEqual([
      'p.txt: ${CLAUDE_PLUGIN_ROOT} was not replaced: it is only known in a Claude Code session; you can set it in vars',
      'p.txt: ${CLAUDE_EFFORT} was not replaced: it is only known in a Claude Code session; you can set it in vars',
    ]);
    const used = specOf('${CLAUDE_PLUGIN_ROOT}\n!`ls ${CLAUDE_PLUGIN_ROOT}`', { format: 'claude' });
    expect(() => check(used, {})).toThrow('p.txt:2:1');
  });

  test.each([
    'echo $PR_TITLE',
    'echo  ${PR_TITLE}',
    'echo "$PR_TITLE"',
    'echo "${PR_TITLE}"',
    'printenv PR_TITLE',
  ])('!{%s} is a variable', (command) => {
    const spec = specOf(`Title: !{${command}}`, { format: 'toml' });
    expect(() => check(spec, { PR_TITEL: 'x' })).toThrow(
      /PR_TITLE has no value: commands do not receive the variables of the workflow[^]*PR_TITEL is set; did you mean PR_TITLE/,
    );
    expect(check(spec, { PR_TITLE: '' })).toEqual([]);
  });

  test.each([
    'echo $HOME',
    'echo $RANDOM',
    'echo $a $b',
    'echo -n $PR_TITLE',
    'echo x$PR_TITLE',
    'echo $PR_TITLE | wc',
    'echo $1',
    'echo {{args}}',
  ])('!{%s} is a command', (command) => {
    const spec = specOf(`!{${command}}`, { format: 'toml' });
    expect(check(spec, {})).toEqual([]);
    expect(printedVariable(spec, parseTemplate(spec)[0] as TemplateSegment)).toBeNull();
  });

  test('reports unused variables', () => {
    expect(check(specOf('{{text}}', { format: 'prompt-yml' }), { text: 'a', txet: 'b', other: 'c' })).toEqual([
      'p.txt: unused variable "txet"; did you mean text?',
      'p.txt: unused variable "other"',
    ]);
  });

  test.each([
    ['text', 'Hello {{ name }}'],
    ['inline', 'Hello {{name}}'],
    ['toml', 'Hello {{name}} !{date}'],
  ] as const)('a variable in the format %s, which has none, is an error that names the formats that have some', (format, body) => {
    expect(() => check(specOf(body, { format }), { name: 'x' })).toThrow(
      /no variables[^]*name\.prompt\.yml or name\.prompt\.md/,
    );
  });

  test('other braces stay, with a notice if variables are given', () => {
    const spec = specOf('A Vue page: {{ user.name }} and {{ user.name }}, {{args}}', { format: 'text' });
    expect(check(spec, {})).toEqual([]);
    expect(check(spec, { other: 'x' })).toEqual([
      'p.txt: {{ user.name }} stays as it is: this format has no variables',
      'p.txt: unused variable "other"',
    ]);
  });

  test('reports a numbered placeholder without a word, but not a price', () => {
    expect(check(specOf('$1 $2 $100 $2', { format: 'claude' }), {}, 'a')).toEqual([
      'p.txt: $2 was not replaced, because the arguments have no such word',
    ]);
  });

  test('does not read inherited object properties as values', () => {
    expect(() => check(specOf('{{constructor}}', { format: 'prompt-yml' }), {})).toThrow('variable-missing');
  });
});
