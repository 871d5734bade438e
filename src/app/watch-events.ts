import type { RunEvent } from '../agent/events.js';
import type { ItemContext } from '../event/context/gather.js';
import { coverageAfter } from '../report/coverage.js';
import { type LastCheck, lastCheckAfter } from '../report/last-check.js';

type Coverage = NonNullable<ItemContext['coverage']>;

/** What the report takes from the events of a job: the coverage of the diff and the last check. */
export function watchEvents(diff: Coverage | null) {
  let coverage = diff;
  let lastCheck: LastCheck | null = null;
  return {
    onEvent(event: RunEvent): void {
      if (coverage !== null) coverage = coverageAfter(coverage, event);
      lastCheck = lastCheckAfter(lastCheck, event);
    },
    now: () => ({ coverage, lastCheck }),
  };
}
