import { only, UserError } from '../../errors.js';
import { systemClock } from '../../platform/clock.js';
import { growSmallHeapFaster } from '../../platform/process/v8-flags.js';
import { formatDuration } from '../../report/headline.js';
import type { RunTasks } from '../deliver/deliver-batch.js';
import { createArtifactsPool } from '../job/artifacts-pool.js';
import { createJobModels, type JobModels } from '../job/job-models.js';
import { type RunBatchJobPorts, runBatchJob } from '../job/run-batch-job.js';
import type { JobRecord } from '../model/job-record.js';
import type { BatchFile, PlannedJob } from '../model/types.js';
import type { BatchRunContext, PrepareBatchJob } from '../open/types.js';
import { nameOfJob } from '../report/name-of-job.js';
import { noteState, positionsByKey, scoreStored } from '../rescore/score-stored.js';
import { budgetOfShard, createExpectedCost, createRunBudget, type RunBudget, sumUsd } from '../run/budget.js';
import { type JobState, neverTried } from '../run/job-row.js';
import { createPools, poolOf } from '../run/limiter.js';
import { createOtherCosts } from '../run/other-costs.js';
import { createBatchProgress } from '../run/progress.js';
import { type RunJobsEnd, runJobs, type Task, type TaskEnd } from '../run/run-jobs.js';
import { keepResults, type Survey } from '../run/survey.js';
import { hasEndedIn } from '../state/reuse.js';
import type { BatchRun } from '../state/run-log.js';

export interface SurveyedJobs {
  readonly batch: BatchRunContext;
  /** The jobs of this shard, in plan order. */
  readonly jobs: readonly PlannedJob[];
  readonly survey: Survey;
  readonly concurrency: number;
  readonly begun: BatchRun;
  /** `--rescore`. */
  readonly scoresAll: boolean;
}

export interface SurveyedEnd {
  readonly end: RunJobsEnd;
  /** What the run has spent in addition to the jobs that have ended, in US dollars; `null` if a price is unknown. */
  readonly otherUsd: number | null;
  /** How `max-cost-usd` was reached, if it was. */
  readonly costReached: string;
}

export async function runSurveyedJobs(options: SurveyedJobs): Promise<SurveyedEnd> {
  const { batch, jobs, survey, concurrency, begun } = options;
  const { hostEnvironment, shards, state } = batch;
  const endAt = endOf(batch);
  const pools = createPools({ concurrency, shards, clock: systemClock, random: Math.random });
  const models = createJobModels({ pools, endAt, ...batch.file, hostEnvironment });
  const pool = createArtifactsPool(hostEnvironment.temporary, batch.redactor.redact);
  const budget = budgetOf(batch, endAt);
  const tasks = tasksOf(survey.toRun, jobs);
  const expected = createExpectedCost();
  const progress = progressOf(options, tasks.length, budget);
  const noteKey = stateNoter(survey, jobs);
  await checkJudges({ file: batch.file, jobs: touchedJobs(options), prepare: batch.prepare, models });
  const otherCosts = createOtherCosts(begun, (run) => state.saveRun(run));
  const { fatal, refused } = await scoreStored({ ...options, budget, otherCosts, ports: { pool, models } });
  growSmallHeapFaster();
  const run: RunTasks = (some, { budget: runBudget, modelsFor, onRecord, isPrepared }) =>
    runJobs({
      tasks: some,
      concurrency,
      onFailure: batch.file.onFailure,
      budget: runBudget,
      isBusy: (pool) => pools.isBusy(pool),
      expectedUsd: (job) => expected.of(job),
      run: async (task, start) => {
        const onWait = (retry: Retry) => progress.waits(batch.redactor.redact(waitText(retry)));
        const ports = { batch, models: await modelsFor(task), pool, endAt, onWait };
        const before = await state.record(task.job);
        const { end: ended, record } = await runBatchJob(task, before, start, ports);
        if (record !== null) noteKey(task.job.key, { kind: 'ended', isReused: false }, record);
        if (record !== null) await onRecord?.(task, record);
        batch.saver.saveSometimes();
        const reason = isPrepared?.(task) ?? null;
        if (reason !== null) return await preparedEnd(task, reason, batch);
        await otherCosts.add(record === null ? ended.costUsd : replacedUsd(before, begun));
        return ended;
      },
      onStart: () => progress.started(),
      onEnd: (task, end) => {
        // What a batch API is sent has no cost yet, and its first jobs have another price.
        if (end.kind === 'done' && batch.file.delivery !== 'batch') expected.ended(task.job, end.costUsd);
        progress.ended(lineOf(task, end, batch));
      },
      pause: () => systemClock.sleep(pauseMs, hostEnvironment.signal),
      signal: hostEnvironment.signal,
    });
  const toRun = fatal === null ? tasks : [];
  const running =
    batch.file.delivery === 'batch'
      ? deliver(toRun, options, { models, run, budget })
      : run(toRun, { budget, modelsFor: () => Promise.resolve(models) });
  const ended = await running.finally(() => progress.close());
  const end = { ...ended, refused: refused ?? ended.refused };
  pool.close();
  keepResults(survey);
  for (const { task, reason } of end.deferred) noteKey(task.job.key, { kind: 'deferred', reason }, null);
  for (const { job } of toRun) noteKey(job.key, { kind: 'open', reason: openReason(batch, end) }, null);
  const cost = { otherUsd: otherCosts.total(), costReached: budget.costReached() };
  return { end: fatal === null ? end : { ...end, fatal }, ...cost };
}

type Retry = Parameters<NonNullable<RunBatchJobPorts['onWait']>>[0];

