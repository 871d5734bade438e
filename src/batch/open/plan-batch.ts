import { rethrowUnless, UserError } from '../../errors.js';
import { parseModelName } from '../../model/providers.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import { growHeapSlowly } from '../../platform/process/v8-flags.js';
import { readOutputSchema } from '../../settings/output-schema.js';
import { hasPlaceholder } from '../file/placeholders.js';
import { fileDigestOf } from '../items/file-items.js';
import { findItems } from '../items/find-items.js';
import type { BatchItem } from '../items/item-types.js';
import { refuseSecrets } from '../items/refuse-secrets.js';
import type { BatchFile, BatchPlan, PlannedJob } from '../model/types.js';
import { checkDelivery, checkEntriesOfBatchApi } from '../plan/check-delivery.js';
import type { FactPorts } from '../plan/job-facts.js';
import { makePlan } from '../plan/make-plan.js';
import { requirePlannedKeys } from '../plan/require-planned-keys.js';
import { requireStaticSources, type Shard, shardName } from '../plan/shard.js';
import { readPlanFile } from '../state/plan-file.js';
import type { PlanSource } from './choose-plan.js';
import { inspectPrompt } from './inspect-prompt.js';
import { firstCombination, type ItemPortOptions, itemPorts } from './item-ports.js';
import type { OpenBatch } from './open-batch.js';

/** The plan of a batch, from its sources. Rejects with UserError. */
export async function planBatch(batch: OpenBatch, shards: number, options: ItemPortOptions): Promise<BatchPlan> {
  const { file, resolver } = batch;
  checkJudgeNames(file);
  const delivery = checkEntriesOfBatchApi(file, (entry) => resolver.settingsOf(entry, firstCombination(entry)));
  growHeapSlowly();
  const plan = await makePlan(file, shards, {
    ...factPorts(batch, options),
    findItems: async (entry, source) => {
      const items = await findItems(source, itemPorts(batch, entry, options));
      refuseSecrets(items.items, source, options.redactor);
      return items;
    },
  });
  checkDelivery(file, plan.jobs);
  return { ...plan, notices: [...batch.notices, ...delivery, ...plan.notices] };
}

function factPorts(batch: OpenBatch, { hostEnvironment }: Pick<ItemPortOptions, 'hostEnvironment'>): FactPorts {
  const { resolver, runContext } = batch;
  return {
    resolver,
    hooks: runContext.hooks?.hooks ?? [],
    plugins: runContext.plugins,
    inspectPrompt: (job, entry) => inspectPrompt(batch, job, entry, hostEnvironment),
    outputSchema: (settings) => readOutputSchema(settings['output-schema'], runContext.trustedSource.source),
  };
}

/** Names with placeholders differ between jobs, and are checked where they are used. */
function checkJudgeNames({ path, judge, jobs }: BatchFile): void {
  const judges = jobs.flatMap(({ evaluate }) =>
    evaluate.flatMap(({ check, location }) =>
      check.kind === 'judge' && check.model !== null && !hasPlaceholder(check.model)
        ? [{ name: check.model, location }]
        : [],
    ),
  );
  const batchJudge = judge === null ? [] : [{ name: judge, location: `${path}, judge` }];
  for (const { name, location } of [...batchJudge, ...judges]) {
    try {
      parseModelName(name, location);
    } catch (error) {
      rethrowUnless(error, UserError);
      if (location.startsWith(path)) throw error;
      // A prompt file for GitHub Models can name models that no provider here has.
      throw new UserError(
        error.diagnostics.map((diagnostic) => ({
          ...diagnostic,
          hint: `set judge in the batch file, which replaces it; ${diagnostic.hint}`,
        })),
      );
    }
  }
}

export interface PlanChoice extends ItemPortOptions {
  /** Path of a frozen plan, relative to the start directory; `null` = plan now. */
  readonly path: string | null;
  /** The part to run; `null` = all of it. */
  readonly shard: Shard | null;
}

/** The frozen plan if one is named, else a new one. Rejects with UserError. */
export async function planFor(batch: OpenBatch, { path, shard, ...options }: PlanChoice): Promise<BatchPlan> {
  if (path === null) {
    if (shard !== null && shard.total > 1) requireStaticSources(batch.file);
    return await planBatch(batch, shard?.total ?? 1, options);
  }
  const plan = readPlanFile(path, await readNamedPlan(path, options.hostEnvironment.directory), batch.file);
  refuseFrozenSecrets(plan, batch.file, { path, ...options });
  // A plan of few jobs has fewer shards than it was asked for; the others have nothing to do.
  if (shard === null || shard.total >= plan.shards) return plan;
  throw new UserError({
    code: 'batch-plan',
    location: 'shard',
    message: `the plan has ${String(plan.shards)} shards`,
    found: shardName(shard),
    hint: `run all of them, up to ${String(plan.shards)}/${String(plan.shards)}, or make a new plan`,
  });
}

/** The step that made the plan may not have known the secrets of this one. */
function refuseFrozenSecrets(
  { jobs }: BatchPlan,
  file: BatchFile,
  { path, redactor }: Pick<PlanChoice, 'path' | 'redactor'>,
): void {
  for (const { id, items } of file.jobs) {
    const byJob = new Map<string, BatchItem>();
    for (const { id: entryId, item, index } of jobs)
      if (entryId === id && item !== null && !byJob.has(item.id))
        byJob.set(item.id, { ...item, location: `${path ?? ''}, job ${String(index + 1)}` });
    if (items !== null) refuseSecrets(byJob.values(), items, redactor);
  }
}

/**
 * Jobs of a frozen plan, or of a plan that is resumed, run only as they were planned. Rejects with UserError. Returns the
 * jobs of which files have changed.
 */
export async function requireUnchanged(
  batch: OpenBatch,
  jobs: readonly PlannedJob[],
  { isFrozen, hostEnvironment }: Pick<ItemPortOptions, 'hostEnvironment'> & Pick<PlanSource, 'isFrozen'>,
): Promise<ReadonlySet<PlannedJob>> {
  return await requirePlannedKeys(batch.file, jobs, {
    ...factPorts(batch, { hostEnvironment }),
    contentOf: (path) => fileDigestOf(path, batch.runContext.files),
    hint: isFrozen
      ? 'use the same inputs and the same commit for the plan and for its shards, or make a new plan'
      : 'run without --resume to use what has changed',
  });
}

const maxPlanBytes = 1_000_000_000;

/** The file of a frozen plan. Rejects with UserError. */
export async function readNamedPlan(path: string, directory: string): Promise<Buffer> {
  const files = createFileSystem({ root: directory, guard: () => null });
  return await orDiagnostic(files.read(path, maxPlanBytes), {
    code: 'batch-plan',
    location: path,
    message: 'the plan cannot be read',
    hint: 'create it with batch plan, and download it in the job that uses it',
  });
}
