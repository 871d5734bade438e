import { collectSubmissions } from '../../../batch/delivery/collect.js';
import type { DeliveryFiles } from '../../../batch/delivery/delivery-files.js';
import type { Task } from '../../../batch/run/run-jobs.js';
import { rethrowUnless, UserError } from '../../../errors.js';
import { type BatchAccess, BatchApiError } from '../../../model/batch-api/types.js';
import { systemClock } from '../../../platform/clock.js';
import type { JobModels } from '../job-models.js';
import type { BatchRunContext } from '../types.js';

export interface Collected {
  /** Access to the batch API by model; `null` for a model that is asked as usual. */
  readonly access: ReadonlyMap<string, BatchAccess | null>;
  /** Why jobs wait, by key. */
  readonly waiting: ReadonlyMap<string, string>;
  /** Models of which nothing may be sent: it is not known what is already at the provider. */
  readonly unreachable: ReadonlySet<string>;
}

interface CollectOptions {
  readonly batch: BatchRunContext;
  readonly models: JobModels;
  readonly files: DeliveryFiles;
}

/** Asks the providers for everything that earlier runs have sent. Rejects with UserError, e.g. for a missing key. */
export async function collectDeliveries(
  tasks: readonly Task[],
  { batch, models, files }: CollectOptions,
): Promise<Collected> {
  const access = new Map<string, BatchAccess | null>();
  const waiting = new Map<string, string>();
  const unreachable = new Set<string>();
  const submissions = await files.submissions();
  for (const [model, task] of firstByModel(tasks)) {
    const found = await accessOf(task, batch, models);
    if (found === undefined) continue;
    access.set(model, found);
    const own = submissions.filter((one) => one.model === model);
    if (found === null || own.length === 0) continue;
    const { signal } = batch.hostEnvironment;
    const onNotice = (text: string): void => batch.log.warning(batch.redactor.redact(text));
    try {
      const inFlight = await collectSubmissions(own, found.api, { files, clock: systemClock, signal, onNotice });
      for (const [key, since] of inFlight) waiting.set(key, sentReason(model, since));
    } catch (error) {
      rethrowUnless(error, BatchApiError);
      unreachable.add(model);
      onNotice(`The batch API of ${model} cannot be asked: ${error.message}`);
      for (const { keys } of own)
        for (const key of keys) waiting.set(key, `the batch API of ${model} could not be asked for the answer`);
    }
  }
  return { access, waiting, unreachable };
}

export function sentReason(model: string, since: string): string {
  return `sent to the batch API of ${model} at ${since.slice(0, 16)}Z; a later run collects the answer`;
}

function firstByModel(tasks: readonly Task[]): ReadonlyMap<string, Task> {
  const first = new Map<string, Task>();
  for (const task of tasks) if (!first.has(task.job.model)) first.set(task.job.model, task);
  return first;
}

/** `undefined` for a job that cannot be prepared: it reports that itself. */
async function accessOf(
  { job }: Task,
  batch: BatchRunContext,
  models: JobModels,
): Promise<BatchAccess | null | undefined> {
  const prepared = await batch.prepare(job).catch((error: unknown) => {
    rethrowUnless(error, UserError);
    return null;
  });
  return prepared === null ? undefined : await models.accessOf(prepared);
}
