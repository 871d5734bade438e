import { describe, expect, test } from 'vitest';
import { limitedModel } from '../../../src/batch/run/limited-model.js';
import { createLimiter } from '../../../src/batch/run/limiter.js';
import { withRetries } from '../../../src/model/retry.js';
import { createScriptModel } from '../../../src/model/script/script.js';
import type { ModelEvent, ModelRequest } from '../../../src/model/types.js';

const request: ModelRequest = { system: '', messages: [], tools: [], toolChoice: 'auto' };

/** Asks a script, through limiter and retries, on a clock that jumps to each wake-up. */
async function ask(turns: readonly object[], endAt: number | null = null, requests = 1) {
  let now = 0;
  const clock = {
    now: () => now,
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
  const limiter = createLimiter({
    start: 4,
    ceiling: 4,
    clock,
    wakeAt: (at, work) => {
      now = at;
      setImmediate(work);
    },
    random: () => 1,
  });
  const script = createScriptModel({
    name: 'script:s.jsonl',
    text: turns.map((turn) => JSON.stringify(turn)).join('\n'),
  });
  const limited = limitedModel(script, { limiter, order: 1, clock, endAt });
  const model = withRetries(limited, { clock, random: () => 1 });
  const events: ModelEvent[] = [];
  for (let index = 0; index < requests; index += 1)
    for await (const event of model.stream(request, new AbortController().signal)) events.push(event);
  return { events, elapsedMs: now, limit: limiter.limit() };
}

const last = (events: readonly ModelEvent[]) => events.at(-1);

describe('limitedModel', () => {
  test('waits for each 429 as long as the provider asks, however many there are', async () => {
    const { events, elapsedMs } = await ask([{ fail: { status: 429, times: 9, retryAfter: 20 } }, { say: 'done' }]);
    expect(last(events)).toMatchObject({ type: 'finish' });
    expect(events.filter(({ type }) => type === 'retry')).toHaveLength(9);
    expect(elapsedMs).toBeGreaterThanOrEqual(180_000);
  });

  test('gives up with the time if the wait ends after the job', async () => {
    const { events } = await ask([{ fail: { status: 429, times: 1, retryAfter: 600 } }, { say: 'done' }], 300_000);
    expect(last(events)).toMatchObject({
      type: 'error',
      modelError: {
        kind: 'rate-limit',
        retryable: false,
        retryAfterMs: 600_000,
        message: expect.stringContaining('1970-01-01T00:10:00') as string,
      },
    });
  });

  test('names the limit that a request of another job met in a whole sentence', async () => {
    const script = createScriptModel({ name: 'script:s.jsonl', text: '{"say":"done"}' });
    const clock = { now: () => 0, sleep: () => Promise.resolve() };
    const limiter = {
      ...createLimiter({ start: 1, ceiling: 1, clock, wakeAt: () => undefined, random: () => 1 }),
      blockedUntil: () => 3_600_000,
    };
    const events: ModelEvent[] = [];
    const model = limitedModel(script, { limiter, order: 1, clock, endAt: null });
    for await (const event of model.stream(request, new AbortController().signal)) events.push(event);
    expect(last(events)).toMatchObject({
      modelError: { message: 'The rate limit of script:s.jsonl is reached until 1970-01-01T01:00:00.000Z.' },
    });
  });

  test('gives each request of a job 15 minutes of waits', async () => {
    const turn = (say: string) => [{ fail: { status: 429, times: 10, retryAfter: 60 } }, { say }];
    const { events, elapsedMs } = await ask([...turn('one'), ...turn('two')], null, 2);
    expect(events.filter(({ type }) => type === 'finish')).toHaveLength(2);
    expect(elapsedMs).toBeGreaterThanOrEqual(1_200_000);
  });

  test('gives up after 15 minutes of waits for one request', async () => {
    const { events } = await ask([{ fail: { status: 429, times: 99, retryAfter: 50 } }, { say: 'done' }]);
    expect(last(events)).toMatchObject({ type: 'error', modelError: { kind: 'rate-limit' } });
    expect(events.filter(({ type }) => type === 'retry').length).toBeLessThanOrEqual(18);
  });

  test('leaves server errors to the one retry layer, without shrinking the limit', async () => {
    const { events, limit } = await ask([{ fail: { status: 503, times: 2 } }, { say: 'done' }]);
    expect(events.map(({ type }) => type)).toEqual(['retry', 'retry', 'text', 'finish']);
    expect(limit).toBe(4);
  });
});
