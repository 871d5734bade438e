import { describe, expect, test } from 'vitest';
import type { PlannedJob } from '../../../src/batch/model/types.js';
import { createRunBudget } from '../../../src/batch/run/budget.js';
import { type RunJobsOptions, runJobs, type Task, type TaskEnd } from '../../../src/batch/run/run-jobs.js';

function aTask(name: string, pool = 'p'): Task {
  const job = { id: name, key: name, slot: name, estimatedCostUsd: 1 } as PlannedJob;
  return { job, pool };
}

const done: TaskEnd = { kind: 'done', state: 'passed', isFailure: false, costUsd: 1 };
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Play {
  readonly tasks: readonly Task[];
  readonly ends?: Readonly<Record<string, TaskEnd>>;
  readonly budget?: Partial<Parameters<typeof createRunBudget>[0]>;
  readonly options?: Partial<RunJobsOptions>;
}

/** Runs tasks that each take one tick; returns what happened. */
async function play({ tasks, ends = {}, budget = {}, options = {} }: Play) {
  const begun: string[] = [];
  let active = 0;
  let mostActive = 0;
  const run = createRunBudget({ maxCostUsd: null, maxJobs: null, endAt: null, clock: { now: () => 0 }, ...budget });
  const end = await runJobs({
    tasks,
    concurrency: 3,
    onFailure: 'continue',
    budget: run,
    isBusy: () => false,
    expectedUsd: (job) => job.estimatedCostUsd ?? 0,
    run: async ({ job }) => {
      begun.push(job.id);
      active += 1;
      mostActive = Math.max(mostActive, active);
      await tick();
      active -= 1;
      return ends[job.id] ?? done;
    },
    onStart: () => undefined,
    onEnd: () => undefined,
    pause: tick,
    signal: new AbortController().signal,
    ...options,
  });
  return { end, begun, mostActive, spent: run.spent(), costReached: run.costReached() };
}

const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
const many = (count: number) => names(1, count).map((name) => aTask(name));

describe('runJobs', () => {
  test('runs every task, at most as many at once as requested', async () => {
    const { begun, mostActive, end } = await play({ tasks: many(10) });
    expect(begun).toEqual(names(1, 10));
    expect(mostActive).toBe(3);
    expect(end).toEqual({ deferred: [], fatal: null, refused: null, hasStopped: false });
  });

  test('defers everything beyond max-jobs, in order', async () => {
    const { begun, end } = await play({ tasks: many(6), budget: { maxJobs: 4 } });
    expect(begun).toEqual(names(1, 4));
    expect(end.deferred.map(({ task }) => task.job.id)).toEqual(['5', '6']);
    expect(end.refused).toBe('max-jobs');
  });

  test('reserves the expected cost, so that the jobs under way stay within the budget', async () => {
    const { begun, spent, end } = await play({ tasks: many(10), budget: { maxCostUsd: 4 } });
    expect(begun).toHaveLength(4);
    expect(spent).toBe(4);
    expect(end.refused).toBe('max-cost-usd');
  });

  test('goes on when the jobs under way cost less than expected', async () => {
    const cheap = Object.fromEntries(names(1, 10).map((name) => [name, { ...done, costUsd: 0.25 }]));
    const { begun, spent } = await play({ tasks: many(10), ends: cheap, budget: { maxCostUsd: 3 } });
    expect(begun).toHaveLength(9);
    expect(spent).toBeLessThanOrEqual(3);
  });

  test('one job that is expected to cost more than the whole budget may run alone', async () => {
    const { begun } = await play({ tasks: many(3), budget: { maxCostUsd: 0.5 } });
    expect(begun).toEqual(['1']);
  });

  test.each([
    ['as long as it may cost more', 0.34, [false, false, true]],
    ['until it has spent what it may cost', 2, [true, true, true]],
  ])('a job asks its judges %s, whatever others under way have reserved', async (_title, costUsd, refused) => {
    const found: boolean[] = [];
    const run: RunJobsOptions['run'] = async (_task, { reservation }) => {
      await tick();
      reservation.answered(costUsd);
      const settle = reservation.ask(0.01);
      settle?.(0.01);
      found.push(settle === null);
      return { ...done, costUsd: costUsd + 0.01 };
    };
    const tasks = many(3).map(({ job, pool }) => ({ job: { ...job, estimatedCostUsd: 0.33 }, pool }));
    await play({ tasks, budget: { maxCostUsd: 1 }, options: { run } });
    expect(found).toEqual(refused);
  });

  test('a budget that is not used up names what is spent and what the next job is expected to cost', async () => {
    const cheap = { 1: { ...done, costUsd: 0.25 } } as const;
    const { costReached } = await play({ tasks: many(3), ends: cheap, budget: { maxCostUsd: 1.2 } });
    expect(costReached).toBe(
      'max-cost-usd was reached: $0.25 of $1.20 is spent, and the next job is expected to cost $1.00.',
    );
  });

  test('stops at the first fatal problem; what has begun ends', async () => {
    const fatal: TaskEnd = { kind: 'fatal', code: 'model-auth', reason: 'The key is invalid.', costUsd: 0 };
    const { begun, end } = await play({ tasks: many(9), ends: { 1: fatal, 2: fatal, 3: fatal } });
    expect(begun).toEqual(['1', '2', '3']);
    expect(end).toMatchObject({ fatal: { code: 'model-auth', reason: 'The key is invalid.' }, deferred: [] });
  });

  test('on-failure: stop defers what has not begun', async () => {
    const failed: TaskEnd = { kind: 'done', state: 'failed', isFailure: true, costUsd: 0 };
    const options = { onFailure: 'stop', concurrency: 1 } as const;
    const { begun, end } = await play({ tasks: many(4), ends: { 2: failed }, options });
    expect(begun).toEqual(['1', '2']);
    expect(end.hasStopped).toBe(true);
    expect(end.deferred.map(({ task }) => task.job.id)).toEqual(['3', '4']);
  });

  test('a reached rate limit defers the jobs of that pool only', async () => {
    const limited: TaskEnd = { kind: 'deferred', reason: 'rate limit', closesPool: true, costUsd: 0 };
    const tasks = [aTask('1', 'a'), aTask('2', 'b'), aTask('3', 'a'), aTask('4', 'b')];
    const { begun, end } = await play({ tasks, ends: { 1: limited }, options: { concurrency: 1 } });
    expect(begun).toEqual(['1', '2', '4']);
    expect(end.deferred.map(({ task }) => task.job.id)).toEqual(['1', '3']);
  });

  test('begins no job of a pool whose requests wait, but jobs of others', async () => {
    let busyFor = 5;
    const isBusy = (pool: string) => pool === 'a' && (busyFor -= 1) > 0;
    const tasks = [aTask('1', 'a'), aTask('2', 'b'), aTask('3', 'a')];
    const { begun } = await play({ tasks, options: { isBusy, concurrency: 1 } });
    expect(begun).toEqual(['2', '1', '3']);
  });

  test('begins nothing after a cancel, and defers nothing', async () => {
    const controller = new AbortController();
    const onEnd = () => controller.abort('SIGINT');
    const { begun, end } = await play({ tasks: many(9), options: { onEnd, signal: controller.signal } });
    expect(begun).toEqual(['1', '2', '3']);
    expect(end.deferred).toEqual([]);
  });

  test('rejects with a bug of the code that runs a job', async () => {
    const run = () => Promise.reject(new Error('bug'));
    await expect(play({ tasks: many(5), options: { run } })).rejects.toThrow('bug');
  });
});
