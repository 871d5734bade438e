import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock.js';

afterEach(() => vi.restoreAllMocks());

test('time does not go back if the system clock is set back', () => {
  const before = systemClock.now();
  expect(Math.abs(before - Date.now())).toBeLessThan(3_600_000);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(systemClock.now()).toBeGreaterThanOrEqual(before);
});

test('sleep ends early without an error when aborted', async () => {
  const controller = new AbortController();
  const sleeping = systemClock.sleep(2 ** 30, controller.signal);
  controller.abort();
  await expect(sleeping).resolves.toBeUndefined();
  await expect(systemClock.sleep(2 ** 30, controller.signal)).resolves.toBeUndefined();
});

test('sleep ends after its time', async () => {
  await expect(systemClock.sleep(1, new AbortController().signal)).resolves.toBeUndefined();
});
