import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepOriginals } from '../../src/batch/originals.js';
import { createFiles } from '../../src/host/files.js';
import { aFolder } from '../doubles/place.js';

test('what was written through the door is told with its diff, against what was there first', async () => {
  const folder = aFolder({
    'a.txt': 'one\ntwo\n',
    'same.txt': 'x\n',
    'gone.txt': 'x\n',
    'bytes.bin': new Uint8Array([0, 1]),
  });
  const originals = keepOriginals(createFiles({ root: folder, guard: () => null }));
  await originals.files.write('a.txt', 'one\n2\n');
  await originals.files.write('a.txt', 'one\nTWO\n');
  await originals.files.write('sub/new.txt', 'n\n');
  await originals.files.write('same.txt', 'y\n');
  await originals.files.write('same.txt', 'x\n');
  await originals.files.write('gone.txt', 'y\n');
  await originals.files.write('bytes.bin', Buffer.from([0, 2]));
  await originals.files.write('long.txt', 'a long line\n'.repeat(5_000));
  rmSync(join(folder, 'gone.txt'));
  const found = await originals.changes();
  expect(found.map(({ path, kind, added, removed, note }) => [path, kind, added, removed, note])).toEqual([
    ['a.txt', 'modified', 1, 1, undefined],
    ['bytes.bin', 'modified', 0, 0, 'binary'],
    ['gone.txt', 'deleted', 0, 1, undefined],
    ['long.txt', 'created', 5_000, 0, 'the diff is too long'],
    ['sub/new.txt', 'created', 1, 0, undefined],
  ]);
  expect(found[0]?.diff).toContain('-two\n+TWO\n');
});
