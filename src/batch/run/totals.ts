import { formatCount, formatNumber, formatShare } from '../../format-number.js';
import { exitCodeOf } from '../../job/conclude.js';
import type { ReasonCode } from '../../job/result/codes.js';
import type { Conclusion } from '../../job/result/types.js';
import { roundUsd } from '../../model/prices.js';
import type { BatchJobResult, BatchResult, CacheUse } from '../model/result-types.js';
import type { PlannedJob } from '../model/types.js';
import { isPassed } from '../state/reuse.js';
import type { BatchRun } from '../state/run-log.js';
import { sumUsd } from './budget.js';
import type { FatalProblem } from './classify-end.js';
import type { JobState } from './job-row.js';
import { groupsOf, highestRate, isUnevaluated, type JobGroup, passRatesOf, rateOf } from './pass-rates.js';

export interface RowFigures {
  readonly state: JobState['kind'];
  readonly conclusion: Conclusion;
  readonly isReused: boolean;
  readonly isPassed: boolean;
  readonly evaluations: { readonly passed: number; readonly failed: number; readonly errors: number };
  readonly costUsd: number | null;
  /** Of a configuration error; empty for every other end. */
  readonly reason: string;
  readonly code?: string;
  /** Absent = the model of the job. */
  readonly answeredBy?: string;
  /** Of the job's answer, if it was made in this run. */
  readonly input?: { readonly tokens: number; readonly cached: number; readonly savedUsd: number | null };
}

export function figuresOf(state: JobState['kind'], row: BatchJobResult): RowFigures {
  const count = (status: string) => row.evaluations.filter((evaluation) => evaluation.status === status).length;
  return {
    state,
    conclusion: row.conclusion,
    isReused: row.reused,
    isPassed: isPassed(row),
    evaluations: { passed: count('passed'), failed: count('failed'), errors: count('error') },
    costUsd: row.costUsd,
    reason: row.conclusion === 'config-error' ? row.reason : '',
    ...(row.code === undefined ? {} : { code: row.code }),
    ...(row.answeredBy === undefined ? {} : { answeredBy: row.answeredBy }),
    ...inputOf(row),
  };
}

function inputOf({ reused, usage, savedUsd = 0 }: BatchJobResult): Pick<RowFigures, 'input'> {
  if (reused || usage === undefined || usage.inputTokens === 0) return {};
  return { input: { tokens: usage.inputTokens, cached: usage.cacheReadTokens, savedUsd } };
}

/** Entries whose jobs have not used a cache count if another one has. */
function cachesOf(jobs: readonly PlannedJob[], figures: readonly RowFigures[]): Pick<Totals, 'caches'> {
  const entries = new Map<string, NonNullable<RowFigures['input']>[]>();
  for (const [position, { id }] of jobs.entries()) {
    const input = figures[position]?.input;
    if (input !== undefined) entries.set(id, [...(entries.get(id) ?? []), input]);
  }
  const caches = [...entries].map(([id, inputs]): CacheUse => {
    const inputTokens = inputs.reduce((sum, { tokens }) => sum + tokens, 0);
    const cachedTokens = inputs.reduce((sum, { cached }) => sum + cached, 0);
    const savedUsd = roundUsd(sumUsd(inputs.map((input) => input.savedUsd)));
    return { id, inputTokens, cachedTokens, share: Number((cachedTokens / inputTokens).toFixed(4)), savedUsd };
  });
  return caches.some(({ cachedTokens, savedUsd }) => cachedTokens > 0 || savedUsd !== 0) ? { caches } : {};
}

/** Why the run ended before all jobs were tried; `null` for each that does not apply. */
export interface BatchEnd {
  readonly cancelled: string | null;
  readonly fatal: FatalProblem | null;
  /** How `max-cost-usd` was reached, in a sentence. */
  readonly costReached: string | null;
}

export interface TotalsOptions {
  readonly name: string;
  readonly planId: string;
  readonly minPassRate: number;
  readonly atLeast: (id: string) => number;
  readonly early: BatchEnd;
  /** US dollars in addition to those of the jobs that have ended; `null` if a price is unknown. */
  readonly otherUsd: number | null;
  /** The shard, if it is one of a batch that has jobs; it may have none of them. */
  readonly shard?: string | null;
  /** Whether jobs are deferred because their answers come later, and not only because a limit was reached. */
  readonly awaitsAnswers?: boolean;
  /** Jobs of the plan that other shards run. */
  readonly others?: readonly PlannedJob[];
}

export type Totals = Omit<BatchResult, 'jobs'>;

