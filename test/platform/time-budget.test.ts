import { expect, test } from 'vitest';
import { createTimeBudget } from '../../src/platform/time-budget.js';

const forEver = (): boolean => /^(a+)+$/.test(`${'a'.repeat(60)}!`);

test('work that comes to an end gives its value, also undefined', () => {
  const budget = createTimeBudget(10_000);
  expect(budget.run(() => 'value')).toEqual({ value: 'value' });
  expect(budget.run(() => undefined)).toEqual({ value: undefined });
});

test('work that does not is cut off, and nothing runs in that budget any more', () => {
  const budget = createTimeBudget(100);
  expect(budget.run(forEver)).toBe(null);
  let ran = false;
  expect(budget.run(() => (ran = true))).toBe(null);
  expect(ran).toBe(false);
});

test('what the work throws goes through', () => {
  const diagnostic = new TypeError('mine');
  expect(() =>
    createTimeBudget(1000).run(() => {
      throw diagnostic;
    }),
  ).toThrow(diagnostic);
});
