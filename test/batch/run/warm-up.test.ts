import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createWarmUps, warmedUpModel } from '../../../src/batch/run/limited-model.js';
import type { Model, ModelEvent, ModelRequest } from '../../../src/model/types.js';
import { playBatch } from '../../doubles/batch.js';
import { aFolder } from '../../doubles/place.js';
import { toStream, wireOf } from '../../doubles/wire.js';

const long: ModelRequest = { system: 'Review the text. '.repeat(500), messages: [], tools: [], toolChoice: 'auto' };
const usage = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
const finish: ModelEvent = { type: 'finish', reason: 'stop', message: { role: 'assistant', parts: [] }, usage };
const failure: ModelEvent = {
  type: 'error',
  modelError: { kind: 'server', message: 'down', hint: 'wait', retryable: false },
};

/** A model whose requests answer when the test says so, with these events. */
function aModel() {
  const waiting: ((events: readonly ModelEvent[]) => void)[] = [];
  const model: Model = {
    name: 'anthropic/m',
    contextWindow: null,
    async *stream() {
      yield* await new Promise<readonly ModelEvent[]>((resolve) => waiting.push(resolve));
    },
  };
  return { model, waiting };
}

/** Sends these requests at once. */
function send(requests: readonly ModelRequest[], signal = new AbortController().signal) {
  const { model, waiting } = aModel();
  const warmed = warmedUpModel(model, { warmUps: createWarmUps(), connection: '', leastTokens: 1_024 });
  const ended = requests.map(async (request) => {
    const events: ModelEvent[] = [];
    for await (const event of warmed.stream(request, signal)) events.push(event);
  });
  return { waiting, ended, settled: () => delay(5) };
}

describe('of the requests with one long prefix', () => {
  test.each<[string, readonly ModelEvent[], number]>([
    ['the others follow once the first has begun to answer', [{ type: 'text', delta: 'a' }, finish], 3],
    ['the others follow once the first thinks', [{ type: 'reasoning', delta: 'a' }, finish], 3],
    [
      'the others still wait after a notice, and the next one is the first after a failure',
      [{ type: 'notice', text: 'n' }, failure],
      2,
    ],
  ])('%s', async (_title, events, sent) => {
    const { waiting, ended, settled } = send([long, long, long]);
    await settled();
    expect(waiting).toHaveLength(1);
    waiting[0]?.(events);
    await settled();
    expect(waiting).toHaveLength(sent);
    for (let at = 1; at < 3; at += 1) {
      waiting[at]?.([finish]);
      await settled();
    }
    await Promise.all(ended);
  });

  test('those that are aborted no longer wait', async () => {
    const controller = new AbortController();
    const { waiting, ended, settled } = send([long, long, long], controller.signal);
    await settled();
    controller.abort();
    await settled();
    expect(waiting).toHaveLength(3);
    for (const answer of waiting) answer([failure]);
    await Promise.all(ended);
  });
});

test.each<[string, readonly ModelRequest[]]>([
  [
    'a short prefix is not in any cache',
    [
      { ...long, system: 'Hi.' },
      { ...long, system: 'Hi.' },
    ],
  ],
  ['other prefixes do not wait for each other', [long, { ...long, system: `${long.system}!` }]],
])('%s', async (_title, requests) => {
  const { waiting, ended, settled } = send(requests);
  await settled();
  expect(waiting).toHaveLength(2);
  for (const answer of waiting) answer([finish]);
  await Promise.all(ended);
});

/**
 * Counts what a provider would write to its cache and read from it: a prefix is there once an answer to it has begun.
 * Nothing is answered before this number of requests has arrived.
 */
async function startCachingServer(parallel: number) {
  const cached = new Set<string>();
  const counts = { writes: 0, reads: 0 };
  const waiting: (() => void)[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { system, tools } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      const prefix = JSON.stringify([system, tools]);
      counts[cached.has(prefix) ? 'reads' : 'writes'] += 1;
      const usage = cached.has(prefix) ? { input: 100, output: 10, cacheRead: 900 } : { input: 1_000, output: 10 };
      const { body, end } = toStream(wireOf(request.url ?? '') ?? 'anthropic', { text: 'Done.', usage });
      waiting.push(() => {
        cached.add(prefix);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end([...body, ...end].join(''));
      });
      if (counts.writes + counts.reads >= parallel) for (const answer of waiting.splice(0)) answer();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, counts };
}

test.each([
  ['a batch writes each prefix once, and shows what that saved', '', 2, { writes: 2, reads: 10 }, 4_500],
  ['without it, each parallel job writes', 'cache-warm-up: false', 12, { writes: 12, reads: 0 }, null],
])('%s', async (_title, more, parallel, expected, cachedTokens) => {
  const { url, counts } = await startCachingServer(parallel);
  const items = 'items: { list: [a, b, c, d, e, f] }';
  const folder = aFolder({
    'batch.yml': `defaults: { model: anthropic/claude-sonnet-4-5 }\n${more}\njobs:\n  - { id: one, prompt: "{{item.value}}", ${items} }\n  - { id: two, prompt: "{{item.value}}", allow: [Write], ${items} }\n`,
  });
  const settings = { 'base-url': url, 'api-key': 'sk-test-0123456789' };
  const { result, outcome } = await playBatch(folder, 'batch.yml', { settings, concurrency: 12 });
  expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(new Array(12).fill('success'));
  expect(counts).toEqual(expected);
  const use = { inputTokens: 6_000, cachedTokens, share: 0.75, savedUsd: 0.01215 };
  expect(result.caches).toEqual(cachedTokens === null ? undefined : ['one', 'two'].map((id) => ({ id, ...use })));
  if (cachedTokens === null) return;
  expect(outcome.text).toContain('\n  one: 75 % of 6,000 input tokens from the cache, $0.01 saved');
  expect(outcome.summary).toContain('| one | 6,000 | 75 % | $0.01 |');
});
