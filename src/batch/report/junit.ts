import { escapeXml } from '../../report/formats/junit.js';
import { isUnevaluated } from '../run/pass-rates.js';
import type { Totals } from '../run/totals.js';
import { meanScore } from '../state/reuse.js';
import { isLeftOpen, type ReportRow, unpassed } from './rows.js';

export interface JUnitFigures {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
}

/** A failed evaluation is a failure, all else an error. Either turns CI red, so tolerated repeats are skipped. */
export function junitKind(
  { figures }: Pick<ReportRow, 'figures'>,
  isTolerated: boolean,
): 'passed' | 'failure' | 'error' | 'skipped' {
  if (isTolerated) return 'skipped';
  if (figures.state !== 'ended') return isLeftOpen({ figures }) ? 'error' : 'skipped';
  if (isUnevaluated(figures)) return 'error';
  return figures.isPassed ? 'passed' : 'failure';
}

export function junitHead({ name }: Totals, { tests, failures, errors, skipped }: JUnitFigures): string {
  const figures = `tests="${String(tests)}" failures="${String(failures)}" errors="${String(errors)}" skipped="${String(skipped)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sallyport" ${figures}>`,
    `  <testsuite name="${escapeXml(name)}" ${figures}>`,
    '',
  ].join('\n');
}

export const junitTail = '  </testsuite>\n</testsuites>\n';

export function junitCase(reportRow: ReportRow, isTolerated: boolean): string {
  const { name, row, durationMs } = reportRow;
  const head = `<testcase classname="${escapeXml(row.id)}" name="${escapeXml(name)}" time="${((durationMs ?? 0) / 1000).toFixed(3)}">`;
  return `    ${head}${bodyOf(reportRow, isTolerated)}</testcase>\n`;
}

const tolerated = 'This repeat did not pass and does not count: enough others passed, or can still pass.';

function bodyOf(reportRow: ReportRow, isTolerated: boolean): string {
  const { row } = reportRow;
  const problems = unpassed(row.evaluations).map(({ name, status, reason }) => `${name} (${status}): ${reason}`);
  const kind = junitKind(reportRow, isTolerated);
  if (kind === 'failure' && row.minScore !== undefined && row.evaluations.length > 0)
    problems.unshift(`The score is ${String(meanScore(row.evaluations))}; min-score is ${String(row.minScore)}.`);
  switch (kind) {
    case 'passed':
      return '';
    case 'skipped': {
      const why = isTolerated ? `${tolerated} ${problems[0] ?? row.reason}` : row.reason;
      return `<skipped message="${escapeXml(why)}"/>`;
    }
    case 'failure':
      return `<failure type="evaluation" message="${escapeXml(problems[0] ?? '')}">${escapeXml(problems.join('\n'))}</failure>`;
    case 'error':
      return row.conclusion === 'success'
        ? `<error type="evaluation" message="${escapeXml(problems[0] ?? '')}">${escapeXml(problems.join('\n'))}</error>`
        : `<error type="${reportRow.figures.state === 'missing' ? 'missing' : row.conclusion}" message="${escapeXml(row.reason)}"/>`;
  }
}
