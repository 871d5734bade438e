import { expect, test } from 'vitest';
import type { ReportRow } from '../../../src/batch/report/rows.js';
import { batchSummary, batchText, createRowSelection } from '../../../src/batch/report/summary.js';
import type { BatchJobResult } from '../../../src/batch/result-types.js';
import { figuresOf, type Totals } from '../../../src/batch/run/totals.js';

const totals: Totals = {
  name: 'b',
  planId: 'p',
  conclusion: 'success',
  reason: 'Done.',
  counts: {},
  deferred: 0,
  parked: 0,
  passed: 0,
  failed: 0,
  costUsd: 0,
  passRates: [],
};

function aRow(name: string, given: Partial<BatchJobResult> = {}): ReportRow {
  const row: BatchJobResult = {
    id: 'e',
    item: null,
    matrix: {},
    repeat: 1,
    key: name,
    attempt: 1,
    reused: false,
    conclusion: 'success',
    reason: '',
    text: '',
    evaluations: [],
    costUsd: 0,
    notices: [],
    transcriptPath: null,
    ...given,
  };
  return { name, figures: figuresOf('ended', row), row, durationMs: null };
}

function textsOf(rows: readonly ReportRow[]): { readonly markdown: string; readonly text: string } {
  const selection = createRowSelection();
  for (const row of rows) selection.add(row);
  const selected = selection.selected(rows.length);
  return { markdown: batchSummary(totals, selected), text: batchText(totals, selected) };
}

test('notices are shown once with the number of their jobs, in the summary and in the terminal', () => {
  const lost = 'Files were discarded.';
  const rows = [aRow('a', { notices: [lost] }), aRow('b', { notices: [lost, 'Full price.'] }), aRow('c')];
  const { markdown, text } = textsOf(rows);
  expect(markdown).toMatch(/\n\nNotices of 2 jobs:\n\n- 2 jobs: Files were discarded\.\n- b: Full price\.\n$/);
  expect(text).toMatch(/\n\nNotices of 2 jobs:\n {2}2 jobs: Files were discarded\.\n {2}b: Full price\.$/);
});

test('only the first ten different notices are shown, with the number of the others', () => {
  const rows = Array.from({ length: 13 }, (_, at) => aRow(`j${String(at)}`, { notices: [`Notice ${String(at)}.`] }));
  const { text } = textsOf(rows);
  expect(text).toContain('  j9: Notice 9.\n  and 3 more in result.json of the state directory');
  expect(text).not.toContain('Notice 10.');
});

test('a summary without notices does not mention them', () => {
  const { markdown, text } = textsOf([aRow('a')]);
  expect(markdown + text).not.toContain('Notices');
});
