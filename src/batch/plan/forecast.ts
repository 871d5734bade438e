import { formatCount, formatNumber } from '../../format-number.js';
import { plainText } from '../../plain-text.js';
import { formatCost } from '../../report/headline.js';
import type { JobRecord } from '../model/job-record.js';
import type { ItemWrite } from '../model/result-types.js';
import {
  type BatchFile,
  type BatchJobSpec,
  type BatchPlan,
  type KeyParts,
  keyPartNames,
  type PlannedJob,
} from '../model/types.js';
import { nameOfJob } from '../report/name-of-job.js';
import { filesChanged } from '../run/survey.js';
import { dispositionOf, isUnwritten, type ReuseOptions, whyParked } from '../state/reuse.js';
import { keyPartWord } from './job-key.js';

export interface ForecastJob {
  readonly job: PlannedJob;
  readonly action: 'run' | 'reuse' | 'rescore' | 'parked' | 'deferred' | 'waiting';
  readonly why: string;
  /** What this run is expected to pay for it, in US dollars; `null` if a price is unknown. */
  readonly expectedUsd: number | null;
  /** Absent = none is waiting to be posted. */
  readonly writes?: readonly ItemWrite[];
}

/** What is stored of earlier runs. */
export interface Stored {
  readonly record: (job: PlannedJob) => JobRecord | null;
  /** The key parts of the latest record of the same entry, item, matrix and repeat, with another key. */
  readonly earlier: (slot: string) => KeyParts | null;
  /** Why nothing is sent for this job, which a batch API has or has answered; `null` otherwise. */
  readonly waiting: (job: PlannedJob) => string | null;
  /** The writes of a stored answer to its item that are not posted. */
  readonly writes: (job: PlannedJob) => readonly ItemWrite[];
  /** The expected cost of scoring the stored answer of this job again. */
  readonly scoringUsd: (job: PlannedJob, record: JobRecord) => number | null;
  /** Slots that the last run deferred: they begin first. */
  readonly deferred: readonly string[];
  /** Jobs whose files have changed since the plan was made: they are deferred. */
  readonly changed: ReadonlySet<PlannedJob>;
  /** Why jobs end without asking a model, and cost nothing. */
  readonly refused: ReadonlyMap<PlannedJob, string>;
}

export type ForecastOptions = Omit<ReuseOptions, 'parkAfter'>;

export function forecast(
  jobs: readonly PlannedJob[],
  stored: Stored,
  { parkAfter, budget }: Pick<BatchFile, 'parkAfter' | 'budget'>,
  options: ForecastOptions,
): readonly ForecastJob[] {
  const turns = new Map(stored.deferred.map((slot, turn) => [slot, turn]));
  const decided = jobs.map((job): RankedJob => {
    const record = stored.record(job);
    const disposition = dispositionOf(record, job.evaluationDigest, { ...options, parkAfter });
    const free = { job, rank: 0, expectedUsd: 0 };
    switch (disposition.kind) {
      case 'reuse': {
        const writes = stored.writes(job);
        const more = writes.length === 0 ? '' : `; not posted yet: ${writes.map(({ what }) => what).join(', ')}`;
        return {
          ...free,
          action: 'reuse',
          why: `ended ${dayOf(record)} as ${record?.conclusion ?? ''}${more}`,
          writes,
        };
      }
      case 'rescore': {
        const expectedUsd = record === null ? 0 : stored.scoringUsd(job, record);
        const isFirst = record !== null && isUnwritten(record);
        const why = isFirst ? 'its stored answer is written and evaluated' : 'its evaluations are scored again';
        return { ...free, action: 'rescore', why, expectedUsd };
      }
      case 'parked':
        return { ...free, action: 'parked', why: record === null ? '' : `${whyParked(record)}: ${record.reason}` };
      case 'run': {
        const waits = stored.waiting(job);
        if (waits !== null) return { ...free, action: 'waiting', why: waits };
        const expectedUsd = job.estimatedCostUsd;
        if (stored.changed.has(job)) return { ...free, action: 'deferred', why: filesChanged, expectedUsd };
        // Jobs that were deferred begin first, and failed ones last.
        const turn = turns.get(job.slot);
        const rank = turn !== undefined ? turn - turns.size : disposition.why === 'failed before' ? 1 : 0;
        const refused = stored.refused.get(job);
        if (refused !== undefined)
          return { job, action: 'run', why: `ends as config-error: ${refused}`, rank, expectedUsd: 0 };
        const why = runReason(job, disposition.why, record, { stored, turns });
        return { job, action: 'run', why, rank, expectedUsd };
      }
    }
  });
  return withinBudget(decided, budget);
}

/** The turn of each job that the last run deferred, by slot. */
type Turns = ReadonlyMap<string, number>;

type RankedJob = ForecastJob & { readonly rank: number };

function runReason(
  { slot, keyParts }: PlannedJob,
  why: 'new' | 'failed before' | 'requested',
  record: JobRecord | null,
  { stored, turns }: { readonly stored: Stored; readonly turns: Turns },
): string {
  if (why === 'requested') return 'requested by --retry-failed';
  if (why === 'failed before') return `ended ${dayOf(record)} as ${record?.conclusion ?? ''}`;
  const earlier = stored.earlier(slot);
  if (earlier === null) return turns.has(slot) ? 'deferred by the last run' : 'new';
  const changed = keyPartNames.filter((name) => earlier[name] !== keyParts[name]);
  return changed.length === 0 ? 'its stored result is not usable' : `changed: ${changed.map(keyPartWord).join(', ')}`;
}

