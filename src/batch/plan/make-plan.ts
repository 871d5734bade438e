import { createHash } from 'node:crypto';
import { type Diagnostic, only, UserError } from '../../errors.js';
import { formatCount, formatNumber } from '../../format-number.js';
import { withoutPrice } from '../../model/prices.js';
import type { Settings } from '../../settings/table.js';
import { fieldOf } from '../items/item-fields.js';
import { itemProblem } from '../items/item-problem.js';
import type { BatchItem, FoundItems, ItemSource, Scalar } from '../items/item-types.js';
import { digestOf } from '../model/digest.js';
import { createEstimator, estimateJudges } from '../model/estimate.js';
import type { BatchFile, BatchJobSpec, BatchPlan, EvaluationSpec, PlannedJob } from '../model/types.js';
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
import { evaluationsOf, type JobCell, outputFileOf, type ResolvedJob, targetOf } from './resolve-job.js';
import { assignShards, usableShards } from './shard.js';

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
  // A file of rows can be the source of several entries.
  if (problems.length > 0)
    throw new UserError([...new Map(problems.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]);
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
  // The last dimension changes fastest.
  const combinations = Object.entries(entry.matrix).reduce<readonly Readonly<Record<string, Scalar>>[]>(
    (all, [name, values]) => all.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value }))),
    [{}],
  );
  const shared = new Map<string, SharedProblem>();
  let more = 0;
  const problems: ItemProblems = {
    add: (problem) => {
      const { location, ...same } = problem;
      const key = JSON.stringify(same);
      const known = shared.get(key);
      if (known !== undefined) known.places.add(location);
      else if (shared.size < maxProblems) shared.set(key, { problem, places: new Set([location]) });
      else more += 1;
    },
    all: () => {
      const all = [...shared.values()].map(withPlaces);
      return more === 0 ? all : [...all, rest(more)];
    },
  };
  for (const item of items) {
    await collectProblems(problems.add, async () => {
      for (const matrix of combinations) {
        const cell = { item, matrix };
        const resolved = await planning.ports.resolver.resolve(entry, cell);
        const facts = await planning.factsOf(resolved, entry);
        const job = plannedJob(file, entry, { cell, resolved, facts, estimate: planning.estimate });
        // Both fail here, not after the job has been paid for.
        targetOf(entry, cell);
        planning.outputs.add(entry, outputFileOf(entry, cell), planning.jobs.length);
        for (let repeat = 1; repeat <= entry.repeat.times; repeat += 1) planning.jobs.push(job(repeat));
      }
    });
  }
  const diagnostics = problems.all();
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}

interface CellParts {
  readonly cell: JobCell;
  readonly resolved: ResolvedJob;
  readonly facts: SharedJobFacts;
  readonly estimate: Planning['estimate'];
}

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

interface PricedJob {
  readonly settings: Pick<Settings, 'fallback-model' | 'prices' | 'max-cost-usd'>;
  readonly model: string;
  readonly evaluations: readonly EvaluationSpec[];
}

/** Rejects `max-cost-usd` of a batch or a job that has a model whose price is unknown: the limit could not be enforced. */
function requirePrices(
  { budget, judge, path }: Pick<BatchFile, 'budget' | 'judge' | 'path'>,
  { settings, model, evaluations }: PricedJob,
): void {
  const judges = evaluations.flatMap(({ check }) => (check.kind === 'judge' ? [check.model ?? judge ?? model] : []));
  const models = [model, ...settings['fallback-model']];
  const limits = [
    {
      usd: budget.maxCostUsd,
      names: [...models, ...judges],
      location: `${path}, budget.max-cost-usd`,
      instead: 'max-jobs or timeout-minutes',
    },
    // A judge is not part of the job that it limits.
    {
      usd: settings['max-cost-usd'],
      names: models,
      location: 'max-cost-usd',
      instead: 'max-output-tokens or max-turns',
    },
  ];
  for (const { usd, names, location, instead } of limits) {
    const named = names.filter((name) => name !== '');
    const unknown = withoutPrice(named, settings.prices);
    if (usd === null || usd === undefined || unknown === undefined) continue;
    throw new UserError({
      code: 'batch-invalid',
      location,
      message: `the price of ${unknown} is not known, so this limit cannot be enforced`,
      found: String(usd),
      hint: `set its price with prices, limit ${instead} instead, or use a model whose price is known`,
    });
  }
}

