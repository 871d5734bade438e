import { describe, expect, test } from 'vitest';
import { watchJobChanges } from '../../../src/job/changes/job-changes.js';
import { createGit } from '../../../src/platform/git/git.js';
import { aRuntime } from '../../doubles/job.js';
import { aRepository, put } from '../../doubles/place.js';

/** Watches a repository for a job; `uses` counts how often git is wanted. */
function watched({ hasPrograms = false } = {}) {
  const folder = aRepository({ 'a.txt': 'a\n' });
  const uses = { count: 0 };
  const git = (signal: AbortSignal) => {
    uses.count += 1;
    const environment = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
    return createGit({ path: process.env['PATH'] ?? '', home: folder, environment, cwd: folder, signal });
  };
  const changes = watchJobChanges(
    { ...aRuntime(folder), git },
    {
      ...{ signal: new AbortController().signal, ownFiles: [], replay: null },
      hasPrograms: () => hasPrograms,
      onEvent: () => undefined,
    },
  );
  const paths = async () => (await changes.since()).files.map(({ kind, path }) => `${kind} ${path}`);
  return { folder, uses, changes, paths };
}

describe('the changes of a job', () => {
  test('cost no process of git if all its calls only read', async () => {
    const { uses, changes, paths } = watched();
    await changes.ready(true);
    await changes.ready(true);
    expect(await paths()).toEqual([]);
    expect(uses.count).toBe(0);
  });

  test('are those since the first call that can write, and not what others did before it', async () => {
    const { folder, changes, paths } = watched();
    await changes.ready(true);
    put(folder, { 'of-another.txt': 'x\n' });
    await changes.ready(false);
    put(folder, { 'a.txt': 'b\n', 'new.txt': 'x\n' });
    await changes.ready(true);
    expect(await paths()).toEqual(['modified a.txt', 'created new.txt']);
  });

  test('are listed from the first call on if programs of the project can write next to it', async () => {
    const { folder, changes, paths } = watched({ hasPrograms: true });
    await changes.ready(true);
    put(folder, { 'by-a-server.txt': 'x\n' });
    expect(await paths()).toEqual(['created by-a-server.txt']);
  });
});
