import { describe, expect, test } from 'vitest';
import { createLimiter, type Visit } from '../../../src/batch/run/limiter.js';

/** A limiter on a clock that the test moves. */
function aLimiter(start: number, ceiling = 32, shards = 1, earlyMs = 0) {
  let now = 1_000_000;
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  const limiter = createLimiter({
    start,
    ceiling,
    shards,
    clock: { now: () => now },
    wakeAt: (at, work) => timers.push({ at, work }),
    random: () => 1,
  });
  const { signal } = new AbortController();
  const admitted: { readonly order: number; readonly visit: Visit }[] = [];
  const ask = (order: number): void => {
    void limiter.enter(order, signal).then((visit) => admitted.push({ order, visit }));
  };
  const settle = () => new Promise<void>((done) => setImmediate(done));
  const advance = async (ms: number): Promise<void> => {
    now += ms;
    for (const timer of timers.splice(0)) {
      if (timer.at <= now + earlyMs) timer.work();
      else timers.push(timer);
    }
    await settle();
  };
  return { limiter, ask, admitted, settle, advance, now: () => now };
}

describe('createLimiter', () => {
  test('admits the request of the job that began first', async () => {
    const { ask, admitted, settle } = aLimiter(1);
    ask(5);
    await settle();
    for (const order of [9, 2, 7]) ask(order);
    await settle();
    admitted[0]?.visit.ended();
    await settle();
    expect(admitted.map(({ order }) => order)).toEqual([5, 2]);
  });

  test('admits a request after a pause whose timer fired a moment too early', async () => {
    const { limiter, ask, admitted, advance } = aLimiter(1, 32, 1, 1);
    limiter.learn({ requests: { limit: 1, remaining: 0, fullInMs: 1_000.5 }, tokens: null });
    ask(1);
    await advance(1_000);
    await advance(1);
    expect(admitted).toHaveLength(1);
  });

  const state = (limit: number, remaining: number, fullInMs = 10_000) => ({ limit, remaining, fullInMs });

  test.each([
    ['enough is left', { requests: state(100, 90), tokens: state(100, 90) }, 1, 20],
    ['few requests are left', { requests: state(100, 8), tokens: null }, 1, 8],
    ['few requests are left for four shards', { requests: state(100, 8), tokens: null }, 4, 2],
    ['few tokens are left', { requests: null, tokens: state(1_000, 50) }, 1, 10],
    ['nothing is left', { requests: state(100, 0), tokens: null }, 1, 1],
  ])('by the headers of the provider, if %s', async (_, limits, shards, expected) => {
    const { limiter, advance } = aLimiter(20, 32, shards);
    limiter.learn(limits);
    expect(limiter.limit()).toBe(expected);
    await advance(10_000);
    expect(limiter.limit()).toBe(20);
  });

  test('waits with nothing left until the provider has refilled enough for one request', () => {
    const { limiter, now } = aLimiter(20);
    limiter.learn({ requests: state(100, 0, 60_000), tokens: null });
    expect(limiter.blockedUntil() - now()).toBe(600);
    limiter.learn({ requests: null, tokens: state(1_000, 0, 60_000) });
    expect(limiter.blockedUntil() - now()).toBe(1_200);
  });

  test('doubles until the first 429, then grows by 5 percent per round', async () => {
    const { limiter, ask, admitted, settle, advance } = aLimiter(2);
    const round = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) ask(index);
      await settle();
      for (const { visit } of admitted.splice(0)) visit.succeeded();
      await settle();
    };
    await round(2);
    expect(limiter.limit()).toBe(4);
    await round(4);
    expect(limiter.limit()).toBe(8);
    ask(1);
    await settle();
    admitted.splice(0)[0]?.visit.rateLimited(1_000);
    expect(limiter.limit()).toBe(6);
    await advance(20_000);
    await round(6);
    await round(1);
    expect(limiter.limit()).toBe(6);
  });

  test('cuts once for all 429 of one burst', async () => {
    const { limiter, ask, admitted, settle } = aLimiter(20);
    for (let index = 0; index < 10; index += 1) ask(index);
    await settle();
    for (const { visit } of admitted.splice(0)) visit.rateLimited(5_000);
    expect(limiter.limit()).toBe(16);
  });

  test('admits nothing until the time that the provider asked for', async () => {
    const { limiter, ask, admitted, settle, advance, now } = aLimiter(4);
    ask(1);
    await settle();
    admitted.splice(0)[0]?.visit.rateLimited(30_000);
    expect(limiter.blockedUntil()).toBe(now() + 30_000);
    ask(1);
    await advance(29_999);
    expect(admitted).toHaveLength(0);
    expect(limiter.isBusy()).toBe(true);
    await advance(1);
    expect(admitted).toHaveLength(1);
  });

  test.each([0, 20])('waits as usual if the provider asks for a wait of %i ms with a 429', async (requestedMs) => {
    const { limiter, ask, admitted, settle, now } = aLimiter(1);
    ask(1);
    await settle();
    expect(admitted[0]?.visit.rateLimited(requestedMs)).toBe(now() + 2_000);
    expect(limiter.blockedUntil()).toBe(now() + 2_000);
  });

  test('keeps its limit after a server error', async () => {
    const { limiter, ask, admitted, settle } = aLimiter(8);
    for (let index = 0; index < 8; index += 1) ask(index);
    await settle();
    for (const { visit } of admitted.splice(0)) visit.failed();
    expect(limiter.limit()).toBe(8);
  });

  test('never shrinks below one request', async () => {
    const { limiter, ask, admitted, settle, advance } = aLimiter(1);
    for (let episode = 0; episode < 5; episode += 1) {
      ask(1);
      await settle();
      admitted.splice(0)[0]?.visit.rateLimited(null);
      await advance(100_000);
    }
    expect(limiter.limit()).toBe(1);
  });

  test('a canceled request leaves the queue', async () => {
    const { limiter, ask, settle } = aLimiter(1);
    ask(1);
    await settle();
    const controller = new AbortController();
    const waiting = limiter.enter(2, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toThrow('canceled');
    expect(limiter.isBusy()).toBe(false);
  });
});
