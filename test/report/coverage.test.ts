import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { coverageAfter } from '../../src/job/result/coverage.js';
import { coverageText } from '../../src/report/coverage.js';

const start = { files: 14, missing: ['src/big.ts', 'package-lock.json'] };

const ended = (name: string, input: object, text: string, isError = false): RunEvent => ({
  type: 'tool-end',
  result: {
    ...{ call: { id: '1', name, input }, status: 'done', label: '', isError, changes: [], durationMs: 1 },
    parts: [{ type: 'text', text }],
  },
});

describe('the coverage of a review', () => {
  test.each<[string, RunEvent, string]>([
    [
      'nothing opened',
      ended('Glob', { pattern: '*' }, 'src/big.ts'),
      '12 of 14 changed files read (1 lock file skipped)',
    ],
    [
      'a file opened',
      ended('Read', { file_path: '/w/src/big.ts' }, '…'),
      '13 of 14 changed files read (1 lock file skipped)',
    ],
    [
      'a call that failed',
      ended('Read', { path: 'src/big.ts' }, '', true),
      '12 of 14 changed files read (1 lock file skipped)',
    ],
    [
      'a diff printed',
      ended('Bash', { command: 'git diff' }, '--- a/src/big.ts\n+++ b/src/big.ts\n@@'),
      '13 of 14 changed files read (1 lock file skipped)',
    ],
    [
      'another file with the same end',
      ended('Read', { path: 'not-src/big.ts' }, ''),
      '12 of 14 changed files read (1 lock file skipped)',
    ],
    [
      'a sub-agent that opened a file',
      { type: 'sub-agent', name: 'a', call: '1', event: ended('Read', { path: './package-lock.json' }, '') as never },
      '13 of 14 changed files read',
    ],
  ])('counts %s', (_, event, text) => {
    expect(coverageText(coverageAfter(start, event))).toBe(text);
  });

  test('is not shown without changed files', () => {
    expect(coverageText({ files: 0, missing: [] })).toBe('');
  });
});
