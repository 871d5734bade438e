import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UserError } from '../../../src/errors.js';
import { resolveCommands, shellQuote } from '../../../src/prompt/processors/arguments.js';
import { valuesFor } from '../../../src/prompt/processors/values.js';
import { parseTemplate } from '../../../src/prompt/template.js';
import { specOf } from '../doubles.js';

async function commandsOf(body: string, args: string): Promise<string[]> {
  const spec = specOf(body);
  const values = valuesFor(spec, { args, vars: {} }, '/w');
  return (await resolveCommands(spec, parseTemplate(spec), values)).map(({ command }) => command);
}

describe('shellQuote', () => {
  test.each([
    ['', "''"],
    ['a', "'a'"],
    ['a b', "'a b'"],
    ["it's", "'it'\\''s'"],
    ["'", "''\\'''"],
    ['~ $HOME `id` "x" \\ !x', '\'~ $HOME `id` "x" \\ !x\''],
  ])('%j is %s', (text, quoted) => {
    expect(shellQuote(text)).toBe(quoted);
  });
});

describe('resolveCommands', () => {
  test.each([
    ['!{grep {{args}} f}', 'a b', ["grep 'a b' f"]],
    ['!{grep {{args}} f}', '', ["grep '' f"]],
    ['!{a {{args}} {{args}}}', "$& $' $` $$ $1", ["a '$& $'\\'' $` $$ $1' '$& $'\\'' $` $$ $1'"]],
    ['{{args}} !{} !{ls} @{f}', 'x', ['ls']],
    ['!{echo "}"', 'x', ['echo "']],
    ['!{echo {{args}}}', '{{args}} !{id}', ["echo '{{args}} !{id}'"]],
  ])('resolveCommands: %j with %j', async (body, args, commands) => {
    await expect(commandsOf(body, args)).resolves.toEqual(commands);
  });

  test('reports every quoted placeholder with its location, all at once', async () => {
    const error = await commandsOf('x !{ echo "{{args}}" }\n!{ls}\n!{echo \'{{args}}\' {{args}}}', 'x').catch(
      (problem: unknown) => problem as UserError,
    );
    expect((error as UserError).diagnostics.map(({ code, location, message }) => [code, location, message])).toEqual([
      ['placeholder-quoted', 'p.txt:1:12', '{{args}} is inside double quotes in a command'],
      ['placeholder-quoted', 'p.txt:3:9', '{{args}} is inside quotes in a command'],
    ]);
  });

  const templates = [
    'printf %s {{args}}',
    'printf %s "$(printf %s {{args}}; echo .)"',
    'x() { printf %s {{args}}; }; x',
  ];

  test.each(templates)('arguments of any characters reach bash as one word: %s', async (template) => {
    const nasty = fc.constantFrom(
      "'",
      '"',
      '\\',
      '$&',
      '$(id)',
      '`',
      '\n',
      '!',
      '~',
      '*',
      ' ',
      '$$',
      '{{args}}',
      '\r',
      '#',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0')),
      fc.array(nasty).map((list) => list.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (args) => {
        const [command = ''] = await commandsOf(`!{${template}}`, args);
        const output = execFileSync('bash', ['--noprofile', '--norc', '-c', command]).toString();
        expect(output).toBe(template.includes('echo .') ? `${args}.` : args);
      }),
      { numRuns: 60 },
    );
  });
});

test('a directory without a value is not reported as quoted too', async () => {
  const spec = specOf('!`echo "${CLAUDE_PLUGIN_ROOT}/x"`', { format: 'claude' });
  const values = valuesFor(spec, { args: '', vars: {} }, '/w');
  await expect(resolveCommands(spec, parseTemplate(spec), values)).resolves.toHaveLength(1);
});
