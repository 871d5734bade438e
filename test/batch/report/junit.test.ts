import { expect, test } from 'vitest';
import { junitCase, junitKind } from '../../../src/batch/report/junit.js';
import { aReportRow } from '../../doubles/report-row.js';

const failed = { name: 'short', status: 'failed', score: 0, reason: 'It is long.' } as const;
const error = { name: 'polite', status: 'error', score: 0, reason: 'No answer.' } as const;

test('a job with an error and a failed evaluation is an error whose message is the error', () => {
  const row = aReportRow('a', { evaluations: [failed, error], minScore: 0.5 });
  expect(junitKind(row, false)).toBe('error');
  expect(junitCase(row, false)).toContain(
    '<error type="evaluation" message="polite (error): No answer.">polite (error): No answer.\nshort (failed): It is long.</error>',
  );
});

test('a job that only failed evaluations is a failure that names the score first', () => {
  const row = aReportRow('a', { evaluations: [failed], minScore: 0.5 });
  expect(junitKind(row, false)).toBe('failure');
  expect(junitCase(row, false)).toContain('<failure type="evaluation" message="The score is 0; min-score is 0.5.">');
});
