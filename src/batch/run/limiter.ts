import { type AdaptiveLimit, type AdaptiveLimitOptions, createAdaptiveLimit } from './adaptive-limit.js';

/** Limits the simultaneous requests of one pool: a provider, a key and a model family. */
export interface Limiter extends Pick<AdaptiveLimit, 'blockedUntil' | 'learn'> {
  /** Waits for a free place. Places go to the job that began first, so that jobs end before new ones begin. */
  enter(order: number, signal: AbortSignal): Promise<Visit>;
  /** Whether requests are waiting for a place: no further job should begin. */
  isBusy(): boolean;
  /** The number of requests that may be under way at the same time. */
  limit(): number;
}

/** One request. Exactly one of the methods is called at its end. */
export interface Visit {
  succeeded(): void;
  /** 429. Returns when the next request may be sent, in milliseconds since the epoch. */
  rateLimited(retryAfterMs: number | null): number;
  /** 5xx, a broken connection: growth pauses, nothing shrinks. */
  failed(): void;
  /** Anything else says nothing about the limit. */
  ended(): void;
}

export interface LimiterOptions extends AdaptiveLimitOptions {
  /** Runs `work` at this time or later. */
  readonly wakeAt: (at: number, work: () => void) => void;
}

/** Opens places as the limit allows, and wakes up when a pause of the provider is over. */
export function createLimiter({ wakeAt, ...options }: LimiterOptions): Limiter {
  const limit = createAdaptiveLimit(options);
  const queue = createRequestQueue<Visit>();
  let active = 0;
  /** The time of the last timer. */
  let wakeUp = 0;

  const admitWaiting = (): void => {
    const blocked = limit.blockedUntil();
    if (blocked > 0) {
      if (queue.size() > 0 && wakeUp < blocked) {
        wakeUp = blocked;
        wakeAt(blocked, () => {
          // A timer can fire a millisecond early: then another one is needed.
          wakeUp = 0;
          admitWaiting();
        });
      }
      return;
    }
    while (active < limit.current()) {
      const admit = queue.next();
      if (admit === null) return;
      admit(beginVisit());
    }
  };

  const beginVisit = (): Visit => {
    active += 1;
    return visitAt(options.clock.now(), limit, () => {
      active -= 1;
      admitWaiting();
    });
  };

  return {
    enter: (order, signal) => {
      const visit = queue.wait(order, signal);
      admitWaiting();
      return visit;
    },
    blockedUntil: () => limit.blockedUntil(),
    isBusy: () => queue.size() > 0,
    limit: () => limit.current(),
    learn: (limits) => limit.learn(limits),
  };
}

/** Servers that send `retry-after: 0` with each 429 would be asked without a pause. A shorter wait counts as none. */
const leastWaitMs = 100;

/** `leave` is called after the limit has changed, so that the new one decides who is admitted. */
function visitAt(startedAt: number, limit: AdaptiveLimit, leave: () => void): Visit {
  return {
    succeeded: () => {
      limit.succeeded();
      leave();
    },
    rateLimited: (retryAfterMs) => {
      const isWait = retryAfterMs !== null && retryAfterMs >= leastWaitMs;
      const until = limit.rateLimited(startedAt, isWait ? retryAfterMs : null);
      leave();
      return until;
    },
    failed: () => {
      limit.failed();
      leave();
    },
    ended: leave,
  };
}

/** Requests that wait for a place. The one of the job that began first is next. */
export interface RequestQueue<Place> {
  /** Resolves with the place; rejects if `signal` is aborted before there is one. */
  wait(order: number, signal: AbortSignal): Promise<Place>;
  /** Removes the next request, and returns the function that gives it a place; `null` if none waits. */
  next(): ((place: Place) => void) | null;
  size(): number;
}

interface Waiting<Place> {
  readonly order: number;
  readonly admit: (place: Place) => void;
}

export function createRequestQueue<Place>(): RequestQueue<Place> {
  const queue: Waiting<Place>[] = [];
  return {
    wait: (order, signal) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting<Place> = {
          order,
          admit: (place) => {
            signal.removeEventListener('abort', giveUp);
            resolve(place);
          },
        };
        const giveUp = (): void => {
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1);
          reject(new DOMException('The request was canceled while it waited', 'AbortError'));
        };
        if (signal.aborted) {
          giveUp();
          return;
        }
        signal.addEventListener('abort', giveUp, { once: true });
        const before = queue.findIndex((other) => other.order > order);
        queue.splice(before < 0 ? queue.length : before, 0, waiting);
      }),
    next: () => queue.shift()?.admit ?? null,
    size: () => queue.length,
  };
}
