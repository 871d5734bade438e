import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeAtomically } from '../../../src/platform/files/write-atomically.js';
import { aFolder, aRepository, git } from '../../doubles/place.js';
import { playCommands } from '../../doubles/played-commands.js';

const ownerOf = (path: string): readonly number[] => {
  const { uid, gid, mode } = statSync(path);
  return [uid, gid, mode & 0o777];
};

describe.runIf(process.getuid?.() === 0)('what root writes belongs to the owner of what was there', () => {
  test.each<[claim: string, path: string, owner: readonly number[]]>([
    ['a replaced file', 'a.txt', [1001, 1002, 0o640]],
    ['a new file', 'new.txt', [1001, 1003, 0o644]],
    ['a file in a new directory', 'new/deep/b.txt', [1001, 1003, 0o644]],
    ['a replaced file of root', 'root.txt', [0, 0, 0o644]],
  ])('%s', async (_claim, path, owner) => {
    const folder = join(aFolder(), 'workspace');
    mkdirSync(folder);
    chownSync(folder, 1001, 1003);
    for (const name of ['a.txt', 'root.txt']) writeFileSync(join(folder, name), 'x', { mode: 0o644 });
    chmodSync(join(folder, 'a.txt'), 0o640);
    chownSync(join(folder, 'a.txt'), 1001, 1002);
    await writeAtomically(join(folder, path), 'y');
    expect(ownerOf(join(folder, path))).toEqual(owner);
    if (path.startsWith('new/')) expect(ownerOf(join(folder, 'new/deep')).slice(0, 2)).toEqual([1001, 1003]);
  });
});

test('outside of GitHub, credentials in the clone are a line of the log and no notice', async () => {
  const directory = aRepository();
  git(
    directory,
    'config',
    'http.https://gitlab.example.org/.extraheader',
    'AUTHORIZATION: basic eDpnbHBhdC0xMjM0NTY3ODkw',
  );
  const { notices, stderr } = await playCommands(directory, [], ['git status -s'], ['--sandbox', 'off']);
  expect([notices, stderr]).toEqual([[], expect.stringContaining('Git credentials were moved') as string]);
  expect(stderr).not.toContain('persist-credentials');
});
