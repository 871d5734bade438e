import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { aRepository } from '../doubles/place.js';

const bundle = resolve(import.meta.dirname, '../../', process.env['SALLYPORT_TEST_BUNDLE'] ?? 'dist/cli.js');
const kills = Number(process.env['SALLYPORT_TEST_KILLS'] ?? 20);

const calls = (...all: readonly (readonly [tool: string, input: object])[]) => ({
  calls: all.map(([tool, input]) => ({ tool, input })),
  usage: { input: 10, output: 1 },
});
const turns = [
  calls(['Read', { file_path: 'a.txt' }]),
  calls(['Write', { file_path: 'b.txt', content: 'bee\n' }], ['Bash', { command: 'echo 1 >> once1.txt' }]),
  calls(['Bash', { command: 'echo 2 >> once2.txt' }], ['Read', { file_path: 'b.txt' }]),
  calls(
    ['TodoWrite', { todos: [{ content: 'Answer', status: 'completed' }] }],
    ['Bash', { command: 'echo 3 >> once3.txt' }],
  ),
  { say: 'All is done.', usage: { input: 10, output: 1 } },
];
const rules = ['Write(*.txt)', 'Bash(echo:*)'].flatMap((rule) => ['--allow', rule]);
const args = ['run', '--prompt', 'x', '--model', 'script:s.jsonl', '--sandbox', 'off', '--publish', 'none', ...rules];

interface Ended {
  readonly stdout: string;
  readonly ms: number;
}

/** Runs the program and kills it after this time. */
async function start(cwd: string, more: readonly string[], killAfterMs: number | null): Promise<Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, [bundle, ...args, ...more], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, TMPDIR: cwd.replace(/[^/]+$/, '') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  await new Promise((done) => child.on('close', done));
  if (timer !== null) clearTimeout(timer);
  return { stdout, ms: performance.now() - began };
}

function repository(): string {
  return aRepository({ 'a.txt': 'a\n', 's.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n') });
}

test(`a run that is killed at ${String(kills)} random points has the same result when it is resumed`, async () => {
  const whole = await start(repository(), ['--transcript', 't.jsonl', '--json'], null);
  const expected = JSON.parse(whole.stdout) as Readonly<Record<string, unknown>>;
  for (let kill = 0; kill < kills; kill += 1) {
    const folder = repository();
    await start(folder, ['--transcript', 't.jsonl'], whole.ms * (0.4 + 0.6 * Math.random()));
    const transcript = join(folder, 't.jsonl');
    const before = existsSync(transcript) ? readFileSync(transcript, 'utf8') : '';
    const resume = before.includes('\n') ? ['--resume', 't.jsonl'] : ['--transcript', 't.jsonl'];
    const { stdout } = await start(folder, [...resume, '--json'], null);
    const where = before.split('\n').at(-2)?.slice(0, 120) ?? 'the start';
    expect(stdout, where).not.toBe('');
    const result = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
    const { conclusion, text, turns: count, toolCalls, usage } = expected;
    expect(result, where).toMatchObject({ conclusion, text, turns: count, toolCalls, usage });
    expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('bee\n');
    for (const number of ['1', '2', '3']) {
      const file = join(folder, `once${number}.txt`);
      const isUncertain = JSON.stringify(result['notices']).includes(`echo ${number}`);
      // A command that may have happened is not run again; every other one ran once.
      if (existsSync(file)) expect(readFileSync(file, 'utf8'), where).toBe(`${number}\n`);
      else expect(isUncertain, where).toBe(true);
    }
  }
}, 300_000);
