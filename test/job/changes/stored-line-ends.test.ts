import { expect, test } from 'vitest';
import { withStoredLineEnds } from '../../../src/job/changes/changes.js';

test('no command line of git is longer than Windows allows, and every file is in one', async () => {
  const asked: (readonly string[])[] = [];
  const after = { mode: '100644', content: Buffer.from('a\r\n'), digest: '', stamp: '', isFresh: false };
  const paths = Array.from({ length: 450 }, (_, at) => `${'d'.repeat(100)}/${String(at)}.txt`);
  const files = paths.map((path) => ({ path, before: null, after }));
  await withStoredLineEnds(files, {
    filteredPaths: (some) => {
      asked.push(some);
      return Promise.resolve(new Map());
    },
    blobIds: () => Promise.resolve(new Map()),
  });
  expect(asked.flat()).toEqual(paths);
  expect(Math.max(...asked.map((some) => some.map((path) => ` "${path}"`).join('').length))).toBeLessThan(32_000);
});
