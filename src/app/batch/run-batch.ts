import { join } from 'node:path';
import { evaluate } from '../../batch/evaluate/evaluate.js';
import { planFileText, readPlanFile } from '../../batch/plan/plan-file.js';
import type { Shard } from '../../batch/plan/shard.js';
import type { Evaluate } from '../../batch/run/evaluation.js';
import { jobRow } from '../../batch/run/job-row.js';
import { surveyJobs } from '../../batch/run/survey.js';
import { exitCodeOfBatch, figuresOf, type RowFigures, totalsOf } from '../../batch/run/totals.js';
import { defaultStatePath, type HeldState, openState } from '../../batch/state/open-state.js';
import type { BatchRun } from '../../batch/state/run-log.js';
import type { BatchFile, BatchPlan, PlannedJob } from '../../batch/types.js';
import { UserError } from '../../errors.js';
import { systemClock } from '../../platform/clock.js';
import type { HostEnvironment } from '../../platform/process/host-environment.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import { GitProblem, type Log } from '../../platform/types.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { type Executed, executeBatch } from './execute-batch.js';
import type { OpenBatch } from './open-batch.js';
import { createJobPreparation } from './prepare-batch-job.js';
import { openPullRequests } from './pull-requests.js';
import type { BatchRunContext } from './types.js';
import { writeReports } from './write-reports.js';

export interface RunBatchRequest {
  readonly open: OpenBatch;
  /** Makes or reads the plan; not called if a frozen plan is resumed. */
  readonly plan: () => Promise<BatchPlan>;
  /** `null` = all jobs. */
  readonly shard: Shard | null;
  /** Absolute; `null` = the default directory. */
  readonly statePath: string | null;
  /** `null` = that of the batch file. */
  readonly concurrency: number | null;
  readonly resume: boolean;
  readonly retryFailed: boolean;
  readonly rescore: boolean;
  readonly evaluate?: Evaluate;
}

export interface RunBatchPorts {
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
  readonly log: Log;
}

export interface BatchOutcome extends RunOutcome {
  /** Markdown for the summary of a runner. */
  readonly summary: string;
}

/** Runs a batch, or one shard of it. Rejects with UserError for what the user can fix before any job runs. */
export async function runBatch(request: RunBatchRequest, ports: RunBatchPorts): Promise<BatchOutcome> {
  const { file, runContext } = request.open;
  refuseDelivery(file);
  const state = await openState({
    path: request.statePath ?? defaultStatePath(runContext.workspace, file.name),
    root: request.statePath === null ? runContext.workspace : null,
    name: file.name,
    temporary: ports.hostEnvironment.temporary,
    onNotice: (text) => ports.log.warning(text),
  });
  try {
    return await runIn(state, request, ports);
  } finally {
    state.release();
  }
}

async function runIn(state: HeldState, request: RunBatchRequest, ports: RunBatchPorts): Promise<BatchOutcome> {
  const { open, shard } = request;
  const { file, runContext } = open;
  const last = await state.lastRun();
  const frozen = request.resume ? await frozenPlan(state, file) : null;
  if (request.resume && frozen === null) ports.log.warning('There is no run to resume: a new one starts.');
  const plan = frozen ?? (await request.plan());
  for (const notice of plan.notices) ports.log.warning(notice);
  if (frozen === null) await savePlan(state, plan);
  const jobs = shard === null ? plan.jobs : plan.jobs.filter((job) => job.shard === shard.index);
  const batch: BatchRunContext = {
    runContext,
    file,
    plan,
    prepare: createJobPreparation(open, ports.hostEnvironment),
    state,
    shard: shard === null ? null : `${String(shard.index)}/${String(shard.total)}`,
    shards: shard?.total ?? 1,
    attempt: attemptOf(ports.hostEnvironment),
    evaluate: request.evaluate ?? evaluate,
    hasCommit: await hasCommit(open),
    ...ports,
  };
  const begun = newRun(batch);
  await state.saveRun(begun);
  const survey = await surveyJobs(jobs, state, {
    parkAfter: file.parkAfter,
    retryFailed: request.retryFailed,
    rescore: request.rescore,
    resumedPlan: frozen?.planId ?? null,
    deferred: last?.deferred ?? [],
  });
  const concurrency = request.concurrency ?? file.concurrency;
  const executed = await executeBatch({ batch, jobs, survey, concurrency, scoresAll: request.rescore });
  return await report(executed, { batch, jobs, survey, begun });
}

interface Reporting {
  readonly batch: BatchRunContext;
  readonly jobs: readonly PlannedJob[];
  readonly survey: Awaited<ReturnType<typeof surveyJobs>>;
  readonly begun: BatchRun;
}

