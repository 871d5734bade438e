import { formatCount, formatNumber } from '../../format-number.js';
import { withoutPeriod } from '../../text.js';
import type { JobRecord } from '../model/job-record.js';
import type { BatchPlan, PlannedJob } from '../model/types.js';
import { sumUsd } from '../run/budget.js';
import type { JobState } from '../run/job-row.js';
import type { BatchState } from '../state/open-state.js';
import { hasEndedIn, isPermanent } from '../state/reuse.js';
import type { BatchRun } from '../state/run-log.js';

export interface ShardState {
  /** As the user named it. */
  readonly path: string;
  readonly state: BatchState;
  readonly run: BatchRun;
}

export interface MergedJob {
  readonly state: JobState;
  /** Where the record is; `null` if there is none. */
  readonly source: ShardState | null;
}

export interface Merge {
  readonly jobs: readonly MergedJob[];
  /** Why the merge is not complete or not certain. */
  readonly problems: readonly string[];
  readonly notices: readonly string[];
  /** What the attempts of this plan have paid for results that are not used, in US dollars; `null` if a price is unknown. */
  readonly replacedUsd: number | null;
}

/** Chooses the record of every job of the plan. Keeps no record: each is read again when it is needed. */
export async function mergeStates(plan: BatchPlan, states: readonly ShardState[]): Promise<Merge> {
  const ownStates = states.filter(({ run }) => run.planId === plan.planId);
  const latest = Math.max(0, ...ownStates.map(({ run }) => run.attempt));
  const foreign = states.filter(({ run }) => run.planId !== plan.planId);
  // If the whole workflow runs again, what earlier attempts have uploaded is still there, the last one first.
  const earlier = foreign
    .filter(({ run }) => ownStates.length === 0 || run.attempt < latest)
    .toSorted((a, b) => b.run.attempt - a.run.attempt);
  const used = new Set<ShardState>();
  const problems = leftOut(
    plan,
    foreign.filter((state) => !earlier.includes(state)),
  );
  const replaced = new Set<string>();
  const missing = new Map<number, number>();
  const slots = new Map(
    ownStates.map(({ run }) => [run, { parked: new Set(run.parked), deferred: new Set(run.deferred) }]),
  );
  const replacedUsd: (number | null)[] = [];
  let conflicts = 0;
  const jobs: MergedJob[] = [];
  for (const job of plan.jobs) {
    // A run without shards has all jobs.
    const sources = ownStates
      .filter(({ run }) => run.shard === null || Number(run.shard.split('/')[0]) === job.shard)
      .toSorted((a, b) => b.run.attempt - a.run.attempt);
    const planned = await choose(job, sources);
    const chosen = planned.record === null ? { ...planned, ...(await successIn(earlier, job)) } : planned;
    if (chosen.source !== null && earlier.includes(chosen.source)) used.add(chosen.source);
    if (chosen.isConflict) conflicts += 1;
    if (chosen.replaces !== null) replaced.add(chosen.replaces);
    const state = stateOf(job, chosen, sources, slots);
    if (state.kind === 'open' || state.kind === 'missing') missing.set(job.shard, (missing.get(job.shard) ?? 0) + 1);
    jobs.push({ state, source: chosen.source });
    if (sources.length > 1) replacedUsd.push(await unusedUsd(job, sources, state.kind === 'ended' ? chosen : null));
  }
  problems.push(...missingProblems(plan, ownStates, missing));
  if (conflicts > 0)
    problems.push(
      `${conflicts === 1 ? '1 job has' : `${String(conflicts)} jobs have`} two different results of the same attempt; the first one was taken`,
    );
  const unused = leftOut(
    plan,
    earlier.filter((state) => !used.has(state)),
  );
  // Without any state of the plan, these may be of another batch.
  if (ownStates.length === 0) problems.push(...unused.splice(0));
  return {
    jobs,
    problems,
    notices: [...replaced, ...unused, ...[...used].map(usedNotice)],
    replacedUsd: sumUsd(replacedUsd),
  };
}

function leftOut({ planId }: BatchPlan, states: readonly ShardState[]): string[] {
  return states.map(({ path, run }) => `${path} was left out: it has the plan ${run.planId}, not ${planId}`);
}

function usedNotice({ path, run }: ShardState): string {
  return `${path} has another plan (${run.planId}): its results with the same key are used for jobs without a later one`;
}

/** A key says everything about a job, so an answer with it counts whatever plan it was for. */
async function successIn(states: readonly ShardState[], job: PlannedJob): Promise<Partial<Chosen>> {
  for (const source of states) {
    const record = await source.state.record(job);
    if (record?.conclusion === 'success') return { source, record };
  }
  return {};
}

interface Chosen {
  readonly source: ShardState | null;
  readonly record: JobRecord | null;
  readonly isConflict: boolean;
  /** A sentence about the attempt that was replaced. */
  readonly replaces: string | null;
}

