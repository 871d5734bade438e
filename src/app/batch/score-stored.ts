import type { JobRecord } from '../../batch/result-types.js';
import type { BatchLimit, RunBudget } from '../../batch/run/budget.js';
import { type JobState, jobRow } from '../../batch/run/job-row.js';
import type { Survey } from '../../batch/run/survey.js';
import { figuresOf } from '../../batch/run/totals.js';
import type { PlannedJob } from '../../batch/types.js';
import { type Rescored, type ScoringPorts, scoreAgain } from './score-again.js';
import type { BatchRunContext } from './types.js';

export interface ScoreStoredOptions {
  readonly batch: BatchRunContext;
  readonly jobs: readonly PlannedJob[];
  /** Its states and figures are replaced for each answer that is scored. */
  readonly survey: Survey;
  readonly concurrency: number;
  /** Scores every evaluation again, not only what has changed and what could not be evaluated. */
  readonly scoresAll: boolean;
  readonly budget: RunBudget;
  readonly ports: ScoringPorts;
}

type Spent = Omit<Rescored, 'record'>;

export interface ScoredAnswers extends Spent {
  /** The limit of the batch because of which answers were not scored; `null` if there is none. */
  readonly refused: BatchLimit | null;
}

/** Scores stored answers again, several at a time. What the budget does not cover is deferred to the next run. */
export async function scoreStored(options: ScoreStoredOptions): Promise<ScoredAnswers> {
  const { batch, jobs, survey, concurrency, budget } = options;
  const waiting = [...positionsByKey(survey.toScore, jobs).values()].reverse();
  let fatal: string | null = null;
  let costUsd: number | null = 0;
  let reached: BatchLimit | null = null;
  const work = async (): Promise<void> => {
    for (let positions = waiting.pop(); positions !== undefined; positions = waiting.pop()) {
      const refused = budget.usedUp();
      if (batch.hostEnvironment.signal.aborted || fatal !== null) {
        settle(positions, unscored, options);
      } else if (refused !== null) {
        reached ??= refused;
        const reason = `its answer was not scored again, because ${refused} was reached`;
        settle(positions, { kind: 'deferred', reason }, options);
      } else {
        const scored = await scoreOne(positions, options);
        fatal ??= scored.fatal;
        costUsd = costUsd === null || scored.costUsd === null ? null : costUsd + scored.costUsd;
        budget.add(scored.costUsd ?? 0);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, work));
  return { fatal, costUsd, refused: reached };
}

const reused: JobState = { kind: 'ended', isReused: true };
const unscored: JobState = { kind: 'open', reason: 'The run ended before its answer was scored again.' };

async function scoreOne(positions: readonly number[], options: ScoreStoredOptions): Promise<Spent> {
  const { batch, jobs, scoresAll, ports } = options;
  const job = jobs[positions[0] ?? -1];
  const scored = job === undefined ? null : await scoreAgain(job, { batch, scoresAll, ports });
  if (scored === null) return { fatal: null, costUsd: 0 };
  settle(positions, scored.record === null ? unscored : reused, options, scored.record);
  return scored;
}

/** Notes the state of the jobs at these positions, which have the same key. */
export function settle(
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
