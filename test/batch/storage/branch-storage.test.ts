import { truncateSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type BranchStorageOptions, branchStorage } from '../../../src/batch/storage/branch-storage.js';
import { openStateDirectory } from '../../../src/platform/files/state/state-directory.js';
import { type BranchStore, openBranchStore } from '../../../src/platform/git/branch-store.js';
import { GitProblem } from '../../../src/platform/types.js';
import { aFolder, git, put } from '../../doubles/place.js';

const identity = Buffer.from('{"formatVersion":1,"name":"docs"}');
const tip = { commit: 'c'.repeat(40), files: new Map([['batch.json', { id: 'i', bytes: identity.length }]]) };

/** A branch with an empty state. */
const aStore = (changed: Partial<BranchStore> = {}): BranchStore => ({
  newestTip: () => Promise.resolve(tip),
  checkOut: (files, folder) => {
    put(folder, Object.fromEntries([...files.keys()].map((name) => [name, '{}'])));
    return Promise.resolve();
  },
  read: () => Promise.resolve(identity),
  add: (paths) => Promise.resolve(paths.map(() => 'new')),
  commit: () => Promise.resolve('d'.repeat(40)),
  push: () => Promise.resolve({ kind: 'done' }),
  close: () => undefined,
  ...changed,
});

/** A storage, with what it logs and how long it slept. */
async function aStorage(store: BranchStore, changed: Partial<BranchStorageOptions> = {}) {
  const lines: string[] = [];
  const sleeps: number[] = [];
  const note = (line: string): void => void lines.push(line);
  const storage = branchStorage({
    store,
    branch: 'state',
    name: 'docs',
    source: '',
    isShard: false,
    temporary: aFolder(),
    clock: { now: () => 0, sleep: (ms) => Promise.resolve(void sleeps.push(ms)) },
    signal: new AbortController().signal,
    lateSignal: new AbortController().signal,
    serverSeconds: 100,
    log: { info: note, warning: note, error: note },
    ...changed,
  });
  const directory = await openStateDirectory(aFolder({ 'batch.json': identity, 'run.json': '{}' }), {
    create: false,
    root: null,
  });
  return { storage, directory, lines, sleeps };
}

/** Fails this often before the work is done. */
function failing<T>(times: number, message: string, value: T): () => Promise<T> {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new GitProblem(message)) : Promise.resolve(value));
}

