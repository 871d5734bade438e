import { createContext, runInContext } from 'node:vm';

/** A stretch of computing time, shared by all that runs in it. */
export interface TimeBudget {
  /** Runs synchronous work; null when it was cut off because the time of the whole budget is spent. */
  run<T>(work: () => T): { readonly value: T } | null;
}

/**
 * Time for patterns that a stranger wrote. A regular expression can take for ever and cannot be stopped from the
 * thread it runs in, but for the engine's own interrupt, which node:vm sets a timer for. The text that vm runs is
 * constant; the work is an ordinary function.
 */
export function createTimeBudget(totalMs: number): TimeBudget {
  let leftMs = totalMs;
  return {
    run(work) {
      if (leftMs < 1) return null;
      const start = performance.now();
      const box: { value?: ReturnType<typeof work> } = {};
      try {
        const context = createContext({ work: () => void (box.value = work()) });
        runInContext('work()', context, { timeout: Math.ceil(leftMs) });
        return { value: box.value as ReturnType<typeof work> };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        leftMs = 0;
        return null;
      } finally {
        leftMs -= performance.now() - start;
      }
    },
  };
}
