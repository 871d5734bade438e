import { createHash } from 'node:crypto';
import { type Diagnostic, only, UserError } from '../../errors.js';
import type { JsonSchema } from '../../messages/types.js';
import type { Settings } from '../../settings/table.js';
import { hasPlaceholder } from '../file/placeholders.js';
import type { BatchItem, Scalar } from '../items/item-types.js';
import type { BatchFile, BatchJobSpec, BatchPlan, EvaluationSpec, PlannedJob } from '../types.js';
import { assignShards } from './assign-shards.js';
import { digestOf } from './digest.js';
import { createEstimator, estimateJudges } from './estimate.js';
import type { JobCell } from './insert-value.js';
import { type ItemsPorts, itemsOfEntry } from './items-of-entry.js';
import { jobKey, type SharedKeyParts, sharedKeyParts } from './job-key.js';
import { createOutputPaths, type OutputPaths } from './output-paths.js';
import { type PromptSize, promptSizeOf } from './prompt-size.js';
import { requirePrices } from './require-prices.js';
import { evaluationsOf, type JobResolver, outputFileOf, type ResolvedVariant } from './resolve-job.js';
import type { ResolvedJob } from './resolved-job.js';

export interface PlanPorts extends Pick<ItemsPorts, 'findItems'> {
  readonly resolver: JobResolver;
  /** What the prompt inserts, and what would fail. Rejects with UserError. */
  readonly inspectPrompt: (job: ResolvedJob, entry: BatchJobSpec) => Promise<InspectedPrompt>;
  readonly outputSchema: (settings: Settings) => Promise<JsonSchema | null>;
}

export interface InspectedPrompt {
  /** Digest of the files that it inserts. */
  readonly digest: string;
  readonly characters: number;
  readonly notices: readonly string[];
}

/** Jobs are numbered in place: copies of a hundred thousand of them would double the memory. */
type DraftJob = Omit<PlannedJob, 'index' | 'shard'> & { index: number; shard: number };

