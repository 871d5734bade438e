import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { aFolder } from '../doubles/place.js';

/** bash and the first parser accept a doubled negation, the second parser does not. */
const misread = '! ! echo x > made';
const allow = ['--allow', 'Bash', '--allow', 'Write(**)'];

describe('a command line that the second parser reads otherwise', () => {
  test('a line that the second parser rejects does not run, and the model gets the reason', async () => {
    const turns = [
      { calls: [{ tool: 'Bash', input: { command: misread } }] },
      { say: 'done', expect: { contains: 'a second parser reads it differently' } },
    ];
    const folder = aFolder({ 's.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n') });
    const args = ['run', '--model', 'script:s.jsonl', '--publish', 'none', '--prompt', 'x', '--json', ...allow];
    const { stdout } = await runCli(args, { cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ text: 'done', denials: [{ stage: 'permission', suggest: [] }] });
    expect(existsSync(join(folder, 'made'))).toBe(false);
  });

  test('a rejected line in a prompt prevents all commands of the prompt', async () => {
    const folder = aFolder({ 'p.txt': `!{echo a > first} !{${misread}}` });
    const { code, stderr } = await runCli(['render', 'p.txt', ...allow], { cwd: folder });
    expect(code).toBe(3);
    expect(stderr).toContain('use simpler syntax');
    expect([existsSync(join(folder, 'first')), existsSync(join(folder, 'made'))]).toEqual([false, false]);
  });

  test('a rejected line is refused in the plan of a prompt', async () => {
    const folder = aFolder({ 'p.txt': `!{echo a} !{${misread}}` });
    const { stdout } = await runCli(['render', 'p.txt', '--plan', '--json', ...allow], { cwd: folder });
    const { commands } = JSON.parse(stdout) as { commands: readonly { outcome: string }[] };
    expect(commands.map(({ outcome }) => outcome)).toEqual(['run', 'refuse']);
  });

  test('a rejected line is refused by explain and by each line of explain --jsonl', async () => {
    const folder = aFolder();
    const one = await runCli(['explain', '--json', ...allow, misread], { cwd: folder });
    const input = JSON.stringify({ id: 1, allow: ['Bash', 'Write(**)'], command: misread });
    const many = await runCli(['explain', '--jsonl'], { cwd: folder, input });
    expect([one, many].map(({ stdout }) => (JSON.parse(stdout) as { outcome: string }).outcome)).toEqual([
      'refuse',
      'refuse',
    ]);
  });
});

test('a command that both parsers accept runs', async () => {
  const folder = aFolder({ 'p.txt': '!{(echo a; echo b) | tail -1}' });
  const { stdout } = await runCli(['render', 'p.txt', '--allow', 'Bash'], { cwd: folder });
  expect(stdout).toBe('b\n');
});
