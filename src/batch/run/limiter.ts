import type { LimitState, RateLimits } from '../../model/http/rate-limit-headers.js';
import { parseModelName } from '../../model/providers.js';

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
export type Visit = Readonly<ReturnType<typeof visitAt>>;

export interface LimiterOptions extends AdaptiveLimitOptions {
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
function visitAt(startedAt: number, limit: AdaptiveLimit, leave: () => void) {
  return {
    succeeded: (): void => {
      limit.succeeded();
      leave();
    },
    /** 429. Returns when the next request may be sent, in milliseconds since the epoch. */
    rateLimited: (retryAfterMs: number | null): number => {
      const isWait = retryAfterMs !== null && retryAfterMs >= leastWaitMs;
      const until = limit.rateLimited(startedAt, isWait ? retryAfterMs : null);
      leave();
      return until;
    },
    /** 5xx, a broken connection: growth pauses, nothing shrinks. */
    failed: (): void => {
      limit.failed();
      leave();
    },
    /** Anything else says nothing about the limit. */
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

function createRequestQueue<Place>(): RequestQueue<Place> {
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

/** How many requests of one pool may be under way at the same time, and when the next one may be sent. */
export interface AdaptiveLimit {
  current(): number;
  /** The next requests wait until then, in milliseconds since the epoch; 0 if they need not wait. */
  blockedUntil(): number;
  succeeded(): void;
  /** 429 for a request that was sent at this time. Returns when the next request may be sent. */
  rateLimited(startedAt: number, retryAfterMs: number | null): number;
  /** Growth pauses, nothing shrinks. */
  failed(): void;
  learn(limits: RateLimits): void;
}

export interface AdaptiveLimitOptions {
  /** The share of this process: with N shards, each one starts with its part and grows on its own. */
  readonly start: number;
  /** The processes that share the provider's limits. */
  readonly shards?: number;
  readonly ceiling: number;
  readonly clock: { now(): number };
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

/** Doubles each round until the first 429, then grows by 5 percent per round without one; cut once per episode. */
function createAdaptiveLimit({ start, ceiling, shards = 1, clock, random }: AdaptiveLimitOptions): AdaptiveLimit {
  let limit = Math.max(1, Math.min(start, ceiling));
  let isSlowStart = true;
  let successes = 0;
  let blocked = 0;
  let episodeEnd = 0;
  let lastCut = Number.NEGATIVE_INFINITY;
  let episodes = 0;
  let known: KnownLimit = { limit: Number.POSITIVE_INFINITY, until: 0 };

  const beginEpisode = (now: number, retryAfterMs: number | null): void => {
    limit = Math.max(1, limit * cut);
    isSlowStart = false;
    successes = 0;
    lastCut = now;
    episodes += 1;
    const backOff = Math.min(maxCoolDownMs, firstCoolDownMs * 2 ** (episodes - 1)) * (0.5 + random() / 2);
    episodeEnd = now + Math.max(episodeMs, retryAfterMs ?? backOff);
    blocked = Math.max(blocked, now + (retryAfterMs ?? backOff));
  };

  return {
    current: () => Math.max(1, Math.floor(Math.min(limit, clock.now() < known.until ? known.limit : limit))),
    blockedUntil: () => (clock.now() < blocked ? blocked : 0),
    succeeded: () => {
      successes += 1;
      if (successes < limit) return;
      successes = 0;
      episodes = 0;
      limit = Math.min(ceiling, isSlowStart ? limit * 2 : limit * (1 + growth));
    },
    rateLimited: (startedAt, retryAfterMs) => {
      const now = clock.now();
      if (startedAt >= lastCut && now >= episodeEnd) beginEpisode(now, retryAfterMs);
      else blocked = Math.max(blocked, now + (retryAfterMs ?? firstCoolDownMs));
      return blocked;
    },
    failed: () => {
      successes = 0;
    },
    learn: (limits) => {
      known = knownLimit(limits, { shards, usual: limit, now: clock.now() });
      blocked = Math.max(blocked, clock.now() + waitFor(limits, shards));
    },
  };
}

interface KnownLimit {
  /** The most requests at the same time. */
  readonly limit: number;
  /** Milliseconds since the epoch: then, everything is available again. */
  readonly until: number;
}

/** Below this part of a limit, fewer requests are sent at the same time, before one is rejected. */
const scarce = 0.1;

/** The requests that are left for this process; with few tokens left, a part of the usual number. */
function knownLimit(
  { requests, tokens }: RateLimits,
  { shards, usual, now }: { readonly shards: number; readonly usual: number; readonly now: number },
): KnownLimit {
  const left = tokens === null ? 1 : tokens.remaining / tokens.limit;
  const byTokens = left < scarce ? (usual * left) / scarce : Number.POSITIVE_INFINITY;
  const byRequests = requests === null ? Number.POSITIVE_INFINITY : requests.remaining / shards;
  const fullInMs = Math.max(requests?.fullInMs ?? 0, tokens?.fullInMs ?? 0);
  return { limit: Math.min(byTokens, byRequests), until: now + fullInMs };
}

/** With nothing left, the time until there is something again, since limits are refilled all the time. */
function waitFor({ requests, tokens }: RateLimits, shards: number): number {
  const refill = (state: LimitState | null, part: number) =>
    state === null || state.remaining > 0 ? 0 : Math.min(state.fullInMs, state.fullInMs * part * shards);
  return Math.max(refill(requests, 1 / (requests?.limit ?? 1)), refill(tokens, tokenPart));
}

/** The part of a limit of tokens that lets a request through. */
const tokenPart = 0.02;

export type Pools = Readonly<ReturnType<typeof createPools>>;

export interface PoolsOptions {
  readonly concurrency: number;
  /** Each shard starts with its part of what one process would use. */
  readonly shards: number;
  readonly clock: { now(): number };
  readonly random: () => number;
}

/** Requests that an account usually allows at the same time. */
const usualStart = 20;

export function createPools({ concurrency, shards, clock, random }: PoolsOptions) {
  const limiters = new Map<string, Limiter>();
  const limiterOf = (pool: string): Limiter => {
    const known = limiters.get(pool);
    if (known !== undefined) return known;
    const made = createLimiter({
      start: Math.ceil(usualStart / shards),
      ceiling: concurrency,
      shards,
      clock,
      wakeAt: (at, work) => void setTimeout(work, Math.max(0, at - clock.now())).unref(),
      random,
    });
    limiters.set(pool, made);
    return made;
  };
  return { limiterOf, isBusy: (pool: string): boolean => limiters.get(pool)?.isBusy() ?? false };
}

/** The pool of a model: versions and snapshots of one family share a limit. Throws UserError for an unknown name. */
export function poolOf(name: string): string {
  const { provider, id } = parseModelName(name);
  if (provider === 'script') return 'script';
  const family = /opus|sonnet|haiku/.exec(id)?.[0] ?? id.replace(/[-@](\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '');
  return `${provider}/${family}`;
}
