import { rethrowUnless } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { codeOfModelError } from '../../job/result/codes.js';
import { type BatchAccess, BatchApiError, type BatchRequest } from '../../model/batch-api/types.js';
import { systemClock } from '../../platform/clock.js';
import type { DeliveryFiles, Submission } from '../delivery/delivery-files.js';
import type { BatchRunContext } from '../open/types.js';
import { type FatalProblem, fatalErrors } from '../run/classify-end.js';

export type Submitter = Readonly<ReturnType<typeof createSubmitter>>;

export interface SubmitterOptions {
  readonly model: string;
  readonly api: BatchAccess['api'];
  readonly files: DeliveryFiles;
  /** `saver`: before anything is sent, because a machine that is lost must not take the note of it along. */
  readonly batch: BatchRunContext;
}

export function createSubmitter(options: SubmitterOptions) {
  const { api } = options;
  const results: SubmissionResults = { submitted: 0, fatal: null, refusal: null, problems: new Map() };
  let waiting: BatchRequest[] = [];
  let bytes = 0;
  let last: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    const requests = waiting;
    waiting = [];
    bytes = 0;
    if (requests.length > 0) last = last.then(() => submitInParts(requests, results, options));
    return last;
  };
  return {
    add: async (request: BatchRequest): Promise<void> => {
      const size = Buffer.byteLength(JSON.stringify(request.body)) + bytesPerRequest;
      const isFull = waiting.length >= api.maxRequests || (waiting.length > 0 && bytes + size > api.maxBytes);
      const before = isFull ? flush() : last;
      waiting.push(request);
      bytes += size;
      await before;
    },
    close: flush,
    /** Why the job with this key was not submitted; `null` if it was. */
    problemOf: (key: string): string | null => results.problems.get(key) ?? null,
    /** A problem that every other request would meet too. */
    fatal: (): FatalProblem | null => results.fatal,
    /** Why a batch was refused, although others may be accepted. The next run would meet the same problem. */
    refusal: (): FatalProblem | null => results.refusal,
    submitted: (): number => results.submitted,
  };
}

/** The id and what is around a body. */
const bytesPerRequest = 300;

interface SubmissionResults {
  submitted: number;
  fatal: FatalProblem | null;
  refusal: FatalProblem | null;
  readonly problems: Map<string, string>;
}

/** After this many refusals, the rest waits; if no batch was accepted, it is not single requests that are refused. */
const [maxRefusals, maxRefusalsOfAll] = [100, 16];

/** A provider may refuse a batch for one request: sent in halves until it is alone. The next run fails its job. */
async function submitInParts(
  requests: readonly BatchRequest[],
  results: SubmissionResults,
  options: SubmitterOptions,
): Promise<void> {
  const before = results.submitted;
  let parts = [requests];
  const alone: Refusal[] = [];
  let firstRefusal: Refusal | null = null;
  let refusals = 0;
  const isGivenUp = () => refusals >= (results.submitted > before ? maxRefusals : maxRefusalsOfAll);
  while (parts.length > 0 && !isGivenUp()) {
    const rest: (readonly BatchRequest[])[] = [];
    for (const { part, submission } of await intendAll(parts, results, options)) {
      const refusal = isGivenUp() ? 'not sent' : await submit({ part, submission }, results, options);
      if (refusal === null) continue;
      if (refusal === 'not sent') {
        await options.files.remove(submission);
        rest.push(part);
        continue;
      }
      refusals += 1;
      firstRefusal ??= refusal;
      const half = Math.ceil(part.length / 2);
      if (part.length > 1) rest.push(part.slice(0, half), part.slice(half));
      else alone.push(refusal);
    }
    parts = rest;
  }
  if (firstRefusal === null) return;
  const isWhole = requests.length > 1 && results.submitted === before;
  noteProblem(isWhole ? requests : parts.flat(), firstRefusal.error, results);
  if (isWhole)
    results.refusal ??= {
      code: codeOfModelError(firstRefusal.error.modelError.kind),
      reason: `The batch API refused ${formatCount(requests.length, 'request')} for ${options.model}: ${firstRefusal.error.message}`,
    };
  else for (const refusal of alone) await keepRefusal(refusal, results, options);
}

