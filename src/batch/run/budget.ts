import { formatCost } from '../../report/headline.js';
import type { BatchFile, PlannedJob } from '../model/types.js';

/** What one of the shards of a run may spend in US dollars; `null` = no limit. */
export function shareOfCost({ budget: { maxCostUsd } }: BatchFile, shards: number): number | null {
  return maxCostUsd === null ? null : maxCostUsd / shards;
}

export function budgetOfShard(
  file: BatchFile,
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
  /** For scoring a stored answer, which is not a job: nothing is reserved but the questions to its judges. */
  reserveScoring(): JudgeBudget;
  /** US dollars spent so far by jobs that have ended, and by judges. */
  spent(): number;
  /** How the money of the run was used up, in a sentence. */
  costReached(): string;
  /** Why nothing more may be spent; `null` if something is left. */
  usedUp(): BatchLimit | null;
}

export type BatchLimit = 'max-jobs' | 'max-cost-usd' | 'timeout-minutes';

export interface JudgeBudget {
  /** First from the job's reservation. Returns what adds its cost; `null`: waiting for other jobs could last forever. */
  ask(expectedUsd: number): ((costUsd: number) => void) | null;
  /** Whether a question did not fit. */
  hasRefused(): boolean;
  /** @param costUsd of everything, with the questions */
  settle(costUsd: number): void;
}

export interface Reservation extends JudgeBudget {
  /** What the job may cost, so that the batch stays within its limit; `null` = no limit. */
  readonly maxCostUsd: number | null;
  /** Adds the cost of the answer, so that only the rest of what is reserved is left for the judges. */
  answered(costUsd: number): void;
}

export interface RunBudgetOptions {
  readonly maxCostUsd: number | null;
  readonly maxJobs: number | null;
  /** When the run must end, in milliseconds since the epoch; `null` = no limit. */
  readonly endAt: number | null;
  readonly clock: { now(): number };
}

export function createRunBudget({ maxCostUsd, maxJobs, endAt, clock }: RunBudgetOptions): RunBudget {
  const account: Account = { maxCostUsd, spent: 0, reserved: 0 };
  let jobs = 0;
  let ended = 0;
  let totalMs = 0;
  let refusedUsd: number | null = null;
  const refusal = (expectedUsd: number): BatchLimit | null => {
    if (maxJobs !== null && jobs >= maxJobs) return 'max-jobs';
    if (!fits(expectedUsd, account)) return 'max-cost-usd';
    // A job that would be stopped halfway costs money for nothing.
    if (endAt !== null && clock.now() + (ended === 0 ? 0 : totalMs / ended) >= endAt) return 'timeout-minutes';
    return null;
  };
  return {
    reserve: (expectedUsd) => {
      const refused = refusal(expectedUsd);
      if (refused === 'max-cost-usd') refusedUsd = expectedUsd;
      if (refused !== null) return { refused };
      refusedUsd = null;
      const startedAt = clock.now();
      const left = maxCostUsd === null ? null : Math.max(0, maxCostUsd - account.spent - account.reserved);
      jobs += 1;
      const reservation = reserveIn(account, expectedUsd, left ?? 0);
      return {
        ...reservation,
        maxCostUsd: left,
        settle: (costUsd) => {
          reservation.settle(costUsd);
          ended += 1;
          totalMs += clock.now() - startedAt;
        },
      };
    },
    reserveScoring: () => reserveIn(account, 0, 0),
    spent: () => account.spent,
    costReached: () => costReachedText(account.spent, maxCostUsd ?? 0, refusedUsd),
    usedUp: () => {
      if (maxCostUsd !== null && account.spent >= maxCostUsd) return 'max-cost-usd';
      return endAt !== null && clock.now() >= endAt ? 'timeout-minutes' : null;
    },
  };
}

/** For jobs whose answers are paid for: only the judges that are asked directly cost something. */
export function judgesOnly(budget: RunBudget): RunBudget {
  return {
    ...budget,
    reserve: () => {
      const judges = budget.reserveScoring();
      return { ...judges, maxCostUsd: null, answered: () => undefined, settle: () => judges.settle(0) };
    },
  };
}

