import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './types.js';

const nanosecondsPerMs = 1e6;

/** Milliseconds. The first use of `performance` loads the whole measuring module of Node.js, at every start. */
export const monotonicNow = (): number => Number(process.hrtime.bigint()) / nanosecondsPerMs;

const origin = Date.now() - monotonicNow();

/** The time at the start plus monotonic time: durations are correct even if the system clock is changed. */
export const systemClock: Clock = {
  now: () => Math.round(origin + monotonicNow()),
  async sleep(ms, signal) {
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};
