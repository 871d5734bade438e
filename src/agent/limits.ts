import type { Usage } from '../model/types.js';

/** Bounds of one job; null = none. */
export interface Limits {
  /** Turns in which the model may call tools; one more without tools sums up where these did not suffice. */
  readonly maxTurns: number;
  readonly maxCostUsd: number | null;
  /** Output tokens of the whole job. */
  readonly maxOutputTokens: number | null;
  readonly timeoutMs: number;
}

/** What has been spent so far. */
export interface Spent {
  readonly turns: number;
  readonly usage: Usage;
  readonly costUsd: number | null;
  readonly elapsedMs: number;
}

/** What was spent in two places, of which the time is one and the same. */
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

/** Nothing spent. */
export const noneSpent: Omit<Spent, 'elapsedMs'> = {
  turns: 0,
  usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  costUsd: 0,
};

export interface BudgetEnd {
  readonly kind: 'turns' | 'cost' | 'tokens' | 'time';
  readonly limit: number;
}

/** The part of a budget that is kept for the last turn, in which the model sums up without tools. */
const reserve = 0.1;

/** The longest time kept back for the last turn. */
const longestReserveMs = 60_000;

/** The moment after which no further tool or turn starts, in milliseconds from the start of the job. */
export function workingTimeMs(limits: Limits): number {
  return limits.timeoutMs - Math.min(limits.timeoutMs * reserve, longestReserveMs);
}

/** Says which budget leaves room for one last turn only, or null where the work may go on. */
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

/** Output tokens that the next request may use; undefined where there is no such budget. */
export function tokensForNextTurn(limits: Limits, spent: Spent): number | undefined {
  if (limits.maxOutputTokens === null) return undefined;
  return Math.max(1, limits.maxOutputTokens - spent.usage.outputTokens);
}

const names: Record<BudgetEnd['kind'], string> = {
  turns: 'turns',
  cost: 'US dollars',
  tokens: 'output tokens',
  time: 'milliseconds',
};

/** What the model is told when its budget ends. */
export function lastTurnNotice(end: BudgetEnd): string {
  return [
    `The budget of this run ends here (${String(end.limit)} ${names[end.kind]}).`,
    'Answer now, without calling a tool: give the result as far as you have it, and say what is left undone.',
  ].join(' ');
}
