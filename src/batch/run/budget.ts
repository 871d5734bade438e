import { formatCost } from '../../report/headline.js';
import type { BatchFile } from '../types.js';

/** What one of the shards of a run may spend in US dollars; `null` = no limit. */
export function shareOfCost({ budget: { maxCostUsd } }: Pick<BatchFile, 'budget'>, shards: number): number | null {
  return maxCostUsd === null ? null : maxCostUsd / shards;
}

/** The budget of one shard: its part of the money and of the jobs. */
export function budgetOfShard(
  file: Pick<BatchFile, 'budget'>,
  { index, total }: { readonly index: number; readonly total: number },
): BatchFile['budget'] {
  const { maxJobs } = file.budget;
  const isLarger = maxJobs !== null && index <= maxJobs % total;
  return {
    ...file.budget,
    maxCostUsd: shareOfCost(file, total),
    maxJobs: maxJobs === null ? null : Math.floor(maxJobs / total) + (isLarger ? 1 : 0),
  };
}

/** The money and the jobs of one run. Amounts are reserved before a job begins and settled after it. */
export interface RunBudget {
  /** Reserves a job, or returns why it must wait for another run. */
  reserve(expectedUsd: number): Reservation | { readonly refused: BatchLimit };
  /** US dollars spent so far by jobs that have ended. */
  spent(): number;
  /** How the money of the run was used up, in a sentence. */
  costReached(): string;
  /** Why nothing more may be spent; `null` if something is left. */
  usedUp(): BatchLimit | null;
  /** Adds what was spent outside of jobs, such as for scoring. */
  add(usd: number): void;
}

export type BatchLimit = 'max-jobs' | 'max-cost-usd' | 'timeout-minutes';

export interface Reservation {
  /** What the job may cost, so that the batch stays within its limit; `null` = no limit. */
  readonly maxCostUsd: number | null;
  settle(costUsd: number): void;
}

export interface RunBudgetOptions {
  readonly maxCostUsd: number | null;
  readonly maxJobs: number | null;
  /** When the run must end, in milliseconds since the epoch; `null` = no limit. */
  readonly endAt: number | null;
  readonly clock: { now(): number };
}

export function createRunBudget({ maxCostUsd, maxJobs, endAt, clock }: RunBudgetOptions): RunBudget {
  let spent = 0;
  let reserved = 0;
  let jobs = 0;
  let ended = 0;
  let totalMs = 0;
  let refusedUsd: number | null = null;
  const refusal = (expectedUsd: number): BatchLimit | null => {
    if (maxJobs !== null && jobs >= maxJobs) return 'max-jobs';
    if (maxCostUsd !== null && !fits(expectedUsd, maxCostUsd)) return 'max-cost-usd';
    // A job that would be stopped halfway costs money for nothing.
    if (endAt !== null && clock.now() + (ended === 0 ? 0 : totalMs / ended) >= endAt) return 'timeout-minutes';
    return null;
  };
  /** A job that is expected to cost more than the whole budget may try alone. */
  const fits = (expectedUsd: number, most: number): boolean =>
    spent + reserved + expectedUsd <= most || (spent === 0 && reserved === 0);
  return {
    reserve: (expectedUsd) => {
      const refused = refusal(expectedUsd);
      if (refused === 'max-cost-usd') refusedUsd = expectedUsd;
      if (refused !== null) return { refused };
      refusedUsd = null;
      const startedAt = clock.now();
      const left = maxCostUsd === null ? null : Math.max(0, maxCostUsd - spent - reserved);
      jobs += 1;
      reserved += expectedUsd;
      return {
        maxCostUsd: left,
        settle: (costUsd) => {
          reserved = Math.max(0, reserved - expectedUsd);
          spent += costUsd;
          ended += 1;
          totalMs += clock.now() - startedAt;
        },
      };
    },
    spent: () => spent,
    costReached: () => costReachedText(spent, maxCostUsd ?? 0, refusedUsd),
    usedUp: () => {
      if (maxCostUsd !== null && spent >= maxCostUsd) return 'max-cost-usd';
      return endAt !== null && clock.now() >= endAt ? 'timeout-minutes' : null;
    },
    add: (usd) => {
      spent += usd;
    },
  };
}

/** @param next what the next job is expected to cost; `null` if the last one was stopped */
function costReachedText(spent: number, most: number, next: number | null): string {
  const what =
    next === null ? 'a job needed more than what was left' : `the next job is expected to cost ${formatCost(next)}`;
  const why = spent < most ? `, and ${what}` : '';
  return `max-cost-usd was reached: ${formatCost(spent)} of ${formatCost(most)} is spent${why}.`;
}
