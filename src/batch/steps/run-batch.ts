import { UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { systemClock } from '../../platform/clock.js';
import { removeLeftovers } from '../../platform/git/leftovers.js';
import { tidyDeliveries } from '../delivery/tidy-deliveries.js';
import { unusedRequests } from '../delivery/used-requests.js';
import { evaluate } from '../evaluate/evaluate.js';
import { attemptOf, isoNow, newRun } from '../job/new-run.js';
import { configError } from '../job/store-end.js';
import { createUncommittedCheck } from '../job/uncommitted-files.js';
import type { PlannedJob } from '../model/types.js';
import { type ChosenPlan, choosePlan, type PlanSource } from '../open/choose-plan.js';
import { hasCommit, type OpenBatch } from '../open/open-batch.js';
import { createPathLocks } from '../open/path-locks.js';
import { requireUnchanged } from '../open/plan-batch.js';
import { createJobPreparation } from '../open/prepare-batch-job.js';
import type { BatchPorts, BatchRunContext } from '../open/types.js';
import { type Shard, shardName } from '../plan/shard.js';
import { nameOfJob } from '../report/name-of-job.js';
import { writeStoredOutputs } from '../rescore/write-stored-outputs.js';
import type { Evaluate } from '../run/evaluation.js';
import { deferring, filesChanged, surveyJobs } from '../run/survey.js';
import { defaultStatePath, type HeldState } from '../state/open-state.js';
import { savePlan } from '../state/plan-file.js';
import { firstOfNextRun } from '../state/run-log.js';
import { openStorage, type StorageChoice } from '../storage/open-storage.js';
import type { StateSaver } from '../storage/state-saver.js';
import { withStoredState } from '../storage/with-stored-state.js';
import { type BatchOutcome, reportBatch } from './report-batch.js';
import { runSurveyedJobs } from './run-surveyed-jobs.js';

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

/** The plan, the slots of the jobs that the run starts with, and its start. */
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
  return await reportBatch(executed, { batch, jobs, survey, begun });
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
