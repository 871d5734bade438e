import { expect, test } from 'vitest';
import { findingsFromRoot } from '../../../src/job/github/findings-from-root.js';
import type { Git } from '../../../src/platform/git/git.js';
import { playJob } from '../../doubles/job.js';
import { say } from '../../doubles/model.js';
import { aFolder } from '../../doubles/place.js';

test('comments of a review have paths from the root of the repository, and the other file that they can mean', async () => {
  const workspace = aFolder({ 'src/a.ts': 'a\n' });
  const git = () => ({ prefix: () => Promise.resolve('sub/') }) as unknown as Git;
  const { result, runtime } = await playJob(workspace, [say('Done.')]);
  const comments = ['src/a.ts', 'sub/src/a.ts', 'other/b.ts'].map(
    (path) => ({ path, line: 1, side: 'RIGHT', body: 'Why?' }) as const,
  );
  const review = { kind: 'review', event: 'COMMENT', body: '', comments } as const;
  const { requests } = await findingsFromRoot(
    { ...result, requests: [review] },
    { ...runtime, git },
    new AbortController().signal,
  );
  expect(requests).toEqual([
    {
      ...review,
      comments: [
        { ...comments[0], path: 'sub/src/a.ts', otherPath: 'src/a.ts' },
        { ...comments[1], otherPath: 'sub/sub/src/a.ts' },
        { ...comments[2], otherPath: 'sub/other/b.ts' },
      ],
    },
  ]);
});