/** The record of the latest attempt that has one. */
async function choose(job: PlannedJob, sources: readonly ShardState[]): Promise<Chosen> {
  let chosen: Chosen = { source: null, record: null, isConflict: false, replaces: null };
  for (const source of sources) {
    const record = await source.state.record(job);
    if (record === null) continue;
    if (chosen.record === null) {
      chosen = { ...chosen, source, record };
      continue;
    }
    if (isSame(record, chosen.record)) continue;
    const { attempt, shard } = source.run;
    if (attempt === chosen.source?.run.attempt) return { ...chosen, isConflict: true };
    const name = shard === null ? 'the batch' : `shard ${shard}`;
    const later = String(chosen.source?.run.attempt ?? 0);
    return {
      ...chosen,
      replaces: `${name}: results of the later attempt (${later}) replace those of the earlier one (${String(attempt)})`,
    };
  }
  return chosen;
}

/** What these runs have paid for results of the job other than this one. */
async function unusedUsd(job: PlannedJob, sources: readonly ShardState[], used: Chosen | null): Promise<number | null> {
  const costs = new Map<string, number | null>();
  const resumed = new Set<string>();
  for (const { state, run } of sources) {
    const record = await state.record(job);
    // A run that was resumed has the same start, and counts what its parts have replaced.
    if (record === null || !hasEndedIn(record, run) || resumed.has(run.startedAt)) continue;
    resumed.add(run.startedAt);
    costs.set(record.endedAt, sumUsd([record.costUsd, record.scoringUsd ?? 0]));
  }
  costs.delete(used?.record?.endedAt ?? '');
  return sumUsd(costs.values());
}

/** Apart from times and the number of the transcript. */
function isSame(a: JobRecord, b: JobRecord): boolean {
  const essential = ({ endedAt: _, scoredAt: __, durationMs: ___, transcriptPath: ____, ...rest }: JobRecord) =>
    JSON.stringify(rest);
  return essential(a) === essential(b);
}

function stateOf(
  job: PlannedJob,
  { record, source }: Chosen,
  sources: readonly ShardState[],
  /** The parked and the deferred jobs of each run. */
  slots: ReadonlyMap<BatchRun, Readonly<Record<'parked' | 'deferred', ReadonlySet<string>>>>,
): JobState {
  const [latest] = sources;
  const isScored = record?.evaluationDigest === job.evaluationDigest;
  // An attempt that deferred the job did not have the answer of an earlier one.
  const isAnsweredBefore = record?.conclusion === 'success' && isScored && source !== latest;
  const listed = latest === undefined ? undefined : slots.get(latest.run);
  if (listed?.parked.has(job.slot) === true && record !== null) return { kind: 'parked' };
  if (latest !== undefined && listed?.deferred.has(job.slot) === true && !isAnsweredBefore)
    return { kind: 'deferred', reason: reasonIn(latest.run, job) };
  if (record?.conclusion === 'success' && !isScored)
    return { kind: 'open', reason: 'The run ended before its answer was scored again.' };
  const problem = latest?.run.problems?.[job.slot];
  // The plans of two runs that find the same items are the same, so the time decides.
  const isReused = record === null || !sources.some(({ run }) => hasEndedIn(record, run));
  // A run repeats such a failure of an earlier one, so it ended before that.
  if (record !== null && isReused && record.conclusion !== 'success' && !isPermanent(record))
    return { kind: 'open', reason: 'The run ended before this job was tried again.' };
  if (record !== null) return { kind: 'ended', isReused, ...(problem === undefined ? {} : { problem }) };
  return { kind: 'missing' };
}

function reasonIn({ deferredReason, otherReasons = {} }: BatchRun, { slot }: PlannedJob): string {
  return otherReasons[slot] ?? (deferredReason || 'the run ended early');
}

function missingProblems(
  { shards }: BatchPlan,
  ownStates: readonly ShardState[],
  missing: ReadonlyMap<number, number>,
): readonly string[] {
  const count = (jobs: number) => `${formatCount(jobs, 'job has', 'jobs have')} no result`;
  if (shards === 1) return [...missing.values()].map(count);
  const byReason = new Map<string, { readonly shards: number[]; jobs: number }>();
  for (const [shard, jobs] of [...missing].toSorted(([a], [b]) => a - b)) {
    const states = ownStates.filter(({ run }) => run.shard === null || run.shard.startsWith(`${String(shard)}/`));
    const why = states.length === 0 ? 'state directory missing' : whyIncomplete(states, jobs);
    const known = byReason.get(why) ?? { shards: [], jobs: 0 };
    known.shards.push(shard);
    byReason.set(why, { ...known, jobs: known.jobs + jobs });
  }
  return [...byReason].map(([why, known]) => {
    const named = `${known.shards.length === 1 ? 'shard' : 'shards'} ${known.shards.join(', ')} of ${String(shards)}`;
    return `${count(known.jobs)}: ${named}: ${why}`;
  });
}

/** @param missing number of its jobs without a result */
function whyIncomplete(states: readonly ShardState[], missing: number): string {
  const latest = states.toSorted((a, b) => b.run.attempt - a.run.attempt)[0];
  if (latest === undefined || latest.run.endedAt === null) return 'killed before the end';
  const { conclusion, reason } = latest.run;
  // All its jobs had a result, so those that are missing were refused.
  if (conclusion === 'success') return `${formatNumber(missing)} of the results cannot be used`;
  return `ended as ${conclusion ?? 'unknown'}: ${withoutPeriod(reason)}`;
}
