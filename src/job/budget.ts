import type { RunEvent } from '../agent/events.js';
import { addSpent, type Limits, noneSpent, type Spent } from '../agent/limits.js';
import type { Usage } from '../model/types.js';

type Sum = Omit<Spent, 'elapsedMs'>;

/** Sums the spending of all conversations of a job, so that together they stay within its limits. */
export interface Budget {
  /** Receives every event of the job's own conversation. */
  watch(event: RunEvent): void;
  /** Adds the spending of a sub-agent. */
  add(spent: Sum): void;
  /** Spent by all sub-agents. */
  subAgents(): Sum;
  /** The limits for a sub-agent that starts now. */
  left(): Limits;
}

/** `costOf` is in US dollars; `null` if the price is unknown. The time starts now. */
export function createBudget(
  limits: Limits,
  costOf: (usage: Usage) => number | null,
  clock: { now(): number },
): Budget {
  const start = clock.now();
  let own = noneSpent;
  let others = noneSpent;
  return {
    watch: (event) => {
      if (event.type !== 'turn-end' && event.type !== 'other-usage') return;
      const turns = event.type === 'turn-end' ? 1 : 0;
      own = addSpent(own, { turns, usage: event.usage, costUsd: costOf(event.usage) });
    },
    add: (spent) => {
      others = addSpent(others, spent);
    },
    subAgents: () => others,
    left: () => {
      const { turns, usage, costUsd } = addSpent(own, others);
      return {
        maxTurns: Math.max(0, limits.maxTurns - turns),
        maxCostUsd: limits.maxCostUsd === null ? null : Math.max(0, limits.maxCostUsd - (costUsd ?? 0)),
        maxOutputTokens:
          limits.maxOutputTokens === null ? null : Math.max(1, limits.maxOutputTokens - usage.outputTokens),
        timeoutMs: Math.max(1, limits.timeoutMs - (clock.now() - start)),
      };
    },
  };
}
