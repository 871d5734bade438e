import { expect, test } from 'vitest';
import { createRowSelection } from '../../../src/batch/report/row-selection.js';
import type { ReportRow } from '../../../src/batch/report/rows.js';
import { batchSummary, batchText } from '../../../src/batch/report/summary.js';
import { aReportRow, emptyTotals } from '../../doubles/report-row.js';

function textsOf(rows: readonly ReportRow[]): { readonly markdown: string; readonly text: string } {
  const selection = createRowSelection();
  for (const row of rows) selection.add(row);
  const selected = selection.selected(rows.length);
  return { markdown: batchSummary(emptyTotals, selected), text: batchText(emptyTotals, selected) };
}

test('notices are shown once with the number of their jobs, in the summary and in the terminal', () => {
  const lost = 'Files were discarded.';
  const rows = [
    aReportRow('a', { notices: [lost] }),
    aReportRow('b', { notices: [lost, 'Full price.'] }),
    aReportRow('c'),
  ];
  const { markdown, text } = textsOf(rows);
  expect(markdown).toMatch(/\n\nNotices of 2 jobs:\n\n- 2 jobs: Files were discarded\.\n- b: Full price\.\n$/);
  expect(text).toMatch(/\n\nNotices of 2 jobs:\n {2}2 jobs: Files were discarded\.\n {2}b: Full price\.$/);
});

test('only the first ten different notices are shown, with the number of the others', () => {
  const rows = Array.from({ length: 13 }, (_, at) =>
    aReportRow(`j${String(at)}`, { notices: [`Notice ${String(at)}.`] }),
  );
  const { text } = textsOf(rows);
  expect(text).toContain('  j9: Notice 9.\n  and 3 more in result.json of the state directory');
  expect(text).not.toContain('Notice 10.');
});

test('a summary without notices does not mention them', () => {
  const { markdown, text } = textsOf([aReportRow('a')]);
  expect(markdown + text).not.toContain('Notices');
});

const failed = { name: 'short', status: 'failed', score: 0, reason: 'It is long.' } as const;
const error = { name: 'polite', status: 'error', score: 0, reason: 'The judge gave no answer.' } as const;

test.each([
  ['a failed evaluation', [failed], 'a: evaluation failed: short: It is long'],
  [
    'an evaluation that could not be done, before those that failed',
    [failed, error],
    'a: evaluation error: polite: error: The judge gave no answer; short: It is long',
  ],
])('the terminal names %s', (_title, evaluations, line) => {
  expect(textsOf([aReportRow('a', { evaluations })]).text).toContain(line);
});

test.each([
  ['a reused failure', { conclusion: 'denied' }, true],
  ['a reused answer with a failed evaluation', { evaluations: [failed, error] }, true],
  ['a reused answer whose evaluation could not be done, which is repeated anyway', { evaluations: [error] }, false],
] as const)('the option that runs failures again is named in its own form: %s', (_title, given, isNamed) => {
  const { markdown, text } = textsOf([aReportRow('a', { ...given, reused: true })]);
  expect(text.includes('\n--retry-failed runs parked jobs')).toBe(isNamed);
  expect(markdown.includes('\n`retry-failed` runs parked jobs')).toBe(isNamed);
});

test('a price that is not known does not hide what the other jobs cost', () => {
  const selection = createRowSelection();
  for (const costUsd of [2, null, 1]) selection.add(aReportRow('a', { costUsd }));
  selection.add(aReportRow('a', { costUsd: 5, reused: true }));
  const text = batchText({ ...emptyTotals, passed: 4, costUsd: null }, selection.selected(4));
  expect(text).toContain('4 jobs, 4 passed, at least $3.00');
});

test('the pass rate of a combination names its prompt', () => {
  const rate = {
    id: 'e',
    model: 'm',
    matrix: { 'prompt-file': 'a|b.md', model: 'm' },
    passed: 1,
    failed: 1,
    errors: 0,
  };
  const totals = { ...emptyTotals, passRates: Array.from({ length: 101 }, () => ({ ...rate, rate: 0.5 })) };
  const selected = createRowSelection().selected(0);
  const markdown = batchSummary(totals, selected);
  expect(markdown).toContain('| e · a\\|b.md | m | 50 % | 1 | 1 | 0 |\n');
  expect(markdown).toContain('\nand 1 more pass rate in result.json');
  expect(batchText(totals, selected)).toContain('\n  e · a|b.md, m: 50 % passed (1 of 2)\n');
});

