import type { RunEvent } from '../../agent/events.js';
import { addSpent, type Limits, noneSpent, type Spent, workingTimeMs } from '../../agent/limits.js';
import { callsOf } from '../../messages/normalize.js';
import type { Usage } from '../../model/types.js';

type Sum = Omit<Spent, 'elapsedMs'>;

/** The part of the budget that one sub-agent may use. */
export interface BudgetShare {
  readonly limits: Limits;
  /** Replaces the reservation by what it spent. */
  readonly end: (spent: Sum) => void;
}

/** Sums the spending of all conversations of a job, so that together they stay within its limits. */
export type Budget = Readonly<ReturnType<typeof createBudget>>;

/** Calls that can start a sub-agent. */
const starters: ReadonlySet<string> = new Set(['Task', 'Agent', 'Skill']);

/** `costOf` is in US dollars; `null` if the price is unknown. The time starts now. */
export function createBudget(limits: Limits, costOf: (usage: Usage) => number | null, clock: { now(): number }) {
  const start = clock.now();
  const reservations = new Set<Limits>();
  let [main, others] = [noneSpent, noneSpent];
  let waiting = 1;
  const left = (): Limits => {
    const { turns, usage, costUsd } = addSpent(main, others);
    const rest = (part: 'maxTurns' | 'maxCostUsd' | 'maxOutputTokens', spent: number): number | null => {
      const reserved = [...reservations].reduce((sum, share) => sum + (share[part] ?? 0), 0);
      const limit = limits[part];
      return limit === null ? null : Math.max(0, limit - spent - reserved);
    };
    return {
      maxTurns: rest('maxTurns', turns) ?? 0,
      maxCostUsd: rest('maxCostUsd', costUsd ?? 0),
      maxOutputTokens: rest('maxOutputTokens', usage.outputTokens),
      // The conversation that called it needs the rest to conclude.
      timeoutMs: Math.max(1, workingTimeMs(limits) - (clock.now() - start)),
    };
  };
  return {
    watch: (event: RunEvent): void => {
      main = addSpent(main, spentBy(event, costOf));
      if (event.type === 'turn-end') waiting = callsOf(event.message).filter(({ name }) => starters.has(name)).length;
    },
    /** Adds spending that is not part of the job's own conversation. */
    add: (spent: Sum): void => {
      others = addSpent(others, spent);
    },
    /** Spent by all sub-agents that have ended. */
    subAgents: (): Sum => others,
    /** For a sub-agent that starts now; `null` without a turn left. Those of a turn and their caller share equally. */
    share: (): BudgetShare | null => {
      const rest = left();
      if (rest.maxTurns === 0) return null;
      const share = shareOf(rest, Math.max(1, waiting) + 1);
      waiting -= 1;
      reservations.add(share);
      return {
        limits: share,
        end: (spent) => {
          reservations.delete(share);
          others = addSpent(others, spent);
        },
      };
    },
  };
}

/** What a request of the conversation itself has spent; requests for help are added to the others. */
function spentBy(event: RunEvent, costOf: (usage: Usage) => number | null): Sum {
  if (event.type !== 'turn-end' && (event.type !== 'other-usage' || event.purpose === 'help')) return noneSpent;
  return { turns: event.type === 'turn-end' ? 1 : 0, usage: event.usage, costUsd: costOf(event.usage) };
}

function shareOf({ maxTurns, maxCostUsd, maxOutputTokens, timeoutMs }: Limits, parts: number): Limits {
  return {
    maxTurns: Math.max(1, Math.floor(maxTurns / parts)),
    maxCostUsd: maxCostUsd === null ? null : maxCostUsd / parts,
    maxOutputTokens: maxOutputTokens === null ? null : Math.max(1, Math.floor(maxOutputTokens / parts)),
    timeoutMs,
  };
}
