import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playBatch } from '../doubles/batch.js';
import { startModelServer } from '../doubles/model-server.js';
import { aFolder } from '../doubles/place.js';

const script = (...turns: readonly object[]) => turns.map((turn) => JSON.stringify(turn)).join('\n');

/** A batch of two jobs, with these settings and files. */
const twoJobs = (settings: string, files: Readonly<Record<string, string>>) =>
  aFolder({
    'batch.yml': `name: docs
defaults: { model: "script:a.jsonl", ${settings} }
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b] }
`,
    ...files,
  });

test('jobs whose time ends before the rate limit are deferred, instead of failing after it', async () => {
  const folder = twoJobs('timeout-minutes: 1', {
    'a.jsonl': script({ fail: { status: 429, times: 99, retryAfter: 120 } }),
  });
  const { result, outcome } = await playBatch(folder, 'batch.yml');
  expect(result).toMatchObject({ deferred: 2, failed: 0 });
  expect(result.jobs[0]?.reason).toContain('rate limit of script:a.jsonl is reached until');
  expect(outcome.exitCode).toBe(0);
});

test('a job that a fallback model has answered has a notice that names it, and counts in the rate of that model', async () => {
  const folder = twoJobs('fallback-model: ["script:b.jsonl"]', {
    'a.jsonl': script({ fail: { status: 402, times: 99 } }),
    'b.jsonl': script({ say: 'Answer' }),
  });
  const path = join(folder, 'batch.yml');
  appendFileSync(path, '    evaluate: [{ contains: Answer }]\n');
  const { result } = await playBatch(folder, 'batch.yml');
  expect(result.passRates).toMatchObject([{ model: 'script:b.jsonl', passed: 2 }]);
  expect((await playBatch(folder, 'batch.yml')).result.passRates).toEqual(result.passRates);
  expect(result.jobs.map(({ text }) => text)).toEqual(['Answer', 'Answer']);
  const notice = expect.stringContaining('The run continues with script:b.jsonl.') as string;
  expect(result.jobs.map(({ notices }) => notices)).toEqual([[notice], [notice]]);
});

test('jobs begin with the fallback model if the model stays overloaded for another job', async () => {
  // Retries take at most a third of the time.
  const folder = twoJobs('fallback-model: ["script:b.jsonl"], timeout-minutes: 0.05', {
    'a.jsonl': script({ fail: { status: 529, times: 99 } }),
    'b.jsonl': script({ say: 'Answer' }),
  });
  const { result } = await playBatch(folder, 'batch.yml', { concurrency: 1 });
  expect(result.jobs.map(({ text, notices }) => [text, notices.length])).toEqual([
    ['Answer', 1],
    ['Answer', 1],
  ]);
  expect(result.jobs[1]?.notices).toEqual([
    'script:a.jsonl did not answer another job. The run begins with script:b.jsonl.',
  ]);
});

test('each job whose parameters the server refuses has a notice', async () => {
  const message = "Unsupported value: 'temperature' does not support 0.2 with this model.";
  const server = await startModelServer(({ body }) =>
    body['temperature'] === undefined ? { text: 'Done.' } : { status: 400, body: { error: { message } } },
  );
  onTestFinished(() => server.close());
  const settings = { 'base-url': `${server.url}/v1`, model: 'compatible/m', temperature: 0.2 };
  const { result } = await playBatch(twoJobs('max-turns: 2', {}), 'batch.yml', { settings, concurrency: 1 });
  const notice = 'compatible/m does not accept temperature and topP: they are left out.';
  expect(result.jobs.map(({ notices }) => notices)).toEqual([[notice], [notice]]);
  expect(server.requests).toHaveLength(3);
});

test('the failures of a request whose image the provider rejects are counted over the runs, and park the item', async () => {
  const error = { type: 'invalid_request_error', message: 'Could not process image' };
  const server = await startModelServer(() => ({ status: 400, body: { error } }));
  onTestFinished(() => server.close());
  const settings = { 'base-url': `${server.url}/v1`, model: 'compatible/m' };
  const folder = twoJobs('max-turns: 2', {});
  appendFileSync(join(folder, 'batch.yml'), 'park-after: 2\n');
  const ends: (readonly number[])[] = [];
  for (let night = 1; night <= 3; night += 1) {
    const { result } = await playBatch(folder, 'batch.yml', { settings });
    ends.push([result.failed, result.parked]);
  }
  expect(ends).toEqual([
    [2, 0],
    [2, 0],
    [0, 2],
  ]);
});
