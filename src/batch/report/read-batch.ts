import { join } from 'node:path';
import { UserError } from '../../errors.js';
import { holderOfDirectory } from '../../platform/files/state/lock-directory.js';
import { mergeStates } from '../merge/merge-states.js';
import type { BatchPlan, PlannedJob } from '../model/types.js';
import { type JobState, neverTried, type StoredRow, storedRow } from '../run/job-row.js';
import { figuresOf, otherUsdOf, type RowFigures, type Totals, totalsOf } from '../run/totals.js';
import { type BatchState, readState } from '../state/open-state.js';
import { parsePlan } from '../state/plan-file.js';
import type { BatchRun } from '../state/run-log.js';

export interface StoredBatch {
  readonly state: BatchState;
  readonly run: BatchRun;
  readonly plan: BatchPlan;
  readonly states: readonly JobState[];
  readonly figures: readonly RowFigures[];
  readonly totals: Totals;
  /** Reads the record again: not every text is kept in memory. */
  readonly rowOf: (job: PlannedJob) => Promise<StoredRow>;
}

const maxPlanBytes = 1_000_000_000;

/** Reads a state directory. Rejects with UserError `state-unusable` if it holds no batch. */
export async function readBatch(path: string, onNotice: (text: string) => void): Promise<StoredBatch> {
  const state = await readState(path, onNotice);
  const [run, bytes] = [await state.lastRun(), await state.directory.read('plan.json', maxPlanBytes)];
  if (run === null || bytes === null)
    throw new UserError({
      code: 'state-unusable',
      location: path,
      message: 'this directory does not contain the state of a batch',
      found: 'no run.json and plan.json',
      hint: 'name a state directory, such as .sallyport/state/NAME, or the transcript of a run',
    });
  const whole = parsePlan(join(path, 'plan.json'), bytes);
  const plan = partOf(whole, run);
  const merge = await mergeStates(plan, [{ path, state, run }]);
  const notEnded = holderOfDirectory(path) === null ? interrupted : running;
  const open = openStateOf(run, notEnded.reason);
  const states = merge.jobs.map(({ state: jobState }) =>
    jobState.kind === 'missing' && open !== null ? open : jobState,
  );
  const rowOf: StoredBatch['rowOf'] = async (job) => {
    const jobState = states[job.index] ?? { kind: 'open', reason: '' };
    const record = jobState.kind === 'ended' || jobState.kind === 'parked' ? await state.record(job) : null;
    return storedRow(job, jobState, record);
  };
  const figures: RowFigures[] = [];
  for (const job of plan.jobs) {
    const { row } = await rowOf(job);
    figures.push(figuresOf(states[job.index]?.kind ?? 'open', row));
  }
  return { state, run, plan, states, figures, totals: totalsOfState({ plan, whole, run, figures, notEnded }), rowOf };
}

/** Of a shard, its own jobs: it has no results of the others. */
function partOf(plan: BatchPlan, { shard }: BatchRun): BatchPlan {
  if (shard === null) return plan;
  const shardJobs = plan.jobs.filter((job) => job.shard === Number(shard.split('/')[0]));
  return { ...plan, jobs: shardJobs.map((job, index) => ({ ...job, index })) };
}

/** Why jobs have no result; `null` if they should have one. */
function openStateOf({ endedAt, conclusion, reason }: BatchRun, notEnded: string): JobState | null {
  if (endedAt === null) return { kind: 'open', reason: notEnded };
  if (conclusion === 'cancelled') return { kind: 'open', reason };
  return conclusion === 'config-error' ? { kind: 'open', reason: neverTried } : null;
}

interface Read extends Pick<StoredBatch, 'plan' | 'run' | 'figures'> {
  /** The plan with the jobs of all shards. */
  readonly whole: BatchPlan;
  readonly notEnded: typeof interrupted | typeof running;
}

const interrupted = { code: 'canceled', reason: 'The run has not ended.' } as const;
/** Another process is running the batch now. */
const running = { code: 'running', reason: 'The run has not ended yet.' } as const;

/** How the run concluded; computed again for one that did not end. */
function totalsOfState({ plan, whole, run, figures, notEnded }: Read): Totals {
  const totals = totalsOf(plan.jobs, figures, {
    name: plan.name,
    planId: plan.planId,
    minPassRate: run.minPassRate,
    awaitsAnswers: run.awaitsAnswers === true,
    atLeast: (id) => run.atLeast[id] ?? 1,
    early: { cancelled: null, fatal: null, costReached: null },
    otherUsd: otherUsdOf([run]),
    others: whole === plan ? [] : whole.jobs.filter(({ shard }) => shard !== plan.jobs[0]?.shard),
  });
  if (run.conclusion === null) return { ...totals, conclusion: 'cancelled', ...notEnded };
  const { conclusion, code, reason, pullRequests = [] } = run;
  const { code: _, ...others } = totals;
  return { ...others, conclusion, ...(code === undefined ? {} : { code }), reason, pullRequests };
}
