import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aRepository } from '../doubles/place.js';
import { randomNumbers } from '../doubles/random.js';

const bundle = resolve(import.meta.dirname, '../../', process.env['SALLYPORT_TEST_BUNDLE'] ?? 'dist/cli.js');
// SALLYPORT_FUZZ=100 SALLYPORT_SEED=7 npx vitest run test/e2e/resume.test.ts
const kills = Number(process.env['SALLYPORT_FUZZ'] ?? 10);
/** Runs at the same time: most of a run is the start of the program. */
const lanes = 4;

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

/** When to kill a run: so long after its transcript has so many lines. */
interface Kill {
  readonly lines: number;
  readonly thenMs: number;
}

/** Runs the program to its end, or kills it, and returns its output. */
async function run(cwd: string, more: readonly string[], kill: Kill | null = null): Promise<string> {
  const child = spawn(process.execPath, [bundle, ...args, ...more], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, TMPDIR: cwd.replace(/[^/]+$/, '') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  const closed = new Promise((done) => child.on('close', done));
  if (kill !== null) {
    while (child.exitCode === null && linesOf(transcriptIn(cwd)) < kill.lines) await delay(1);
    await Promise.race([delay(kill.thenMs), closed]);
    child.kill('SIGKILL');
  }
  await closed;
  return stdout;
}

function transcriptIn(folder: string): string {
  const path = join(folder, 't.jsonl');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function linesOf(transcript: string): number {
  return transcript.split('\n').length - 1;
}

function repository(): string {
  return aRepository({ 'a.txt': 'a\n', 's.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n') });
}

/** A run that is killed there and resumed has the same result as one that was not, and did nothing twice. */
async function expectSameResult(kill: Kill, expected: object): Promise<void> {
  const folder = repository();
  await run(folder, ['--transcript', 't.jsonl'], kill);
  const before = transcriptIn(folder);
  const stdout = await run(folder, [before.includes('\n') ? '--resume' : '--transcript', 't.jsonl', '--json']);
  const where = before.split('\n').at(-2)?.slice(0, 120) ?? 'the start';
  expect(stdout, where).not.toBe('');
  const result = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  expect(result, where).toMatchObject(expected);
  expect(readFileSync(join(folder, 'b.txt'), 'utf8'), where).toBe('bee\n');
  for (const number of ['1', '2', '3']) {
    const file = join(folder, `once${number}.txt`);
    const isUncertain = JSON.stringify(result['notices']).includes(`echo ${number}`);
    // A command that may have happened is not run again; every other one ran once.
    if (existsSync(file)) expect(readFileSync(file, 'utf8'), where).toBe(`${number}\n`);
    else expect(isUncertain, where).toBe(true);
  }
}

test(`a run that is killed at ${String(kills)} random points has the same result when it is resumed`, async () => {
  const random = randomNumbers(Number(process.env['SALLYPORT_SEED'] ?? 20_261_123));
  const whole = repository();
  const stdout = await run(whole, ['--transcript', 't.jsonl', '--json']);
  const { conclusion, text, turns: count, toolCalls, usage } = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
  const lines = linesOf(transcriptIn(whole));
  // From before the first line to after the last one: each event is as likely, however long the machine takes for it.
  const points = Array.from({ length: kills }, (_, at) => ({
    lines: Math.floor(((at + random()) / kills) * (lines + 1)),
    thenMs: random() * 20,
  }));
  const lane = async () => {
    for (let kill = points.pop(); kill !== undefined; kill = points.pop()) {
      await expectSameResult(kill, { conclusion, text, turns: count, toolCalls, usage });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}, 300_000);
