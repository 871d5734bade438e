import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './types.js';

/**
 * The time of day when the process started, and what has passed since by a clock that nobody can set: durations are
 * right, and never negative, if the clock of the machine is set during a run.
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
