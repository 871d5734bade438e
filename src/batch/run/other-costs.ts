import type { BatchRun } from '../state/run-log.js';
import { sumUsd } from './budget.js';

export type OtherCosts = Readonly<ReturnType<typeof createOtherCosts>>;

export function createOtherCosts(begun: BatchRun, saveRun: (run: BatchRun) => Promise<void>) {
  let total = begun.otherUsd === undefined ? 0 : begun.otherUsd;
  let last = Promise.resolve();
  let isQueued = false;
  return {
    /** Resolves when it is stored, so that a run that continues this one counts it. */
    add: async (usd: number | null): Promise<void> => {
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
    /** US dollars; `null` if a price is unknown. */
    total: (): number | null => total,
  };
}
