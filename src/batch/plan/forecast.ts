import type { JobRecord } from '../model/job-record.js';
import { type BatchFile, type KeyParts, keyPartNames, type PlannedJob } from '../model/types.js';
import { filesChanged } from '../run/survey.js';
import { dispositionOf, isUnwritten, type ReuseOptions, whyParked } from '../state/reuse.js';
import { keyPartWord } from './job-key.js';

/** What a run would do with a job, and why. */
export interface ForecastJob {
  readonly job: PlannedJob;
  readonly action: 'run' | 'reuse' | 'rescore' | 'parked' | 'deferred' | 'waiting';
  readonly why: string;
  /** What this run is expected to pay for it, in US dollars; `null` if a price is unknown. */
  readonly expectedUsd: number | null;
}

/** What is stored of earlier runs. */
export interface Stored {
  /** The record with the key of this job. */
  readonly record: (job: PlannedJob) => JobRecord | null;
  /** The key parts of the latest record of the same entry, item, matrix and repeat, with another key. */
  readonly earlier: (slot: string) => KeyParts | null;
  /** Why nothing is sent for this job, which a batch API has or has answered; `null` otherwise. */
  readonly waiting: (job: PlannedJob) => string | null;
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

type Limits = Pick<BatchFile, 'parkAfter' | 'budget'>;

/** Decides about every job as a run would, with estimates in place of real costs. In plan order. */
export function forecast(
  jobs: readonly PlannedJob[],
  stored: Stored,
  { parkAfter, budget }: Limits,
  options: ForecastOptions,
): readonly ForecastJob[] {
  const turns = new Map(stored.deferred.map((slot, turn) => [slot, turn]));
  const decided = jobs.map((job): RankedJob => {
    const record = stored.record(job);
    const disposition = dispositionOf(record, job.evaluationDigest, { ...options, parkAfter });
    const free = { job, rank: 0, expectedUsd: 0 };
    switch (disposition.kind) {
      case 'reuse':
        return { ...free, action: 'reuse', why: `ended ${dayOf(record)} as ${record?.conclusion ?? ''}` };
      case 'rescore': {
        const expectedUsd = record === null ? 0 : stored.scoringUsd(job, record);
        const isFirst = record !== null && isUnwritten(record);
        const why = isFirst ? 'its stored answer is written and evaluated' : 'its evaluations are scored again';
        return { ...free, action: 'rescore', why, expectedUsd };
      }
      case 'parked':
        return { ...free, action: 'parked', why: parkedReason(record) };
      case 'run': {
        const waits = stored.waiting(job);
        if (waits !== null) return { ...free, action: 'waiting', why: waits };
        const expectedUsd = job.estimatedCostUsd;
        if (stored.changed.has(job)) return { ...free, action: 'deferred', why: filesChanged, expectedUsd };
        const rank = rankOf(job, disposition.why, turns);
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

/** Jobs that were deferred begin first, and failed ones last. */
function rankOf({ slot }: PlannedJob, why: 'new' | 'failed before' | 'requested', turns: Turns): number {
  const turn = turns.get(slot);
  return turn !== undefined ? turn - turns.size : why === 'failed before' ? 1 : 0;
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

function parkedReason(record: JobRecord | null): string {
  return record === null ? '' : `${whyParked(record)}: ${record.reason}`;
}

function dayOf(record: JobRecord | null): string {
  return record === null ? '' : `on ${record.endedAt.slice(0, 10)}`;
}
