import type { JobRecord } from '../result-types.js';
import { dispositionOf, type ReuseOptions, whyParked } from '../state/reuse.js';
import { type BatchFile, type KeyParts, keyPartNames, type PlannedJob } from '../types.js';
import { keyPartWord } from './key-part-word.js';

/** What a run would do with a job, and why. */
export interface ForecastJob {
  readonly job: PlannedJob;
  readonly action: 'run' | 'reuse' | 'rescore' | 'parked' | 'deferred' | 'waiting';
  readonly why: string;
}

/** What is stored of earlier runs. */
export interface Stored {
  /** The record with the key of this job. */
  readonly record: (job: PlannedJob) => JobRecord | null;
  /** The key parts of the latest record of the same entry, item, matrix and repeat, with another key. */
  readonly earlier: (slot: string) => KeyParts | null;
  /** Why nothing is sent for this job, which a batch API has or has answered; `null` otherwise. */
  readonly waiting: (job: PlannedJob) => string | null;
  /** Slots that the last run deferred: they begin first. */
  readonly deferred: readonly string[];
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
  const decided = jobs.map((job): ForecastJob & { readonly rank: number } => {
    const record = stored.record(job);
    const disposition = dispositionOf(record, job.evaluationDigest, { ...options, parkAfter });
    switch (disposition.kind) {
      case 'reuse':
        return { job, action: 'reuse', why: `ended ${dayOf(record)} as ${record?.conclusion ?? ''}`, rank: 0 };
      case 'rescore':
        return { job, action: 'rescore', why: 'its evaluations are scored again', rank: 0 };
      case 'parked':
        return { job, action: 'parked', why: parkedReason(record), rank: 0 };
      case 'run': {
        const waits = stored.waiting(job);
        if (waits !== null) return { job, action: 'waiting', why: waits, rank: 0 };
        return {
          job,
          action: 'run',
          why: runReason(job, disposition.why, record, stored),
          rank: rankOf(job, disposition.why, stored),
        };
      }
    }
  });
  return withinBudget(decided, budget);
}

function runReason(
  { slot, keyParts }: PlannedJob,
  why: 'new' | 'failed before' | 'requested',
  record: JobRecord | null,
  stored: Stored,
): string {
  if (why === 'requested') return 'requested by --retry-failed';
  if (why === 'failed before') return `ended ${dayOf(record)} as ${record?.conclusion ?? ''}`;
  const earlier = stored.earlier(slot);
  if (earlier === null) return stored.deferred.includes(slot) ? 'deferred by the last run' : 'new';
  const changed = keyPartNames.filter((name) => earlier[name] !== keyParts[name]);
  return changed.length === 0 ? 'its stored result is not usable' : `changed: ${changed.map(keyPartWord).join(', ')}`;
}

/** Jobs that were deferred begin first, and failed ones last. */
function rankOf({ slot }: PlannedJob, why: 'new' | 'failed before' | 'requested', { deferred }: Stored): number {
  const position = deferred.indexOf(slot);
  return position >= 0 ? position - deferred.length : why === 'failed before' ? 1 : 0;
}

function withinBudget(
  decided: readonly (ForecastJob & { readonly rank: number })[],
  { maxJobs, maxCostUsd }: BatchFile['budget'],
): readonly ForecastJob[] {
  const order = decided.filter(({ action }) => action === 'run').toSorted((a, b) => a.rank - b.rank);
  const deferred = new Map<PlannedJob, string>();
  let cost = 0;
  for (const [index, { job }] of order.entries()) {
    cost += job.estimatedCostUsd ?? 0;
    if (maxJobs !== null && index >= maxJobs) deferred.set(job, `max-jobs is ${String(maxJobs)}`);
    else if (maxCostUsd !== null && index > 0 && cost > maxCostUsd)
      deferred.set(job, `max-cost-usd is ${String(maxCostUsd)}`);
  }
  return decided.map(({ job, action, why }) => {
    const reason = deferred.get(job);
    return reason === undefined ? { job, action, why } : { job, action: 'deferred', why: `${reason}; ${why}` };
  });
}

function parkedReason(record: JobRecord | null): string {
  return record === null ? '' : `${whyParked(record)}: ${record.reason}`;
}

function dayOf(record: JobRecord | null): string {
  return record === null ? '' : `on ${record.endedAt.slice(0, 10)}`;
}
