import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { anySignal, withinTime } from '../../../src/platform/host/time-limit.js';

test('a time limit aborts after its time with a timeout error', async () => {
  const signal = withinTime(5, new AbortController().signal);
  await new Promise((done) => signal.addEventListener('abort', done));
  expect((signal.reason as DOMException).name).toBe('TimeoutError');
});

test.each([
  ['a limit', (signal: AbortSignal) => withinTime(2 ** 30, new AbortController().signal, signal)],
  ['one of several signals', (signal: AbortSignal) => anySignal(new AbortController().signal, signal)],
])('%s aborts with the reason of a signal that is aborted before or later', (_name, combined) => {
  const controller = new AbortController();
  const later = combined(controller.signal);
  expect(later.aborted).toBe(false);
  controller.abort('SIGINT');
  expect([later.reason, combined(controller.signal).reason]).toEqual(['SIGINT', 'SIGINT']);
});

test('a time limit fires after a garbage collection even if only its listener refers to it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const run = new AbortController();
  const seen = { fired: false };
  // Only called here, so that no variable of this function refers to the signal.
  const start = () => {
    const listen = (signal: AbortSignal) => signal.addEventListener('abort', () => (seen.fired = true));
    listen(withinTime(50, run.signal));
  };
  start();
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  await pause(1);
  collect();
  await pause(1);
  collect();
  for (let tries = 0; tries < 100 && !seen.fired; tries += 1) await pause(20);
  expect(seen.fired).toBe(true);
});
