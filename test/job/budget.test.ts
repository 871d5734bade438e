import { expect, test } from 'vitest';
import { createBudget } from '../../src/job/budget.js';

const usage = (outputTokens: number) => ({ inputTokens: 1, outputTokens, cacheReadTokens: 0, cacheWriteTokens: 0 });
const turn = (outputTokens: number) =>
  ({ type: 'turn-end', turn: 1, message: { role: 'assistant', parts: [] }, usage: usage(outputTokens) }) as const;

test('a sub-agent gets the limits minus the spending of all conversations', () => {
  let now = 1_000;
  const limits = { maxTurns: 10, maxCostUsd: 1, maxOutputTokens: 100, timeoutMs: 60_000 };
  const budget = createBudget(limits, ({ outputTokens }) => outputTokens / 100, { now: () => now });
  expect(budget.left()).toEqual(limits);
  budget.watch(turn(25));
  budget.watch({ type: 'turn-start', turn: 2 });
  budget.watch({ type: 'sub-agent', name: 'x', event: turn(50) });
  budget.add({ turns: 3, usage: usage(50), costUsd: 0.5 });
  now += 5_000;
  expect(budget.left()).toEqual({ maxTurns: 6, maxCostUsd: 0.25, maxOutputTokens: 25, timeoutMs: 55_000 });
  expect(budget.subAgents()).toMatchObject({ turns: 3, costUsd: 0.5 });
  budget.add({ turns: 30, usage: usage(500), costUsd: 5 });
  now += 100_000;
  expect(budget.left()).toEqual({ maxTurns: 0, maxCostUsd: 0, maxOutputTokens: 1, timeoutMs: 1 });
});