test('a summary with long names in all places ends with a note before the limit of GitHub', () => {
  const long = '&'.repeat(1_000);
  const pull = {
    outcome: 'created',
    url: 'https://h/o/r/pull/1',
    note: long,
    jobs: Array.from({ length: 9 }, () => long),
  };
  const rate = { id: long, model: long, matrix: {}, passed: 1, failed: 1, errors: 0, rate: 0.5 };
  const totals = {
    ...emptyTotals,
    passRates: Array.from({ length: 100 }, () => rate),
    pullRequests: Array.from({ length: 100 }, () => ({ ...pull, outcome: 'created' as const })),
  };
  const selection = createRowSelection();
  selection.add(aReportRow('a'));
  const text = batchSummary(totals, selection.selected(1));
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text).toMatch(/\n\n\*Truncated here: .* The whole text is in result\.json of the state directory\.\*\n$/);
});

test('names and notes of pull requests cannot act in the summary', () => {
  const pullRequests = [
    { outcome: 'updated', url: 'https://h/o/r/pull/1', jobs: ['a @b\n# c'], note: '[x](y)' },
    { outcome: 'withheld', url: 'javascript:1', jobs: [], note: '' },
  ] as const;
  const selected = createRowSelection().selected(0);
  expect(batchSummary({ ...emptyTotals, pullRequests }, selected)).toContain(
    '- updated [pull request](https://h/o/r/pull/1) (a @&#8203;b \\# c): \\[x\\](y)\n- withheld\n',
  );
  const many = Array.from({ length: 21 }, () => pullRequests[0]);
  expect(batchText({ ...emptyTotals, pullRequests: many }, selected)).toContain(
    '\n  updated https://h/o/r/pull/1 (a @b # c): [x](y)\n  and 1 more in result.json',
  );
});

test('the text for a terminal groups deferred jobs by their reason, such as what waits at a batch API', () => {
  const reason = 'sent to the batch API of openai/gpt-5 at 2026-11-27T03:25Z; a later run collects the answer';
  const selection = createRowSelection();
  for (const [name, why] of Object.entries({ a: reason, b: reason, c: 'max-jobs was reached' })) {
    const row = aReportRow(name, { conclusion: 'skipped', code: 'deferred' });
    selection.add({ ...row, deferred: `${why}.`, figures: { ...row.figures, state: 'deferred' } });
  }
  const text = batchText({ ...emptyTotals, deferred: 3 }, selection.selected(3));
  expect(text).toContain(`\n\nDeferred to the next run:\n  2 jobs: ${reason}.\n  c: max-jobs was reached.`);
});

test('the figures are the same words in the summary, in the terminal and in the result', () => {
  const totals = { ...emptyTotals, passed: 5, failed: 3, errors: 1, deferred: 2, parked: 1, missing: 1 };
  const selected = createRowSelection().selected(14);
  const figures =
    '14 jobs, 5 passed, 3 failed (1 with an error), 2 deferred to the next run, 1 parked, 1 missing, 2 not run';
  expect(batchSummary(totals, selected)).toContain(figures);
  expect(batchText(totals, selected)).toContain(figures);
});

test.each<[string, Parameters<typeof aReportRow>[1], string]>([
  ['passed', {}, 'passed'],
  ['passed earlier', { reused: true }, 'passed, reused'],
  ['failed an evaluation', { evaluations: [failed] }, 'evaluation failed'],
  ['could not be evaluated', { evaluations: [error] }, 'evaluation error'],
  ['gave no answer', { conclusion: 'timeout', reason: 'Too slow.' }, 'error: timeout: Too slow.'],
])('the row of a job that %s names the outcome', (_title, given, words) => {
  expect(textsOf([aReportRow('a', given)]).markdown).toContain(`| a | ${words} |`);
});

test('a row has the first line of the answer, the number of changed files and of refused calls', () => {
  const selection = createRowSelection();
  const row = aReportRow('a', { text: '\nFixed | the loop.\nAnd more.' });
  selection.add({ ...row, files: 3, refused: 2 });
  const markdown = batchSummary(emptyTotals, selection.selected(1));
  expect(markdown).toContain('| Job | Conclusion | Answer | Files | Refused | Evaluation | Cost | Time | Link |');
  expect(markdown).toContain('| a | passed | Fixed \\| the loop. | 3 | 2 |');
});