/** Stored answers are scored first. Jobs with the same key are paid for once. */
function withinBudget(
  decided: readonly RankedJob[],
  { maxJobs, maxCostUsd }: BatchFile['budget'],
): readonly ForecastJob[] {
  const running = decided.filter(({ action }) => action === 'run').toSorted((a, b) => a.rank - b.rank);
  const order = [...decided.filter(({ action }) => action === 'rescore'), ...running];
  const ends = new Map<string, string | null>();
  let cost = 0;
  let begun = 0;
  let isFull: string | null = null;
  for (const { job, action, expectedUsd } of order) {
    if (ends.has(job.key)) continue;
    const next = cost + (expectedUsd ?? 0);
    const isCostReached =
      action === 'rescore' ? cost >= (maxCostUsd ?? Infinity) : cost > 0 && next > (maxCostUsd ?? Infinity);
    if (action === 'run' && maxJobs !== null && begun >= maxJobs) isFull ??= `max-jobs is ${String(maxJobs)}`;
    else if (isCostReached) isFull ??= `max-cost-usd is ${String(maxCostUsd)}`;
    ends.set(job.key, isFull);
    if (isFull !== null) continue;
    cost = next;
    if (action === 'run') begun += 1;
  }
  const paid = new Set<string>();
  return decided.map(({ rank: _, ...job }): ForecastJob => {
    const { key } = job.job;
    const reason = ends.get(key) ?? null;
    if (reason !== null) return { ...job, action: 'deferred', why: `${reason}; ${job.why}` };
    const expectedUsd = paid.has(key) ? 0 : job.expectedUsd;
    paid.add(key);
    return { ...job, expectedUsd };
  });
}

function dayOf(record: JobRecord | null): string {
  return record === null ? '' : `on ${record.endedAt.slice(0, 10)}`;
}

type Action = ForecastJob['action'];

const words: Readonly<Record<Action, string>> = {
  run: 'run',
  reuse: 'reused',
  rescore: 'scored again',
  parked: 'parked',
  deferred: 'deferred',
  waiting: 'waiting',
};

export function forecastText(
  plan: BatchPlan,
  jobs: readonly ForecastJob[],
  file: Pick<BatchFile, 'delivery' | 'judgeDelivery' | 'jobs'>,
): string {
  const rows = jobs.map(({ job, action, why, expectedUsd }) => [
    words[action],
    nameOfJob(job),
    job.model,
    formatCount(job.promptCharacters, 'character'),
    isPaid(action, expectedUsd) ? formatCost(expectedUsd) : '',
    why,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    rows.reduce((widest, row) => Math.max(widest, Math.min(60, (row[column] ?? '').length)), 0),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => plainText(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const head = [`dry run of ${plan.name}: no model is called, no job runs`, ''];
  if (jobs.length === 0) return [...head, 'no jobs: no source has items'].join('\n');
  return [...head, ...lines, '', ...sums(jobs), ...(jobs.some(isSent) ? prices(file) : [])].join('\n');
}

/** Scoring a stored answer again has the normal price. */
const isSent = ({ action }: ForecastJob) => action === 'run' || action === 'deferred' || action === 'waiting';

/** Scoring a stored answer costs something if a judge is asked. */
const isPaid = (action: Action, expectedUsd: number | null) =>
  action === 'run' || action === 'deferred' || (action === 'rescore' && expectedUsd !== 0);

function sums(jobs: readonly ForecastJob[]): readonly string[] {
  const counts = new Map<Action, number>();
  for (const { action } of jobs) counts.set(action, (counts.get(action) ?? 0) + 1);
  const parts = [...counts].map(([action, count]) => `${formatNumber(count)} ${words[action]}`);
  const { usd, unknown } = expectedCost(jobs);
  const missing = `${formatCount(unknown, 'job')} of unknown price`;
  const cost =
    unknown > 0 && usd === 0
      ? `not known (${missing})`
      : `${formatCost(usd)}${unknown === 0 ? '' : `, and ${missing}`} (a rough guess)`;
  return [`${formatCount(jobs.length, 'job')}: ${parts.join(', ')}`, `expected cost of this run: ${cost}`];
}

const hasJudge = ({ evaluate }: BatchJobSpec) => evaluate.some(({ check }) => check.kind === 'judge');

/** What `delivery` makes cheaper, and what it does not. */
function prices({ delivery, judgeDelivery, jobs }: Pick<BatchFile, 'delivery' | 'judgeDelivery' | 'jobs'>) {
  if (delivery !== 'batch') return [];
  const judges = !jobs.some(hasJudge) ? '' : judgeDelivery === 'batch' ? ' and its judges' : ' and all judges';
  return [`half the price by the batch API, except for the first job of each entry${judges}`];
}

export function expectedCost(jobs: readonly ForecastJob[]): { readonly usd: number; readonly unknown: number } {
  const costs = jobs
    .filter(({ action }) => action === 'run' || action === 'rescore')
    .map(({ expectedUsd: usd }) => usd);
  const known = costs.filter((cost) => cost !== null);
  return { usd: known.reduce((sum, cost) => sum + cost, 0), unknown: costs.length - known.length };
}
