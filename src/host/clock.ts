import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './types.js';

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};
