import type { BatchJobResult } from '../../src/batch/model/result-types.js';
import type { ReportRow } from '../../src/batch/report/rows.js';
import { figuresOf, type Totals } from '../../src/batch/run/totals.js';

/** Of a batch without jobs. */
export const emptyTotals: Totals = {
  name: 'b',
  planId: 'p',
  conclusion: 'success',
  reason: 'Done.',
  counts: {},
  deferred: 0,
  parked: 0,
  passed: 0,
  errors: 0,
  failed: 0,
  costUsd: 0,
  passRates: [],
};

/** A job that has ended well. */
export function aReportRow(name: string, given: Partial<BatchJobResult> = {}): ReportRow {
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
  return { name, figures: figuresOf('ended', row), row, deferred: null, durationMs: null, files: 0, refused: 0 };
}
