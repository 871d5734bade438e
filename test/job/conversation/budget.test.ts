import { expect, test } from 'vitest';
import type { RunEvent } from '../../../src/agent/events.js';
import { createBudget } from '../../../src/job/conversation/budget.js';

const usage = (outputTokens: number) => ({ inputTokens: 1, outputTokens, cacheReadTokens: 0, cacheWriteTokens: 0 });
const turn = (outputTokens: number) =>
  ({ type: 'turn-end', turn: 1, message: { role: 'assistant', parts: [] }, usage: usage(outputTokens) }) as const;

const starts = (...names: readonly string[]): RunEvent => {
  const parts = names.map((name, index) => ({ type: 'tool-call', id: String(index), name, input: {} }) as const);
  return { ...turn(25), message: { role: 'assistant', parts } };
};

const limits = { maxTurns: 10, maxCostUsd: 1, maxOutputTokens: 100, timeoutMs: 60_000 };
const costOf = ({ outputTokens }: { readonly outputTokens: number }) => outputTokens / 100;

test('a sub-agent and the conversation that called it share what is left of the limits', () => {
  let now = 1_000;
  const budget = createBudget(limits, costOf, { now: () => now });
  budget.watch(starts('Task'));
  budget.watch({ type: 'turn-start', turn: 2 });
  budget.watch({ type: 'sub-agent', name: 'x', call: '0', event: turn(50) });
  now += 5_000;
  const share = budget.share();
  expect(share?.limits).toEqual({ maxTurns: 4, maxCostUsd: 0.375, maxOutputTokens: 37, timeoutMs: 49_000 });
  share?.end({ turns: 3, usage: usage(20), costUsd: 0.2 });
  expect(budget.subAgents()).toMatchObject({ turns: 3, costUsd: 0.2 });
});

test('the sub-agents of one turn get equal shares, and what one does not use is free after its end', () => {
  const budget = createBudget(limits, costOf, { now: () => 0 });
  budget.watch(starts('Task', 'Read', 'Agent'));
  const shares = [budget.share(), budget.share()];
  expect(shares.map((share) => share?.limits.maxTurns)).toEqual([3, 3]);
  for (const share of shares) share?.end({ turns: 1, usage: usage(1), costUsd: 0 });
  budget.watch(starts('Task'));
  expect(budget.share()?.limits.maxTurns).toBe(3);
});

test('without a turn left, no sub-agent starts', () => {
  const budget = createBudget({ ...limits, maxTurns: 2 }, costOf, { now: () => 0 });
  budget.watch(starts('Task', 'Task'));
  expect(budget.share()?.limits.maxTurns).toBe(1);
  expect(budget.share()).toBeNull();
});
