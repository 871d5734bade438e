import type { DeliveryFiles } from '../../../batch/delivery/delivery-files.js';
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
  readonly clock: { now(): number };
  readonly signal: AbortSignal;
}

/** These would meet every other submission too. */
const fatalErrors: ReadonlySet<string> = new Set(['auth', 'quota', 'not-found']);

export function createSubmitter({ model, api, files, clock, signal }: SubmitterOptions): Submitter {
  let waiting: BatchRequest[] = [];
  let bytes = 0;
  let submitted = 0;
  let fatal: string | null = null;
  let last: Promise<void> = Promise.resolve();
  const problems = new Map<string, string>();
  const note = (requests: readonly BatchRequest[], problem: string): void => {
    for (const { id } of requests) problems.set(id, problem);
  };
  const submit = async (requests: readonly BatchRequest[]): Promise<void> => {
    if (fatal !== null || signal.aborted) return note(requests, fatal ?? 'the run was canceled');
    const submission = await files.intend(
      model,
      requests.map(({ id }) => id),
      clock.now(),
    );
    try {
      const batchId = await api.submit(requests, submission.id, signal);
      // Without an id, the next run looks for it.
      if (batchId !== '') await files.update({ ...submission, batchId });
      submitted += requests.length;
    } catch (error) {
      if (!(error instanceof BatchApiError)) throw error;
      const { modelError } = error;
      // The provider has refused it. After any other failure it may have been accepted: the next run finds out.
      const isRefused = modelError.status !== undefined && modelError.status < 500;
      if (isRefused) await files.remove(submission);
      if (fatalErrors.has(modelError.kind)) fatal = error.message;
      note(requests, `could not be sent to the batch API: ${error.message}`);
    }
  };
  const flush = (): Promise<void> => {
    const requests = waiting;
    waiting = [];
    bytes = 0;
    if (requests.length > 0) last = last.then(() => submit(requests));
    return last;
  };
  return {
    add: async (request) => {
      const size = Buffer.byteLength(JSON.stringify(request.body)) + 300;
      const isFull = waiting.length >= api.maxRequests || (waiting.length > 0 && bytes + size > api.maxBytes);
      const before = isFull ? flush() : last;
      waiting.push(request);
      bytes += size;
      await before;
    },
    close: flush,
    problemOf: (key) => problems.get(key) ?? null,
    fatal: () => fatal,
    submitted: () => submitted,
  };
}
