import { expect, test } from 'vitest';
import { betterRecord } from '../../../src/batch/storage/kept-files.js';

const [early, late] = ['2026-11-23T01:00:00Z', '2026-11-23T02:00:00Z'];
const record = (conclusion: string, endedAt: string, more = {}) =>
  Buffer.from(JSON.stringify({ conclusion, endedAt, ...more }));
const scored = (at: string) => record('success', early, { scoredAt: at });

test.each([
  ['a success is better than a later failure', record('success', early), record('provider-error', late), 'ours'],
  ['a failure is worse than an earlier success', record('provider-error', late), record('success', early), 'theirs'],
  ['the later of two successes is better', record('success', late), record('success', early), 'ours'],
  ['of two equal ones, the stored one stays', record('success', early), record('success', early), 'theirs'],
  ['an answer that was scored again is better', scored(late), record('success', early), 'ours'],
  ['of two scores of one answer, the later is better', scored(early), scored(late), 'theirs'],
  ['a later answer is better than a later score of an earlier one', scored(late), record('success', late), 'theirs'],
  ['a damaged record is worse', Buffer.from('{'), record('provider-error', early), 'theirs'],
  ['a missing record is worse', record('provider-error', early), null, 'ours'],
] as const)('%s', (_claim, ours, theirs, better) => {
  expect(betterRecord(ours, theirs)).toBe(better);
});