/** The totals of a run from the figures of its jobs, in plan order. Pure, so that a merge computes the same. */
export function totalsOf(
  jobs: readonly PlannedJob[],
  figures: readonly RowFigures[],
  { minPassRate, atLeast, early, shard = null, awaitsAnswers = false, others = [], ...identity }: TotalsOptions,
): Totals {
  const counts: Partial<Record<Conclusion, number>> = {};
  for (const { state, conclusion } of figures)
    if (state === 'ended' || state === 'open') counts[conclusion] = (counts[conclusion] ?? 0) + 1;
  const countIn = (kind: RowFigures['state']) => figures.filter(({ state }) => state === kind).length;
  const groups = groupsOf(jobs, figures, { atLeast, others });
  const failedGroups = groups.filter(({ outcome }) => outcome === 'failed');
  const passRates = passRatesOf(groups);
  const ended = figures.filter(({ state }) => state === 'ended');
  const totals = {
    name: identity.name,
    planId: identity.planId,
    counts,
    deferred: countIn('deferred'),
    parked: countIn('parked'),
    ...(countIn('missing') === 0 ? {} : { missing: countIn('missing') }),
    passed: ended.filter((rowFigures) => rowFigures.isPassed).length,
    failed: ended.filter((rowFigures) => !rowFigures.isPassed).length,
    errors: ended.filter((rowFigures) => !rowFigures.isPassed && isUnevaluated(rowFigures)).length,
    costUsd: roundUsd(
      sumUsd([...ended.filter((rowFigures) => !rowFigures.isReused).map(({ costUsd }) => costUsd), identity.otherUsd]),
    ),
    passRates,
    ...cachesOf(jobs, figures),
  };
  const noJobs = shard === null ? 'No items, so there is nothing to do.' : `Shard ${shard} of the plan has no jobs.`;
  const rate = rateOf(passRates);
  // Otherwise, a batch that always has more jobs than its budget would never fail.
  const deferred = awaitsAnswers ? jobs.filter((_, at) => figures[at]?.state === 'deferred') : [];
  const highest = highestRate(groups, [...deferred, ...others]);
  const decides = others.length > 0 ? 'The merge of all shards' : 'The run in which the deferred jobs end';
  const ending = { figures, ended, groups, failedGroups, rate, highest, decides, minPassRate, early, noJobs };
  return { ...totals, ...conclusionOf(ending) };
}

export function otherUsdOf(runs: readonly { readonly otherUsd?: number | null | undefined }[]): number | null {
  return sumUsd(runs.map(({ otherUsd = 0 }) => otherUsd));
}

interface Ending {
  readonly figures: readonly RowFigures[];
  readonly ended: readonly RowFigures[];
  readonly groups: readonly JobGroup<RowFigures>[];
  readonly failedGroups: readonly JobGroup<RowFigures>[];
  readonly rate: number | null;
  readonly minPassRate: number;
  /** The rate if all jobs whose answers come later and those of other shards pass. */
  readonly highest: number | null;
  /** What decides about the rate of the whole batch, as the start of a sentence. */
  readonly decides: string;
  readonly early: BatchEnd;
  /** Why there may be no jobs. */
  readonly noJobs: string;
}

type BatchConclusion = Pick<BatchResult, 'conclusion' | 'reason'> & { readonly code?: ReasonCode };

function conclusionOf(ending: Ending): Pick<BatchResult, 'conclusion' | 'code' | 'reason'> {
  const { figures, ended, early, rate, highest, decides, minPassRate } = ending;
  const { cancelled, fatal } = early;
  if (fatal !== null) return { conclusion: 'config-error', ...fatal };
  if (cancelled !== null) return { conclusion: 'cancelled', code: 'canceled', reason: cancelled };
  if (figures.length === 0) return { conclusion: 'skipped', code: 'no-jobs', reason: ending.noJobs };
  if (figures.every(({ state }) => state === 'parked'))
    return { conclusion: 'skipped', code: 'parked', reason: allParked(figures) };
  const shared = sharedConfigError(ended);
  if (shared !== null) return { conclusion: 'config-error', ...shared };
  if (early.costReached !== null) {
    const hasMore = figures.some(({ state }) => state === 'deferred');
    return {
      conclusion: 'budget',
      code: 'max-cost-usd',
      reason: `${early.costReached}${hasMore ? ' The next run continues.' : ''}`,
    };
  }
  const failures = failuresOf(ending);
  if (failures !== null) return failures;
  const isTooLow = rate !== null && rate < minPassRate;
  if (isTooLow && (highest ?? 0) < minPassRate) {
    const [share, least] = [formatShare(rate), formatShare(minPassRate)];
    // A rate of 2/3 is less than 0.667, although both are 66.7 %.
    const shown = share === least ? String(minPassRate) : least;
    return {
      conclusion: 'incomplete',
      code: 'min-pass-rate',
      reason: `${share} of the evaluated jobs passed, less than min-pass-rate (${shown}).${parkedIn(figures)}`,
    };
  }
  const later = isTooLow ? ` ${decides} decides whether min-pass-rate is reached.` : '';
  return { conclusion: 'success', code: 'jobs-completed', reason: `${reasonOfSuccess(ending)}${later}` };
}

