import { expect, test } from 'vitest';
import { systemClock } from '../../src/host/clock.js';

test('sleep ends early, and without an error, when aborted', async () => {
  const controller = new AbortController();
  const sleeping = systemClock.sleep(2 ** 30, controller.signal);
  controller.abort();
  await expect(sleeping).resolves.toBeUndefined();
  await expect(systemClock.sleep(2 ** 30, controller.signal)).resolves.toBeUndefined();
});

test('sleep ends by itself', async () => {
  await expect(systemClock.sleep(1, new AbortController().signal)).resolves.toBeUndefined();
});
