import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TranscriptExplanation } from '../../src/commands/explain-transcript.js';
import { runCli } from '../doubles/cli.js';
import { aFolder } from '../doubles/place.js';

const calls = [
  { tool: 'Read', input: { file_path: 'a.txt' } },
  { tool: 'Bash', input: { command: 'git log -3' } },
  { tool: 'Bash', input: { command: 'npm test' } },
  { tool: 'Bash', input: { command: 'npm test' } },
  { tool: 'Bash', input: { command: 'make build' } },
  { tool: 'Write', input: { file_path: 'b.txt', content: 'b\n' } },
  { tool: 'Nothing', input: {} },
];

/** A run with the rules `Bash(npm test)` and `Write(b.txt)`. */
async function recorded(): Promise<string> {
  const folder = aFolder({
    'a.txt': 'a\n',
    'package.json': '{ "scripts": { "test": "true" } }',
    's.jsonl': `${calls.map((call) => JSON.stringify({ calls: [call] })).join('\n')}\n{"say":"done"}\n`,
  });
  const rules = ['--allow', 'Bash(npm test)', '--allow', 'Write(b.txt)'];
  const args = ['run', '--prompt', 'work', '--model', 'script:s.jsonl', '--transcript', 't.jsonl', ...rules];
  const { code, stderr } = await runCli(args, { cwd: folder, inProcess: true });
  if (code !== 0) throw new Error(stderr);
  return folder;
}

async function explained(folder: string, ...args: readonly string[]) {
  const file = args.includes('--transcript') ? [] : ['--transcript', 't.jsonl'];
  return await runCli(['explain', ...file, ...args], { cwd: folder, inProcess: true });
}

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['the same rules change nothing', ['Bash(npm test)', 'Write(b.txt)'], [], []],
  ['no rules refuse what a rule allowed, once for equal calls', [], [], ['Bash npm test 2', 'Write b.txt 1']],
  ['a wider rule allows what was refused', ['Bash(npm:*)', 'Bash(make:*)', 'Write'], ['Bash make build 1'], []],
  ['a narrower rule refuses the rest', ['Write'], [], ['Bash npm test 2']],
])('%s', async (_title, allow, allowed, refused) => {
  const folder = await recorded();
  const flags = allow.flatMap((rule) => ['--allow', rule]);
  const { code, stdout } = await explained(folder, ...flags, '--json');
  const explanation = JSON.parse(stdout) as TranscriptExplanation;
  const named = (after: 'run' | 'refuse') =>
    explanation.changed.flatMap((call) =>
      call.after === after ? [`${call.tool} ${call.label} ${String(call.times)}`] : [],
    );
  expect([code, named('run'), named('refuse')]).toEqual([0, allowed, refused]);
  expect(explanation.calls).toBe(6);
  expect(explanation.allow.rules).toEqual(['Write(b.txt)', 'Bash(npm test)']);
});

test('the text names each changed call, the rule that would keep it, and the smallest list', async () => {
  const { stdout } = await explained(await recorded());
  expect(stdout).toContain('2 calls of 6 would be decided differently:\n');
  expect(stdout).toMatch(
    / {2}✗ Bash npm test: ran before, 2 times; now refused: .+\n {6}allowed by: --allow 'Bash\(npm test\)'\n/,
  );
  expect(stdout).toContain('allow: |\n  Write(b.txt)\n  Bash(npm test)\n');
});

test('paths in the workspace of the run are paths in this one', async () => {
  const folder = await recorded();
  const elsewhere = aFolder({ 'a.txt': 'a\n' });
  const text = readFileSync(join(folder, 't.jsonl'), 'utf8');
  const absolute = (path: string) => JSON.stringify(join(folder, path)).slice(1, -1);
  writeFileSync(
    join(elsewhere, 't.jsonl'),
    text.replaceAll('"file_path":"b.txt"', `"file_path":"${absolute('b.txt')}"`),
  );
  const { stdout } = await explained(elsewhere, '--allow', 'Bash(npm test)', '--allow', 'Write(b.txt)');
  expect(stdout).toContain('No decision changes: 6 calls of the run would end as before.\n');
});

test.each<[string, readonly string[], string]>([
  ['a command', ['ls'], '--transcript reads the calls from the transcript'],
  ['a tool', ['--tool', 'Read', '--input', '{}'], 'found: --tool --input'],
  ['another file', ['--transcript', 'a.txt'], 'is not a transcript'],
  ['a missing file', ['--transcript', 'missing.jsonl'], 'the transcript cannot be read'],
  ['an invalid rule', ['--allow', 'Bash(('], 'rule-invalid'],
])('%s is an error', async (_title, args, message) => {
  const { code, stderr } = await explained(await recorded(), ...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
