/** Limits the simultaneous requests of one pool: a provider, a key and a model family. */
export interface Limiter {
  /** Waits for a free place. Places go to the job that began first, so that jobs end before new ones begin. */
  enter(order: number, signal: AbortSignal): Promise<Visit>;
  /** The next requests wait until then, in milliseconds since the epoch; 0 if they need not wait. */
  blockedUntil(): number;
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

export interface LimiterOptions {
  /** The share of this process: with N shards, each one starts with its part and grows on its own. */
  readonly start: number;
  readonly ceiling: number;
  readonly clock: { now(): number };
  /** Runs `work` at this time or later. */
  readonly wakeAt: (at: number, work: () => void) => void;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/** A provider without `retry-after` is asked again after this time, doubled for each episode in a row. */
const firstCoolDownMs = 2_000;
const maxCoolDownMs = 60_000;

/** One rejected burst is one episode, whose answers arrive within this time. */
const episodeMs = 15_000;

const cut = 0.8;
const growth = 0.05;

interface Waiting {
  readonly order: number;
  readonly admit: () => void;
}

/**
 * Additive increase, multiplicative decrease: the limit doubles each round until the first 429, then grows by 5 percent
 * per round without one, and is cut once per episode.
 */
export function createLimiter({ start, ceiling, clock, wakeAt, random }: LimiterOptions): Limiter {
  let limit = Math.max(1, Math.min(start, ceiling));
  let isSlowStart = true;
  let active = 0;
  let successes = 0;
  let blocked = 0;
  let episodeEnd = 0;
  let lastCut = Number.NEGATIVE_INFINITY;
  let episodes = 0;
  /** The time of the last timer. */
  let wakeUp = 0;
  const queue: Waiting[] = [];

  const admit = (): void => {
    const now = clock.now();
    if (now < blocked) {
      if (queue.length > 0 && wakeUp < blocked) {
        wakeUp = blocked;
        wakeAt(blocked, admit);
      }
      return;
    }
    while (active < Math.floor(limit)) {
      const next = queue.shift();
      if (next === undefined) return;
      next.admit();
    }
  };

  const grow = (): void => {
    successes += 1;
    if (successes < limit) return;
    successes = 0;
    episodes = 0;
    limit = Math.min(ceiling, isSlowStart ? limit * 2 : limit * (1 + growth));
  };

  const rateLimited = (startedAt: number, retryAfterMs: number | null): number => {
    const now = clock.now();
    if (startedAt >= lastCut && now >= episodeEnd) {
      limit = Math.max(1, limit * cut);
      isSlowStart = false;
      successes = 0;
      lastCut = now;
      episodes += 1;
      const backOff = Math.min(maxCoolDownMs, firstCoolDownMs * 2 ** (episodes - 1)) * (0.5 + random() / 2);
      episodeEnd = now + Math.max(episodeMs, retryAfterMs ?? backOff);
      blocked = Math.max(blocked, now + (retryAfterMs ?? backOff));
    } else if (retryAfterMs !== null) blocked = Math.max(blocked, now + retryAfterMs);
    else blocked = Math.max(blocked, now + firstCoolDownMs);
    return blocked;
  };

  const visit = (): Visit => {
    const startedAt = clock.now();
    active += 1;
    const leave = (work: () => void) => {
      active -= 1;
      work();
      admit();
    };
    return {
      succeeded: () => leave(grow),
      rateLimited: (retryAfterMs) => {
        let until = 0;
        leave(() => {
          until = rateLimited(startedAt, retryAfterMs);
        });
        return until;
      },
      failed: () =>
        leave(() => {
          successes = 0;
        }),
      ended: () => leave(() => undefined),
    };
  };

  return {
    enter: (order, signal) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = {
          order,
          admit: () => {
            signal.removeEventListener('abort', giveUp);
            resolve(visit());
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
        admit();
      }),
    blockedUntil: () => (clock.now() < blocked ? blocked : 0),
    isBusy: () => queue.length > 0,
    limit: () => Math.floor(limit),
  };
}