interface Account {
  readonly maxCostUsd: number | null;
  spent: number;
  reserved: number;
}

/** What is expected to cost more than the whole budget may try alone. */
function fits(expectedUsd: number, { maxCostUsd, spent, reserved }: Account): boolean {
  return maxCostUsd === null || spent + reserved + expectedUsd <= maxCostUsd || (spent === 0 && reserved === 0);
}

/** @param mostUsd what a job may cost, although others under way have reserved some of it since it began */
function reserveIn(account: Account, expectedUsd: number, mostUsd: number): Omit<Reservation, 'maxCostUsd'> {
  let share = expectedUsd;
  let paid = 0;
  let isRefused = false;
  account.reserved += expectedUsd;
  const isCovered = (usd: number): boolean =>
    usd <= share ||
    fits(usd - share, account) ||
    (paid + usd <= mostUsd && account.spent + usd <= (account.maxCostUsd ?? Number.POSITIVE_INFINITY));
  const keep = (usd: number): void => {
    account.reserved = Math.max(0, account.reserved + usd - share);
    share = usd;
  };
  const pay = (usd: number): void => {
    keep(Math.max(0, share - usd));
    account.spent += usd;
    paid += usd;
  };
  return {
    answered: pay,
    ask: (usd) => {
      if (!isCovered(usd)) {
        isRefused = true;
        return null;
      }
      keep(Math.max(share, usd));
      return pay;
    },
    hasRefused: () => isRefused,
    settle: (usd) => {
      keep(0);
      account.spent += Math.max(0, usd - paid);
    },
  };
}

/** @param next what the next job is expected to cost; `null` if the last one was stopped */
function costReachedText(spent: number, limit: number, next: number | null): string {
  const what =
    next === null ? 'a job needed more than what was left' : `the next job is expected to cost ${formatCost(next)}`;
  const why = spent < limit ? `, and ${what}` : '';
  return `max-cost-usd was reached: ${formatCost(spent)} of ${formatCost(limit)} is spent${why}.`;
}

/** The sum of costs in US dollars; `null` if one of them is unknown. */
export function sumUsd(costs: Iterable<number | null>): number | null {
  let sum = 0;
  for (const cost of costs) {
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}

/** What jobs are expected to cost in US dollars: the estimates of the plan, corrected by the jobs of this run. */
export type ExpectedCost = Readonly<ReturnType<typeof createExpectedCost>>;

/** Fewer jobs may be exceptions: the next one may cost twice as much. */
const enoughJobs = 3;
const margin = 2;

/**
 * Estimates are rough; too high ones would end a run early. Jobs of one entry and model are alike; the most expensive
 * counts while all are cheaper, since a job cut halfway costs money for nothing.
 */
export function createExpectedCost() {
  const known = new Map<string, { jobs: number; sum: number; highest: number }>();
  const nameOf = ({ id, model }: PlannedJob) => JSON.stringify([id, model]);
  return {
    of: (job: PlannedJob): number => {
      const estimate = job.estimatedCostUsd ?? 0;
      const seen = known.get(nameOf(job));
      if (seen === undefined) return estimate;
      const { jobs, sum, highest } = seen;
      if (jobs < enoughJobs) return estimate * Math.min(1, margin * highest);
      return estimate * (highest < 1 ? highest : Math.max(1, sum / jobs));
    },
    ended: (job: PlannedJob, costUsd: number | null): void => {
      const { estimatedCostUsd } = job;
      // A job that failed before a model was paid says nothing about the others.
      if (!costUsd || !estimatedCostUsd) return;
      const ratio = costUsd / estimatedCostUsd;
      const { jobs, sum, highest } = known.get(nameOf(job)) ?? { jobs: 0, sum: 0, highest: 0 };
      known.set(nameOf(job), { jobs: jobs + 1, sum: sum + ratio, highest: Math.max(highest, ratio) });
    },
  };
}
