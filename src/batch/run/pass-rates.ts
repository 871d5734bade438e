import type { PassRate } from '../model/result-types.js';
import type { PlannedJob } from '../model/types.js';

interface Evaluated {
  readonly state: string;
  readonly conclusion: string;
  readonly isPassed: boolean;
  readonly answeredBy?: string;
  readonly evaluations: { readonly passed: number; readonly failed: number; readonly errors: number };
}

/** The repeats of one job that have ended. */
export interface JobGroup<F extends Evaluated = Evaluated> extends Pick<PlannedJob, 'id' | 'model' | 'matrix'> {
  /** Of the entry, the item and the combination. */
  readonly name: string;
  readonly figures: readonly F[];
  /** At least as many repeats passed as its entry asks for. `undecided`: those that have not ended, or are parked, decide it. */
  readonly outcome: 'passed' | 'failed' | 'undecided';
}

interface GroupOptions {
  /** How many repeats must pass, by the id of the entry. */
  readonly atLeast: (id: string) => number;
  /** Jobs of other shards: a merge knows how they end. */
  readonly others?: readonly PlannedJob[];
}

const nameOf = ({ id, item, matrix }: PlannedJob) => JSON.stringify([id, item?.id ?? null, matrix]);

export function groupsOf<F extends Evaluated>(
  jobs: readonly PlannedJob[],
  figures: readonly F[],
  { atLeast, others = [] }: GroupOptions,
): readonly JobGroup<F>[] {
  const groups = new Map<string, { readonly job: PlannedJob; readonly figures: F[]; left: number; parked: number }>();
  for (const [index, job] of jobs.entries()) {
    const rowFigures = figures[index];
    if (rowFigures === undefined) continue;
    const name = nameOf(job);
    const group = groups.get(name) ?? { job, figures: [], left: 0, parked: 0 };
    if (rowFigures.state === 'ended') group.figures.push(rowFigures);
    else if (rowFigures.state === 'parked') group.parked += 1;
    else group.left += 1;
    groups.set(name, group);
  }
  for (const job of others) {
    const group = groups.get(nameOf(job));
    if (group !== undefined) group.left += 1;
  }
  return [...groups].flatMap(([name, { job, figures: groupFigures, left, parked }]) => {
    if (groupFigures.length === 0) return [];
    const passed = groupFigures.filter((rowFigures) => rowFigures.isPassed).length;
    const { id, model, matrix } = job;
    const needed = Math.min(groupFigures.length + left + parked, atLeast(id));
    // Parked repeats fail no batch, and make none a success.
    const isUndecided = passed + left >= needed || (parked > 0 && passed === groupFigures.length);
    const outcome = passed >= needed ? 'passed' : isUndecided ? 'undecided' : 'failed';
    const models = new Set(groupFigures.map(({ answeredBy = model }) => answeredBy));
    return [{ name, id, model: [...models].join(', '), matrix, figures: groupFigures, outcome }];
  });
}

export function toleratedRepeats<F extends Evaluated>(groups: readonly JobGroup<F>[]): ReadonlySet<F> {
  const evaluatedFigures = groups.flatMap(({ outcome, figures }) => (outcome === 'failed' ? [] : figures));
  return new Set(evaluatedFigures.filter((rowFigures) => !rowFigures.isPassed));
}

/** The pass rates of each entry, model and combination of its matrix, in plan order; only of those with evaluations. */
export function passRatesOf(groups: readonly JobGroup[]): readonly PassRate[] {
  const cells = new Map<string, Cell>();
  const evaluated = new Set(groups.filter(hasEvaluations).map(({ id }) => id));
  for (const group of groups) {
    const { id, model, matrix, outcome } = group;
    if (!evaluated.has(id) || outcome === 'undecided') continue;
    const name = JSON.stringify([id, model, matrix]);
    const cell = cells.get(name) ?? { id, model, matrix, passed: 0, failed: 0, errors: 0 };
    cell[outcomeOf(group)] += 1;
    cells.set(name, cell);
  }
  return [...cells.values()].map((cell) => ({ ...cell, rate: rateOf([cell]) }));
}

type Cell = Pick<PassRate, 'id' | 'model' | 'matrix'> & Record<'passed' | 'failed' | 'errors', number>;

/** The share of the evaluated jobs that passed; `null` if none was evaluated. Errors are neither passed nor failed. */
export function rateOf(cells: readonly Pick<PassRate, 'passed' | 'failed'>[]): number | null {
  const sum = (name: 'passed' | 'failed') => cells.reduce((total, cell) => total + cell[name], 0);
  const evaluated = sum('passed') + sum('failed');
  return evaluated === 0 ? null : sum('passed') / evaluated;
}

/** Repeats as one; `null` without evaluations. What is decided stays, entries without evaluations change nothing. */
export function highestRate(groups: readonly JobGroup[], left: readonly PlannedJob[]): number | null {
  const rates = passRatesOf(groups);
  const evaluated = new Set(groups.filter(hasEvaluations).map(({ id }) => id));
  const unevaluated = new Set(groups.map(({ id }) => id).filter((id) => !evaluated.has(id)));
  const open = new Set(left.filter(({ id }) => !unevaluated.has(id)).map(nameOf));
  for (const { name, outcome } of groups) if (outcome !== 'undecided') open.delete(name);
  return rateOf([...rates, { passed: open.size, failed: 0 }]);
}

/** A job without an answer has none, so the other jobs of its entry decide. */
function hasEvaluations({ figures }: JobGroup): boolean {
  return figures.some(({ evaluations: { passed, failed, errors } }) => passed + failed + errors > 0);
}

function outcomeOf({ figures, outcome }: JobGroup): 'passed' | 'failed' | 'errors' {
  if (outcome === 'passed') return 'passed';
  return figures.some(isUnevaluated) ? 'errors' : 'failed';
}

/** There is no answer, or an evaluation could not be done: an error, even if other evaluations failed. */
export function isUnevaluated({ conclusion, evaluations }: Evaluated): boolean {
  return conclusion !== 'success' || evaluations.errors > 0;
}
