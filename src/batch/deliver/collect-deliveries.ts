import { only, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { codeOfModelError } from '../../job/result/codes.js';
import type { BatchAccess } from '../../model/batch-api/types.js';
import { systemClock } from '../../platform/clock.js';
import { collectSubmissions, type FailedSubmission } from '../delivery/collect.js';
import type { DeliveryFiles } from '../delivery/delivery-files.js';
import { submissionNotice, unknownReason } from '../delivery/unusable-files.js';
import { missingKeys, usedRequests } from '../delivery/used-requests.js';
import type { JobModels } from '../job/job-models.js';
import type { BatchRunContext } from '../open/types.js';
import { accountErrors, type FatalProblem } from '../run/classify-end.js';
import type { Task } from '../run/run-jobs.js';

export interface Collected {
  /** Access to the batch API by model; `null` for a model that is asked as usual. */
  readonly access: ReadonlyMap<string, BatchAccess | null>;
  /** Why jobs wait, by key. */
  readonly waiting: ReadonlyMap<string, string>;
  /** Models of which nothing is sent, because their batch API does not answer. */
  readonly unreachable: ReadonlySet<string>;
  /** Why nothing is sent: it is unknown what is already at a provider. `null` if it is known. */
  readonly held: string | null;
  /** Why nothing else is done: the key is invalid, or the account is empty. `null` if neither. */
  readonly fatal: FatalProblem | null;
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
  const isUsed = usedRequests(batch.state.directory);
  let fatal: FatalProblem | null = null;
  const onNotice = (text: string): void => batch.log.warning(batch.redactor.redact(text));
  const unusable = tasks.length === 0 ? [] : await files.unusableSubmissions();
  for (const file of unusable) onNotice(submissionNotice(file));
  const collect = async (model: string, modelAccess: BatchAccess | null): Promise<void> => {
    const sent = submissions.filter((submission) => submission.model === model);
    if (modelAccess === null || sent.length === 0 || fatal !== null) return;
    const { signal } = batch.hostEnvironment;
    const ports = { files, isUsed, clock: systemClock, signal, onNotice };
    const { inFlight, failed } = await collectSubmissions(sent, modelAccess.api, ports);
    for (const [key, since] of inFlight) waiting.set(key, sentReason(model, since));
    for (const failure of failed) {
      if (accountErrors.has(failure.error.modelError.kind)) {
        const { keys, id } = failure.submission;
        const { kind, status } = failure.error.modelError;
        // Google answers so about the batches of another project.
        const advice = status === 403 ? ` ${sendsAgain(id)}` : '';
        const reason = `The batch API of ${model} cannot be asked for the answers to ${formatCount(keys.length, 'request')}: ${failure.error.message}${advice}`;
        fatal = { code: codeOfModelError(kind), reason };
        return;
      }
      const { isReachable, notice, reason } = problemIn(failure);
      if (!isReachable) unreachable.add(model);
      onNotice(notice);
      for (const key of await missingKeys(failure.submission, { files, isUsed })) waiting.set(key, reason);
    }
  };
  for (const model of new Set(tasks.map(({ job }) => job.model))) {
    const modelTasks = tasks.filter(({ job }) => job.model === model);
    const prepared = await firstPrepared(modelTasks, batch);
    if (prepared === null) {
      const sent = submissions.filter((submission) => submission.model === model);
      for (const { keys, createdAt } of sent) for (const key of keys) waiting.set(key, sentReason(model, createdAt));
      continue;
    }
    const modelAccess = await models.accessOf(prepared);
    access.set(model, modelAccess);
    await collect(model, modelAccess);
  }
  for (const [name, judgeAccess] of await judgesOf(tasks, { batch, models }))
    if (!access.has(name)) await collect(name, judgeAccess);
  return { access, waiting, unreachable, held: unknownReason(unusable), fatal };
}

function problemIn({ submission: { id, model, batchId, keys }, error: { message, modelError } }: FailedSubmission) {
  const { kind, status, retryable } = modelError;
  const name = batchId === null ? 'the batch' : `batch ${batchId}`;
  const requests = formatCount(keys.length, 'request');
  if (kind === 'not-found')
    return {
      isReachable: true,
      notice: `The batch API of ${model} does not find ${name} with ${requests}, which wait until it must have ended: ${message}`,
      reason: `the batch API of ${model} does not find ${name}; its requests wait until it must have ended`,
    };
  if (kind === 'cut-off')
    return {
      isReachable: true,
      notice: `The answers of ${name} with ${requests} for ${model} are incomplete, and a later run collects them: ${message}`,
      reason: `the answers of ${name} of ${model} are incomplete`,
    };
  if (status !== undefined && status < 500 && !retryable)
    return {
      isReachable: true,
      notice: `The batch API of ${model} refuses to answer about ${name} with ${requests}, which wait: ${message} ${sendsAgain(id)}`,
      reason: `the batch API of ${model} refuses to answer about ${name}`,
    };
  return {
    isReachable: false,
    notice: `The batch API of ${model} cannot be asked: ${message}`,
    reason: `the batch API of ${model} could not be asked for the answer`,
  };
}

const sendsAgain = (id: string) =>
  `If that does not change, delete delivery/${id}.json of the state directory to send the requests again and pay for them again.`;

/** The judges that may have been asked about these jobs, which are not the model of any of them. */
async function judgesOf(
  tasks: readonly Task[],
  { batch, models }: Pick<CollectOptions, 'batch' | 'models'>,
): Promise<ReadonlyMap<string, BatchAccess | null>> {
  const judges = new Map<string, BatchAccess | null>();
  if (batch.file.judgeDelivery !== 'batch') return judges;
  for (const { id, evaluate } of batch.file.jobs) {
    if (!evaluate.some(({ check }) => check.kind === 'judge')) continue;
    const waiting = tasks.filter(({ job }) => job.id === id);
    const prepared = await firstPrepared(waiting, batch);
    for (const { check } of prepared?.inputs.evaluations ?? []) {
      if (prepared === null || check.kind !== 'judge') continue;
      const name = check.model ?? batch.file.judge ?? prepared.modelName;
      if (!judges.has(name)) judges.set(name, await models.judgeAccess(name, prepared));
    }
  }
  return judges;
}

export function sentReason(model: string, since: string): string {
  return `sent to the batch API of ${model} at ${since.slice(0, 16)}Z; a later run collects the answer`;
}

/** The first of these jobs that can be prepared; the others report themselves why they cannot. `null` if there is none. */
async function firstPrepared(tasks: readonly Task[], { prepare }: BatchRunContext) {
  for (const { job } of tasks) {
    const prepared = await prepare(job).catch(only(UserError, () => null));
    if (prepared !== null) return prepared;
  }
  return null;
}
