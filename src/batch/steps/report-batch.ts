import { relative } from 'node:path';
import type { RunOutcome } from '../../publish/outcome.js';
import { openPullRequests } from '../changes/pull-requests.js';
import { isoNow } from '../job/new-run.js';
import { rebuildPatches } from '../job/write-patch.js';
import type { PlannedJob } from '../model/types.js';
import { type BatchRunContext, noPullRequests } from '../open/types.js';
import { type JobState, jobRow, type StoredRow, storedRow } from '../run/job-row.js';
import { groupsOf, toleratedRepeats } from '../run/pass-rates.js';
import type { Survey } from '../run/survey.js';
import { figuresOf, type RowFigures, type Totals, totalsOf } from '../run/totals.js';
import { type BatchRun, storedReasons } from '../state/run-log.js';
import type { SurveyedEnd } from './run-surveyed-jobs.js';
import { type StoredPullRequests, type WrittenReport, writeReportsAfter } from './write-reports.js';

export interface BatchOutcome extends RunOutcome, Pick<WrittenReport, 'findings' | 'findingsProblem' | 'headline'> {
  /** Markdown for the summary of a runner. */
  readonly summary: string;
}

interface Reporting {
  readonly batch: BatchRunContext;
  readonly jobs: readonly PlannedJob[];
  readonly survey: Survey;
  readonly begun: BatchRun;
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
  const stateOf = (position: number): JobState => survey.states[position] ?? neverBegun;
  await rebuildPatches(batch.plan.jobs, { ...batch, redact: redactor.redact });
  const isWhole = totals.conclusion !== 'cancelled' && executed.end.fatal === null;
  const open = async () => (isWhole ? await openPullRequests({ batch, jobs, stateOf }, batch) : noPullRequests);
  const rowOf = (position: number, job: PlannedJob) => readRow(job, stateOf(position), batch);
  const save = async (stored: StoredPullRequests) => await state.saveRun({ ...ended, ...stored });
  const ports = { directory: state.directory, redact: redactor.redact, save };
  const { written, exitCode } = await writeReportsAfter(open, { totals, jobs, figures, tolerated, rowOf }, ports);
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
