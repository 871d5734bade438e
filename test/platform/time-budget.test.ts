import { expect, test } from 'vitest';
import { createTimeBudget } from '../../src/platform/time-budget.js';

const forEver = (): boolean => /^(a+)+$/.test(`${'a'.repeat(60)}!`);

test('work that ends returns its value, even undefined', () => {
  const budget = createTimeBudget(10_000);
  expect(budget.run(() => 'value')).toEqual({ value: 'value' });
  expect(budget.run(() => undefined)).toEqual({ value: undefined });
});

test('work that does not end is interrupted, and its budget runs nothing more', () => {
  const budget = createTimeBudget(100);
  expect(budget.run(forEver)).toBe(null);
  let ran = false;
  expect(budget.run(() => (ran = true))).toBe(null);
  expect(ran).toBe(false);
});

test('errors of the work are rethrown', () => {
  const diagnostic = new TypeError('mine');
  expect(() =>
    createTimeBudget(1000).run(() => {
      throw diagnostic;
    }),
  ).toThrow(diagnostic);
});
