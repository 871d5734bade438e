import type { RunEvent } from '../agent/events.js';
import { addSpent, type Limits, noneSpent, type Spent, workingTimeMs } from '../agent/limits.js';
import type { Usage } from '../model/types.js';

type Sum = Omit<Spent, 'elapsedMs'>;

/** The part of the budget that one sub-agent may use. */
export interface BudgetShare {
  readonly limits: Limits;
  /** Replaces the reservation by what it spent. */
  readonly end: (spent: Sum) => void;
}

/** Sums the spending of all conversations of a job, so that together they stay within its limits. */
export interface Budget {
  /** Receives every event of the job's own conversation. */
  watch(event: RunEvent): void;
  /** Adds spending that is not part of the job's own conversation. */
  add(spent: Sum): void;
  /** Spent by all sub-agents that have ended. */
  subAgents(): Sum;
  /**
   * Reserves a share for a sub-agent that starts now; `null` if no turn is left. The sub-agents of one turn and the
   * conversation that called them get equal shares; what one does not use is free after its end.
   */
  share(): BudgetShare | null;
}

/** Calls that can start a sub-agent. */
const starters: ReadonlySet<string> = new Set(['Task', 'Agent', 'Skill']);

interface Reserved {
  readonly turns: number;
  readonly costUsd: number;
  readonly outputTokens: number;
}

/** `costOf` is in US dollars; `null` if the price is unknown. The time starts now. */
export function createBudget(
  limits: Limits,
  costOf: (usage: Usage) => number | null,
  clock: { now(): number },
): Budget {
  const start = clock.now();
  const reservations = new Set<Reserved>();
  let own = noneSpent;
  let others = noneSpent;
  let waiting = 1;
  const reserved = (part: keyof Reserved): number => [...reservations].reduce((sum, one) => sum + one[part], 0);
  const left = (): Limits => {
    const { turns, usage, costUsd } = addSpent(own, others);
    const rest = (limit: number | null, part: keyof Reserved, spent: number): number | null =>
      limit === null ? null : Math.max(0, limit - spent - reserved(part));
    return {
      maxTurns: rest(limits.maxTurns, 'turns', turns) ?? 0,
      maxCostUsd: rest(limits.maxCostUsd, 'costUsd', costUsd ?? 0),
      maxOutputTokens: rest(limits.maxOutputTokens, 'outputTokens', usage.outputTokens),
      // The conversation that called it needs the rest to conclude.
      timeoutMs: Math.max(1, workingTimeMs(limits) - (clock.now() - start)),
    };
  };
  return {
    watch: (event) => {
      if (event.type !== 'turn-end' && event.type !== 'other-usage') return;
      const turns = event.type === 'turn-end' ? 1 : 0;
      own = addSpent(own, { turns, usage: event.usage, costUsd: costOf(event.usage) });
      if (event.type === 'turn-end') {
        waiting = event.message.parts.filter((part) => part.type === 'tool-call' && starters.has(part.name)).length;
      }
    },
    add: (spent) => {
      others = addSpent(others, spent);
    },
    subAgents: () => others,
    share: () => {
      const rest = left();
      if (rest.maxTurns === 0) return null;
      const share = shareOf(rest, Math.max(1, waiting) + 1);
      waiting -= 1;
      const reservation: Reserved = {
        turns: share.maxTurns,
        costUsd: share.maxCostUsd ?? 0,
        outputTokens: share.maxOutputTokens ?? 0,
      };
      reservations.add(reservation);
      return {
        limits: share,
        end: (spent) => {
          reservations.delete(reservation);
          others = addSpent(others, spent);
        },
      };
    },
  };
}

function shareOf({ maxTurns, maxCostUsd, maxOutputTokens, timeoutMs }: Limits, parts: number): Limits {
  return {
    maxTurns: Math.max(1, Math.floor(maxTurns / parts)),
    maxCostUsd: maxCostUsd === null ? null : maxCostUsd / parts,
    maxOutputTokens: maxOutputTokens === null ? null : Math.max(1, Math.floor(maxOutputTokens / parts)),
    timeoutMs,
  };
}
