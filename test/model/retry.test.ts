import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withRetries } from '../../src/model/retry.js';
import type { ModelError } from '../../src/model/types.js';
import { aModel, aModelError, say, someUsage } from '../doubles/model.js';
import { aClock, aRequest, diagnosticOf, eventsOf, finishOf } from './setup.js';

const failing = (modelError: ModelError) => [{ type: 'error', modelError }] as const;

function retrying(diagnostics: readonly ModelError[], random = () => 0.5, options = {}) {
  const clock = aClock();
  const { model, requests } = aModel([...diagnostics.map(failing), say('done')]);
  return { model: withRetries(model, { clock, random }, options), clock, requests };
}

test('a model with retries keeps its name and context window', () => {
  const { model } = aModel([]);
  expect(withRetries(model, { clock: aClock(), random: Math.random })).toMatchObject({
    name: 'test/model',
    contextWindow: null,
  });
});

test('a successful turn is passed on unchanged', async () => {
  const { model, clock } = retrying([]);
  const [only, ...more] = await eventsOf(model);
  expect([only?.type, more, clock.slept]).toEqual(['finish', [], []]);
});

test('delays double with each retry up to 30 seconds, and chance takes at most half of each', async () => {
  const errors = new Array(7).fill(aModelError({ kind: 'overloaded' })) as ModelError[];
  const longest = retrying(errors, () => 0.999_999);
  finishOf(await eventsOf(longest.model));
  const shortest = retrying(errors, () => 0);
  finishOf(await eventsOf(shortest.model));
  expect(longest.clock.slept).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(shortest.clock.slept).toEqual(longest.clock.slept.map((delay) => delay / 2));
});

test('a failed attempt that had begun to answer reports its usage', async () => {
  const { model } = aModel([
    [{ type: 'error', modelError: aModelError(), usage: someUsage }],
    [{ type: 'error', modelError: aModelError({ retryable: false }), usage: someUsage }],
  ]);
  const events = await eventsOf(withRetries(model, { clock: aClock(), random: () => 0 }));
  expect(events).toMatchObject([
    { type: 'retry', usage: someUsage },
    { type: 'error', usage: someUsage },
  ]);
});

describe('waits', () => {
  const always = new Array(99).fill(aModelError({ kind: 'overloaded', message: 'Overloaded.' })) as ModelError[];
  const sum = (delays: readonly number[]) => delays.reduce((total, delay) => total + delay, 0);

  test.each([
    { name: 'five minutes', options: {}, limit: 300_000 },
    { name: 'a third of the time left', options: { endsAt: 180_000 }, limit: 60_000 },
    { name: 'five minutes of a long job', options: { endsAt: 9_000_000 }, limit: 300_000 },
    { name: 'no time after the end of the job', options: { endsAt: -1 }, limit: 0 },
  ])('waits for an overloaded provider up to $name', async ({ options, limit }) => {
    const { model, clock } = retrying(always, () => 0.999_999, options);
    expect(diagnosticOf(await eventsOf(model)).kind).toBe('overloaded');
    expect(sum(clock.slept)).toBeLessThanOrEqual(limit);
    expect(sum(clock.slept)).toBeGreaterThan(limit - 31_000);
  });

  test.each(['network', 'server'] as const)('waits after an error of the kind %s only four times', async (kind) => {
    const { model, requests } = retrying(new Array(9).fill(aModelError({ kind })) as ModelError[]);
    expect(diagnosticOf(await eventsOf(model)).kind).toBe(kind);
    expect(requests).toHaveLength(5);
  });
});

test('a retry voids the events streamed before', async () => {
  const { model } = aModel([
    [{ type: 'text', delta: 'half' }, ...failing(aModelError({ kind: 'cut-off' }))],
    say('whole'),
  ]);
  const events = await eventsOf(withRetries(model, { clock: aClock(), random: () => 0 }));
  expect(events.map((event) => event.type)).toEqual(['text', 'retry', 'finish']);
});

describe('gives up', () => {
  test('gives up after the last attempt and reports the number of attempts', async () => {
    const { model, requests } = retrying(
      new Array(9).fill(aModelError({ kind: 'overloaded', message: 'It broke.' })) as ModelError[],
      () => 0,
      { maxWaitMs: 4_000 },
    );
    expect(diagnosticOf(await eventsOf(model)).message).toBe('It broke. (4 attempts)');
    expect(requests).toHaveLength(4);
  });

  test('gives up immediately if waiting does not help', async () => {
    const modelError = aModelError({ kind: 'auth', retryable: false });
    const { model, requests, clock } = retrying([modelError]);
    expect([diagnosticOf(await eventsOf(model)), requests.length, clock.slept]).toEqual([modelError, 1, []]);
  });

  test('gives up if the provider asks for too long a wait', async () => {
    const { model, clock } = retrying([aModelError({ message: 'Slow down.', retryAfterMs: 3_601_000 })]);
    const { message, hint } = diagnosticOf(await eventsOf(model));
    expect(message).toBe('Slow down. The provider asks to wait 61 minutes, longer than the run can.');
    expect([hint.startsWith('Run the job again in 61 minutes.'), clock.slept]).toEqual([true, []]);
  });

  test('gives up when canceled during a delay', async () => {
    const controller = new AbortController();
    const { model, requests } = aModel([failing(aModelError()), say('late')]);
    const clock = {
      now: () => 0,
      sleep: () => {
        controller.abort();
        return Promise.resolve();
      },
    };
    const events = await eventsOf(withRetries(model, { clock, random: () => 0 }), aRequest(), controller.signal);
    expect([diagnosticOf(events).kind, requests.length]).toEqual(['cancelled', 1]);
  });
});

test('waits as long as the provider asks, and never much longer', async () => {
  const wait = fc.integer({ min: 1, max: 60_000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(wait, { maxLength: 4 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      async (waits, chance) => {
        const { model, clock } = retrying(
          waits.map((retryAfterMs) => aModelError({ retryAfterMs })),
          () => chance,
        );
        finishOf(await eventsOf(model));
        expect(clock.slept).toHaveLength(waits.length);
        for (const [index, slept] of clock.slept.entries()) {
          expect(slept).toBeGreaterThanOrEqual(waits[index] ?? 0);
          expect(slept).toBeLessThanOrEqual((waits[index] ?? 0) + 1_000);
        }
      },
    ),
  );
});
