import { fingerprint } from '../../fingerprint.js';
import { textTokens, toolTokens } from '../../messages/estimate.js';
import { canceledError } from '../../model/fixed-errors.js';
import type { Model, ModelError, ModelEvent } from '../../model/types.js';
import type { Clock } from '../../platform/types.js';
import type { Limiter, Visit } from './limiter.js';

export interface LimitedOptions {
  readonly limiter: Limiter;
  /** The position of the job among those that have begun. */
  readonly order: number;
  readonly clock: Clock;
  /** When the job must end, in milliseconds since the epoch; `null` = no limit. */
  readonly endAt: number | null;
}

/** How long a request may wait for the rate limit. A job that has paid for many of them is not given up for their sum. */
export const maxWaitMs = 15 * 60_000;

/**
 * Rate limits are handled here alone: a request waits as long as the provider asks, and no attempt is counted. If that
 * is too long, the error is final, and the job can be deferred.
 */
export function limitedModel(model: Model, { limiter, order, clock, endAt }: LimitedOptions): Model {
  return {
    name: model.name,
    contextWindow: model.contextWindow,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      let waitedMs = 0;
      const waitUntil = () => Math.min(endAt ?? Number.POSITIVE_INFINITY, clock.now() + maxWaitMs - waitedMs);
      const tooLong = (until: number, cause?: ModelError): ModelEvent => ({
        type: 'error',
        // The kind stays `rate-limit`, so that the batch defers the job; it is not retried.
        modelError: {
          kind: 'rate-limit',
          status: 429,
          message: `The rate limit of ${model.name} is reached until ${new Date(until).toISOString()}${cause === undefined ? '.' : `: ${cause.message}`}`,
          hint: 'Run the batch again after that time; it starts with the jobs that are left.',
          retryable: false,
          retryAfterMs: until - clock.now(),
        },
      });
      for (let attempt = 1; ; attempt += 1) {
        const blocked = limiter.blockedUntil();
        if (blocked > waitUntil()) {
          yield tooLong(blocked);
          return;
        }
        let visit: Visit;
        try {
          visit = await limiter.enter(order, signal);
        } catch {
          yield { type: 'error', modelError: canceledError };
          return;
        }
        const modelError = yield* forward(model.stream(request, signal), visit);
        if (modelError === null) return;
        const until = visit.rateLimited(modelError.retryAfterMs ?? null);
        if (until > waitUntil()) {
          yield tooLong(until, modelError);
          return;
        }
        const delayMs = Math.max(0, until - clock.now());
        waitedMs += delayMs;
        yield { type: 'retry', attempt, delayMs, modelError };
      }
    },
  };
}

/** Forwards the events and settles the visit; a rate limit is returned instead, and its visit is left to the caller. */
async function* forward(
  events: AsyncIterable<ModelEvent>,
  visit: Visit,
): AsyncGenerator<ModelEvent, ModelError | null> {
  let settle = (): void => visit.ended();
  try {
    for await (const event of events) {
      if (event.type === 'error') {
        const { modelError } = event;
        if (modelError.kind === 'rate-limit') {
          settle = () => undefined;
          return modelError;
        }
        if (isTrouble(modelError)) settle = () => visit.failed();
      }
      if (event.type === 'finish') settle = () => visit.succeeded();
      yield event;
      if (event.type === 'finish' || event.type === 'error') return null;
    }
    return null;
  } finally {
    settle();
  }
}

const isTrouble = ({ kind }: ModelError) => ['overloaded', 'server', 'network', 'cut-off'].includes(kind);

/** Which requests of a batch are the first with their system prompt and tools. */
export type WarmUps = Readonly<ReturnType<typeof createWarmUps>>;

export function createWarmUps() {
  const warm = new Set<string>();
  const first = new Map<string, Promise<void>>();
  return {
    /** Waits while another request is the first with this prefix. The result tells the others how that request began. */
    enter: async (prefix: string, signal: AbortSignal): Promise<(isWarm: boolean) => void> => {
      for (let other = first.get(prefix); other !== undefined && !signal.aborted; other = first.get(prefix))
        await new Promise<void>((resolve) => {
          const end = (): void => {
            signal.removeEventListener('abort', end);
            resolve();
          };
          signal.addEventListener('abort', end);
          void other.then(end);
        });
      if (signal.aborted || warm.has(prefix)) return () => undefined;
      let settle: (() => void) | null = null;
      first.set(prefix, new Promise((resolve) => (settle = resolve)));
      return (isWarm) => {
        if (settle === null) return;
        if (isWarm) warm.add(prefix);
        first.delete(prefix);
        settle();
        settle = null;
      };
    },
  };
}

export interface WarmUpOptions {
  readonly warmUps: WarmUps;
  /** The same for all jobs whose requests go to the same server in the same way. */
  readonly connection: string;
  /** The tokens from which the provider keeps a prefix in its cache. */
  readonly leastTokens: number;
}

/** With the first of these events, the provider has the prefix in its cache. */
const beginnings: ReadonlySet<ModelEvent['type']> = new Set(['text', 'reasoning', 'tool-call-start', 'finish']);

/** Of requests sent at the same time, each would pay for writing the same prefix to the provider's cache. */
export function warmedUpModel(model: Model, { warmUps, connection, leastTokens }: WarmUpOptions): Model {
  return {
    ...model,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      if (textTokens(request.system) + toolTokens(request.tools) < leastTokens) {
        yield* model.stream(request, signal);
        return;
      }
      const { system, tools } = request;
      const begun = await warmUps.enter(fingerprint([connection, system, JSON.stringify(tools)]), signal);
      try {
        for await (const event of model.stream(request, signal)) {
          if (beginnings.has(event.type)) begun(true);
          yield event;
        }
      } finally {
        begun(false);
      }
    },
  };
}