/** A batch that does nothing any more is not a success. */
const allParked = ({ length }: readonly RowFigures[]): string =>
  `${length === 1 ? 'The only job is' : `All ${formatNumber(length)} jobs are`} parked. Run the batch with retry-failed once the cause is gone.`;

/** How `max-cost-usd` was reached in these runs, which may be shards of a batch; `null` if it was not. */
export function costReachedIn(runs: readonly Pick<BatchRun, 'conclusion' | 'costReached'>[]): string | null {
  const [run, ...others] = runs.filter(({ conclusion }) => conclusion === 'budget');
  if (run === undefined) return null;
  return others.length > 0 ? costLimit : (run.costReached ?? costLimit);
}

const costLimit = 'max-cost-usd was reached.';

function reasonOfSuccess({ figures, ended, groups, rate }: Ending): string {
  const well = ended.filter((rowFigures) => rowFigures.isPassed);
  const reused = well.filter(({ isReused }) => isReused).length;
  const head = `${formatNumber(well.length)} of ${formatCount(figures.length, 'job')} passed`;
  const earlier = reused === 0 ? '' : `, ${formatNumber(reused)} of them reused`;
  const passed = rate === null || rate === 1 ? '' : `, ${formatShare(rate)} of those that were evaluated`;
  const sentence = (kind: JobGroup['outcome'], but: string) => {
    const kindFigures = groups.filter(({ outcome }) => outcome === kind).flatMap((group) => group.figures);
    const repeats = kindFigures.filter((rowFigures) => !rowFigures.isPassed).length;
    return repeats === 0 ? '' : ` ${formatCount(repeats, 'repeat')} did not pass, but at-least ${but}.`;
  };
  const open = sentence('undecided', 'can still be reached');
  return `${head}${earlier}${passed}.${sentence('passed', 'was reached')}${open}${parkedIn(figures)}`;
}

/** They did not run, so they are not among those that failed. */
function parkedIn(figures: readonly RowFigures[]): string {
  const { length } = figures.filter(({ state }) => state === 'parked');
  return length === 0 ? '' : ` ${formatCount(length, 'job is', 'jobs are')} parked.`;
}

/** In every job of this run it is reported once; a single one among reused jobs is a problem of its item. */
function sharedConfigError(ended: readonly RowFigures[]): Pick<RowFigures, 'code' | 'reason'> | null {
  const ran = ended.filter(({ isReused }) => !isReused);
  const [failed, ...others] = ran;
  if (failed?.conclusion !== 'config-error' || (others.length === 0 && ended.length > 1)) return null;
  const { code, reason } = failed;
  const isShared = others.every(
    (rowFigures) => rowFigures.conclusion === 'config-error' && rowFigures.reason === reason,
  );
  return isShared ? { reason, ...(code === undefined ? {} : { code }) } : null;
}

/** Jobs that gave no answer, and evaluations that could not be done, fail the batch; failed evaluations count as a rate. */
function failuresOf({ figures: all, ended, failedGroups }: Ending): BatchConclusion | null {
  if (!failedGroups.some(({ figures }) => figures.some(isUnevaluated))) return null;
  const failed = ended.filter(({ conclusion }) => conclusion !== 'success');
  const errors = ended.filter(
    (rowFigures) => rowFigures.conclusion === 'success' && rowFigures.evaluations.errors > 0,
  ).length;
  const unpassed = ended.filter(({ isPassed }) => !isPassed).length - errors;
  const reasons = [
    ...(failed.length === 0 ? [] : [`${formatNumber(unpassed)} of ${formatCount(all.length, 'job')} failed`]),
    ...(errors === 0 ? [] : [`the evaluations of ${formatCount(errors, 'job')} could not be done`]),
  ];
  const reason = `${reasons.join(', and ')}.${parkedIn(all)}`;
  const kinds = new Set(failed.map(({ conclusion }) => conclusion));
  const [only] = kinds;
  const isShared = kinds.size === 1 && (only === 'no-output' || only === 'provider-error');
  const code = failed.length === all.length ? 'all-jobs-failed' : 'some-jobs-failed';
  return {
    conclusion: isShared ? only : 'incomplete',
    code: failed.length === 0 ? 'evaluation-errors' : code,
    reason: reason.charAt(0).toUpperCase() + reason.slice(1),
  };
}

/** The exit code of a batch: a failed job is 1, whatever it failed of, and so is a lost pull request if it matters. */
export function exitCodeOfBatch(conclusion: Conclusion, failsRun = false): number {
  if (conclusion === 'success' || conclusion === 'skipped') return failsRun ? 1 : 0;
  return conclusion === 'denied' ? 1 : exitCodeOf(conclusion);
}
