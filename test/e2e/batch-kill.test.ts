import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { BatchResult } from '../../src/batch/model/result-types.js';
import { runCli } from '../doubles/cli.js';
import { startModelServer } from '../doubles/model-server.js';
import { aFolder } from '../doubles/place.js';
import { randomNumbers } from '../doubles/random.js';

// SALLYPORT_FUZZ=100 SALLYPORT_SEED=7 npx vitest run test/e2e/batch-kill.test.ts
const kills = Number(process.env['SALLYPORT_FUZZ'] ?? 10);
const jobs = 8 * kills;
const concurrency = 4;
const cli = resolve(import.meta.dirname, '../../dist/cli.js');

/** Starts the batch and kills it a while after its first job has ended. */
async function killedRun(folder: string, args: readonly string[], afterMs: number): Promise<void> {
  const env = { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder };
  const running = spawn(process.execPath, [cli, ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => void running.on('close', () => done()));
  const begun = new Promise<void>((done) => {
    running.stderr.on('data', (chunk: Buffer) => {
      if (/^\d+\/\d+ /m.test(chunk.toString('utf8'))) done();
    });
  });
  await Promise.race([begun, ended]);
  await Promise.race([delay(afterMs), ended]);
  running.kill('SIGKILL');
  await ended;
}

/** Every stored record is complete, and its transcript is there. */
function checkState(state: string): number {
  const names = readdirSync(join(state, 'jobs')).filter((name) => !name.startsWith('.'));
  for (const name of names) {
    const record = JSON.parse(readFileSync(join(state, 'jobs', name), 'utf8')) as Record<string, unknown>;
    expect(record).toMatchObject({ key: name.replace('.json', ''), conclusion: 'success' });
    expect(readFileSync(join(state, String(record['transcriptPath'])), 'utf8')).toContain('"type":"stop"');
  }
  return names.length;
}

test('a batch that is killed again and again loses no finished job and pays for none twice', async () => {
  const random = randomNumbers(Number(process.env['SALLYPORT_SEED'] ?? 20_261_122));
  const answer = (text: string) => ({ text: /item-\d+/.exec(text)?.[0] ?? '' });
  const server = await startModelServer(({ text }) => answer(text));
  onTestFinished(() => server.close());
  const folder = aFolder({
    'batch.yml': [
      'name: kill',
      `defaults: { model: compatible/m }`,
      `concurrency: ${String(concurrency)}`,
      'jobs:',
      '  - id: one',
      '    prompt: "Describe {{item.value}}."',
      `    items: { list: [${Array.from({ length: jobs }, (_, at) => `item-${String(at)}`).join(', ')}] }`,
    ].join('\n'),
  });
  const args = ['batch', 'batch.yml', '--base-url', `${server.url}/v1`, '--resume'];
  const state = join(folder, '.sallyport/state/kill');
  let stored = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await killedRun(folder, args, random() * 80);
    const now = checkState(state);
    expect(now).toBeGreaterThanOrEqual(stored);
    stored = now;
  }
  const { code, stdout } = await runCli([...args, '--json'], { cwd: folder, env: { TMPDIR: folder } });
  expect(code).toBe(0);
  const result = JSON.parse(stdout) as BatchResult;
  expect(result).toMatchObject({ conclusion: 'success', counts: { success: jobs } });
  expect(result.jobs.map(({ text }) => text)).toEqual(result.jobs.map(({ item }) => item?.['value']));
  // All parts of a resumed run are one run.
  expect(result.jobs.some(({ reused }) => reused)).toBe(false);
  // Each kill may lose the requests of the jobs that were under way.
  expect(server.requests.length).toBeLessThanOrEqual(jobs + kills * concurrency);
}, 600_000);