/** All jobs of a batch, in plan order. Rejects with UserError, with the problems of all entries and their items. */
export async function makePlan(file: BatchFile, shards: number, ports: PlanPorts): Promise<BatchPlan> {
  const outputs = createOutputPaths();
  const planning: Planning = { ports, notices: [], jobs: [], outputs, estimate: createEstimator() };
  const { jobs, notices } = planning;
  const problems: Diagnostic[] = [];
  for (const entry of file.jobs) {
    const own: Diagnostic[] = [];
    await collectProblems(own, async () => {
      const items = await itemsOfEntry(file, entry, { ...ports, notices });
      await addJobs(file, entry, { ...planning, items });
    });
    problems.push(...own.map((one) => ({ ...one, location: locationIn(entry, one.location) })));
  }
  problems.push(...outputs.problems(jobs));
  if (problems.length > 0) throw new UserError(withoutSame(problems));
  const used = Math.max(1, Math.min(shards, jobs.length));
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

async function collectProblems(problems: Diagnostic[], work: () => Promise<void>): Promise<void> {
  await work().catch(only(UserError, ({ diagnostics }) => void problems.push(...diagnostics)));
}

/** Where a setting of the entry is, for a problem that only names the setting. */
function locationIn({ location: own }: BatchJobSpec, location: string | undefined): string {
  if (location === undefined) return own;
  if (location === 'inline') return `${own}, prompt`;
  return location === 'model' ? `${own}, model` : location;
}

/** What is wrong with a setting is wrong for every item. */
function withoutSame(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}

interface Planning {
  readonly ports: PlanPorts;
  readonly notices: string[];
  readonly jobs: DraftJob[];
  readonly outputs: OutputPaths;
  readonly estimate: ReturnType<typeof createEstimator>;
}

interface EntryPlanning extends Planning {
  readonly items: readonly (BatchItem | null)[];
}

/** A file whose rows all lack a field needs no list of all of them. */
const maxProblems = 20;

async function addJobs(file: BatchFile, entry: BatchJobSpec, planning: EntryPlanning): Promise<void> {
  const shared = new Map<string, SharedJobFacts>();
  const combinations = combinationsOf(entry.matrix);
  const problems: Diagnostic[] = [];
  for (const item of planning.items) {
    await collectProblems(problems, async () => {
      for (const matrix of combinations) {
        const cell = { item, matrix };
        const resolved = await planning.ports.resolver.resolve(entry, cell);
        const facts = await factsFor(resolved, entry, { ...planning, shared, file });
        const job = plannedJob(file, entry, { cell, resolved, facts, estimate: planning.estimate });
        // Fails here, not after the job has been paid for.
        planning.outputs.add(entry, outputFileOf(entry, cell), planning.jobs.length);
        for (let repeat = 1; repeat <= entry.repeat.times; repeat += 1) planning.jobs.push(job(repeat));
      }
    });
    if (problems.length >= maxProblems) break;
  }
  if (problems.length > 0) throw new UserError(problems);
}

/** The last dimension changes fastest. */
function combinationsOf(
  matrix: Readonly<Record<string, readonly Scalar[]>>,
): readonly Readonly<Record<string, Scalar>>[] {
  return Object.entries(matrix).reduce<readonly Readonly<Record<string, Scalar>>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

interface SharedJobFacts {
  readonly keyParts: SharedKeyParts;
  readonly size: PromptSize;
  readonly insertedCharacters: number;
  /** `null` if the evaluations differ between the jobs. */
  readonly evaluationDigest: string | null;
}

interface FactPorts extends Pick<Planning, 'ports' | 'notices'> {
  readonly file: BatchFile;
  readonly shared: Map<string, SharedJobFacts>;
}

/** Jobs whose prompt and settings differ only in arguments and variables share these. */
async function factsFor(
  resolved: ResolvedVariant,
  entry: BatchJobSpec,
  { ports, notices, shared, file }: FactPorts,
): Promise<SharedJobFacts> {
  const { variant: name } = resolved;
  const known = shared.get(name);
  if (known !== undefined) return known;
  const inspected = await ports.inspectPrompt(resolved, entry);
  notices.push(...inspected.notices);
  const outputSchema = await ports.outputSchema(resolved.settings);
  const facts = {
    keyParts: sharedKeyParts({
      resolved,
      entry,
      delivery: file.delivery,
      outputSchema,
      insertedFiles: inspected.digest,
    }),
    size: promptSizeOf(resolved.spec),
    insertedCharacters: inspected.characters,
    evaluationDigest: hasPlaceholder(entry.evaluate) ? null : evaluationDigestOf(file, entry, entry.evaluate),
  };
  shared.set(name, facts);
  return facts;
}

interface CellParts {
  readonly cell: JobCell;
  readonly resolved: ResolvedJob;
  readonly facts: SharedJobFacts;
  readonly estimate: Planning['estimate'];
}

/** Lines that are added to the file move its evaluations, but do not change them. */
function evaluationDigestOf(
  { judge }: BatchFile,
  { minScore }: BatchJobSpec,
  evaluate: readonly EvaluationSpec[],
): string {
  const checks = evaluate.map(({ location: _, ...one }) => one);
  return digestOf({ evaluate: checks, judge, ...(minScore === undefined ? {} : { minScore }) });
}

/** The job of a cell, by its repeat. */
function plannedJob(
  file: BatchFile,
  entry: BatchJobSpec,
  { cell, resolved, facts, estimate }: CellParts,
): (repeat: number) => DraftJob {
  const { item, matrix } = cell;
  const { settings, spec, vars } = resolved;
  const model = settings.model ?? spec.model ?? '';
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
    delivery: file.judgeDelivery,
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
    ...jobKey(facts.keyParts, { args: settings.args, vars, item, matrix, model, repeat }),
    slot: `${slot}#${String(repeat)}`,
    evaluationDigest,
    model,
    promptCharacters,
    estimatedCostUsd,
    index: 0,
    shard: 1,
  });
}