interface Intended {
  readonly part: readonly BatchRequest[];
  readonly submission: Submission;
}

/** Notes what is about to be sent. All parts are stored at once: a state that others can see takes a while to store. */
async function intendAll(
  parts: readonly (readonly BatchRequest[])[],
  results: SubmissionResults,
  { model, files, batch }: SubmitterOptions,
): Promise<readonly Intended[]> {
  const intended: Intended[] = [];
  for (const part of parts) {
    const keys = part.map(({ id }) => id);
    intended.push({ part, submission: await files.intend(model, keys, systemClock.now()) });
  }
  if (results.fatal === null && !batch.hostEnvironment.signal.aborted) await batch.saver.save('sending');
  return intended;
}

interface Refusal {
  readonly submission: Submission;
  readonly error: BatchApiError;
}

async function keepRefusal(
  { submission: { keys, createdAt: sentAt }, error }: Refusal,
  { problems }: SubmissionResults,
  { files, model, batch: { log, redactor } }: SubmitterOptions,
): Promise<void> {
  const { body, message, modelError } = error;
  for (const key of keys) {
    await files.saveAnswer(key, { outcome: { kind: 'error', status: modelError.status ?? 400, body }, sentAt });
    problems.set(key, `refused by the batch API, which the next run reports as its failure: ${withoutStop(message)}`);
  }
  log.warning(
    redactor.redact(`The batch API refused a request for ${model}, whose job fails in the next run: ${message}`),
  );
}

function noteProblem(requests: readonly BatchRequest[], { message }: Error, { problems }: SubmissionResults): void {
  for (const { id } of requests) problems.set(id, `could not be sent to the batch API: ${withoutStop(message)}`);
}

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** Returns a refusal that may concern only one of the requests; `null` for any other end. */
async function submit(
  { part: requests, submission }: Intended,
  results: SubmissionResults,
  options: SubmitterOptions,
): Promise<Refusal | null> {
  const { api, files, batch } = options;
  const { signal } = batch.hostEnvironment;
  if (results.fatal !== null || signal.aborted) {
    await files.remove(submission);
    for (const { id } of requests) results.problems.set(id, results.fatal?.reason ?? 'the run was canceled');
    return null;
  }
  try {
    const batchId = await api.submit(requests, submission.id, signal);
    // Without an id, the next run looks for it.
    if (batchId !== '') await files.update({ ...submission, batchId });
    results.submitted += requests.length;
    return null;
  } catch (error) {
    rethrowUnless(error, BatchApiError);
    const { kind, status, retryable } = error.modelError;
    // After a failure without an answer, or of the server, it may have been accepted: the next run finds out.
    const isRefused = status !== undefined && status < 500;
    if (isRefused) await files.remove(submission);
    if (isRefused && !retryable && !fatalErrors.has(kind)) return { submission, error };
    await noteFailure(submission, error, results, options);
    noteProblem(requests, error, results);
    return null;
  }
}

async function noteFailure(
  { keys }: Submission,
  { message, modelError: { kind } }: BatchApiError,
  results: SubmissionResults,
  { model, files, batch: { log, redactor } }: SubmitterOptions,
): Promise<void> {
  // Gemini refuses at once what exceeds the tokens that may wait.
  if (kind === 'rate-limit') await files.saveLimit(model, Math.max(1, Math.floor(keys.length / 2)));
  if (fatalErrors.has(kind)) results.fatal = { code: codeOfModelError(kind), reason: message };
  else
    log.warning(
      redactor.redact(`${formatCount(keys.length, 'request')} could not be sent to the batch API: ${message}`),
    );
}

/** The first problem of this kind; `null` if there is none. */
export function firstProblem(submitters: Iterable<Submitter>, kind: 'fatal' | 'refusal'): FatalProblem | null {
  return [...submitters].map((submitter) => submitter[kind]()).find((problem) => problem !== null) ?? null;
}