/** What was executed is on disk before anything is shown. */
async function report({ end, scoringUsd }: Executed, { batch, jobs, survey, begun }: Reporting): Promise<BatchOutcome> {
  const { file, plan, state, hostEnvironment, redactor } = batch;
  const { signal } = hostEnvironment;
  const open = { kind: 'open', reason: 'The run ended early.' } as const;
  const stateOf = (position: number) => survey.states[position] ?? open;
  const figures = jobs.map(
    (job, position): RowFigures => survey.figures[position] ?? figuresOf('open', jobRow(job, open, null)),
  );
  const totals = totalsOf(jobs, figures, {
    name: file.name,
    planId: plan.planId,
    minPassRate: file.minPassRate,
    atLeast: (id) => begun.atLeast[id] ?? 1,
    early: {
      cancelled: signal.aborted ? `The run was canceled (${String(signal.reason)}).` : null,
      fatal: end.fatal,
      isCostReached: end.refused === 'max-cost-usd',
    },
    scoringUsd,
  });
  const slotsIn = (kind: string) => jobs.flatMap(({ slot }, at) => (survey.states[at]?.kind === kind ? [slot] : []));
  await state.saveRun({
    ...begun,
    endedAt: isoNow(),
    conclusion: totals.conclusion,
    reason: redactor.redact(totals.reason),
    deferred: slotsIn('deferred'),
    deferredReason: redactor.redact(end.deferred[0]?.reason ?? ''),
    parked: slotsIn('parked'),
  });
  const isWhole = !signal.aborted && end.fatal === null;
  if (isWhole) await openPullRequests({ batch, jobs, stateOf }, batch);
  const rowOf = async (position: number) => {
    const job = jobs[position];
    if (job === undefined) throw new Error('a row was requested for a job that is not in the plan');
    const own = stateOf(position);
    const record = own.kind === 'ended' || own.kind === 'parked' ? await state.record(job) : null;
    const row = jobRow(job, own, record);
    const { transcriptPath: path } = row;
    return { row: { ...row, transcriptPath: path === null ? null : join(state.directory.path, path) }, record };
  };
  const { summary, text } = await writeReports(
    { totals, jobs, figures, rowOf },
    { directory: state.directory, redact: redactor.redact },
  );
  const outputs = {
    conclusion: totals.conclusion,
    reason: redactor.redact(totals.reason),
    'cost-usd': totals.costUsd === null ? '' : String(Number(totals.costUsd.toFixed(6))),
    'report-path': join(state.directory.path, 'report/summary.md'),
    'junit-path': join(state.directory.path, 'report/junit.xml'),
  };
  const valuePath = join(state.directory.path, 'report/result.json');
  return { exitCode: exitCodeOfBatch(totals.conclusion), text, value: null, valuePath, summary, outputs };
}

/** Ignoring it would cost twice of what the author expects. */
function refuseDelivery({ delivery, path }: BatchFile): void {
  if (delivery === 'now') return;
  throw new UserError({
    code: 'batch-invalid',
    location: path,
    message: `delivery: ${delivery} is not supported yet`,
    hint: 'remove delivery, or set it to now',
  });
}

const planFile = 'plan.json';
const maxPlanBytes = 1_000_000_000;

/** The plan of the last run, if it was made from this version of the batch file. */
async function frozenPlan(state: HeldState, file: BatchFile): Promise<BatchPlan | null> {
  const bytes = await state.directory.read(planFile, maxPlanBytes);
  return bytes === null ? null : readPlanFile(`${state.directory.path}/${planFile}`, bytes, file);
}

async function savePlan(state: HeldState, plan: BatchPlan): Promise<void> {
  const writer = await state.directory.create(planFile);
  for (const piece of planFileText(plan)) await writer.write(piece);
  await writer.close();
}

function newRun({ file, plan, shard, attempt }: BatchRunContext): BatchRun {
  return {
    formatVersion: 1,
    name: file.name,
    planId: plan.planId,
    shard,
    attempt,
    startedAt: isoNow(),
    endedAt: null,
    conclusion: null,
    reason: '',
    deferred: [],
    deferredReason: '',
    parked: [],
    minPassRate: file.minPassRate,
    atLeast: Object.fromEntries(file.jobs.map(({ id, repeat }) => [id, repeat.atLeast])),
  };
}

const isoNow = () => new Date(systemClock.now()).toISOString();

/** GitHub counts the attempts of a run; elsewhere there is one. */
function attemptOf({ environment }: HostEnvironment): number {
  const attempt = Number(environment['GITHUB_RUN_ATTEMPT'] ?? 1);
  return Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1;
}

async function hasCommit({ runContext: { git } }: OpenBatch): Promise<boolean> {
  try {
    return git !== null && (await git.headSha()) !== null;
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    return false;
  }
}
