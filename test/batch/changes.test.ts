import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchChanges } from '../../src/batch/changes.js';
import { createGit } from '../../src/host/git.js';
import { aRepository, git, put } from '../doubles/place.js';

function gitOf(folder: string) {
  return createGit({
    path: process.env['PATH'] ?? '',
    home: folder,
    environment: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    cwd: folder,
    signal: new AbortController().signal,
  });
}

describe('in a repository', () => {
  test('what lay there before is not the work of the run', async () => {
    const folder = aRepository({ 'a.txt': '1\n', 'b.txt': '1\n', 'c.txt': '1\n', 'd.txt': '1\n' });
    put(folder, { 'a.txt': 'dirty\n', 'b.txt': 'dirty\n', 'old.txt': 'x\n' });
    const watch = watchChanges(gitOf(folder), () => gitOf(folder));
    await watch.ready;
    put(folder, { 'b.txt': 'dirtier\n', 'c.txt': '2\n', 'new/e.txt': 'n\n' });
    rmSync(join(folder, 'd.txt'));
    const { files: changed } = await watch.since();
    expect(
      changed.map(({ path, kind, added, removed }) => `${kind} ${path} +${String(added)} -${String(removed)}`),
    ).toEqual(['modified b.txt +1 -1', 'modified c.txt +1 -1', 'deleted d.txt +0 -1', 'created new/e.txt +1 -0']);
    expect(changed[1]?.diff).toContain('-1\n+2\n');
  });

  test('commits of the run show', async () => {
    const folder = aRepository();
    const watch = watchChanges(gitOf(folder), () => gitOf(folder));
    await watch.ready;
    put(folder, { 'new.txt': 'x\n' });
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '-m', 'second');
    expect((await watch.since()).files.map(({ path }) => path)).toEqual(['new.txt']);
  });
});
