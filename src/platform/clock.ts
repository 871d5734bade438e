import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './types.js';

const nanosecondsPerMs = 1e6;

/**
 * Milliseconds on a monotonic clock that starts anywhere. Node.js loads its whole measuring module for the first use of
 * `performance`, which every start would pay for.
 */
export const monotonicNow = (): number => Number(process.hrtime.bigint()) / nanosecondsPerMs;

const origin = Date.now() - monotonicNow();

/**
 * The time of day at the start of the process plus the time elapsed on a monotonic clock, so durations are correct and
 * never negative even if the system clock is changed during a run.
 */
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
