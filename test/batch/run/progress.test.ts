import { describe, expect, onTestFinished, test } from 'vitest';
import { createBatchProgress } from '../../../src/batch/run/progress.js';
import { aSteppedClock } from '../../doubles/stepped-clock.js';

function shownOn(kind: 'terminal' | 'log', total = 3) {
  const shown: string[] = [];
  const { clock, pass } = aSteppedClock();
  const write = (text: string) => void shown.push(text);
  const progress = createBatchProgress({
    total,
    concurrency: 2,
    spentUsd: () => 0.5,
    clock,
    line: write,
    terminal: kind === 'terminal' ? (text) => write(text.replace('\r\u001b[K', '')) : null,
  });
  onTestFinished(() => progress.close());
  return { progress, shown, pass };
}

const job = (name: string, isFailure = false) => ({ name, state: isFailure ? 'failed' : 'done', isFailure });

describe('progress', () => {
  test('on a terminal counts a job that began right after another within a second', async () => {
    const { shown, pass, progress } = shownOn('terminal');
    progress.started();
    progress.started();
    await pass(1_000);
    expect(shown.at(-1)).toBe('0/3 done, 2 running, 0 failed, $0.50');
  });

  test('in a log is a line per job, and a line after every 30 seconds without one', async () => {
    const { shown, pass, progress } = shownOn('log');
    progress.started();
    await pass(20_000);
    progress.started();
    progress.ended(job('a'));
    await pass(61_000);
    expect(shown).toEqual(['1/3 a: done', ...Array<string>(2).fill('1/3 done, 1 running, 0 failed, $0.50')]);
  });

  test('in the log of a large batch is a line per failure, and one per 10 seconds', async () => {
    const { shown, pass, progress } = shownOn('log', 1_000);
    progress.started();
    progress.ended(job('a'));
    progress.ended(job('b', true));
    progress.ended(job('c'));
    await pass(10_000);
    progress.ended(job('d'));
    expect(shown[0]).toBe('2/1,000 b: failed');
    expect(shown[1]).toMatch(/^4\/1,000 done, .*1 failed, /);
    expect(shown).toHaveLength(2);
  });

  test('counts the time that is left down until the next job ends', async () => {
    const { shown, pass, progress } = shownOn('terminal', 4);
    for (const name of ['a', 'b', 'c', 'd']) {
      progress.started();
      if (name === 'b') await pass(10_000);
      if (name === 'b') for (const one of ['a', 'b']) progress.ended(job(one));
    }
    await pass(5_000);
    expect(shown.at(-1)).toBe('2/4 done, 2 running, 0 failed, $0.50, about 5.0 s left');
    await pass(6_000);
    expect(shown.at(-1)).toBe('2/4 done, 2 running, 0 failed, $0.50');
  });

  test('ends with the batch', async () => {
    const { shown, pass, progress } = shownOn('log');
    progress.started();
    progress.close();
    await pass(90_000);
    expect(shown).toEqual([]);
  });
});

test('why requests wait is shown at once, and at most once a minute', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = createBatchProgress({
    ...{ total: 4, concurrency: 2, spentUsd: () => 0, terminal: null, line: (text) => lines.push(text) },
    clock: { now: () => now, sleep: () => new Promise(() => undefined) },
  });
  for (const at of [0, 1_000, 59_999, 60_000, 61_000]) {
    now = at;
    progress.waits(`Waiting 1 s: answered 429 at ${String(at)}`);
  }
  expect(lines).toEqual(['Waiting 1 s: answered 429 at 0', 'Waiting 1 s: answered 429 at 60000']);
  progress.close();
});