const waitText = ({ modelError, delayMs }: Retry): string =>
  `Waiting ${formatDuration(delayMs)}: ${modelError.message}`;

/** What a result has cost that a job of this run, which was resumed, had before. */
function replacedUsd(before: JobRecord | null, begun: BatchRun): number | null {
  return before !== null && hasEndedIn(before, begun) ? sumUsd([before.costUsd, before.scoringUsd ?? 0]) : 0;
}

function touchedJobs({ jobs, survey }: SurveyedJobs): readonly PlannedJob[] {
  return [...survey.toRun, ...survey.toScore].flatMap((position) => jobs[position] ?? []);
}

const pauseMs = 50;

function stateNoter(survey: Survey, jobs: readonly PlannedJob[]) {
  const positions = positionsByKey(jobs.keys(), jobs);
  return (key: string, state: JobState, record: JobRecord | null): void => {
    const open = (positions.get(key) ?? []).filter((position) => survey.states[position] === undefined);
    noteState(open, state, { jobs, survey }, record);
  };
}

/** What was sent counts as spent, although the provider bills it later: the limits of this run cover it. */
async function preparedEnd({ job }: Task, reason: string, { state }: BatchRunContext): Promise<TaskEnd> {
  await state.directory.remove(`running/${job.key}.jsonl`);
  return { kind: 'deferred', reason, closesPool: false, costUsd: job.estimatedCostUsd };
}

async function deliver(
  tasks: readonly Task[],
  { batch, jobs, survey }: SurveyedJobs,
  ports: { readonly models: JobModels; readonly run: RunTasks; readonly budget: RunBudget },
): Promise<RunJobsEnd> {
  const [{ deliverBatch }, { groupOf }] = await Promise.all([
    import('../deliver/deliver-batch.js'),
    import('../delivery/canaries.js'),
  ]);
  const succeeded = new Set(jobs.filter((_, at) => survey.figures[at]?.conclusion === 'success').map(groupOf));
  return await deliverBatch(tasks, { ...ports, batch, hasSucceeded: (group) => succeeded.has(group) });
}

function endOf({ file }: BatchRunContext): number | null {
  const { timeoutMinutes } = file.budget;
  return timeoutMinutes === null ? null : systemClock.now() + timeoutMinutes * 60_000;
}

/** Each shard has its part of the budget: no shard knows what the others spend. */
function budgetOf({ file, shards, shard }: BatchRunContext, endAt: number | null): RunBudget {
  const index = shard === null ? 1 : Number(shard.split('/')[0]);
  const { maxCostUsd, maxJobs } = budgetOfShard(file, { index, total: shards });
  return createRunBudget({ maxCostUsd, maxJobs, endAt, clock: systemClock });
}

/** Jobs with the same key are paid for once. */
function tasksOf(toRun: readonly number[], jobs: readonly PlannedJob[]): readonly Task[] {
  const tasks = new Map<string, Task>();
  for (const position of toRun) {
    const job = jobs[position];
    if (job !== undefined && !tasks.has(job.key)) tasks.set(job.key, { job, pool: poolOf(job.model) });
  }
  return [...tasks.values()];
}

function progressOf({ batch, concurrency }: SurveyedJobs, total: number, budget: RunBudget) {
  const { stdio, onRunner } = batch.hostEnvironment;
  return createBatchProgress({
    total,
    concurrency,
    spentUsd: () => budget.spent(),
    clock: systemClock,
    line: (text) => batch.log.info(text),
    terminal: stdio.errIsTerminal && !onRunner ? (text) => stdio.err(text) : null,
  });
}

function lineOf({ job }: Task, end: TaskEnd, { redactor }: BatchRunContext) {
  const name = redactor.redact(nameOfJob(job));
  switch (end.kind) {
    case 'done':
      return { name, state: end.state, isFailure: end.isFailure };
    case 'deferred':
      return { name, state: `deferred: ${end.reason}`, isFailure: false };
    case 'fatal':
      // The result has the reason once; all jobs under way met the same problem.
      return { name, state: 'stopped', isFailure: false };
    case 'cancelled':
      return { name, state: 'canceled', isFailure: false };
  }
}

function openReason({ hostEnvironment: { signal, onRunner } }: BatchRunContext, { fatal }: RunJobsEnd): string {
  const next = onRunner ? 'The next run' : '--resume';
  if (signal.aborted) return `The run was canceled (${String(signal.reason)}). ${next} continues it.`;
  return fatal === null ? 'The run ended early.' : neverTried;
}

export interface CheckJudgesOptions {
  readonly file: BatchFile;
  readonly jobs: readonly PlannedJob[];
  readonly prepare: PrepareBatchJob;
  readonly models: JobModels;
}

const notAsked = { ask: () => null };

/** A missing key must not be found after the first answers have been paid for. Rejects with UserError. */
async function checkJudges({ file, jobs, prepare, models }: CheckJudgesOptions): Promise<void> {
  for (const { id, evaluate } of file.jobs) {
    if (!evaluate.some(({ check }) => check.kind === 'judge')) continue;
    const job = jobs.find((candidate) => candidate.id === id);
    if (job === undefined) continue;
    // A job that cannot be prepared reports that itself, and touches no other.
    const prepared = await prepare(job).catch(only(UserError, () => null));
    if (prepared === null) continue;
    const openJudge = models.judgesFor(prepared, { order: 0, reservation: notAsked });
    const names = prepared.inputs.evaluations.flatMap(({ check }) =>
      check.kind === 'judge' ? [check.model ?? prepared.modelName] : [],
    );
    for (const name of new Set(names)) await openJudge(name);
  }
}
