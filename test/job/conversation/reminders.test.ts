import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Spent } from '../../../src/agent/limits.js';
import { createReminders } from '../../../src/job/conversation/reminders.js';
import type { CallResult } from '../../../src/tools/call-result.js';
import { filesIn, folderWith } from '../../prompt/doubles.js';

const limits = { maxTurns: 100, maxCostUsd: 1, maxOutputTokens: null, timeoutMs: 60_000 };
const nothing: Spent = {
  turns: 1,
  usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  costUsd: 0,
  elapsedMs: 0,
};

function done(name: string, input: object, changes: CallResult['changes'] = []): CallResult {
  return {
    call: { id: '1', name, input },
    status: 'done',
    label: '',
    parts: [],
    isError: false,
    changes,
    durationMs: 0,
  };
}

function start(content: Readonly<Record<string, string | Buffer>>) {
  const root = folderWith(content);
  const { remind, learn } = createReminders(filesIn(root), limits);
  let at = 0;
  const write = (path: string, text: string) => {
    writeFileSync(join(root, path), text);
    // Two writes may fall into one tick of the file system's clock.
    at += 1;
    utimesSync(join(root, path), at, at);
  };
  return {
    root,
    write,
    learn,
    remind,
    after: async (...results: CallResult[]) => {
      for (const result of results) await learn(result);
      return await remind({ results, spent: nothing, window: { used: 0, trigger: 100 } });
    },
  };
}

const read = (path: string) => done('Read', { file_path: path });

describe('reminders about files', () => {
  test('a file that changes after the model read it is reported once, with the change', async () => {
    const { write, after } = start({ 'a.txt': 'one\ntwo\n', 'b.txt': 'b' });
    expect(await after(read('a.txt'))).toEqual([]);
    write('a.txt', 'one\n2\n');
    write('b.txt', 'not seen');
    expect(await after(done('Bash', { command: 'fmt' }))).toEqual([
      { type: 'edited-file', path: 'a.txt', diff: expect.stringContaining('-two\n+2\n') as string },
    ]);
    expect(await after()).toEqual([]);
  });

  test('a file mentioned in the prompt counts as read', async () => {
    const { write, learn, after } = start({ 'a.txt': 'one\n' });
    await learn(read('a.txt'));
    write('a.txt', 'two\n');
    expect(await after()).toMatchObject([{ type: 'edited-file', path: 'a.txt' }]);
  });

  test('a file that a later call of the same turn changed is reported after this turn', async () => {
    const { write, learn, remind } = start({ 'a.txt': 'one\n' });
    await learn(read('a.txt'));
    write('a.txt', 'two\n');
    const results = [read('a.txt'), done('Bash', { command: 'fmt' })];
    const turn = { results, spent: nothing, window: { used: 0, trigger: 100 } };
    expect(await remind(turn)).toMatchObject([{ type: 'edited-file', path: 'a.txt' }]);
  });

  test('a file that the model read again or wrote itself is not reported', async () => {
    const { root, write, after } = start({ 'a.txt': 'one' });
    await after(read('./a.txt'));
    write('a.txt', 'two');
    expect(await after(read(join(root, 'a.txt')))).toEqual([]);
    write('a.txt', 'three');
    expect(await after(done('Edit', {}, [{ path: join(root, 'a.txt'), kind: 'modified' }]))).toEqual([]);
  });

  test('a file that was only touched, is binary, or was never read successfully is not reported', async () => {
    const { write, after } = start({ 'a.txt': 'one', 'b.bin': Buffer.from([0, 1]) });
    await after(read('a.txt'), read('b.bin'), read('nowhere'), { ...read('a.txt'), status: 'failed' });
    write('a.txt', 'one');
    write('b.bin', 'text now');
    expect(await after()).toEqual([]);
  });

  test('a deleted file is reported without a diff', async () => {
    const { root, after } = start({ 'a.txt': 'one' });
    await after(read('a.txt'));
    rmSync(join(root, 'a.txt'));
    expect(await after()).toEqual([{ type: 'edited-file', path: 'a.txt', diff: null }]);
    expect(await after()).toEqual([]);
  });

  test('a long diff in a reminder is truncated', async () => {
    const { write, after } = start({ 'a.txt': '' });
    await after(read('a.txt'));
    write('a.txt', 'line\n'.repeat(5_000));
    const [news] = await after();
    expect(news?.type === 'edited-file' ? news.diff : '').toMatch(/\[… the diff is longer; read the file again\]$/);
  });
});

test('open steps are shown again after ten turns without an update, finished ones are not', async () => {
  const { after } = start({});
  const todos = (status: string) => done('TodoWrite', { todos: [{ content: 'x', status }] });
  await after(todos('pending'));
  for (let turn = 1; turn < 10; turn += 1) expect(await after()).toEqual([]);
  expect(await after()).toEqual([{ type: 'todo', items: [{ content: 'x', status: 'pending' }] }]);
  expect(await after()).toEqual([]);
  await after(todos('completed'));
  for (let turn = 0; turn < 12; turn += 1) expect(await after()).toEqual([]);
});

test('each budget leads to one reminder when three quarters of it are used', async () => {
  const { remind } = createReminders(filesIn(folderWith({})), limits);
  const at = async (spent: Partial<Spent>) =>
    (await remind({ results: [], spent: { ...nothing, ...spent }, window: { used: 0, trigger: 100 } })).map((one) =>
      'text' in one ? one.text : one,
    );
  expect(await at({ turns: 74, costUsd: 0.74 })).toEqual([]);
  expect(await at({ turns: 75, costUsd: null })).toEqual([expect.stringContaining('75 of 100 turns are used')]);
  expect(await at({ turns: 76, costUsd: 0.8, elapsedMs: 50_000 })).toEqual([
    expect.stringContaining('0.8 of 1 US dollars, 0.83 of 1 minutes are used'),
  ]);
  expect(await at({ turns: 99, costUsd: 0.9, elapsedMs: 59_000 })).toEqual([]);
});

test('budgets and context window are one reminder, the window again after compaction, and none when the run ends', async () => {
  const { remind } = createReminders(filesIn(folderWith({})), limits);
  const at = async (used: number, turns: number) =>
    await remind({ results: [], spent: { ...nothing, turns }, window: { used, trigger: 1000 } });
  const filling = expect.stringContaining('The context window is filling up: 800 of 1000 tokens') as string;
  expect(await at(700, 1)).toEqual([]);
  expect(await at(800, 80)).toEqual([
    { type: 'budget', text: expect.stringMatching(/80 of 100 turns .*800 of 1000/) as string },
  ]);
  expect(await at(900, 81)).toEqual([]);
  expect(await at(300, 82)).toEqual([]);
  expect(await at(800, 83)).toEqual([{ type: 'budget', text: filling }]);
  expect(await at(300, 84)).toEqual([]);
  expect(await at(800, 100)).toEqual([]);
});
