import { truncateMarkdown } from '../sanitize/truncate-markdown.js';
import { reportMarkdown } from './markdown.js';
import type { MarkdownReport } from './report.js';

/** GitHub drops the whole step summary if it has 1 MiB or more. */
export const summaryLimitBytes = 1024 * 1024 - 1;

/** The report for a file; only the diffs of very large changes are truncated. */
export function wholeReport(report: MarkdownReport): string {
  return reportMarkdown(report, {
    text: Number.MAX_SAFE_INTEGER,
    rows: 10_000,
    diffs: { total: 4_000_000, each: 500_000, files: 5_000 },
  });
}

/** Markdown to append to GITHUB_STEP_SUMMARY, at most 1 MiB. Ends with a line break. */
export function stepSummary(report: MarkdownReport): string {
  const text = reportMarkdown(report, {
    text: 500_000,
    rows: 500,
    diffs: { total: 200_000, each: 20_000, files: 200 },
  });
  const path = report.links.reportPath;
  const whole = path === null ? null : `in ${path}`;
  return `${truncateMarkdown(text, { limit: summaryLimitBytes, unit: 'bytes', whole }).trimEnd()}\n`;
}
