import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMeter } from '../../../src/job/conversation/metered-model.js';
import type { ModelMessage } from '../../../src/messages/types.js';
import type { Model, ModelEvent, ModelRequest, Usage } from '../../../src/model/types.js';
import { aModelError } from '../../doubles/model.js';
import { aRequest, diagnosticOf, eventsOf, finishOf, user } from '../../model/setup.js';

const inputUsd = 2 / 1_000_000;
const outputUsd = 10 / 1_000_000;
const costOf = ({ inputTokens, cacheReadTokens, outputTokens }: Usage) =>
  (inputTokens - cacheReadTokens) * inputUsd + cacheReadTokens * inputUsd * 0.1 + outputTokens * outputUsd;

/** A model that counts four characters as a token, uses all output that it may, and adds up what it costs. */
function aPaidModel(wantedOutput: number, fails: (index: number) => boolean = () => false) {
  const requests: ModelRequest[] = [];
  let paid = 0;
  const model: Model = {
    name: 'test/model',
    contextWindow: null,
    async *stream(request): AsyncGenerator<ModelEvent> {
      await Promise.resolve();
      requests.push(request);
      const usage = {
        inputTokens: Math.ceil(JSON.stringify([request.system, request.tools, request.messages]).length / 4),
        outputTokens: Math.min(wantedOutput, request.maxOutputTokens ?? wantedOutput),
        cacheReadTokens: 0,
        cacheWriteTokens: 0,
      };
      paid += costOf(usage);
      if (fails(requests.length - 1)) yield { type: 'error', modelError: aModelError(), usage };
      else yield { type: 'finish', reason: 'stop', message: { role: 'assistant', parts: [] }, usage };
    },
  };
  return { model, requests, paid: () => paid };
}

test('without a limit, the model is used as it is', () => {
  const { model } = aPaidModel(1);
  expect(createMeter(null)(model, costOf)).toBe(model);
});

test('a request that the budget pays for is sent unchanged', async () => {
  const { model, requests } = aPaidModel(100);
  const request = aRequest();
  finishOf(await eventsOf(createMeter(5)(model, costOf), request));
  expect(requests[0]).toBe(request);
});

test('the output is limited to what the rest buys, with enough left for a last answer', async () => {
  const { model, requests } = aPaidModel(1_000_000);
  const metered = createMeter(0.1)(model, costOf);
  finishOf(await eventsOf(metered, aRequest()));
  const [first] = requests;
  expect(first?.maxOutputTokens).toBeGreaterThan(9_000);
  expect(first?.maxOutputTokens).toBeLessThan(9_500);
  expect(diagnosticOf(await eventsOf(metered, aRequest())).kind).toBe('budget');
  finishOf(await eventsOf(metered, aRequest({ toolChoice: 'none' })));
  expect(requests).toHaveLength(2);
});

test('a request whose input alone exceeds the budget is not sent', async () => {
  const { model, requests } = aPaidModel(10);
  const request = aRequest({ messages: [user('x'.repeat(1_000_000))] });
  const { kind, message } = diagnosticOf(await eventsOf(createMeter(0.1)(model, costOf), request));
  expect([kind, message, requests.length]).toEqual([
    'budget',
    'The unused part of max-cost-usd (0.1) is too small for another request.',
    0,
  ]);
});

test('failed attempts count', async () => {
  const { model, requests } = aPaidModel(4_000, (index) => index < 2);
  const metered = createMeter(0.1)(model, costOf);
  const ends = [];
  for (let turn = 0; turn < 4; turn += 1) ends.push((await eventsOf(metered)).at(-1)?.type);
  expect([ends, requests.length]).toEqual([['error', 'error', 'finish', 'error'], 3]);
});

test('conversations that run at the same time do not exceed the budget together', async () => {
  const { model, paid } = aPaidModel(1_000_000);
  const metered = createMeter(0.5)(model, costOf);
  await Promise.all(Array.from({ length: 5 }, () => eventsOf(metered, aRequest({ tools: [] }))));
  expect(paid()).toBeLessThanOrEqual(0.5);
});

test('no conversation costs more than the limit, whatever it reads and writes', async () => {
  const text = fc.integer({ min: 0, max: 60_000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 128_000 }),
      fc.double({ min: 0.001, max: 3, noNaN: true }),
      async (sizes, output, maxCostUsd) => {
        const { model, paid } = aPaidModel(output);
        const metered = createMeter(maxCostUsd)(model, costOf);
        const { tools, system } = aRequest();
        let messages: readonly ModelMessage[] = [];
        for (const [index, size] of sizes.entries()) {
          messages = [...messages, user('x'.repeat(size))];
          const toolChoice = index === sizes.length - 1 ? 'none' : 'auto';
          await eventsOf(metered, { messages, tools, system, toolChoice });
        }
        expect(paid()).toBeLessThanOrEqual(maxCostUsd * 1.02 + 0.001);
      },
    ),
    { numRuns: 60 },
  );
});
