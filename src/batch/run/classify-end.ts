import { codeOfModelError, type ReasonCode } from '../../job/result/codes.js';
import type { Result } from '../../job/result/types.js';
import type { ModelError } from '../../model/types.js';
import { withoutPeriod } from '../../text.js';
import type { BatchLimit } from './budget.js';

/** The limits of the batch that a job was given in place of its own, because they are smaller, and its tier. */
export interface BatchLimits {
  /** The requests were sent at a tier that may have no capacity for hours. */
  readonly flex: boolean;
  readonly cost: boolean;
  /** The job had all of the money of the run, so no other run would have more for it. */
  readonly wholeCost: boolean;
  readonly time: boolean;
  /** How long a job that begins now could wait for a rate limit. */
  readonly longestWaitMs: number;
}

export type EndKind =
  | { readonly kind: 'record'; readonly reached?: BatchLimit }
  | { readonly kind: 'deferred'; readonly reason: string; readonly closesPool: boolean; readonly reached?: BatchLimit }
  | ({ readonly kind: 'fatal' } & FatalProblem)
  | { readonly kind: 'cancelled' };

/** A problem that every other job or request would meet too: it ends the batch. */
export interface FatalProblem {
  readonly code: ReasonCode;
  readonly reason: string;
}

export const fatalErrors: ReadonlySet<string> = new Set(['auth', 'quota', 'not-found']);

/** The kinds of errors of an account: no request with its key is accepted. */
export const accountErrors: ReadonlySet<string> = new Set(['auth', 'quota']);

/** Failures of the provider or the network, which say nothing about the job. A server that does not support it says 501. */
export function isOutage({ kind, status }: Pick<ModelError, 'kind' | 'status'>): boolean {
  return kind === 'overloaded' || kind === 'network' || (kind === 'server' && status !== undefined && status !== 501);
}

/** Whether the end of a job is its result, or says something about the whole batch. */
export function classifyEnd(
  { conclusion, code }: Pick<Result, 'conclusion' | 'code'>,
  modelError: ModelError | null,
  limits: BatchLimits,
): EndKind {
  if (conclusion === 'cancelled') return { kind: 'cancelled' };
  if (modelError !== null && fatalErrors.has(modelError.kind))
    return {
      kind: 'fatal',
      code: codeOfModelError(modelError.kind),
      reason: `${modelError.message} ${modelError.hint}`,
    };
  if (modelError?.kind === 'rate-limit')
    return {
      kind: 'deferred',
      reason: withoutPeriod(modelError.message),
      // Other jobs have more time than one that is near its end.
      closesPool: (modelError.retryAfterMs ?? Number.POSITIVE_INFINITY) > limits.longestWaitMs,
    };
  if (modelError?.kind === 'overloaded' && limits.flex)
    return {
      kind: 'deferred',
      reason: `no capacity at the flex tier: ${withoutPeriod(modelError.message)}`,
      closesPool: true,
    };
  if (code === 'max-cost-usd') {
    if (limits.wholeCost) return { kind: 'record', reached: 'max-cost-usd' };
    if (limits.cost) return limitReached('max-cost-usd');
  }
  if (code === 'timeout-minutes' && limits.time) return limitReached('timeout-minutes');
  return { kind: 'record' };
}

function limitReached(reached: BatchLimit): EndKind {
  return { kind: 'deferred', reason: `${reached} of the batch was reached`, closesPool: false, reached };
}
