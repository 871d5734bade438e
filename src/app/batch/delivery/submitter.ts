import type { DeliveryFiles, Submission } from '../../../batch/delivery/delivery-files.js';
import { fatalErrors } from '../../../batch/run/classify-end.js';
import { rethrowUnless } from '../../../errors.js';
import { formatCount } from '../../../format-number.js';
import { type BatchAccess, BatchApiError, type BatchRequest } from '../../../model/batch-api/types.js';
import { systemClock } from '../../../platform/clock.js';
import type { BatchRunContext } from '../types.js';

/** Collects requests for one model and submits them in batches that the provider accepts. */
export interface Submitter {
  add(request: BatchRequest): Promise<void>;
  /** Submits the rest. */
  close(): Promise<void>;
  /** Why the job with this key was not submitted; `null` if it was. */
  problemOf(key: string): string | null;
  /** A problem that every other request would meet too. */
  fatal(): string | null;
  /** Why a batch was refused, although others may be accepted. The next run would meet the same problem. */
  refusal(): string | null;
  submitted(): number;
}

export interface SubmitterOptions {
  readonly model: string;
  readonly api: BatchAccess['api'];
  readonly files: DeliveryFiles;
  /** `keeper`: before anything is sent, because a machine that is lost must not take the note of it along. */
  readonly batch: Pick<BatchRunContext, 'keeper' | 'hostEnvironment' | 'log' | 'redactor'>;
}

export function createSubmitter(options: SubmitterOptions): Submitter {
  const { api } = options;
  const results: SubmissionResults = { submitted: 0, fatal: null, refusal: null, problems: new Map() };
  let waiting: BatchRequest[] = [];
  let bytes = 0;
  let last: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    const requests = waiting;
    waiting = [];
    bytes = 0;
    if (requests.length > 0) last = last.then(() => submit(requests, results, options));
    return last;
  };
  return {
    add: async (request) => {
      const size = Buffer.byteLength(JSON.stringify(request.body)) + bytesPerRequest;
      const isFull = waiting.length >= api.maxRequests || (waiting.length > 0 && bytes + size > api.maxBytes);
      const before = isFull ? flush() : last;
      waiting.push(request);
      bytes += size;
      await before;
    },
    close: flush,
    problemOf: (key) => results.problems.get(key) ?? null,
    fatal: () => results.fatal,
    refusal: () => results.refusal,
    submitted: () => results.submitted,
  };
}

/** The id and what is around a body. */
const bytesPerRequest = 300;

interface SubmissionResults {
  submitted: number;
  fatal: string | null;
  refusal: string | null;
  readonly problems: Map<string, string>;
}

async function submit(
  requests: readonly BatchRequest[],
  results: SubmissionResults,
  options: SubmitterOptions,
): Promise<void> {
  const { model, api, files, batch } = options;
  const { signal } = batch.hostEnvironment;
  const note = (problem: string): void => {
    for (const { id } of requests) results.problems.set(id, problem);
  };
  if (results.fatal !== null || signal.aborted) {
    note(results.fatal ?? 'the run was canceled');
    return;
  }
  const keys = requests.map(({ id }) => id);
  const submission = await files.intend(model, keys, systemClock.now());
  await batch.keeper.save();
  try {
    const batchId = await api.submit(requests, submission.id, signal);
    // Without an id, the next run looks for it.
    if (batchId !== '') await files.update({ ...submission, batchId });
    results.submitted += requests.length;
  } catch (error) {
    rethrowUnless(error, BatchApiError);
    await noteRefusal(submission, error, results, options);
    note(`could not be sent to the batch API: ${error.message.replace(/\.$/, '')}`);
  }
}

async function noteRefusal(
  submission: Submission,
  { message, modelError: { kind, status, retryable } }: BatchApiError,
  results: SubmissionResults,
  { model, files, batch: { log, redactor } }: SubmitterOptions,
): Promise<void> {
  const requests = formatCount(submission.keys.length, 'request');
  // The provider has refused it. After any other failure it may have been accepted: the next run finds out.
  const isRefused = status !== undefined && status < 500;
  if (isRefused) await files.remove(submission);
  // Gemini refuses at once what exceeds the tokens that may wait.
  if (kind === 'rate-limit') await files.saveLimit(model, Math.max(1, Math.floor(submission.keys.length / 2)));
  if (fatalErrors.has(kind)) results.fatal = message;
  else if (isRefused && !retryable) results.refusal ??= `The batch API refused ${requests} for ${model}: ${message}`;
  else log.warning(redactor.redact(`${requests} could not be sent to the batch API: ${message}`));
}

/** The first problem of this kind; `null` if there is none. */
export function firstProblem(submitters: Iterable<Submitter>, kind: 'fatal' | 'refusal'): string | null {
  return [...submitters].map((one) => one[kind]()).find((one) => one !== null) ?? null;
}
