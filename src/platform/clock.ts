import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './types.js';

/**
 * The time of day at the start of the process plus the time elapsed on a monotonic clock, so durations are correct and
 * never negative even if the system clock is changed during a run.
 */
export const systemClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  async sleep(ms, signal) {
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};
