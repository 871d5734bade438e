import { createHash } from 'node:crypto';
import { type Diagnostic, only, UserError } from '../../errors.js';
import type { BatchItem, Scalar } from '../items/item-types.js';
import { createEstimator, estimateJudges } from '../model/estimate.js';
import type { BatchFile, BatchJobSpec, BatchPlan, PlannedJob } from '../model/types.js';
import { assignShards, usableShards } from './assign-shards.js';
import type { JobCell } from './insert-value.js';
import { createItemProblems } from './item-problems.js';
import { type ItemsPorts, itemsOfEntry } from './items-of-entry.js';
import {
  createPlanFacts,
  evaluationDigestOf,
  type FactPorts,
  type FactsOf,
  keyOf,
  modelOf,
  type SharedJobFacts,
} from './job-facts.js';
import { createOutputPaths, type OutputPaths } from './output-paths.js';
import { requirePrices } from './require-prices.js';
import { evaluationsOf, outputFileOf, type ResolvedJob } from './resolve-job.js';

export type PlanPorts = FactPorts & Pick<ItemsPorts, 'findItems'>;

/** Jobs are numbered in place: copies of a hundred thousand of them would double the memory. */
type DraftJob = Omit<PlannedJob, 'index' | 'shard'> & { index: number; shard: number };

/** All jobs of a batch, in plan order. Rejects with UserError, with the problems of all entries and their items. */
export async function makePlan(file: BatchFile, shards: number, ports: PlanPorts): Promise<BatchPlan> {
  const outputs = createOutputPaths();
  const notices: string[] = [];
  const factsOf = createPlanFacts(file, ports, notices);
  const planning: Planning = { ports, factsOf, jobs: [], outputs, estimate: createEstimator() };
  const { jobs } = planning;
  const problems: Diagnostic[] = [];
  for (const entry of file.jobs) {
    const add = (diagnostic: Diagnostic) =>
      void problems.push({ ...diagnostic, location: locationIn(entry, diagnostic.location, ports.resolver) });
    await collectProblems(add, async () => {
      const items = await itemsOfEntry(file, entry, { ...ports, notices });
      await addJobs(file, entry, items, planning);
    });
  }
  problems.push(...outputs.problems(jobs));
  if (problems.length > 0) throw new UserError(withoutSame(problems));
  const used = usableShards(jobs, file.budget, shards);
  const identity = createHash('sha256').update([file.name, file.digest, String(used)].join('\n'));
  for (const [index, shard] of assignShards(jobs, used).entries()) {
    const job = jobs[index];
    if (job === undefined) continue;
    job.index = index;
    job.shard = shard;
    identity.update(`\n${job.key} ${String(shard)}`);
  }
  return {
    formatVersion: 1,
    planId: identity.digest('hex').slice(0, 32),
    name: file.name,
    fileDigest: file.digest,
    shards: used,
    jobs,
    notices: [...new Set(notices)],
  };
}

async function collectProblems(add: (problem: Diagnostic) => void, work: () => Promise<void>): Promise<void> {
  await work().catch(only(UserError, ({ diagnostics }) => diagnostics.forEach(add)));
}

/** Where a setting of the entry is, for a problem that only names the setting. */
function locationIn(entry: BatchJobSpec, location: string | undefined, resolver: PlanPorts['resolver']): string {
  if (location === undefined) return entry.location;
  if (location === 'inline') return `${entry.location}, prompt`;
  return location === 'model' || location === 'max-cost-usd' ? resolver.locationOf(entry, location) : location;
}

/** A file of rows can be the source of several entries. */
function withoutSame(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(problems.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

interface Planning {
  readonly ports: PlanPorts;
  readonly factsOf: FactsOf;
  readonly jobs: DraftJob[];
  readonly outputs: OutputPaths;
  readonly estimate: ReturnType<typeof createEstimator>;
}

async function addJobs(
  file: BatchFile,
  entry: BatchJobSpec,
  items: readonly (BatchItem | null)[],
  planning: Planning,
): Promise<void> {
  const combinations = combinationsOf(entry.matrix);
  const problems = createItemProblems();
  for (const item of items) {
    await collectProblems(problems.add, async () => {
      for (const matrix of combinations) {
        const cell = { item, matrix };
        const resolved = await planning.ports.resolver.resolve(entry, cell);
        const facts = await planning.factsOf(resolved, entry);
        const job = plannedJob(file, entry, { cell, resolved, facts, estimate: planning.estimate });
        // Fails here, not after the job has been paid for.
        planning.outputs.add(entry, outputFileOf(entry, cell), planning.jobs.length);
        for (let repeat = 1; repeat <= entry.repeat.times; repeat += 1) planning.jobs.push(job(repeat));
      }
    });
  }
  const diagnostics = problems.all();
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}

/** The last dimension changes fastest. */
function combinationsOf(
  matrix: Readonly<Record<string, readonly Scalar[]>>,
): readonly Readonly<Record<string, Scalar>>[] {
  return Object.entries(matrix).reduce<readonly Readonly<Record<string, Scalar>>[]>(
    (all, [name, values]) => all.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value }))),
    [{}],
  );
}

interface CellParts {
  readonly cell: JobCell;
  readonly resolved: ResolvedJob;
  readonly facts: SharedJobFacts;
  readonly estimate: Planning['estimate'];
}

/** The job of a cell, by its repeat. */
function plannedJob(
  file: BatchFile,
  entry: BatchJobSpec,
  { cell, resolved, facts, estimate }: CellParts,
): (repeat: number) => DraftJob {
  const { item, matrix } = cell;
  const { settings, vars } = resolved;
  const model = modelOf(resolved);
  const promptCharacters = facts.size(settings.args, vars) + facts.insertedCharacters;
  const evaluations = evaluationsOf(entry, cell);
  const answerUsd = estimate({
    model,
    promptCharacters,
    maxTurns: settings['max-turns'],
    maxCostUsd: settings['max-cost-usd'] ?? null,
    tier: file.delivery === 'now' ? null : file.delivery,
    prices: settings.prices,
  });
  const judgesUsd = estimateJudges(evaluations, {
    judge: file.judge ?? model,
    delivery: file.delivery === 'flex' ? 'flex' : file.judgeDelivery,
    prices: settings.prices,
  });
  if (answerUsd === null || judgesUsd === null || settings['fallback-model'].length > 0)
    requirePrices(file, { settings, model, evaluations });
  const estimatedCostUsd = answerUsd === null || judgesUsd === null ? null : answerUsd + judgesUsd;
  const evaluationDigest = facts.evaluationDigest ?? evaluationDigestOf(file, entry, evaluations);
  const slot = JSON.stringify([entry.id, item?.id ?? null, matrix]);
  return (repeat) => ({
    id: entry.id,
    item,
    matrix,
    repeat,
    ...keyOf(resolved, facts, { item, matrix, repeat }),
    slot: `${slot}#${String(repeat)}`,
    evaluationDigest,
    model,
    promptCharacters,
    estimatedCostUsd,
    index: 0,
    shard: 1,
  });
}
