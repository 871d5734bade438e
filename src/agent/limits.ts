import type { Usage } from '../model/types.js';

/** Limits of one job; `null` means no limit. */
export interface Limits {
  /** Turns in which the model may call tools; if they are used up, one more turn without tools summarizes. */
  readonly maxTurns: number;
  readonly maxCostUsd: number | null;
  /** Output tokens of the whole job. */
  readonly maxOutputTokens: number | null;
  readonly timeoutMs: number;
}

export interface Spent {
  readonly turns: number;
  readonly usage: Usage;
  readonly costUsd: number | null;
  readonly elapsedMs: number;
}

export function addSpent(a: Omit<Spent, 'elapsedMs'>, b: Omit<Spent, 'elapsedMs'>): Omit<Spent, 'elapsedMs'> {
  return {
    turns: a.turns + b.turns,
    usage: addUsage(a.usage, b.usage),
    costUsd: a.costUsd === null || b.costUsd === null ? null : a.costUsd + b.costUsd,
  };
}

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
  };
}

export const noneSpent: Omit<Spent, 'elapsedMs'> = {
  turns: 0,
  usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  costUsd: 0,
};

export interface BudgetEnd {
  readonly kind: 'turns' | 'cost' | 'tokens' | 'time';
  readonly limit: number;
  /** What the first request could cost, in US dollars, if the limit does not even pay for that. */
  readonly needed?: number;
}

/** The share of a budget reserved for the last turn, in which the model summarizes without tools. */
const reserve = 0.1;

/** The maximum time reserved for the last turn. */
const maxReserveMs = 60_000;

/** The time after which no further tool or turn starts, in milliseconds from the start of the job. */
export function workingTimeMs(limits: Limits): number {
  return limits.timeoutMs - Math.min(limits.timeoutMs * reserve, maxReserveMs);
}

/** The budget that leaves room for only one last turn, or `null` if the work may continue. */
export function budgetEnd(limits: Limits, spent: Spent, timeIsUp: boolean): BudgetEnd | null {
  if (timeIsUp) return { kind: 'time', limit: limits.timeoutMs };
  if (spent.turns >= limits.maxTurns) return { kind: 'turns', limit: limits.maxTurns };
  if (limits.maxCostUsd !== null && spent.costUsd !== null && spent.costUsd >= limits.maxCostUsd * (1 - reserve)) {
    return { kind: 'cost', limit: limits.maxCostUsd };
  }
  if (limits.maxOutputTokens !== null && spent.usage.outputTokens >= limits.maxOutputTokens * (1 - reserve)) {
    return { kind: 'tokens', limit: limits.maxOutputTokens };
  }
  return null;
}

/** Output tokens that the next request may use; undefined if they are not limited. */
export function tokensForNextTurn(limits: Limits, spent: Spent): number | undefined {
  if (limits.maxOutputTokens === null) return undefined;
  return Math.max(1, limits.maxOutputTokens - spent.usage.outputTokens);
}
