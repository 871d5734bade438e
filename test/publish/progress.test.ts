import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { waitingUntil, watchProgress } from '../../src/publish/progress.js';

const todos = (...items: [string, 'pending' | 'in_progress' | 'completed'][]): RunEvent => ({
  type: 'todos',
  items: items.map(([content, status]) => ({ content, status })),
});
const options = { marker: '<!-- m -->', run: 'https://example.org/run', redact: (text: string) => text };
const settled = () => new Promise((done) => setImmediate(done));

function watch(fail: (call: number) => Error | null = () => null) {
  const bodies: string[] = [];
  const warnings: string[] = [];
  const cancel = new AbortController();
  let wake: (() => void) | null = null;
  const progress = watchProgress(
    {
      post: (body) => {
        bodies.push(body);
        const error = fail(bodies.length);
        return error === null ? Promise.resolve() : Promise.reject(error);
      },
      clock: {
        now: () => 0,
        sleep: (_ms, signal) =>
          new Promise((done) => {
            wake = done;
            if (signal.aborted) done();
            signal.addEventListener('abort', () => done());
          }),
      },
      log: { warning: (line) => warnings.push(line) },
      cancel: cancel.signal,
    },
    options,
  );
  const pass = async () => {
    wake?.();
    await settled();
  };
  return { progress, bodies, warnings, cancel, pass };
}

test('posts immediately and then only the latest state after each pause', async () => {
  const { progress, bodies, pass } = watch();
  await settled();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('<!-- m -->\n### ⏳ Working');
  progress.onEvent(todos(['Read', 'in_progress']));
  progress.onEvent(todos(['Read', 'completed'], ['Write', 'in_progress'], ['Say', 'pending']));
  await settled();
  expect(bodies).toHaveLength(1);
  await pass();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toContain('- [x] Read\n- [ ] **Write**\n- [ ] Say');
  await pass();
  expect(bodies).toHaveLength(2);
  progress.onEvent({ type: 'turn-start', turn: 3 });
  await settled();
  expect(bodies[2]).toContain('3 turns');
});

test('finishes the pending request on stop and posts nothing after it', async () => {
  const { progress, bodies, pass } = watch();
  progress.onEvent(todos(['One', 'pending']));
  await progress.stop();
  progress.onEvent(todos(['Two', 'pending']));
  await pass();
  expect(bodies).toHaveLength(1);
});

test('stops on cancellation without a warning', async () => {
  const { progress, bodies, warnings, cancel } = watch((call) => (call === 2 ? new Error('aborted') : null));
  await settled();
  cancel.abort('SIGINT');
  progress.onEvent(todos(['Two', 'pending']));
  await progress.stop();
  expect([bodies.length, warnings]).toEqual([1, []]);
});

test('logs a failed post once and stops, while the job continues', async () => {
  const { progress, bodies, warnings, pass } = watch(() => new Error('no network'));
  await settled();
  progress.onEvent(todos(['One', 'pending']));
  await pass();
  await progress.stop();
  expect(bodies).toHaveLength(1);
  expect(warnings).toEqual(['Could not update the progress comment: no network']);
});

test('updates the comment if the job ends without a report', async () => {
  const { progress, bodies } = watch();
  await progress.giveUp();
  expect(bodies.at(-1)).toContain('Ended without a result');
});

test('treats steps as data and truncates a long list', async () => {
  const { progress, bodies, pass } = watch();
  await settled();
  progress.onEvent(todos(['<!-- x --> @octocat\n- [x] **done** \u202e', 'pending']));
  await pass();
  expect(bodies[1]).toContain('- [ ] &lt;!-- x --> @&#8203;octocat - \\[x\\] \\*\\*done\\*\\*');
  progress.onEvent(todos(...Array.from({ length: 60 }, (_, n) => [`s${String(n)}`, 'pending'] as [string, 'pending'])));
  await pass();
  expect(bodies[2]).toContain('And 10 more steps.');
});

test('does not delay the result for a comment that GitHub rate-limits', async () => {
  const warnings: string[] = [];
  const progress = watchProgress(
    {
      post: (_body, until) => waitingUntil(until).sleep(3_600_000, new AbortController().signal),
      clock: { now: () => 0, sleep: () => Promise.resolve() },
      log: { warning: (line) => warnings.push(line) },
      cancel: new AbortController().signal,
    },
    options,
  );
  await progress.stop();
  expect(warnings).toEqual([]);
});
