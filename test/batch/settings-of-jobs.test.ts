import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playBatch } from '../doubles/batch.js';
import { startBatchServer } from '../doubles/batch-api-server.js';
import { startModelServer } from '../doubles/model-server.js';
import { aFolder } from '../doubles/place.js';

const batch = (model: string, rest: string) => `name: docs
defaults: { model: ${model} }
concurrency: 1
${rest}`;

const settings = (url: string) => ({ 'base-url': url, 'api-key': 'sk-test-0123456789' });

test.each([
  ['a value of the matrix', 'jobs: [{ id: one, prompt: x, matrix: { temperature: [0, 0.5, 1] } }]', [0, 0.5, 1]],
  [
    'a setting of its entry',
    'jobs: [{ id: one, prompt: x, temperature: 0.5 }, { id: two, prompt: x }]',
    [0.5, undefined],
  ],
])('each job has its own temperature, from %s', async (_from, jobs, expected) => {
  const server = await startModelServer(() => ({ text: 'Done.' }));
  onTestFinished(() => server.close());
  const folder = aFolder({ 'batch.yml': batch('compatible/m', jobs) });
  await playBatch(folder, 'batch.yml', { settings: settings(`${server.url}/v1`) });
  expect(server.requests.map(({ body }) => body['temperature'])).toEqual(expected);
});

test('a judge has the defaults of its model, not the parameters of the job that it grades', async () => {
  const answer = { text: '{"reason": "It fits.", "choice": "good"}' };
  const server = await startModelServer(() => answer);
  onTestFinished(() => server.close());
  const judge = '{ judge: { prompt: "Is it good? {{completion}}", choices: { good: 1, poor: 0 } } }';
  const matrix = 'matrix: { temperature: [0, 1], effort: [low, high] }, thinking: visible';
  const jobs = `jobs: [{ id: one, prompt: x, ${matrix}, evaluate: [${judge}] }]`;
  const folder = aFolder({ 'batch.yml': batch('openai/gpt-5', jobs) });
  await playBatch(folder, 'batch.yml', { settings: settings(`${server.url}/v1`) });
  const isJudge = (text: string) => text.includes('graded-text');
  const parametersOf = (own: boolean) =>
    server.requests
      .filter(({ text }) => isJudge(text) === own)
      .map(({ body: { temperature, reasoning } }) => [temperature, reasoning]);
  expect(parametersOf(false)).toHaveLength(4);
  expect(new Set(parametersOf(false).map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  expect(parametersOf(true)).toEqual(Array.from({ length: 4 }, () => [undefined, undefined]));
});

test('each job has its own context window', async () => {
  const server = await startModelServer(() => ({ text: 'Done.' }));
  onTestFinished(() => server.close());
  const jobs = 'jobs: [{ id: one, prompt: x }, { id: two, prompt: x, context-window: 9000 }]';
  const folder = aFolder({ 'batch.yml': batch('compatible/m', jobs) });
  await playBatch(folder, 'batch.yml', { settings: settings(`${server.url}/v1`) });
  const transcripts = join(folder, '.sallyport/state/docs/transcripts');
  const windows = readdirSync(transcripts)
    .map((name) => /"contextWindow":(\w+)/.exec(readFileSync(join(transcripts, name), 'utf8'))?.[1])
    .sort();
  expect(windows).toEqual(['9000', 'null']);
});

test('delivery: batch sends each request with the temperature of its job', async () => {
  const server = await startBatchServer({});
  onTestFinished(() => server.close());
  const jobs = `delivery: batch
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b] }
    matrix: { temperature: [0, 0.5] }
`;
  const folder = aFolder({ 'batch.yml': batch('anthropic/claude-sonnet-4-5', jobs) });
  await playBatch(folder, 'batch.yml', { settings: settings(server.url) });
  const sent = server.batches.flatMap(({ requests }) => requests);
  expect(sent.map((text) => /"temperature":([\d.]+)/.exec(text)?.[1]).sort()).toEqual(['0', '0.5']);
});

test('a job whose prompt is too long for the context window has a notice that the model did not get all of it', async () => {
  const jobs = `jobs:
  - id: one
    prompt: "Sum up {{item.text}}"
    context-window: 8000
    items: { jsonl: rows.jsonl }
`;
  const rows = ['short', 'word '.repeat(10_000)].map((text, id) => JSON.stringify({ id, text })).join('\n');
  const folder = aFolder({
    'batch.yml': batch('script:a.jsonl', jobs),
    'rows.jsonl': rows,
    'a.jsonl': JSON.stringify({ say: 'Done.' }),
  });
  const { result } = await playBatch(folder, 'batch.yml');
  const notice = expect.stringContaining('did not get the whole task') as string;
  expect(result.jobs.map(({ notices }) => notices)).toEqual([[], [notice]]);
});

test('a prompt that is too long for the context window is truncated to what the first request can hold', async () => {
  const server = await startModelServer(() => ({ text: 'Done.' }));
  onTestFinished(() => server.close());
  const jobs = 'jobs: [{ id: one, prompt-file: long.txt, context-window: 40000 }]';
  const folder = aFolder({ 'batch.yml': batch('compatible/m', jobs), 'long.txt': 'word '.repeat(40_000) });
  await playBatch(folder, 'batch.yml', { settings: settings(`${server.url}/v1`) });
  const words = JSON.stringify(server.requests[0]?.body).split('word ').length;
  expect(server.requests).toHaveLength(1);
  // Of 40,000 tokens, 28,500 are for the first request; 12,000 are for the task after a compaction.
  expect(words).toBeGreaterThan(12_000);
});

test.each([
  ['prompt', 'Describe.', 'remove prompt, or write it into the batch file'],
  ['transcript', 'run.jsonl', 'remove transcript'],
])('the input %s is refused with a hint that helps', async (name, value, hint) => {
  const folder = aFolder({ 'batch.yml': batch('script:a.jsonl', 'jobs: [{ id: one, prompt: x }]') });
  await expect(playBatch(folder, 'batch.yml', { settings: { [name]: value } })).rejects.toMatchObject({
    diagnostics: [{ location: name, hint }],
  });
});

test('each entry finds its commands in its own command-directories', async () => {
  const jobs = `jobs:
  - { id: one, command: greet, command-directories: [one] }
  - { id: two, command: greet, command-directories: [two] }
`;
  const server = await startModelServer(() => ({ text: 'Done.' }));
  onTestFinished(() => server.close());
  const folder = aFolder({
    'batch.yml': batch('compatible/m', jobs),
    'one/greet.md': 'Say hello.',
    'two/greet.md': 'Say goodbye.',
  });
  await playBatch(folder, 'batch.yml', { settings: settings(`${server.url}/v1`) });
  const sent = server.requests.map(({ body }) => /Say \w+/.exec(JSON.stringify(body))?.[0]);
  expect(sent).toEqual(['Say hello', 'Say goodbye']);
});

test('inputs for the comment and the item of a single run are named in the log of a batch', async () => {
  const files = {
    'batch.yml': batch('script:a.jsonl', 'jobs: [{ id: one, prompt: x }]'),
    'a.jsonl': '{"say":"Done."}',
  };
  const given = { progress: 'true', reaction: 'false', checkout: 'head' };
  const { lines } = await playBatch(aFolder(files), 'batch.yml', { settings: given });
  expect(lines).toContain('These settings have no effect in a batch: progress, checkout.');
});
