import { parseModelName } from '../../model/providers.js';
import { createLimiter, type Limiter } from './limiter.js';

/** One limiter for each provider and model family; a batch has one key for each provider. */
export interface Pools {
  limiterOf(pool: string): Limiter;
  isBusy(pool: string): boolean;
}

export interface PoolsOptions {
  readonly concurrency: number;
  /** Each shard starts with its part of what one process would use. */
  readonly shards: number;
  readonly clock: { now(): number };
  readonly random: () => number;
}

/** Requests that an account usually allows at the same time. */
const usualStart = 20;

export function createPools({ concurrency, shards, clock, random }: PoolsOptions): Pools {
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
  return { limiterOf, isBusy: (pool) => limiters.get(pool)?.isBusy() ?? false };
}

/** The pool of a model: versions and snapshots of one family share a limit. Throws UserError for an unknown name. */
export function poolOf(name: string): string {
  const { provider, id } = parseModelName(name);
  if (provider === 'script') return 'script';
  const family = /opus|sonnet|haiku/.exec(id)?.[0] ?? id.replace(/[-@](\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '');
  return `${provider}/${family}`;
}
