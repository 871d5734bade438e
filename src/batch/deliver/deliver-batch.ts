import { formatCount } from '../../format-number.js';
import { codeOfModelError } from '../../job/result/codes.js';
import type { BatchAccess, RequestOutcome } from '../../model/batch-api/types.js';
import { systemClock } from '../../platform/clock.js';
import { redactData } from '../../platform/secrets/redact-data.js';
import { groupOf, splitCanaries } from '../delivery/canaries.js';
import { type DeliveryFiles, deliveryFilesIn, isUnprocessed, type UnusableFile } from '../delivery/delivery-files.js';
import { answerReason, answersNotice } from '../delivery/unusable-files.js';
import { containsAnswer } from '../delivery/used-requests.js';
import { batchFormat } from '../job/batch-format.js';
import type { JobModels } from '../job/job-models.js';
import { answerErrors, type JobRecord } from '../model/job-record.js';
import type { BatchFile } from '../model/types.js';
import type { BatchRunContext } from '../open/types.js';
import { judgesOnly, type RunBudget } from '../run/budget.js';
import { type FatalProblem, fatalErrors } from '../run/classify-end.js';
import type { Deferred, RunJobsEnd, Task } from '../run/run-jobs.js';
import { filesChanged } from '../run/survey.js';
import { type Collected, collectDeliveries, sentReason } from './collect-deliveries.js';
import { createJudgeDelivery } from './delivered-judges.js';
import { answeredModels, preparingModels } from './delivered-models.js';
import { createSubmitter, firstProblem, type Submitter } from './submitter.js';

export interface DeliverOptions {
  readonly batch: BatchRunContext;
  readonly models: JobModels;
  readonly run: RunTasks;
  readonly budget: RunBudget;
  /** Whether a job of this group has ended well in an earlier run. */
  readonly hasSucceeded: (group: string) => boolean;
}

/** Uses arrived answers, runs a canary of each group, sends the others. Every step is stored before the next. */
export async function deliverBatch(tasks: readonly Task[], options: DeliverOptions): Promise<RunJobsEnd> {
  const files = redactedFiles(options.batch);
  const collected = await collectDeliveries(tasks, { ...options, files });
  if (collected.fatal !== null) return { ...nothing, fatal: collected.fatal };
  const sorted = await sortTasks(tasks, collected, {
    changed: options.batch.changed,
    files,
    onExpired: options.batch.file.onExpired,
  });
  const notice = answersNotice(sorted.unusable);
  if (notice !== null) options.batch.log.warning(notice);
  const succeeded = new Set<string>();
  const note = ({ job }: Task, { turns, errorKind }: JobRecord): Promise<void> => {
    // The model has answered, whatever became of the answer.
    if (turns > 0 && (errorKind === null || answerErrors.some((kind) => kind === errorKind)))
      succeeded.add(groupOf(job));
    return Promise.resolve();
  };
  const { end: answered, judgesRefusal } = await runAnswered(sorted, { ...options, files, collected, note });
  const hasSucceeded = (group: string) => succeeded.has(group) || options.hasSucceeded(group);
  const { canaries, others } = splitCanaries(sorted.fresh, hasSucceeded);
  const { budget } = options;
  const direct = [...sorted.live, ...canaries];
  const now = isOver(answered, options)
    ? { ...nothing, deferred: leftOver(direct, answered, options) }
    : await options.run(direct, {
        budget,
        modelsFor: () => Promise.resolve(options.models),
        onRecord: note,
      });
  const ended = joined(joined(answered, now), { ...nothing, deferred: sorted.waiting });
  const late = { ...nothing, fatal: judgesRefusal };
  if (isOver(ended, options)) {
    const deferred = leftOver(others, ended, options);
    return joined(joined(ended, { ...nothing, deferred }), late);
  }
  const { sendable, held } = heldBack(others, { hasSucceeded, collected });
  const ports: SendPorts = { ...options, files, access: collected.access, waiting: collected.waiting };
  const sent = await sendTasks(sendable, ports);
  return joined(joined(joined(ended, { ...nothing, deferred: held }), sent), late);
}

