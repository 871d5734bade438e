import { expect, test } from 'vitest';
import type { RecordedRequest } from '../../../src/github-writes/kinds.js';
import { createJobFacts } from '../../../src/job/result/facts.js';
import type { CallResult } from '../../../src/tools/call-result.js';

function done(name: string, input: object, more: Partial<CallResult> = {}): CallResult {
  const call = { id: '1', name, input };
  return { call, status: 'done', label: '', parts: [], isError: false, changes: [], durationMs: 0, ...more };
}

const relative = (path: string) => path.replace('/work/', '');

test('facts are merged: the last todo list, each refusal and each file once, and all recorded writes', () => {
  const requests: RecordedRequest[] = [];
  const facts = createJobFacts(requests, relative);
  const todos = (status: string) => done('TodoWrite', { todos: [{ content: 'fix it', status }] });
  const denial = {
    tool: 'Bash',
    label: 'npm test',
    stage: 'permission',
    rule: null,
    reason: 'No rule allows it.',
    suggest: ['Bash(npm test)'],
    origin: 'model',
  } as const;
  const denied = done('Bash', { command: 'npm test' }, { status: 'refused', denial });
  facts.observe([todos('pending'), done('Read', { file_path: '/work/a.ts' }), denied]);
  facts.observe([todos('completed'), done('Read', { file_path: '/work/b.ts' }), denied]);
  facts.observe([
    done('Read', { file_path: '/work/a.ts' }),
    done('Edit', {}, { changes: [{ path: '/work/a.ts', kind: 'modified' }] }),
  ]);
  requests.push({ kind: 'comment', body: 'Hello' });
  expect(facts.sections()).toEqual([
    'Todo list:\n[x] fix it',
    'Refused calls; do not repeat them:\n- Bash npm test: No rule allows it. A rule that would allow it: Bash(npm test).',
    'Recorded for the end of the job; do not record it again:\n- comment: {"body":"Hello"}',
    'Files changed so far:\n- a.ts (modified)',
    'Files read last; read them again for details:\n- b.ts\n- a.ts',
  ]);
});

test('facts have limits: long texts and old entries are left out', () => {
  const facts = createJobFacts([{ kind: 'comment', body: 'x'.repeat(100_000) }], relative);
  facts.observe(Array.from({ length: 5_000 }, (_, index) => done('Read', { file_path: `/work/${String(index)}.ts` })));
  expect(facts.sections().join('\n').length).toBeLessThan(4_000);
  expect(facts.sections().join('\n')).toContain('- 4999.ts');
});

test('a section without content is omitted', () => {
  expect(createJobFacts([], relative).sections()).toEqual([]);
});
