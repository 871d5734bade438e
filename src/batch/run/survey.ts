import type { JobRecord } from '../model/job-record.js';
import type { PlannedJob } from '../model/types.js';
import type { BatchState } from '../state/open-state.js';
import { dispositionOf, hasEndedIn, isUnwritten, type ReuseOptions } from '../state/reuse.js';
import { type JobState, jobRow } from './job-row.js';
import { figuresOf, type RowFigures } from './totals.js';

/** What the stored records say about the jobs of a run. */
export interface Survey {
  /** By position; absent for jobs that run. */
  readonly states: (JobState | undefined)[];
  readonly figures: (RowFigures | undefined)[];
  /** Positions of the jobs that run, in the order in which they begin. */
  readonly toRun: readonly number[];
  /** Positions of the jobs whose answers are scored again. */
  readonly toScore: readonly number[];
  /** Of those, the ones whose output file could not be written. */
  readonly unwritten: ReadonlySet<number>;
  /** By position of jobs that run although they have a result of the run that is resumed, which counts until then. */
  readonly kept: ReadonlyMap<number, RowFigures>;
}

const endedHere: JobState = { kind: 'ended', isReused: false };

/** Reads the record of every job, a few at a time, and keeps only figures of them. */
export async function surveyJobs(
  jobs: readonly PlannedJob[],
  state: Pick<BatchState, 'record'>,
  options: ReuseOptions & { readonly deferred: readonly string[] },
): Promise<Survey> {
  const states: (JobState | undefined)[] = [];
  const figures: (RowFigures | undefined)[] = [];
  const toScore: number[] = [];
  const unwritten = new Set<number>();
  const kept = new Map<number, RowFigures>();
  const { resumed } = options;
  const ranked: { readonly position: number; readonly rank: number }[] = [];
  const waiting = new Map(options.deferred.map((slot, index) => [slot, index - options.deferred.length]));
  const settle = (position: number, job: PlannedJob, record: JobRecord | null): void => {
    const disposition = dispositionOf(record, job.evaluationDigest, options);
    if (disposition.kind === 'run') {
      ranked.push({ position, rank: waiting.get(job.slot) ?? (disposition.why === 'failed before' ? 1 : 0) });
      if (record !== null && resumed !== null && hasEndedIn(record, resumed))
        kept.set(position, figuresOf('ended', jobRow(job, endedHere, record)));
      return;
    }
    if (disposition.kind === 'rescore') toScore.push(position);
    if (record !== null && isUnwritten(record)) unwritten.add(position);
    const isReused = record === null || resumed === null || !hasEndedIn(record, resumed);
    const state: JobState = disposition.kind === 'parked' ? { kind: 'parked' } : { kind: 'ended', isReused };
    states[position] = state;
    figures[position] = figuresOf(state.kind, jobRow(job, state, record));
  };
  for (let start = 0; start < jobs.length; start += readAtOnce) {
    const block = jobs.slice(start, start + readAtOnce);
    const records = await Promise.all(block.map((job) => state.record(job)));
    for (const [index, job] of block.entries()) settle(start + index, job, records[index] ?? null);
  }
  const toRun = ranked.toSorted((a, b) => a.rank - b.rank || a.position - b.position).map(({ position }) => position);
  return { states, figures, toRun, toScore, unwritten, kept };
}

const readAtOnce = 32;

/** Jobs that have not run, for want of money or time, keep the results that they have in this run. */
export function keepResults({ states, figures, kept }: Survey): void {
  for (const [position, rowFigures] of kept) {
    if (states[position] !== undefined) continue;
    states[position] = endedHere;
    figures[position] = rowFigures;
  }
}

export const filesChanged = 'its files have changed since the plan was made; a new plan uses them';

/** The survey without these jobs that would run: they are deferred, because their files have changed. */
export function deferring({ toRun, ...others }: Survey, changed: ReadonlySet<PlannedJob>, jobs: readonly PlannedJob[]) {
  const state: JobState = { kind: 'deferred', reason: filesChanged };
  const left = toRun.filter((position) => {
    const job = jobs[position];
    if (job === undefined || !changed.has(job)) return true;
    if (others.kept.has(position)) return false;
    others.states[position] = state;
    others.figures[position] = figuresOf(state.kind, jobRow(job, state, null));
    return false;
  });
  return { ...others, toRun: left };
}
