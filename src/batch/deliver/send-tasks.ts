import { formatCount } from '../../format-number.js';
import type { BatchAccess } from '../../model/batch-api/types.js';
import { systemClock } from '../../platform/clock.js';
import type { DeliveryFiles } from '../delivery/delivery-files.js';
import type { JobModels } from '../job/job-models.js';
import type { BatchRunContext } from '../open/types.js';
import type { RunBudget } from '../run/budget.js';
import type { Deferred, RunJobsEnd, Task } from '../run/run-jobs.js';
import { sentReason } from './collect-deliveries.js';
import { preparingModels } from './delivered-models.js';
import type { RunTasks } from './run-tasks.js';
import { createSubmitter, firstProblem, type Submitter } from './submitter.js';

export interface SendPorts {
  readonly batch: BatchRunContext;
  readonly models: JobModels;
  readonly run: RunTasks;
  readonly budget: RunBudget;
  readonly files: DeliveryFiles;
  readonly access: ReadonlyMap<string, BatchAccess | null>;
  /** Jobs that are at the provider, by key. */
  readonly waiting: ReadonlyMap<string, string>;
}

/** Prepares the requests of these jobs and sends them, in batches of one model each. */
export async function sendTasks(tasks: readonly Task[], ports: SendPorts): Promise<RunJobsEnd> {
  const { batch, files, access } = ports;
  const submitters = new Map<string, Submitter>();
  const held: Deferred[] = [];
  const sent: Task[] = [];
  const since = new Date(systemClock.now()).toISOString();
  for (const model of new Set(tasks.map(({ job }) => job.model))) {
    const modelTasks = tasks.filter(({ job }) => job.model === model);
    const api = access.get(model)?.api;
    if (api === undefined) continue;
    submitters.set(model, createSubmitter({ model, api, files, batch }));
    const limit = await mostRequests(model, modelTasks, ports);
    sent.push(...modelTasks.slice(0, limit));
    for (const task of modelTasks.slice(limit))
      held.push({ task, reason: `${model} accepts no more waiting requests now` });
  }
  const { end, prepared } = await prepareAll(sent, submitters, ports);
  for (const submitter of submitters.values()) await submitter.close();
  const reports = [...submitters].map(
    ([model, submitter]) => `${formatCount(submitter.submitted(), 'request')} for ${model}`,
  );
  if (submitters.size > 0) batch.log.info(`Sent to the batch API: ${reports.join(', ')}.`);
  const [fatal, refusal] = (['fatal', 'refusal'] as const).map((kind) => firstProblem(submitters.values(), kind));
  const deferred = end.deferred.map(({ task, reason }) => {
    const { key, model } = task.job;
    const sentAs = prepared.has(key) ? sentReason(model, since) : reason;
    return { task, reason: submitters.get(model)?.problemOf(key) ?? sentAs };
  });
  return { ...end, fatal: end.fatal ?? fatal ?? refusal ?? null, deferred: [...deferred, ...held] };
}

/** After a submission was refused as too large, less may wait at the provider at the same time. */
async function mostRequests(
  model: string,
  modelTasks: readonly Task[],
  { files, waiting, batch }: SendPorts,
): Promise<number> {
  const limit = await files.limit(model);
  if (limit === null) return modelTasks.length;
  const atProvider = batch.plan.jobs.filter((job) => job.model === model && waiting.has(job.key)).length;
  return Math.max(0, limit - atProvider);
}

async function prepareAll(
  tasks: readonly Task[],
  submitters: ReadonlyMap<string, Submitter>,
  { models, run, budget }: SendPorts,
): Promise<{ readonly end: RunJobsEnd; readonly prepared: ReadonlySet<string> }> {
  const prepared = new Set<string>();
  const end = await run(tasks, {
    budget,
    modelsFor: ({ job }) => {
      const submitter = submitters.get(job.model);
      if (submitter === undefined) return Promise.resolve(models);
      return Promise.resolve(
        preparingModels(models, {
          id: job.key,
          onPrepared: async (request) => {
            prepared.add(job.key);
            await submitter.add(request);
          },
        }),
      );
    },
    // It is shown before the requests are sent.
    isPrepared: ({ job }) => (prepared.has(job.key) ? `prepared for the batch API of ${job.model}` : null),
  });
  return { end, prepared };
}
