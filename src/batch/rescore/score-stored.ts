import type { JobRecord } from '../model/job-record.js';
import type { PlannedJob } from '../model/types.js';
import type { BatchRunContext } from '../open/types.js';
import type { BatchLimit, JudgeBudget, RunBudget } from '../run/budget.js';
import type { FatalProblem } from '../run/classify-end.js';
import { type JobState, jobRow } from '../run/job-row.js';
import type { OtherCosts } from '../run/other-costs.js';
import type { Survey } from '../run/survey.js';
import { figuresOf } from '../run/totals.js';
import { type Rescored, type ScoringPorts, scoreAgain } from './score-again.js';

export interface ScoreStoredOptions {
  readonly batch: BatchRunContext;
  readonly jobs: readonly PlannedJob[];
  /** Its states and figures are replaced for each answer that is scored. */
  readonly survey: Survey;
  readonly concurrency: number;
  /** Scores every evaluation again, not only what has changed and what could not be evaluated. */
  readonly scoresAll: boolean;
  readonly budget: RunBudget;
  readonly otherCosts: OtherCosts;
  readonly ports: ScoringPorts;
}

export interface ScoredAnswers extends Pick<Rescored, 'fatal'> {
  /** The limit of the batch because of which answers were not scored; `null` if there is none. */
  readonly refused: BatchLimit | null;
}

/** Scores stored answers again, several at a time. What the budget does not cover is deferred to the next run. */
export async function scoreStored(options: ScoreStoredOptions): Promise<ScoredAnswers> {
  const { batch, jobs, survey, concurrency, budget } = options;
  const waiting = [...positionsByKey(survey.toScore, jobs).values()].reverse();
  let fatal: FatalProblem | null = null;
  let reached: BatchLimit | null = null;
  const work = async (): Promise<void> => {
    for (let positions = waiting.pop(); positions !== undefined; positions = waiting.pop()) {
      const refused = budget.usedUp();
      if (batch.hostEnvironment.signal.aborted || fatal !== null) {
        await leaveUnscored(positions, options);
      } else if (refused !== null) {
        reached ??= refused;
        const reason = `its answer was not scored again, because ${refused} was reached`;
        noteState(positions, { kind: 'deferred', reason }, options);
      } else {
        const reservation = budget.reserveScoring();
        fatal ??= await scoreOne(positions, options, reservation);
        if (reservation.hasRefused()) reached ??= 'max-cost-usd';
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, work));
  return { fatal, refused: reached };
}

/** The scores of a stored answer still count, unless its evaluations have changed. */
async function leaveUnscored(positions: readonly number[], options: ScoreStoredOptions): Promise<void> {
  const job = options.jobs[positions[0] ?? -1];
  const record = job === undefined ? null : await options.batch.state.record(job);
  if (record === null || record.evaluationDigest !== job?.evaluationDigest) noteState(positions, unscored, options);
}

const unscored: JobState = { kind: 'open', reason: 'The run ended before its answer was scored again.' };

/** Returns why scoring would fail for every other job too. */
async function scoreOne(
  positions: readonly number[],
  options: ScoreStoredOptions,
  reservation: JudgeBudget,
): Promise<Rescored['fatal']> {
  const { batch, jobs, survey, scoresAll, otherCosts, ports } = options;
  const job = jobs[positions[0] ?? -1];
  const scored = job === undefined ? null : await scoreAgain(job, { batch, scoresAll, ports, reservation });
  if (scored === null) return null;
  reservation.settle(scored.costUsd ?? 0);
  if (scored.record === null) {
    await otherCosts.add(scored.costUsd);
    await leaveUnscored(positions, options);
    return scored.fatal;
  }
  const before = survey.states[positions[0] ?? -1];
  const isReused = before?.kind !== 'ended' || before.isReused;
  noteState(positions, { kind: 'ended', isReused }, options, scored.record);
  // The cost of a job of this run contains what scoring it again has cost.
  await otherCosts.add(isReused ? scored.costUsd : scored.replacedUsd);
  return scored.fatal;
}

/** Notes the state of the jobs at these positions, which have the same key. */
export function noteState(
  positions: readonly number[],
  state: JobState,
  { jobs, survey }: Pick<ScoreStoredOptions, 'jobs' | 'survey'>,
  record: JobRecord | null = null,
): void {
  for (const position of positions) {
    const job = jobs[position];
    if (job === undefined) continue;
    survey.states[position] = state;
    survey.figures[position] = figuresOf(state.kind, jobRow(job, state, record));
  }
}

/** Jobs with the same key have one answer. */
export function positionsByKey(
  positions: Iterable<number>,
  jobs: readonly PlannedJob[],
): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  for (const position of positions) {
    const key = jobs[position]?.key ?? '';
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [position]);
    else known.push(position);
  }
  return byKey;
}
