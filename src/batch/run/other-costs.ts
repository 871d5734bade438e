import type { BatchRun } from '../state/run-log.js';
import { sumUsd } from './budget.js';

export interface OtherCosts {
  /** Resolves when it is stored, so that a run that continues this one counts it. */
  add(usd: number | null): Promise<void>;
  /** US dollars; `null` if a price is unknown. */
  total(): number | null;
}

export function createOtherCosts(begun: BatchRun, saveRun: (run: BatchRun) => Promise<void>): OtherCosts {
  let total = begun.otherUsd === undefined ? 0 : begun.otherUsd;
  let last = Promise.resolve();
  let isQueued = false;
  return {
    add: async (usd) => {
      if (usd === 0) return;
      total = sumUsd([total, usd]);
      if (!isQueued) {
        isQueued = true;
        last = last.then(async () => {
          isQueued = false;
          await saveRun({ ...begun, otherUsd: total });
        });
      }
      await last;
    },
    total: () => total,
  };
}
