import { relative } from 'node:path';
import { UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { systemClock } from '../../platform/clock.js';
import { removeLeftovers } from '../../platform/git/leftovers.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { postResults } from '../changes/post-results.js';
import { tidyDeliveries } from '../delivery/tidy-deliveries.js';
import { unusedRequests } from '../delivery/used-requests.js';
import { evaluate } from '../evaluate/evaluate.js';
import { attemptOf, isoNow, newRun } from '../job/new-run.js';
import { configError } from '../job/store-end.js';
import { createUncommittedCheck } from '../job/uncommitted-files.js';
import { rebuildPatches } from '../job/write-patch.js';
import type { PlannedJob } from '../model/types.js';
import { type ChosenPlan, choosePlan, type PlanSource } from '../open/choose-plan.js';
import { hasCommit, type OpenBatch } from '../open/open-batch.js';
import { requireUnchanged } from '../open/plan-batch.js';
import { createJobPreparation } from '../open/prepare-batch-job.js';
import { type BatchPorts, type BatchRunContext, createPathLocks, noPosts } from '../open/types.js';
import { type Shard, shardName } from '../plan/shard.js';
import { nameOfJob } from '../report/name-of-job.js';
import { writeStoredOutputs } from '../rescore/write-stored-outputs.js';
import type { Evaluate } from '../run/evaluation.js';
import { type JobState, jobRow, type StoredRow, storedRow } from '../run/job-row.js';
import { groupsOf, toleratedRepeats } from '../run/pass-rates.js';
import { deferring, filesChanged, type Survey, surveyJobs } from '../run/survey.js';
import { figuresOf, type RowFigures, type Totals, totalsOf } from '../run/totals.js';
import { defaultStatePath, type HeldState } from '../state/open-state.js';
import { savePlan } from '../state/plan-file.js';
import { type BatchRun, firstOfNextRun, storedReasons } from '../state/run-log.js';
import { openStorage, type StorageChoice } from '../storage/open-storage.js';
import type { StateSaver } from '../storage/state-saver.js';
import { withStoredState } from '../storage/with-stored-state.js';
import { runSurveyedJobs, type SurveyedEnd } from './run-surveyed-jobs.js';
import { type StoredPullRequests, type WrittenReport, writeReportsAfter } from './write-reports.js';

export interface RunBatchRequest {
  readonly open: OpenBatch;
  readonly plan: PlanSource;
  /** `null` = all jobs. */
  readonly shard: Shard | null;
  /** Absolute; `null` = the default directory. */
  readonly statePath: string | null;
  /** `null` = that of the batch file. */
  readonly concurrency: number | null;
  readonly resume: boolean;
  readonly retryFailed: boolean;
  readonly rescore: boolean;
  /** Absent = only the directory. */
  readonly storage?: StorageChoice;
  /** Absolute: a new directory for the state before the run; absent = it is not kept. */
  readonly previous?: string | undefined;
  readonly evaluate?: Evaluate;
}

export type RunBatchPorts = Pick<BatchPorts, 'hostEnvironment' | 'redactor' | 'log'>;

/** Runs a batch, or one shard of it. Rejects with UserError for problems that the user can fix before any job runs. */
export async function runBatch(request: RunBatchRequest, ports: RunBatchPorts): Promise<BatchOutcome> {
  const { file, runContext } = request.open;
  const { workspace } = runContext;
  const place = {
    path: request.statePath ?? defaultStatePath(workspace, file.name),
    root: request.statePath === null ? workspace : null,
    name: file.name,
  };
  return await withStoredState(
    {
      ...place,
      key: runContext.settings['resume-key'] ?? null,
      temporary: ports.hostEnvironment.temporary,
      previous: request.previous,
      onNotice: (text) => ports.log.warning(text),
    },
    await openStorage(
      request.storage,
      { name: file.name, workspace, path: place.path, isShard: request.shard !== null },
      ports,
    ),
    (state, saver) => runIn({ state, saver }, request, ports),
  );
}

interface Held {
  readonly state: HeldState;
  readonly saver: StateSaver;
}

async function runIn(held: Held, request: RunBatchRequest, ports: RunBatchPorts): Promise<BatchOutcome> {
  const { file } = request.open;
  const { state } = held;
  const firstKeys = firstOfNextRun(await state.lastRun());
  const chosen = await choosePlan(state, { file, source: request.plan, shard: request.shard, resume: request.resume });
  const startedAt = chosen.resumed?.startedAt ?? isoNow();
  try {
    return await runChosen({ ...chosen, firstKeys, startedAt }, held, request, ports);
  } catch (error) {
    // The merge would find the plan and the run that were restored, which say nothing about this shard.
    if (error instanceof UserError && chosen.shard !== null) {
      const shard = shardName(chosen.shard);
      const attempt = attemptOf(ports.hostEnvironment.environment);
      const run = newRun(
        { file, plan: chosen.plan, shard, attempt, startedAt },
        { ...chosen, waiting: [...firstKeys] },
      );
      // What the run has noted before, such as its costs, stays.
      const last = await state.lastRun();
      const begun = last?.startedAt === startedAt && last.planId === run.planId && last.shard === shard ? last : run;
      const end = configError(error);
      const reason = ports.redactor.redact(end.reason);
      await savePlan(state.directory, chosen.plan);
      await state.saveRun({ ...begun, attempt, endedAt: isoNow(), ...end, reason });
    }
    throw error;
  }
}

type Planned = ChosenPlan & { readonly firstKeys: readonly string[]; readonly startedAt: string };

async function runChosen(
  chosen: Planned,
  held: Held,
  request: RunBatchRequest,
  ports: RunBatchPorts,
): Promise<BatchOutcome> {
  const { open } = request;
  const { file, runContext } = open;
  const { state } = held;
  const { plan, resumed, shard } = chosen;
  const { jobs, survey, waiting, changed } = await surveyRun(chosen, state, request, ports);
  const canHaveWorktrees = await hasCommit(runContext.git);
  const batch: BatchRunContext = {
    runContext,
    file,
    plan,
    changed,
    prepare: createJobPreparation(open, ports.hostEnvironment),
    ...held,
    shard: shard === null ? null : shardName(shard),
    shards: shard === null ? 1 : plan.shards,
    attempt: attemptOf(ports.hostEnvironment.environment),
    startedAt: chosen.startedAt,
    evaluate: request.evaluate ?? evaluate,
    outputLocks: createPathLocks(),
    hasCommit: canHaveWorktrees,
    whyUncommitted: createUncommittedCheck({ runContext, file, hasCommit: canHaveWorktrees, ...ports }),
    ...ports,
  };
  const begun = newRun(batch, { resumed, waiting });
  await state.saveRun(begun);
  const concurrency = request.concurrency ?? file.concurrency;
  const cleaning = removeLeftovers(ports.hostEnvironment.temporary);
  const executed = await runSurveyedJobs({ batch, jobs, survey, concurrency, begun, scoresAll: request.rescore });
  await cleaning;
  await writeStoredOutputs({ batch, jobs, survey });
  const isStateTrusted = runContext.settings['resume-key'] !== undefined || (request.storage?.kind ?? 'dir') === 'dir';
  return await reportBatch(executed, { batch, jobs, survey, begun, isStateTrusted });
}

const mostNamed = 10;

/** The jobs of a run and what happens to each of them. Stores the plan. */
async function surveyRun(chosen: Planned, state: HeldState, request: RunBatchRequest, ports: RunBatchPorts) {
  const { open } = request;
  const { file } = open;
  const { isFrozen } = request.plan;
  const { plan, resumed, shard, firstKeys } = chosen;
  for (const notice of chosen.notices) ports.log.warning(notice);
  // The step that made a frozen plan has warned once for all shards.
  for (const notice of plan.notices) ports.log[isFrozen ? 'info' : 'warning'](notice);
  const jobs = shard === null ? plan.jobs : plan.jobs.filter((job) => job.shard === shard.index);
  const leftOver = await tidyDeliveries(state.directory, plan.jobs, { now: systemClock.now() });
  // The merge names it once for all shards.
  if (leftOver !== null && shard === null) ports.log.warning(leftOver);
  const sent = await unusedRequests(state.directory);
  let survey = await surveyJobs(jobs, state, {
    parkAfter: file.parkAfter,
    retryFailed: request.retryFailed,
    rescore: request.rescore,
    resumed,
    deferred: firstKeys,
    sent,
  });
  // A job that is deferred below keeps its turn if the run is killed.
  const begins = new Set(survey.toRun.map((position) => jobs[position]?.slot));
  let changed: ReadonlySet<PlannedJob> = new Set();
  if (resumed !== null || isFrozen) {
    const toRun = survey.toRun.flatMap((position) => jobs[position] ?? []);
    changed = await requireUnchanged(open, toRun, { ...ports, isFrozen });
    // A request that a batch API has is one with the planned content.
    const deferred = new Set([...changed].filter(({ key }) => !sent.has(key)));
    survey = deferring(survey, deferred, jobs);
    for (const job of [...deferred].slice(0, mostNamed))
      ports.log.warning(ports.redactor.redact(`${nameOfJob(job)} is deferred: ${filesChanged}.`));
    if (deferred.size > mostNamed)
      ports.log.warning(
        `${formatCount(deferred.size - mostNamed, 'more job is', 'more jobs are')} deferred for the same reason.`,
      );
  }
  if (resumed === null || isFrozen) await savePlan(state.directory, plan);
  return {
    ...{ jobs, survey },
    waiting: firstKeys.filter((slot) => begins.has(slot)),
    changed: new Set([...changed].map(({ key }) => key)),
  };
}

export interface BatchOutcome extends RunOutcome, Pick<WrittenReport, 'findings' | 'findingsProblem' | 'headline'> {
  readonly summary: string;
}

interface Reporting {
  readonly batch: BatchRunContext;
  readonly jobs: readonly PlannedJob[];
  readonly survey: Survey;
  readonly begun: BatchRun;
  /** Others cannot have written the stored results of earlier runs. */
  readonly isStateTrusted: boolean;
}

const neverBegun = { kind: 'open', reason: 'The run ended early.' } as const;

/** What was executed is on disk before anything is shown. */
export async function reportBatch(executed: SurveyedEnd, reporting: Reporting): Promise<BatchOutcome> {
  const { batch, jobs, survey } = reporting;
  const { state, hostEnvironment, redactor } = batch;
  const figures = jobs.map(
    (job, position): RowFigures => survey.figures[position] ?? figuresOf('open', jobRow(job, neverBegun, null)),
  );
  const groups = groupingOf(reporting);
  const totals = totalsOfRun(figures, executed, { ...reporting, groups });
  const tolerated = toleratedRepeats(groupsOf(jobs, figures, groups));
  const ended = endedRun(totals, executed, reporting);
  await state.saveRun(ended);
  const ran = new Set(survey.toRun);
  const isAuthentic = (position: number) => reporting.isStateTrusted || ran.has(position);
  const stateOf = (position: number): JobState => survey.states[position] ?? neverBegun;
  await rebuildPatches(batch.plan.jobs, { ...batch, redact: redactor.redact });
  const isWhole = totals.conclusion !== 'cancelled' && executed.end.fatal === null;
  const post = async () => (isWhole ? await postResults({ batch, jobs, stateOf, isAuthentic }, batch) : noPosts);
  const rowOf = (position: number, job: PlannedJob) => readRow(job, stateOf(position), batch);
  const save = async (stored: StoredPullRequests) => await state.saveRun({ ...ended, ...stored });
  const ports = { directory: state.directory, redact: redactor.redact, save };
  const { written, exitCode } = await writeReportsAfter(post, { totals, jobs, figures, tolerated, rowOf }, ports);
  if (!hostEnvironment.onRunner) logResultsPath(batch);
  return { exitCode, value: null, ...written };
}

/** On a runner, the outputs and artifacts have the results. */
function logResultsPath({ state, hostEnvironment, log }: BatchRunContext): void {
  const path = relative(hostEnvironment.directory, state.directory.path) || '.';
  log.info(`The results are in ${path}. For a page of them: sallyport report ${path} --html report.html`);
}

function totalsOfRun(
  figures: readonly RowFigures[],
  { end, otherUsd, costReached }: SurveyedEnd,
  {
    batch: { file, plan, shard, hostEnvironment },
    jobs,
    groups,
  }: Reporting & { readonly groups: ReturnType<typeof groupingOf> },
): Totals {
  const { signal } = hostEnvironment;
  return totalsOf(jobs, figures, {
    name: file.name,
    planId: plan.planId,
    minPassRate: file.minPassRate,
    ...groups,
    early: {
      cancelled: signal.aborted ? `The run was canceled (${String(signal.reason)}).` : null,
      fatal: end.fatal,
      costReached: end.refused === 'max-cost-usd' ? costReached : null,
    },
    otherUsd,
    shard: plan.jobs.length === 0 ? null : shard,
    awaitsAnswers: file.delivery === 'batch',
  });
}

function groupingOf({ batch: { plan, shard }, jobs, begun }: Reporting) {
  return {
    atLeast: (id: string) => begun.atLeast[id] ?? 1,
    others: shard === null ? [] : plan.jobs.filter((job) => job.shard !== jobs[0]?.shard),
  };
}

function endedRun(
  { conclusion, code, reason }: Totals,
  { end, otherUsd, costReached }: SurveyedEnd,
  { batch: { redactor }, jobs, survey, begun }: Reporting,
): BatchRun {
  const reasons = jobs.flatMap(({ slot }, at) => {
    const jobState = survey.states[at];
    return jobState?.kind === 'deferred' ? [[slot, redactor.redact(jobState.reason)] as const] : [];
  });
  // In plan order, jobs that fail would begin in every run before those that were never tried.
  const ran = new Set(survey.toRun);
  const positions = [...[...jobs.keys()].filter((at) => !ran.has(at)), ...ran];
  const slotsIn = (kind: JobState['kind']) =>
    positions.flatMap((at) => ((survey.states[at] ?? neverBegun).kind === kind ? (jobs[at]?.slot ?? []) : []));
  const problems = jobs.flatMap(({ slot }, at) => {
    const jobState = survey.states[at];
    return jobState?.kind === 'ended' && jobState.problem !== undefined ? [[slot, jobState.problem] as const] : [];
  });
  const { waiting: waitingReasons = [], ...others } = begun;
  const open = new Set(slotsIn('open'));
  const waiting = waitingReasons.filter((slot) => open.has(slot));
  return {
    ...others,
    ...(waiting.length === 0 ? {} : { waiting }),
    endedAt: isoNow(),
    conclusion,
    ...(code === undefined ? {} : { code }),
    reason: redactor.redact(reason),
    ...(end.refused === 'max-cost-usd' ? { costReached } : {}),
    deferred: slotsIn('deferred'),
    ...storedReasons(new Map(reasons)),
    parked: slotsIn('parked'),
    ...(otherUsd === 0 ? {} : { otherUsd }),
    ...(problems.length === 0 ? {} : { problems: Object.fromEntries(problems) }),
  };
}

async function readRow(job: PlannedJob, jobState: JobState, { state }: BatchRunContext): Promise<StoredRow> {
  return storedRow(
    job,
    jobState,
    jobState.kind === 'ended' || jobState.kind === 'parked' ? await state.record(job) : null,
  );
}
