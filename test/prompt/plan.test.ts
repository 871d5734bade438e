import { describe, expect, test } from 'vitest';
import { createSecondParser } from '../../src/platform/process/second-parser.js';
import { createPolicyEngine } from '../../src/policy/engine/engine.js';
import { checkPlan, planPrompt } from '../../src/prompt/plan.js';
import { emptyWorld } from '../policy/shell/worlds.js';
import { filesIn, folderWith, policy, secondParser, specOf } from './doubles.js';

const root = folderWith({ f: 'f', b: 'b', '.gitignore': 'ignored\n', ignored: 'x' });
const ports = { policy, secondParser, files: filesIn(root), cwd: root };
const given = { args: '', vars: {} };
const planOf = (body: string) => planPrompt(specOf(body), given, ports);
const checked = (body: string, missingFiles: 'error' | 'keep' = 'error') =>
  checkPlan(specOf(body), given, ports, { missingFiles });

describe('planPrompt', () => {
  test('lists segments and commands in the shape that is printed', async () => {
    const spec = specOf('a {{args}} !{ ls {{args}} }@{f}!{}', { format: 'toml', description: 'd' });
    expect(JSON.stringify(await planPrompt(spec, { args: 'x y', vars: {} }, ports))).toBe(
      JSON.stringify({
        format: 'toml',
        description: 'd',
        segments: [
          { kind: 'text', source: 'a ', content: 'a ', start: 0, end: 2 },
          { kind: 'args', source: '{{args}}', content: 'args', start: 2, end: 10 },
          { kind: 'text', source: ' ', content: ' ', start: 10, end: 11 },
          { kind: 'shell', source: '!{ ls {{args}} }', content: 'ls {{args}}', start: 11, end: 27 },
          { kind: 'file', source: '@{f}', content: 'f', start: 27, end: 31 },
          { kind: 'shell', source: '!{}', content: '', start: 31, end: 34 },
        ],
        commands: [
          { command: "ls 'x y'", decision: 'allow', outcome: 'run', reason: 'Allowed by the double.', suggest: [] },
        ],
        files: [{ path: 'f', decision: 'allow', outcome: 'run', reason: 'Allowed by the double.', suggest: [] }],
        printed: [],
      }),
    );
  });

  test('lists refused commands, identical ones once', async () => {
    const { commands } = await planOf('!{refused-command}!{refused-command}!{ls}');
    expect(commands.map(({ command, decision, outcome, suggest }) => [command, decision, outcome, suggest])).toEqual([
      ['refused-command', 'ask', 'refuse', ['Bash(x)']],
      ['ls', 'allow', 'run', []],
    ]);
  });

  test('does not plan to run a command that only prints a variable', async () => {
    const plan = await planPrompt(specOf('!{echo $TITLE} !{echo $HOME}'), { args: '', vars: { TITLE: 't' } }, ports);
    expect(plan.printed).toEqual(['!{echo $TITLE}']);
    expect(plan.commands.map(({ command }) => command)).toEqual(['echo $HOME']);
  });

  test('includes the decision of the second parser', async () => {
    const { commands } = await planOf('!{(misread-command)}!{ls}');
    expect(commands.map(({ outcome, suggest }) => [outcome, suggest])).toEqual([
      ['refuse', []],
      ['run', []],
    ]);
    expect(commands[0]?.reason).toContain('as the double says');
  });

  test('lists refused files, identical ones once', async () => {
    const { files } = await planOf('@{refused-file} @{ refused-file } @{b}');
    expect(files.map(({ path, outcome, suggest }) => [path, outcome, suggest])).toEqual([
      ['refused-file', 'refuse', ['Read(x)']],
      ['b', 'run', []],
    ]);
  });

  test.each([
    ['!{a', 'placeholder-unclosed'],
    ['!{echo "{{args}}"}', 'placeholder-quoted'],
  ])('%s is an error', async (body, code) => {
    await expect(planOf(body)).rejects.toThrow(code);
  });

  test('a command that bash cannot parse is an error at its place, as in a run', async () => {
    const world = emptyWorld(root);
    const lists = { allow: ['Bash'], ask: [], deny: [] };
    const engine = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world });
    const judging = { ...ports, policy: engine, secondParser: createSecondParser() };
    const body = 'a !{echo "b} c\n!{ls} !{fi}';
    await expect(planPrompt(specOf(body), given, judging)).rejects.toMatchObject({
      diagnostics: [
        { code: 'placeholder-failed', location: 'p.txt:1:3', hint: expect.stringContaining('!{echo "b}') as string },
        { code: 'placeholder-failed', location: 'p.txt:2:7' },
      ],
    });
  });

  test.each([
    ['@{missing}', 'the file does not exist'],
    ['@{ignored}', 'git ignores it'],
    ['@{}', 'it does not name a file'],
    ['!{echo $TITLE}', 'variable-missing'],
  ])('checkPlan rejects %s as rendering does', async (body, why) => {
    await expect(checked(body)).rejects.toThrow(why);
  });

  test('accepts a missing file under missing-files: keep', async () => {
    await expect(checked('@{missing}', 'keep')).resolves.toBeUndefined();
  });
});
