import type { PassRate } from '../result-types.js';
import type { PlannedJob } from '../types.js';

/** What the rates need of the figures of a job. */
interface Evaluated {
  readonly state: string;
  readonly conclusion: string;
  readonly isPassed: boolean;
  readonly evaluations: { readonly passed: number; readonly failed: number; readonly errors: number };
}

/** The repeats of one job that have ended. */
export interface JobGroup<F extends Evaluated = Evaluated> {
  readonly id: string;
  readonly model: string;
  readonly figures: readonly F[];
  /** At least as many repeats passed as its entry asks for. */
  readonly isPassed: boolean;
}

/** @param atLeast how many repeats must pass, by the id of the entry */
export function groupsOf<F extends Evaluated>(
  jobs: readonly PlannedJob[],
  figures: readonly F[],
  atLeast: (id: string) => number,
): readonly JobGroup<F>[] {
  const groups = new Map<string, { readonly job: PlannedJob; readonly figures: F[] }>();
  for (const [index, job] of jobs.entries()) {
    const one = figures[index];
    if (one?.state !== 'ended') continue;
    const name = JSON.stringify([job.id, job.item?.id ?? null, job.matrix]);
    const group = groups.get(name) ?? { job, figures: [] };
    group.figures.push(one);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ job: { id, model }, figures: own }) => {
    const needed = Math.min(own.length, atLeast(id));
    return { id, model, figures: own, isPassed: own.filter((one) => one.isPassed).length >= needed };
  });
}

/** The pass rates of each entry and model, in plan order; only of those with evaluations. */
export function passRatesOf(groups: readonly JobGroup[]): readonly PassRate[] {
  const cells = new Map<string, { id: string; model: string; passed: number; failed: number; errors: number }>();
  const evaluated = new Set(groups.filter(hasEvaluations).map(({ id }) => id));
  for (const group of groups) {
    const { id, model } = group;
    if (!evaluated.has(id)) continue;
    const name = JSON.stringify([id, model]);
    const cell = cells.get(name) ?? { id, model, passed: 0, failed: 0, errors: 0 };
    cell[outcomeOf(group)] += 1;
    cells.set(name, cell);
  }
  return [...cells.values()].map((cell) => ({ ...cell, rate: rateOf([cell]) }));
}

/** The share of the evaluated jobs that passed; `null` if none was evaluated. Errors are neither passed nor failed. */
export function rateOf(cells: readonly Pick<PassRate, 'passed' | 'failed'>[]): number | null {
  const sum = (name: 'passed' | 'failed') => cells.reduce((total, cell) => total + cell[name], 0);
  const evaluated = sum('passed') + sum('failed');
  return evaluated === 0 ? null : sum('passed') / evaluated;
}

/** A job without an answer has none, so the other jobs of its entry decide. */
function hasEvaluations({ figures }: JobGroup): boolean {
  return figures.some(({ evaluations: { passed, failed, errors } }) => passed + failed + errors > 0);
}

function outcomeOf({ figures, isPassed }: JobGroup): 'passed' | 'failed' | 'errors' {
  if (isPassed) return 'passed';
  return figures.some(isUnevaluated) ? 'errors' : 'failed';
}

/** There is no answer, or an evaluation could not be done: an error, even if other evaluations failed. */
export function isUnevaluated({ conclusion, evaluations }: Pick<Evaluated, 'conclusion' | 'evaluations'>): boolean {
  return conclusion !== 'success' || evaluations.errors > 0;
}
