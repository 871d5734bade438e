import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openState } from '../../../src/batch/state/open-state.js';
import { aFolder } from '../../doubles/place.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

async function aHeldState() {
  const path = aFolder();
  const state = await openState({
    ...{ path, root: null, name: 'docs', key: null, temporary: aFolder(), onNotice: () => undefined },
  });
  const lock = join(path, 'lock.json');
  return { path, state, lock, read: () => JSON.parse(readFileSync(lock, 'utf8')) as { confirmedAt: number } };
}

test('a lock that cannot be written for a moment ends nothing, and is confirmed the next time', async () => {
  const { state, lock, read } = await aHeldState();
  const { confirmedAt } = read();
  rmSync(lock);
  mkdirSync(lock);
  vi.advanceTimersByTime(15_000);
  rmdirSync(lock);
  vi.advanceTimersByTime(15_000);
  expect(read().confirmedAt).toBe(confirmedAt + 30_000);
  await state.directory.write('a.txt', 'a');
  state.release();
});

test('a process whose state directory another one has taken over writes nothing more, and leaves the lock to it', async () => {
  const { path, state, lock, read } = await aHeldState();
  const other = JSON.stringify({ ...read(), place: 'another machine', confirmedAt: Date.now() + 15_000 });
  writeFileSync(lock, other);
  vi.advanceTimersByTime(15_000);
  const diagnostics = [{ location: path, message: 'another process has taken over this state directory' }];
  await expect(state.directory.write('a.txt', 'a')).rejects.toMatchObject({ diagnostics });
  await expect(state.directory.add('b.txt', 'b')).rejects.toMatchObject({ diagnostics });
  state.release();
  expect(readFileSync(lock, 'utf8')).toBe(other);
});

test.each([
  ['a link', (jobs: string) => symlinkSync(aFolder(), jobs)],
  ['a file', (jobs: string) => writeFileSync(jobs, '')],
])('a state directory whose folder of jobs is %s cannot be used, and is not held', async (_name, make) => {
  const { path, state, lock } = await aHeldState();
  state.release();
  make(join(path, 'jobs'));
  await expect(
    openState({ ...{ path, root: null, name: 'docs', key: null, temporary: aFolder(), onNotice: () => undefined } }),
  ).rejects.toMatchObject({ diagnostics: [{ code: 'state-unusable', location: path }] });
  expect(existsSync(lock)).toBe(false);
});
