import { describe, expect, test } from 'vitest';
import { parseInvocation } from '../../src/commands/parse.js';
import { testRules } from '../../src/commands/rule-tests/test.js';
import { UserError } from '../../src/errors.js';
import { aFolder, aRepository } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

const config = 'allow:\n  - Bash(npm test:*)\ndeny:\n  - Bash(git push:*)\n';

/** Runs `sallyport test t.yml` in a real repository with this table. */
async function runTable(table: string, ...flags: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await testRules(parseInvocation('test', ['t.yml', ...flags]), {
    environment: { PATH: process.env['PATH'] },
    directory: aRepository({
      't.yml': table,
      '.sallyport/config.yml': config,
      'package.json': '{"scripts":{"test":"x"}}',
    }),
    home: aFolder(),
    temporary: aFolder(),
    stdio: aStdio({ out: (text) => void out.push(text), err: (text) => void err.push(text) }),
    program: '',
    onRunner: false,
    signal: new AbortController().signal,
  });
  return { code, out: out.join(''), err: err.join('') };
}

describe('sallyport test', () => {
  test.each([
    ['the configured rules decide a row without rules', '- { command: npm test, expect: run }'],
    ['a configured deny rule is a decision of its own', '- { command: git push, expect: deny }'],
    ['a row may have its own rules', '- { command: make, allow: ["Bash(make)"], expect: allow }'],
    ['a row may have its own mode', '- { command: npm test, mode: plan, expect: refuse }'],
    [
      'a tool that no rule offers is judged too',
      '- { tool: WebFetch, input: { url: "https://example.org/" }, mode: yolo, expect: ask }',
    ],
    ['tools other than Bash have an input', '- { tool: Read, input: { file_path: .env }, expect: refuse }'],
  ])('sallyport test: %s', async (_claim, row) => {
    await expect(runTable(`cases:\n  ${row}\n`)).resolves.toEqual({
      code: 0,
      out: '',
      err: '1 case passed, 0 failed.\n',
    });
  });

  test('rules at the top of the file replace the configured ones', async () => {
    const table =
      'allow: [Bash(make)]\ncases:\n  - { command: make, expect: run }\n  - { command: npm test, expect: refuse }\n';
    await expect(runTable(table)).resolves.toMatchObject({ code: 0 });
  });

  test('an alias in the file has the value of its anchor', async () => {
    const table =
      'allow: &made [Bash(make)]\ndeny: *made\ncases:\n  - { command: make, expect: deny }\n  - { command: make, deny: [], allow: *made, expect: run }\n';
    await expect(runTable(table)).resolves.toMatchObject({ code: 0 });
  });

  test('a row that differs is shown with its line, the reason, and the rule that would allow it', async () => {
    const { code, out, err } = await runTable(
      'cases:\n  - { command: npm test, expect: run }\n  - { command: make all, expect: run }\n',
    );
    expect(code).toBe(1);
    expect(out).toMatch(
      /^t\.yml:3: make all\n {2}expected: run\n {2}found: {4}refuse \(ask\)\n {2}reason: {3}.+\n {2}allowed by: Bash\(make all\)\n$/,
    );
    expect(err).toBe('1 case passed, 1 failed.\n');
  });

  test('--json prints every row', async () => {
    const { out } = await runTable('cases:\n  - { command: npm test, expect: refuse }\n', '--json');
    expect(JSON.parse(out)).toMatchObject([
      {
        location: 't.yml:2',
        call: 'npm test',
        expect: 'refuse',
        outcome: 'run',
        passed: false,
        rule: 'Bash(npm test:*)',
      },
    ]);
  });

  test.each([
    ['an empty file', '', ['t.yml: the file has no list of cases']],
    ['an empty list', 'cases: []\n', ['t.yml: the file has no list of cases']],
    ['a file that is not YAML', 'cases: [\n', ['t.yml:2: invalid YAML']],
    [
      'an alias without an anchor',
      'allow: *made\ncases:\n  - { command: ls, expect: run }\n',
      ['t.yml: invalid YAML: Unresolved alias (the anchor must be set before the alias): made'],
    ],
    [
      'every invalid row',
      'alow: []\ncases:\n  - { command: ls }\n  - { expect: run }\n  - ls\n  - { comand: ls, expect: run }\n',
      [
        't.yml: unknown key "alow"',
        't.yml:3: expect must be one of run, refuse, allow, ask, deny; found none',
        't.yml:4: the row has neither command nor input',
        't.yml:5: a row must be a mapping; found "ls"',
        't.yml:6: unknown key "comand"; did you mean command? The keys are id, allow, ask, deny, mode, tool, input, command',
      ],
    ],
    ['an invalid rule', 'cases:\n  - { command: ls, allow: ["Bsh(ls)"], expect: run }\n', ['t.yml:2 allow, rule 1']],
  ])('%s is an error with its location', async (_claim, table, expected) => {
    const error = await runTable(table).catch((problem: unknown) => problem);
    if (!(error instanceof UserError)) throw error;
    const found = error.diagnostics.map(({ location, message }) => `${location ?? ''}: ${message}`);
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
  });
});
