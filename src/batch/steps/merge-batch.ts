import { join, resolve } from 'node:path';
import { only, UserError } from '../../errors.js';
import { systemClock } from '../../platform/clock.js';
import { FileProblem } from '../../platform/files/types.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { writeSummaryFile } from '../../publish/summary-file.js';
import type { MergedChanges } from '../changes/post-merged-results.js';
import { tidyDeliveries } from '../delivery/tidy-deliveries.js';
import { mergedNotice } from '../delivery/unusable-files.js';
import { rebuildPatches } from '../job/write-patch.js';
import { mergeDeliveries } from '../merge/merge-deliveries.js';
import { type Merge, mergeStates, type ShardState } from '../merge/merge-states.js';
import type { JobRecord } from '../model/job-record.js';
import type { BatchPlan, PlannedJob } from '../model/types.js';
import { findShardStates } from '../open/find-shard-states.js';
import type { openBatch } from '../open/open-batch.js';
import { readNamedPlan } from '../open/plan-batch.js';
import { type BatchPorts, noPosts } from '../open/types.js';
import { sumUsd } from '../run/budget.js';
import { type JobState, jobRow, storedRow } from '../run/job-row.js';
import { groupsOf, toleratedRepeats } from '../run/pass-rates.js';
import { costReachedIn, figuresOf, otherUsdOf, type RowFigures, type Totals, totalsOf } from '../run/totals.js';
import { defaultStatePath, type HeldState } from '../state/open-state.js';
import { parsePlan, savePlan } from '../state/plan-file.js';
import { type BatchRun, storedReasons } from '../state/run-log.js';
import { openStorage, type StorageChoice } from '../storage/open-storage.js';
import { withStoredState } from '../storage/with-stored-state.js';
import { type StoredPullRequests, type WrittenReport, writeReportsAfter } from './write-reports.js';

export type MergeOutcome = RunOutcome & Pick<WrittenReport, 'findings' | 'findingsProblem' | 'headline'>;

export interface MergeRequest {
  /** State directories, or directories that contain them; relative to the start directory. */
  readonly from: readonly string[];
  /** The frozen plan, relative to the start directory; absent or `null` = the plan of the latest attempt. */
  readonly plan?: string | null;
  /** The directory for the merged state; `null` = the default one. */
  readonly out: string | null;
  /** Authenticates the states; `null` = they are not authenticated. */
  readonly key?: string | null;
  /** Absent = only the directory. */
  readonly storage?: StorageChoice;
  /** Absolute: a new directory for the state before the merge; absent = it is not kept. */
  readonly previous?: string | undefined;
  /** Where the clone is, relative to the start directory. */
  readonly workingDirectory?: string;
  /** Opens the batch file, for the pull requests of its jobs; absent or `null` if none is given. */
  readonly open?: (() => ReturnType<typeof openBatch>) | null;
}

const maxFileBytes = 1_000_000_000;

/** With reports. Rejects with UserError if there is nothing; with missing and foreign parts, the exit code is 2. */
export async function mergeBatch(
  { from, plan: named = null, out, key = null, storage, previous, workingDirectory = '.', open = null }: MergeRequest,
  ports: BatchPorts,
): Promise<MergeOutcome> {
  const { hostEnvironment, log, redact } = ports;
  const { directory, temporary } = hostEnvironment;
  const warn = (text: string): void => log.warning(redact(text));
  const namedPlan = named === null ? null : parsePlan(named, await readNamedPlan(named, directory));
  const states = await findShardStates(from, { directory, key, shards: namedPlan?.shards ?? null }, warn);
  const plan = namedPlan ?? (await planOf(states));
  const merge = await mergeStates(plan, states);
  for (const notice of merge.notices) log.info(redact(notice));
  for (const problem of merge.problems) warn(problem);
  const place = {
    path: out === null ? defaultStatePath(directory, plan.name) : resolve(directory, out),
    root: out === null ? directory : null,
    name: plan.name,
  };
  const workspace = resolve(directory, workingDirectory);
  return await withStoredState(
    { ...place, key, temporary, previous, onNotice: warn },
    await openStorage(storage, { name: plan.name, workspace, isShard: false }, ports),
    async (state) => {
      const merged = { plan, states, state, isSealed: key !== null, ...merge };
      return await write(merged, open, ports);
    },
  );
}

