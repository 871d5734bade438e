import { createContext, runInContext } from 'node:vm';

/** A limit on computing time that is shared by everything that runs in it. */
export interface TimeBudget {
  /** Runs synchronous work; returns `null` if it was interrupted because the budget is used up. */
  run<T>(work: () => T): { readonly value: T } | null;
}

/**
 * A regular expression can run forever; only the engine's interrupt, a timer of node:vm, stops it in its own thread.
 * vm's text is constant, the work a function.
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