interface AnsweredOptions extends DeliverOptions {
  readonly files: DeliveryFiles;
  readonly collected: Collected;
  readonly note: (task: Task, record: JobRecord) => Promise<void>;
}

interface Answered {
  readonly end: RunJobsEnd;
  /** Why questions to judges were refused, which does not concern other requests; `null` if they were not. */
  readonly judgesRefusal: FatalProblem | null;
}

/** What has been answered is paid for: no budget stops it. */
async function runAnswered({ answered, refusal }: Sorted, options: AnsweredOptions): Promise<Answered> {
  const { batch, files, collected, note } = options;
  const { waiting, held } = collected;
  const judges = createJudgeDelivery({ batch, files, onExpired: batch.file.onExpired, waiting, held });
  const modelsFor = async (task: Task): Promise<JobModels> => {
    const outcome = await options.files.outcome(task.job.key);
    const canAnswer = outcome !== null && (collected.access.get(task.job.model) ?? null) !== null;
    const models = canAnswer ? answeredModels(options.models, outcome) : options.models;
    return batch.file.judgeDelivery === 'batch' ? judges.modelsFor(task, models) : models;
  };
  const end = await options.run(answered, {
    budget: judgesOnly(options.budget),
    modelsFor,
    onRecord: async (task, record) => {
      await note(task, record);
      if (!containsAnswer(record)) return;
      await batch.state.directory.flush();
      await files.removeOutcome(task.job.key);
      await judges.forget(task);
    },
  });
  await judges.send();
  const deferred = end.deferred.map((job) => ({ ...job, reason: judges.problemOf(job.task) ?? job.reason }));
  const fatal = end.fatal ?? judges.firstProblem('fatal') ?? refusal;
  return { end: { ...end, deferred, fatal }, judgesRefusal: judges.firstProblem('refusal') };
}

/** Answers may wait in a storage that others can read, so they are redacted like records. */
function redactedFiles({ state, redactor }: BatchRunContext): DeliveryFiles {
  const files = deliveryFilesIn(state.directory);
  return {
    ...files,
    saveAnswer: (key, { outcome, sentAt }) =>
      files.saveAnswer(key, { outcome: redactData(outcome, redactor.redact, batchFormat), sentAt }),
  };
}

interface Sorted {
  readonly answered: readonly Task[];
  readonly live: readonly Task[];
  readonly fresh: readonly Task[];
  readonly waiting: readonly Deferred[];
  /** Answers that cannot be used; their jobs wait. */
  readonly unusable: readonly UnusableFile[];
  /** Why the provider has refused requests for a reason that all others would meet; `null` if it has not. */
  readonly refusal: FatalProblem | null;
}

interface SortOptions extends Pick<BatchRunContext, 'changed'> {
  readonly files: DeliveryFiles;
  readonly onExpired: BatchFile['onExpired'];
}

