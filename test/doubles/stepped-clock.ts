import type { Clock } from '../../src/platform/types.js';

/** A clock that stands still until `pass` moves it. */
export function aSteppedClock() {
  let now = 0;
  let sleeping: { readonly until: number; readonly wake: () => void } | null = null;
  const clock: Clock = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise<void>((resolve) => {
        const wake = (): void => {
          signal.removeEventListener('abort', wake);
          resolve();
        };
        sleeping = { until: now + ms, wake };
        signal.addEventListener('abort', wake);
      }),
  };
  const pass = async (ms: number) => {
    for (const end = now + ms; ; ) {
      // Everything that waits for a settled promise runs first.
      await new Promise(setImmediate);
      if (sleeping === null || sleeping.until > end) {
        now = end;
        return;
      }
      const { until, wake } = sleeping;
      [now, sleeping] = [until, null];
      wake();
    }
  };
  return { clock, pass };
}
