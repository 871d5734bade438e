import type { DiffCoverage } from '../event/context/diff.js';
import { formatCount, formatNumber } from '../format-number.js';
import { unseenFiles } from '../job/result/coverage.js';
import type { Report } from './report.js';

/** `12 of 14 changed files read (2 lock files skipped)`; empty if there was nothing to read. */
export function coverageText({ files, missing, unlisted = 0 }: DiffCoverage): string {
  if (files === 0) return '';
  const read = files - missing.length - unlisted;
  const locks = missing.length - unseenFiles({ files, missing }).length;
  const skipped = locks === 0 ? '' : ` (${formatCount(locks, 'lock file')} skipped)`;
  return `${formatNumber(read)} of ${formatCount(files, 'changed file')} read${skipped}`;
}

/** `8 of 61 changed files seen`, for a review that left some out; `null` for any other report. */
export function unseenText({ result, findings, subject: { coverage, requestedBy } }: Report): string | null {
  if (coverage === undefined || unseenFiles(coverage).length + (coverage.unlisted ?? 0) === 0) return null;
  const isReview =
    findings.length > 0 ||
    result.requests.some(({ kind }) => kind === 'review') ||
    /review/i.test(result.prompt) ||
    // An answer to a comment, or a change, is not about all files.
    (requestedBy === null && result.changes.length === 0);
  const { files, missing, unlisted = 0 } = coverage;
  return isReview
    ? `${formatNumber(files - missing.length - unlisted)} of ${formatCount(files, 'changed file')} seen`
    : null;
}
