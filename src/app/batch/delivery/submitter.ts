import type { DeliveryFiles } from '../../../batch/delivery/delivery-files.js';
import { fatalErrors } from '../../../batch/run/classify-end.js';
import type { Keeper } from '../../../batch/storage/keeper.js';
import { rethrowUnless } from '../../../errors.js';
import { type BatchAccess, BatchApiError, type BatchRequest } from '../../../model/batch-api/types.js';

/** Collects requests for one model and submits them in batches that the provider accepts. */
export interface Submitter {
  add(request: BatchRequest): Promise<void>;
  /** Submits the rest. */
  close(): Promise<void>;
  /** Why the job with this key was not submitted; `null` if it was. */
  problemOf(key: string): string | null;
  /** A problem that every other request would meet too. */
  fatal(): string | null;
  submitted(): number;
}

export interface SubmitterOptions {
  readonly model: string;
  readonly api: BatchAccess['api'];
  readonly files: DeliveryFiles;
  /** Before anything is sent: a machine that is lost must not take the note of it along. */
  readonly keeper: Pick<Keeper, 'save'>;
  readonly clock: { now(): number };
  readonly signal: AbortSignal;
}

export function createSubmitter(options: SubmitterOptions): Submitter {
  const { api } = options;
  const results: SubmissionResults = { submitted: 0, fatal: null, problems: new Map() };
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
    submitted: () => results.submitted,
  };
}

/** The id and what is around a body. */
const bytesPerRequest = 300;

interface SubmissionResults {
  submitted: number;
  fatal: string | null;
  readonly problems: Map<string, string>;
}

async function submit(
  requests: readonly BatchRequest[],
  results: SubmissionResults,
  { model, api, files, keeper, clock, signal }: SubmitterOptions,
): Promise<void> {
  const note = (problem: string): void => {
    for (const { id } of requests) results.problems.set(id, problem);
  };
  if (results.fatal !== null || signal.aborted) {
    note(results.fatal ?? 'the run was canceled');
    return;
  }
  const keys = requests.map(({ id }) => id);
  const submission = await files.intend(model, keys, clock.now());
  await keeper.save();
  try {
    const batchId = await api.submit(requests, submission.id, signal);
    // Without an id, the next run looks for it.
    if (batchId !== '') await files.update({ ...submission, batchId });
    results.submitted += requests.length;
  } catch (error) {
    rethrowUnless(error, BatchApiError);
    const { kind, status } = error.modelError;
    // The provider has refused it. After any other failure it may have been accepted: the next run finds out.
    if (status !== undefined && status < 500) await files.remove(submission);
    if (fatalErrors.has(kind)) results.fatal = error.message;
    note(`could not be sent to the batch API: ${error.message}`);
  }
}
