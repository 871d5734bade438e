import { roundUsd } from '../../model/prices.js';
import { type JobRecord, resultColumns } from '../model/job-record.js';
import type { BatchJobResult } from '../model/result-types.js';
import type { PlannedJob } from '../model/types.js';
import { whyParked } from '../state/reuse.js';
import { sumUsd } from './budget.js';

export type JobState =
  | {
      readonly kind: 'ended';
      readonly isReused: boolean;
      /** Why its stored answer cannot be used in this run; absent if it can. The record is not changed by this. */
      readonly problem?: string;
    }
  | { readonly kind: 'parked' }
  | { readonly kind: 'deferred'; readonly reason: string }
  /** Canceled, or never begun because the run was canceled or ended early. */
  | { readonly kind: 'open'; readonly reason: string }
  /** No state directory has a result of it. */
  | { readonly kind: 'missing' };

/** The reason of a job in a batch that has ended because of a problem of every job. */
export const neverTried = 'The batch ended before this job was tried.';

export interface StoredRow {
  readonly row: BatchJobResult;
  readonly record: JobRecord | null;
  /** Why the job is deferred; `null` if it is not. */
  readonly deferred: string | null;
}

export function storedRow(job: PlannedJob, state: JobState, record: JobRecord | null): StoredRow {
  return {
    row: jobRow(job, state, record),
    record,
    deferred: state.kind === 'deferred' ? reasonOfState(state, record) : null,
  };
}

/** The row of a job in the result. The record may have been written for another entry with the same key. */
export function jobRow(job: PlannedJob, state: JobState, record: JobRecord | null): BatchJobResult {
  const head = {
    id: job.id,
    item: job.item?.fields ?? null,
    matrix: job.matrix,
    repeat: job.repeat,
    key: job.key,
    attempt: record?.attempt ?? 1,
  };
  const none = { ...head, reused: false, text: '', evaluations: [], costUsd: null, notices: [], transcriptPath: null };
  const unended = state.kind === 'ended' ? '' : reasonOfState(state, record);
  const labeled = (name: string) => (unended === '' ? `${name}.` : `${name}: ${unended}`);
  switch (state.kind) {
    case 'ended':
      return record === null
        ? { ...none, conclusion: 'cancelled', code: 'result-missing', reason: 'The stored result is missing.' }
        : { ...head, reused: state.isReused, ...endOf(record), ...deniedFor(state.problem) };
    case 'parked':
      return { ...none, conclusion: 'skipped', code: 'parked', reason: labeled('Parked') };
    case 'deferred':
      return { ...none, conclusion: 'skipped', code: 'deferred', reason: labeled('Deferred to the next run') };
    case 'open':
      return { ...none, conclusion: 'cancelled', code: 'not-run', reason: state.reason };
    case 'missing':
      return { ...none, conclusion: 'cancelled', code: 'result-missing', reason: labeled('Missing') };
  }
}

/** Why a job has not ended, without the name of its state, which tables show; starts in lower case. */
export function reasonOfState(state: Exclude<JobState, { kind: 'ended' }>, record: JobRecord | null): string {
  switch (state.kind) {
    case 'parked':
      return record === null ? '' : `${whyParked(record)}. ${record.reason}`.trim();
    case 'deferred':
      return `${state.reason}.`;
    case 'open':
      return state.reason;
    case 'missing':
      return 'no state directory has a result of this job.';
  }
}

const deniedFor = (problem: string | undefined) =>
  problem === undefined ? {} : ({ conclusion: 'denied', code: 'output-unwritable', reason: problem } as const);

function endOf(record: JobRecord): Pick<JobRecord, (typeof resultColumns)[number]> {
  const columns = resultColumns.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]] as const]));
  return {
    ...(Object.fromEntries(columns) as Pick<JobRecord, (typeof resultColumns)[number]>),
    evaluations: record.evaluations.map(({ digest: _, ...evaluation }) => evaluation),
    costUsd: roundUsd(sumUsd([record.costUsd, record.scoringUsd ?? 0])),
  };
}