/** The problems of the items of an entry, each once: a file whose rows all lack a field needs no list of all of them. */
export interface ItemProblems {
  readonly add: (problem: Diagnostic) => void;
  readonly all: () => readonly Diagnostic[];
}

interface SharedProblem {
  readonly problem: Diagnostic;
  readonly places: Set<string | undefined>;
}

/** More of them would hide the other problems. */
const maxProblems = 20;

/** Named after the first; the others are counted. */
const maxOthers = 2;

function withPlaces({ problem, places }: SharedProblem): Diagnostic {
  if (places.size === 1) return problem;
  const others = [...places].slice(1);
  const more = others.length - maxOthers;
  const named = others.slice(0, maxOthers).join(', ');
  const text = more > 0 ? `${named} and ${formatNumber(more)} more` : named;
  return { ...problem, message: `${problem.message} (also ${text})` };
}

function rest(more: number): Diagnostic {
  return {
    code: 'batch-items',
    message: `there ${more === 1 ? 'is' : 'are'} ${formatCount(more, 'more problem')} of its items`,
    hint: 'correct those above first',
  };
}

export interface ItemsPorts {
  readonly findItems: (entry: BatchJobSpec, source: ItemSource) => Promise<FoundItems>;
  /** Receives what the user should know about the source. */
  readonly notices: string[];
}

/** Each once, in the order of the batch; `null` is the one job without items. Rejects with UserError. */
async function itemsOfEntry(
  { order, defaults }: BatchFile,
  entry: BatchJobSpec,
  { findItems, notices }: ItemsPorts,
): Promise<readonly (BatchItem | null)[]> {
  if (entry.items === null) return [null];
  const source = await findItems(entry, entry.items);
  notices.push(...source.notices);
  const { items, repeated } = withoutRepeated(source.items, entry);
  if (repeated > 0) notices.push(`entry ${entry.id}: left out ${formatCount(repeated, 'repeated item')}`);
  if (items.length === 0) notices.push(`entry ${entry.id}: its source has no items`);
  notices.push(...literalFields(entry, [...defaults, ...entry.settings], items[0]));
  return order === 'oldest-first' ? [...items].sort((a, b) => compare(createdOf(a), createdOf(b))) : items;
}

/** In a prompt file, {{NAME}} inserts a variable; in `prompt` it is text, which the model would get for every item. */
function literalFields(
  { id }: BatchJobSpec,
  settings: BatchFile['defaults'],
  item: BatchItem | undefined,
): readonly string[] {
  const source = settings.findLast(({ name }) => ['prompt', 'prompt-file', 'command'].includes(name));
  const prompt = source?.value;
  if (source?.name !== 'prompt' || typeof prompt !== 'string' || item === undefined) return [];
  return [...prompt.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].flatMap(([placeholder, name = '']) =>
    name === 'args' || fieldOf(item.fields, name) === undefined
      ? []
      : [`entry ${id}: ${placeholder} in prompt stays as it is; {{item.${name}}} inserts the field of the item`],
  );
}

/** The same row twice is one item; two different rows with one `id` are ambiguous. */
function withoutRepeated(items: readonly BatchItem[], { id }: BatchJobSpec) {
  const byId = new Map<string, BatchItem>();
  for (const item of items) {
    const earlier = byId.get(item.id);
    if (earlier === undefined) byId.set(item.id, item);
    else if (digestOf(earlier.fields) !== digestOf(item.fields)) {
      throw itemProblem(
        item.location ?? `entry ${id}`,
        `two different items have the id ${item.id}`,
        'give each row its own id: it recognizes the item in later runs',
        earlier.location,
      );
    }
  }
  return { items: [...byId.values()], repeated: items.length - byId.size };
}

/** Items without a date keep their order, after those with one. */
function createdOf({ fields }: BatchItem): string {
  const { created } = fields;
  return typeof created === 'string' ? created : '\uffff';
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
