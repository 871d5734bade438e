import { expect, test } from 'vitest';
import { betterRecord } from '../../../src/batch/storage/better-record.js';

const record = (conclusion: string, endedAt: string) => Buffer.from(JSON.stringify({ conclusion, endedAt }));
const [early, late] = ['2026-11-23T01:00:00Z', '2026-11-23T02:00:00Z'];

test.each([
  ['a success is better than a later failure', record('success', early), record('provider-error', late), 'ours'],
  ['a failure is worse than an earlier success', record('provider-error', late), record('success', early), 'theirs'],
  ['the later of two successes is better', record('success', late), record('success', early), 'ours'],
  ['of two equal ones, the stored one stays', record('success', early), record('success', early), 'theirs'],
  ['a damaged record is worse', Buffer.from('{'), record('provider-error', early), 'theirs'],
  ['a missing record is worse', record('provider-error', early), null, 'ours'],
] as const)('%s', (_claim, ours, theirs, better) => {
  expect(betterRecord(ours, theirs)).toBe(better);
});