async function sortTasks(
  tasks: readonly Task[],
  { access, waiting, held }: Collected,
  { files, onExpired, changed }: SortOptions,
): Promise<Sorted> {
  const sorted = { answered: [] as Task[], live: [] as Task[], fresh: [] as Task[], waiting: [] as Deferred[] };
  const unusable: UnusableFile[] = [];
  const refusals = new Map<string, FatalProblem>();
  for (const task of tasks) {
    const { key, model } = task.job;
    const reason = waiting.get(key);
    const outcome = reason === undefined ? await files.outcome(key) : null;
    const refusal = refusalOf(outcome, access.get(model) ?? null);
    if (refusal !== null) {
      // Not billed: the next run sends it again.
      await files.removeOutcome(key);
      refusals.set(key, refusal);
      continue;
    }
    const isAgain = outcome !== null && isUnprocessed(outcome) && onExpired !== 'fail';
    if (isAgain) await files.removeOutcome(key);
    if (reason !== undefined) sorted.waiting.push({ task, reason });
    else if (changed.has(key) && (outcome === null || isAgain)) sorted.waiting.push({ task, reason: filesChanged });
    else if ((access.get(model) ?? null) === null || (isAgain && onExpired === 'now')) sorted.live.push(task);
    else if (outcome !== null && !isAgain) sorted.answered.push(task);
    else {
      const file = isAgain ? null : await files.unusableOutcome(key);
      if (file !== null) unusable.push(file);
      const unknown = file === null ? held : answerReason(file);
      if (unknown === null) sorted.fresh.push(task);
      else sorted.waiting.push({ task, reason: unknown });
    }
  }
  const [first] = refusals.values();
  const refused = formatCount(refusals.size, 'request');
  const refusal =
    first === undefined
      ? null
      : { ...first, reason: `The batch API refused ${refused}: ${first.reason} The next run sends them again.` };
  return { ...sorted, unusable, refusal };
}

/** The account or the model was refused, not the request. */
function refusalOf(outcome: RequestOutcome | null, access: BatchAccess | null): FatalProblem | null {
  if (outcome === null || outcome.kind !== 'error' || access === null) return null;
  const { kind, message, hint } = access.errorOf(outcome);
  return fatalErrors.has(kind) ? { code: codeOfModelError(kind), reason: `${message} ${hint}` } : null;
}

/** Jobs of a group whose canary has failed are not sent: their requests would fail in the same way. */
function heldBack(
  others: readonly Task[],
  { hasSucceeded, collected }: { readonly hasSucceeded: (group: string) => boolean; readonly collected: Collected },
): { readonly sendable: readonly Task[]; readonly held: readonly Deferred[] } {
  const sendable: Task[] = [];
  const held: Deferred[] = [];
  for (const task of others) {
    const { job } = task;
    if (collected.unreachable.has(job.model))
      held.push({ task, reason: `the batch API of ${job.model} cannot be asked` });
    else if (hasSucceeded(groupOf(job))) sendable.push(task);
    else held.push({ task, reason: 'the first job of its entry, which is run before the others are sent, has failed' });
  }
  return { sendable, held };
}

const nothing: RunJobsEnd = { deferred: [], fatal: null, refused: null, hasStopped: false };

export function joined(end: RunJobsEnd, second: RunJobsEnd): RunJobsEnd {
  return {
    deferred: [...end.deferred, ...second.deferred],
    fatal: end.fatal ?? second.fatal,
    refused: end.refused ?? second.refused,
    hasStopped: end.hasStopped || second.hasStopped,
  };
}

function isOver({ fatal, refused, hasStopped }: RunJobsEnd, { batch }: DeliverOptions): boolean {
  return fatal !== null || refused !== null || hasStopped || batch.hostEnvironment.signal.aborted;
}

/** After a cancel or a fatal error, jobs are open instead: `--resume` runs them. */
function leftOver(
  tasks: readonly Task[],
  { fatal, refused, hasStopped }: RunJobsEnd,
  { batch }: DeliverOptions,
): readonly Deferred[] {
  if (fatal !== null || batch.hostEnvironment.signal.aborted) return [];
  const reason = hasStopped ? 'a job failed, and on-failure is stop' : `${refused ?? 'the run'} was reached`;
  return tasks.map((task) => ({ task, reason }));
}

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

async function sendTasks(tasks: readonly Task[], ports: SendPorts): Promise<RunJobsEnd> {
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

/** Runs some of the tasks of a batch under its concurrency, progress and state. */
export type RunTasks = (
  tasks: readonly Task[],
  options: {
    readonly budget: RunBudget;
    readonly modelsFor: (task: Task) => Promise<JobModels>;
    readonly onRecord?: (task: Task, record: JobRecord) => Promise<void>;
    readonly isPrepared?: (task: Task) => string | null;
  },
) => Promise<RunJobsEnd>;