/** A store of a server that accepts connections and never answers. */
async function aSilentServer(): Promise<BranchStore> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/octo/app`;
  const store = await openBranchStore({
    path: process.env['PATH'] ?? '',
    home: aFolder(),
    environment: {},
    signal: new AbortController().signal,
    remote: { address, token: null },
    branch: 'state',
    temporary: aFolder(),
  });
  onTestFinished(() => store.close());
  return store;
}

test('a server that does not answer ends a restore with an error, and a save with a warning, after its time', async () => {
  const { storage, directory, lines } = await aStorage(await aSilentServer(), { serverSeconds: 0.05 });
  await expect(storage.restore(directory)).rejects.toMatchObject({
    diagnostics: [
      {
        found: 'the server did not answer within 0.05 seconds',
        hint: 'try again later, or use another state-storage',
      },
    ],
  });
  await storage.save(directory);
  expect(lines).toEqual([
    `The results were not saved to the branch state: the server did not answer within 0.05 seconds; try again later, or use another state-storage. They are only in ${directory.path}: if that is lost, the next run pays for these jobs again.`,
  ]);
});

test('a branch whose commits the server loses during a save is created again', async () => {
  const server = aFolder();
  git(server, 'init', '-q', '--bare');
  const options = { path: process.env['PATH'] ?? '', home: aFolder(), environment: {}, temporary: aFolder() };
  const signal = new AbortController().signal;
  const store = await openBranchStore({
    ...options,
    signal,
    remote: { address: server, token: null },
    branch: 'state',
  });
  onTestFinished(() => store.close());
  let saves = 0;
  const losing: BranchStore = {
    ...store,
    push: async (commit, given) => {
      saves += 1;
      if (saves === 3) {
        git(server, 'update-ref', '-d', 'refs/heads/state');
        git(server, 'gc', '-q', '--prune=now');
      }
      return await store.push(commit, given);
    },
  };
  const { storage, directory } = await aStorage(losing);
  for (const number of ['1', '2', '3']) {
    put(directory.path, { [`jobs/${number.repeat(64)}.json`]: '{}' });
    await storage.save(directory);
  }
  expect(git(server, 'ls-tree', '-r', '--name-only', 'state').split('\n')).toHaveLength(5);
});

test('a result that is too large for the branch is named once', async () => {
  const { storage, directory, lines } = await aStorage(aStore());
  const name = `trees/${'a'.repeat(64)}.json`;
  put(directory.path, { [name]: '' });
  truncateSync(join(directory.path, name), 50_000_001);
  await storage.save(directory);
  await storage.save(directory);
  expect(lines.filter((line) => line.includes('50 MB'))).toEqual([
    `${name} is larger than 50 MB: it is not stored on the branch state.`,
  ]);
});

test('a canceled run ends a restore at once, and a save after the time that is left', async () => {
  const [cancel, late] = [new AbortController(), new AbortController()];
  const signals = { signal: cancel.signal, lateSignal: late.signal };
  const { storage, directory, lines } = await aStorage(await aSilentServer(), signals);
  const restoring = storage.restore(directory);
  cancel.abort();
  const found = 'the run was canceled before the server had answered';
  await expect(restoring).rejects.toMatchObject({ diagnostics: [{ found, hint: 'run it again' }] });
  const saving = storage.save(directory);
  late.abort();
  await saving;
  expect(lines.join('\n')).toContain(`to the branch state: ${found}`);
});

test.each([
  ['a lost connection', 'fatal: unable to access: Connection reset by peer', 2, [1_000, 5_000]],
  ['an overloaded server', 'fatal: unable to access: The requested URL returned error: 503', 1, [1_000]],
  ['silence', 'fatal: unable to access: Operation too slow. Less than 1 bytes/sec', 1, [1_000]],
])('%s is met with another try, in a restore and in a save', async (_, message, times, pauses) => {
  const restoring = await aStorage(aStore({ newestTip: failing(times, message, tip) }));
  await restoring.storage.restore(restoring.directory);
  expect(restoring.sleeps).toEqual(pauses);
  const saving = await aStorage(aStore({ push: failing(times, message, { kind: 'done' }) }));
  await saving.storage.save(saving.directory);
  expect([saving.sleeps, saving.lines]).toEqual([pauses, ['Saved 2 files of docs to the branch state.']]);
});

test('a failure that should have passed after the last try has a hint that is not about permissions', async () => {
  const message = 'fatal: unable to access: Operation too slow. Less than 1 bytes/sec';
  const { storage, directory } = await aStorage(aStore({ newestTip: failing(3, message, tip) }));
  await expect(storage.restore(directory)).rejects.toMatchObject({
    diagnostics: [{ found: message, hint: 'try again later, or use another state-storage' }],
  });
});

test('a failure that remains is not repeated', async () => {
  const message = 'fatal: unable to access: The requested URL returned error: 403';
  const { storage, directory, sleeps, lines } = await aStorage(aStore({ push: failing(9, message, { kind: 'done' }) }));
  await storage.save(directory);
  expect([sleeps, lines.join()]).toEqual([[], expect.stringContaining('contents: write') as string]);
});

test.each([
  [1, 'Left out 1 file of the stored state, larger than 50 MB.'],
  [2, 'Left out 2 files of the stored state, larger than 50 MB.'],
])('%d files that are too large are left out with a warning', async (count, expected) => {
  const large = Array.from(
    { length: count },
    (_, at) => [`jobs/${String(at).repeat(64)}.json`, { id: 'l', bytes: 6e7 }] as const,
  );
  const files = new Map([...tip.files, ...large, ['.gitattributes', { id: 'g', bytes: 6e7 }]]);
  const { storage, directory, lines } = await aStorage(aStore({ newestTip: () => Promise.resolve({ ...tip, files }) }));
  await storage.restore(directory);
  expect(lines).toEqual([expected, 'Restored 0 results of docs from the branch state.']);
});

test.each([
  ['a held lock', false, 'another process may hold its lock'],
  ['newer commits', true, 'newer commits of other runs'],
])('a save that fails because of %s on the server names that', async (_what, moves, expected) => {
  let count = 0;
  const newestTip = () => Promise.resolve({ ...tip, commit: String(moves ? ++count : 0).padStart(40, '0') });
  const { storage, directory, lines } = await aStorage(
    aStore({ newestTip, push: () => Promise.resolve({ kind: 'behind' }) }),
  );
  await storage.save(directory);
  expect(lines.join('\n')).toContain(expected);
});