/** The plan of the latest attempt: an earlier one may have found other items. */
async function planOf(states: readonly ShardState[]): Promise<BatchPlan> {
  for (const { path, state } of states.toSorted((a, b) => b.run.attempt - a.run.attempt)) {
    const bytes = await state.directory.read('plan.json', maxFileBytes).catch(only(FileProblem, () => null));
    if (bytes !== null) return parsePlan(join(path, 'plan.json'), bytes);
  }
  throw new UserError({
    code: 'batch-plan',
    location: states[0]?.path ?? '',
    message: 'none of these directories contains a plan that can be used',
    hint: 'keep the file plan.json of each state directory, and use the same resume-key in all steps',
  });
}

interface Merged extends Omit<MergedChanges, 'hasWrites'>, Pick<Merge, 'replacedUsd'> {
  readonly states: readonly ShardState[];
}

const nothing: JobState = { kind: 'open', reason: '' };

async function write(
  merged: Merged,
  open: NonNullable<MergeRequest['open']> | null,
  ports: BatchPorts,
): Promise<MergeOutcome> {
  const { plan, state, jobs, problems } = merged;
  const { redact, log } = ports;
  const figures: RowFigures[] = [];
  let hasWrites = false;
  for (const [position, job] of plan.jobs.entries()) {
    const mergedJob = jobs[position];
    const record = (await mergedJob?.source?.state.record(job)) ?? null;
    if (record !== null && mergedJob?.source !== undefined && mergedJob.source !== null)
      await copy(record, mergedJob.source, state);
    hasWrites ||= record?.writes !== undefined;
    const jobState = mergedJob?.state ?? nothing;
    figures.push(figuresOf(jobState.kind, jobRow(job, jobState, record)));
  }
  for (const file of await mergeDeliveries(merged.states, state)) log.warning(redact(mergedNotice(file)));
  const leftOver = await tidyDeliveries(state.directory, plan.jobs, { now: systemClock.now() });
  if (leftOver !== null) log.warning(leftOver);
  await rebuildPatches(plan.jobs, { ...ports, state });
  const totals = mergedTotals(merged, figures);
  await savePlan(state.directory, plan);
  const run = mergedRun(merged, totals);
  await state.saveRun(run);
  const rowOf = async (position: number, job: PlannedJob) => {
    return storedRow(job, jobs[position]?.state ?? nothing, await state.record(job));
  };
  const tolerated = toleratedRepeats(groupsOf(plan.jobs, figures, { atLeast: (id) => run.atLeast[id] ?? 1 }));
  const report = { totals, jobs: plan.jobs, figures, tolerated, rowOf };
  const post = async () => {
    if (open === null && hasWrites) warnWithoutFile(ports);
    if (open === null) return noPosts;
    const { postMergedResults } = await import('../changes/post-merged-results.js');
    return await postMergedResults({ ...merged, hasWrites }, open, ports);
  };
  const save = async (stored: StoredPullRequests) => await state.saveRun({ ...run, ...stored });
  const reportPorts = { directory: state.directory, redact, save };
  const {
    written: { summary, ...written },
    exitCode,
  } = await writeReportsAfter(post, report, reportPorts);
  await writeSummaryFile(summary, ports);
  return { exitCode: problems.length > 0 ? 2 : exitCode, value: null, ...written };
}

const warnWithoutFile = ({ log }: BatchPorts): void =>
  log.warning('The writes of the jobs were not posted: name the batch file with --batch (the input batch).');

