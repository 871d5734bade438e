import type { Model, ModelError, ModelEvent, ModelRequest } from '../types.js';

/** A request in the form in which the provider accepts it, which was not sent. */
export interface PreparedRequest {
  readonly body: object;
  /** Betas that it needs; a submission has those of all its requests. */
  readonly betas: readonly string[];
}

export interface BatchRequest extends PreparedRequest {
  /** 64 hexadecimal digits: the strictest provider accepts at most 64 letters and digits. */
  readonly id: string;
}

/** What one request of a batch has led to. */
export type RequestOutcome =
  | { readonly kind: 'answer'; readonly body: unknown }
  /** Rejected; not billed. */
  | { readonly kind: 'error'; readonly status: number; readonly body: unknown }
  /** Not processed in time, or canceled; not billed. */
  | { readonly kind: 'expired' };

export interface BatchAnswer {
  readonly id: string;
  readonly outcome: RequestOutcome;
}

export type BatchStatus =
  | { readonly state: 'running' }
  /** `processed`: with an answer or error; fewer if requests expired, a download was cut off, or answers are late. */
  | { readonly state: 'ended'; readonly processed: number }
  | { readonly state: 'expired' }
  /**
   * Ended without answers, with each request's status and the provider's code (empty = none). `isTooLarge`: more tokens
   * than may wait. `requests`: the reason; empty if it concerns all.
   */
  | {
      readonly state: 'rejected';
      readonly reason: string;
      readonly status: number;
      readonly code: string;
      readonly isTooLarge: boolean;
      readonly requests: readonly RejectedRequest[];
    };

export interface RejectedRequest {
  /** Its position among those that were submitted, from 0. */
  readonly index: number;
  readonly reason: string;
  readonly code: string;
}

export interface ListedBatch {
  readonly batchId: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The label of `submit`; `null` for a provider that keeps none. */
  readonly label: string | null;
  /** Of all requests; `null` if unknown. */
  readonly count: number | null;
}

/** The batch API of a provider. Every method rejects with BatchApiError. */
export interface BatchApi {
  /** The most requests and bytes of one submission, with a reserve. */
  readonly maxRequests: number;
  readonly maxBytes: number;
  /** The provider ends every batch within this time. */
  readonly windowMs: number;
  /** Returns the id of the batch. Never repeated: it could be paid for twice. */
  submit(requests: readonly BatchRequest[], label: string, signal: AbortSignal): Promise<string>;
  /** The batches that were created since then, newest first. */
  list(since: number, signal: AbortSignal): Promise<readonly ListedBatch[]>;
  status(batchId: string, signal: AbortSignal): Promise<BatchStatus>;
  /** In any order. Requests without an answer are missing. */
  answers(batchId: string, signal: AbortSignal): AsyncIterable<BatchAnswer>;
}

export interface BatchAccess {
  /** For requests that are sent one by one. */
  readonly model: Model;
  readonly api: BatchApi;
  /** The request as it would be sent. */
  prepare(request: ModelRequest, signal: AbortSignal): Promise<PreparedRequest | { readonly modelError: ModelError }>;
  errorOf(outcome: Exclude<RequestOutcome, { readonly kind: 'answer' }>): ModelError;
  events(request: ModelRequest, outcome: RequestOutcome, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

export class BatchApiError extends Error {
  override readonly name = 'BatchApiError';
  readonly modelError: ModelError;
  /** The body of the response; `null` if there was none. */
  readonly body: unknown;
  constructor(modelError: ModelError, body: unknown = null) {
    super(`${modelError.message} ${modelError.hint}`);
    this.modelError = modelError;
    this.body = body;
  }
}
