import { expect, test } from 'vitest';
import type { PlannedJob } from '../../../src/batch/model/types.js';
import { createExpectedCost } from '../../../src/batch/run/budget.js';

const aJob = (estimatedCostUsd: number | null, model = 'm') => ({ id: 'e', model, estimatedCostUsd }) as PlannedJob;

test.each([
  ['is its estimate at first', [], 2],
  ['is twice that of the most expensive one until three jobs have ended', [0.1, 0.2], 0.8],
  ['is at most its estimate until three jobs have ended', [5, 5], 2],
  ['is that of the most expensive one if all were cheaper', [0.1, 0.2, 0.5], 1],
  ['is its estimate if one was dearer', [0.1, 0.1, 2], 2],
  ['is the mean if they were dearer', [1, 3, 5], 6],
])('the expected cost of a job %s', (_title, costs, expected) => {
  const cost = createExpectedCost();
  for (const usd of costs) cost.ended(aJob(1), usd);
  expect(cost.of(aJob(2))).toBe(expected);
});

test('jobs of other models, those without a price, and those that cost nothing do not count', () => {
  const cost = createExpectedCost();
  for (const job of [aJob(1, 'n'), aJob(null), aJob(0)]) for (const usd of [0.1, 0.1, null, 0.1]) cost.ended(job, usd);
  for (const usd of [0, 0, 0]) cost.ended(aJob(1), usd);
  expect(cost.of(aJob(2))).toBe(2);
  expect(cost.of(aJob(null))).toBe(0);
});