function mergedTotals(merged: Merged, figures: readonly RowFigures[]): Totals {
  const { plan, states, problems } = merged;
  const runs = latestRuns(plan, states);
  const firstRun = runs[0] ?? states[0]?.run;
  const totals = totalsOf(plan.jobs, figures, {
    name: plan.name,
    planId: plan.planId,
    minPassRate: firstRun?.minPassRate ?? 1,
    awaitsAnswers: firstRun?.awaitsAnswers === true,
    atLeast: (id) => firstRun?.atLeast[id] ?? 1,
    early: { cancelled: null, fatal: null, costReached: costReachedIn(runs) },
    otherUsd: otherUsd(merged),
  });
  if (problems.length === 0) return totals;
  const isLost = figures.some(({ state }) => state === 'missing' || state === 'open');
  const reason = `The merge is not complete: ${problems.join('; ')}.${isLost ? runAgain : ''}`;
  return { ...totals, conclusion: 'incomplete', code: 'merge-incomplete', reason };
}

const runAgain = ' Run these shards again (on GitHub: Re-run failed jobs), then the merge.';

/** All attempts of this plan: what each of them has cost counts. */
function runsOf({ planId }: BatchPlan, states: readonly ShardState[]): readonly BatchRun[] {
  return states.map(({ run }) => run).filter((run) => run.planId === planId);
}

/** In addition to the jobs that have ended. An attempt that was resumed by a later one is a part of it. */
function otherUsd({ plan, states, replacedUsd }: Merged): number | null {
  const byStart = new Map<string, BatchRun>();
  for (const run of runsOf(plan, states).toSorted((a, b) => a.attempt - b.attempt))
    byStart.set(JSON.stringify([run.shard, run.startedAt]), run);
  return sumUsd([otherUsdOf([...byStart.values()]), replacedUsd]);
}

/** The last attempt of each shard: what an earlier one has not finished may be finished now. */
function latestRuns(plan: BatchPlan, states: readonly ShardState[]): readonly BatchRun[] {
  const latest = new Map<string | null, BatchRun>();
  for (const run of runsOf(plan, states)) {
    if ((latest.get(run.shard)?.attempt ?? 0) < run.attempt) latest.set(run.shard, run);
  }
  return [...latest.values()];
}

/** What was posted of the record stays in the merged state. */
async function copy(record: JobRecord, source: ShardState, target: HeldState): Promise<void> {
  const { key, transcriptPath } = record;
  const from = source.state.directory;
  if (from.path === target.directory.path) return;
  const posted = `writes/${key}.json`;
  const isPosted = record.writes === undefined || (await target.directory.has(posted));
  for (const name of [transcriptPath, record.hasTree ? `trees/${key}.json` : null, isPosted ? null : posted]) {
    const content = name === null ? null : await from.read(name, maxFileBytes);
    if (name !== null && content !== null) await target.directory.write(name, content);
  }
  await target.save(record, null);
}

function mergedRun(merged: Merged, totals: Totals): BatchRun {
  const { plan, states, jobs } = merged;
  const ownRuns = runsOf(plan, states);
  const latest = latestRuns(plan, states);
  const reasons = plan.jobs.flatMap(({ slot }, at) => {
    const jobState = jobs[at]?.state;
    return jobState?.kind === 'deferred' ? [[slot, jobState.reason] as const] : [];
  });
  const deferred = new Map(reasons);
  const firstRun = latest[0] ?? states[0]?.run;
  if (firstRun === undefined) throw new Error('a merge without states');
  return {
    ...firstRun,
    planId: plan.planId,
    shard: null,
    attempt: Math.max(...states.map(({ run }) => run.attempt)),
    startedAt: ownRuns.map(({ startedAt }) => startedAt).toSorted()[0] ?? firstRun.startedAt,
    endedAt:
      (ownRuns.length === 0 ? [firstRun] : ownRuns)
        .flatMap(({ endedAt }) => endedAt ?? [])
        .toSorted()
        .at(-1) ?? null,
    conclusion: totals.conclusion,
    code: totals.code,
    reason: totals.reason,
    deferred: [...new Set(latest.flatMap((run) => run.deferred))].filter((slot) => deferred.has(slot)),
    ...storedReasons(deferred),
    waiting: [...new Set(latest.flatMap(({ waiting = [] }) => waiting))],
    parked: [...new Set(latest.flatMap(({ parked }) => parked))],
    otherUsd: otherUsd(merged),
    problems: Object.fromEntries(latest.flatMap(({ problems = {} }) => Object.entries(problems))),
    pullRequests: [],
  };
}
