import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withRetries } from '../../src/model/retry.js';
import type { ModelError } from '../../src/model/types.js';
import { aModel, aModelError, say } from '../doubles/model.js';
import { aClock, aRequest, diagnosticOf, eventsOf, finishOf } from './setup.js';

const failing = (modelError: ModelError) => [{ type: 'error', modelError }] as const;

function retrying(diagnostics: readonly ModelError[], random = () => 0.5, options = {}) {
  const clock = aClock();
  const { model, requests } = aModel([...diagnostics.map(failing), say('done')]);
  return { model: withRetries(model, { clock, random }, options), clock, requests };
}

test('keeps the name and the context window', () => {
  const { model } = aModel([]);
  expect(withRetries(model, { clock: aClock(), random: Math.random })).toMatchObject({
    name: 'test/model',
    contextWindow: null,
  });
});

test('passes a turn on as it is', async () => {
  const { model, clock } = retrying([]);
  const [only, ...more] = await eventsOf(model);
  expect([only?.type, more, clock.slept]).toEqual(['finish', [], []]);
});

test('waits up to twice as long each time, never longer than the limit', async () => {
  const { model, clock, requests } = retrying(new Array(4).fill(aModelError()) as ModelError[], () => 0.999_999, {
    maxDelayMs: 3_000,
  });
  finishOf(await eventsOf(model));
  expect(clock.slept).toEqual([1_000, 2_000, 3_000, 3_000]);
  expect(requests).toHaveLength(5);
});

test('voids what was streamed before', async () => {
  const { model } = aModel([
    [{ type: 'text', delta: 'half' }, ...failing(aModelError({ kind: 'cut-off' }))],
    say('whole'),
  ]);
  const events = await eventsOf(withRetries(model, { clock: aClock(), random: () => 0 }));
  expect(events.map((event) => event.type)).toEqual(['text', 'retry', 'finish']);
});

describe('gives up', () => {
  test('after the last attempt, and says how many there were', async () => {
    const { model, requests } = retrying(new Array(9).fill(aModelError({ message: 'It broke.' })) as ModelError[]);
    expect(diagnosticOf(await eventsOf(model)).message).toBe('It broke. (5 attempts)');
    expect(requests).toHaveLength(5);
  });

  test('at once where waiting does not help', async () => {
    const modelError = aModelError({ kind: 'auth', retryable: false });
    const { model, requests, clock } = retrying([modelError]);
    expect([diagnosticOf(await eventsOf(model)), requests.length, clock.slept]).toEqual([modelError, 1, []]);
  });

  test('where the provider asks for too long a wait', async () => {
    const { model, clock } = retrying([aModelError({ message: 'Slow down.', retryAfterMs: 61_000 })]);
    const { message, hint } = diagnosticOf(await eventsOf(model));
    expect(message).toBe('Slow down. It asks to wait 61 s, longer than the 60 s that a run waits.');
    expect([hint.startsWith('Run the job again in 61 s.'), clock.slept]).toEqual([true, []]);
  });

  test('when it is cancelled while it waits', async () => {
    const controller = new AbortController();
    const { model, requests } = aModel([failing(aModelError()), say('late')]);
    const clock = {
      sleep: () => {
        controller.abort();
        return Promise.resolve();
      },
    };
    const events = await eventsOf(withRetries(model, { clock, random: () => 0 }), aRequest(), controller.signal);
    expect([diagnosticOf(events).kind, requests.length]).toEqual(['cancelled', 1]);
  });
});

test('waits at least as long as the provider asks, and never much longer', async () => {
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
