import { describe, expect, test } from 'vitest';
import { createWithFallbacks } from '../../src/model/choose.js';
import type { ModelOptions } from '../../src/model/endpoint.js';
import { withFallbacks } from '../../src/model/fallback.js';
import { createOutages } from '../../src/model/outages.js';
import { withRetries } from '../../src/model/retry.js';
import { withStandardTier } from '../../src/model/standard-tier.js';
import type { Model, ModelError, ModelEvent } from '../../src/model/types.js';
import { aRequest, eventsOf } from './setup.js';

const overloaded: ModelError = { kind: 'overloaded', status: 529, message: 'Overloaded.', hint: '', retryable: true };

/** Two models, of which the first one fails as long as it is down, and what was asked. */
function aProvider(modelError = overloaded) {
  const state = { isDown: true, now: 0, asked: [] as string[] };
  const model = (name: string, fails: () => boolean): Model => ({
    name,
    contextWindow: null,
    async *stream(): AsyncGenerator<ModelEvent> {
      state.asked.push(name);
      yield await Promise.resolve(fails() ? ({ type: 'error', modelError } as const) : finish);
    },
  });
  const outages = createOutages({ now: () => state.now });
  const job = async () => {
    const first = model('first', () => state.isDown);
    const other = { name: 'other', load: () => Promise.resolve(model('other', () => false)) };
    await eventsOf(withFallbacks(first, [other], outages), aRequest());
    return state.asked.splice(0);
  };
  return { state, model, job };
}

const usage = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
const finish = { type: 'finish', reason: 'stop', usage } as unknown as ModelEvent;

test('a job begins with the fallback model if the model was overloaded for another job', async () => {
  const { job } = aProvider();
  expect([await job(), await job()]).toEqual([['first', 'other'], ['other']]);
});

test('after ten minutes, one job tries the model again, and the others do so if it has answered', async () => {
  const { state, job } = aProvider();
  await job();
  state.now = 600_000;
  expect([await job(), await job()]).toEqual([['first', 'other'], ['other']]);
  state.now = 1_200_000;
  state.isDown = false;
  expect([await job(), await job()]).toEqual([['first'], ['first']]);
});

test('the job that tries a model again after ten minutes has all of its retries', () => {
  const clock = { time: 0, now: () => clock.time };
  const outages = createOutages(clock);
  outages.failed('first', overloaded);
  const seen = () => [outages.isDown('first'), outages.isLasting('first', overloaded)];
  expect(seen()).toEqual([true, true]);
  clock.time = 600_000;
  expect(seen()).toEqual([false, false]);
  outages.failed('first', overloaded);
  expect(seen()).toEqual([true, true]);
});

test('a failure that may concern only one job sends no other job to the fallback model', async () => {
  const { job } = aProvider({ ...overloaded, kind: 'server', status: 500 });
  expect([await job(), await job()]).toEqual([
    ['first', 'other'],
    ['first', 'other'],
  ]);
});

describe('a job that waits for a retry when another job has given up', () => {
  const play = async (wrap: (load: () => Model) => Model) => {
    const { state, model } = aProvider();
    const outages = createOutages({ now: () => 0 });
    const clock = {
      now: () => 0,
      sleep: () => {
        outages.failed('script:first', overloaded);
        return Promise.resolve();
      },
    };
    const ports = { clock, random: () => 0 };
    const load = ({ name, retry }: Pick<ModelOptions, 'name' | 'retry'>) =>
      Promise.resolve(
        wrap(() =>
          withRetries(
            model(name, () => name === 'script:first'),
            ports,
            retry,
          ),
        ),
      );
    const options = { name: 'script:first', fallbacks: ['script:other'], retry: {} } as unknown as ModelOptions;
    await eventsOf(await createWithFallbacks(options, load, outages), aRequest());
    return state.asked;
  };

  test('continues with the fallback model', async () => {
    expect(await play((load) => load())).toEqual(['script:first', 'script:first', 'script:other']);
  });

  test('asks the standard tier of its model first if it has paid for answers of the flex tier', async () => {
    const standard: Model = {
      name: 'script:first',
      contextWindow: null,
      async *stream(): AsyncGenerator<ModelEvent> {
        yield await Promise.resolve(finish);
      },
    };
    const asked = await play((load) => withStandardTier(load(), () => Promise.resolve(standard), true));
    expect(asked).toEqual(['script:first', 'script:first']);
  });
});
