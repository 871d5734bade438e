import { formatCount, formatNumber, formatShare } from '../../format-number.js';
import { formatCost, formatDuration } from '../../report/headline.js';
import { summaryLimitBytes } from '../../report/summary.js';
import { literalMarkdown } from '../../sanitize/literal.js';
import { truncateMarkdown } from '../../sanitize/truncate-markdown.js';
import { shorten } from '../../text.js';
import type { CacheUse, PassRate } from '../model/result-types.js';
import type { Totals } from '../run/totals.js';
import { meanScore } from '../state/reuse.js';
import { itemWriteLines } from './item-write-lines.js';
import { batchLabel, itemAddress, nameOfRate } from './name-of-job.js';
import { deferredLines, type JobNotices, noticeLines } from './notices.js';
import { pullRequestLines } from './pull-request-lines.js';
import { maxStored, type SummaryJobs } from './row-selection.js';
import { isLeftOpen, type ReportRow, rankOf, stateOf, unpassed } from './rows.js';

/** GitHub drops a summary of more than 1 MiB, so the table ends before. */
const maxBytes = 900_000;

const maxCell = maxStored / 2;

/** All reasons are in the result and in JUnit. */
const maxReason = 120;

export function batchSummary(totals: Totals, selected: SummaryJobs): string {
  const { rows, notices, count: jobs } = selected;
  const { sign, text } = batchLabel(totals);
  const head = [
    `### ${sign} ${literalMarkdown(totals.name)}: ${text}`,
    '',
    literalMarkdown(totals.reason),
    '',
    figuresOf(totals, selected),
    '',
    ...retryHint(totals, rows, '`retry-failed`').flatMap((line) => [line, '']),
    ...passRateTable(totals),
    ...cacheTable(totals),
    ...pullRequestLines(totals.pullRequests, 'markdown'),
    ...itemWriteLines(totals.writes, selected, 'markdown'),
  ];
  if (jobs === 0) return fitting(head);
  const lines = [
    '| Job | Conclusion | Answer | Files | Refused | Evaluation | Cost | Time | Link |',
    '| --- | --- | --- | ---: | ---: | --- | ---: | ---: | --- |',
  ];
  let bytes = Buffer.byteLength([...head, ...lines].join('\n'));
  let shown = 0;
  for (const row of rows) {
    const line = tableLine(row);
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > maxBytes) break;
    lines.push(line);
    shown += 1;
  }
  const left = jobs - shown;
  const more = left === 0 ? [] : ['', `${formatCount(left, 'more job')} in results.jsonl of the state directory.`];
  return fitting([...head, ...lines, ...more, ...noticeList(notices)]);
}

function fitting(lines: readonly string[]): string {
  const whole = 'in result.json of the state directory';
  const text = lines.join('\n');
  return `${truncateMarkdown(text, { limit: summaryLimitBytes - 1, unit: 'bytes', whole }).trimEnd()}\n`;
}

function noticeList(notices: JobNotices): readonly string[] {
  const [heading, ...lines] = noticeLines(notices).map((line) => literalMarkdown(line));
  return heading === undefined ? [] : ['', heading, '', ...lines.map((line) => `- ${line}`)];
}

/** Which prompt works with which model. */
function passRateTable({ passRates }: Totals): readonly string[] {
  if (passRates.length === 0) return [];
  const line = ({ id, matrix, model, passed, failed, errors, rate }: PassRate) =>
    `| ${[nameOfRate({ id, matrix }), model].map((cell) => literalMarkdown(shorten(cell, maxCell))).join(' | ')} | ${rateText(rate)} | ${[passed, failed, errors].join(' | ')} |`;
  return [
    '| Entry | Model | Pass rate | Passed | Failed | Errors |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...passRates.slice(0, maxPassRates).map(line),
    '',
    ...moreRates(passRates.length - maxPassRates).flatMap((text) => [text, '']),
  ];
}

function cacheTable({ caches = [] }: Totals): readonly string[] {
  if (caches.length === 0) return [];
  const line = ({ id, inputTokens, share, savedUsd }: CacheUse) =>
    `| ${[literalMarkdown(id), formatNumber(inputTokens), formatShare(share), savedText(savedUsd)].join(' | ')} |`;
  const head = ['| Entry | Input tokens | From the cache | Saved |', '| --- | ---: | ---: | ---: |'];
  return [...head, ...caches.slice(0, maxPassRates).map(line), ''];
}

const cacheLine = ({ id, inputTokens, share, savedUsd }: CacheUse): string =>
  `  ${id}: ${formatShare(share)} of ${formatCount(inputTokens, 'input token')} from the cache, ${savedText(savedUsd)} saved`;

/** Writing to a cache can cost more than reading from it saves. */
const savedText = (usd: number | null): string => (usd !== null && usd < 0 ? `-${formatCost(-usd)}` : formatCost(usd));

const maxPassRates = 100;

const moreRates = (count: number) =>
  count > 0 ? [`and ${formatCount(count, 'more pass rate')} in result.json of the state directory`] : [];

const rateText = (rate: number | null) => (rate === null ? 'none' : formatShare(rate));

function figuresOf(
  { passed, failed, errors, deferred, parked, missing = 0, costUsd }: Totals,
  { count, knownUsd }: SummaryJobs,
): string {
  const some = (jobs: number, what: string) => (jobs <= 0 ? [] : [`${formatNumber(jobs)} ${what}`]);
  const parts = [
    formatCount(count, 'job'),
    ...some(passed, 'passed'),
    ...some(failed, `failed${errors === 0 ? '' : ` (${formatNumber(errors)} with an error)`}`),
    ...some(deferred, 'deferred to the next run'),
    ...some(parked, 'parked'),
    ...some(missing, 'missing'),
    ...some(count - passed - failed - deferred - parked - missing, 'not run'),
    costUsd === null && knownUsd > 0 ? `at least ${formatCost(knownUsd)}` : formatCost(costUsd),
  ];
  return parts.join(', ');
}

/** Failures that the next run leaves as they are. An evaluation that could not be done is always repeated. */
function retryHint({ parked }: Totals, rows: readonly ReportRow[], option: string): readonly string[] {
  const isKept = ({ figures }: ReportRow) =>
    rankOf({ figures }) === 0 &&
    figures.isReused &&
    (figures.conclusion !== 'success' || figures.evaluations.failed > 0);
  return parked > 0 || rows.some(isKept) ? [`${option} runs parked jobs and reused failures again.`] : [];
}

function tableLine(reportRow: ReportRow): string {
  const { name, row, durationMs, files, refused } = reportRow;
  const url = itemAddress(row.item);
  const cells = [
    literalMarkdown(shorten(name, maxCell)),
    literalMarkdown(conclusionText(reportRow)),
    literalMarkdown(row.text),
    files === 0 ? '' : formatNumber(files),
    refused === 0 ? '' : formatNumber(refused),
    evaluationTexts(reportRow)
      .map((text) => literalMarkdown(text))
      .join('<br>'),
    row.costUsd === null ? '' : formatCost(row.costUsd),
    durationMs === null ? '' : formatDuration(durationMs),
    url === null ? '' : `[item](${url})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function conclusionText(reportRow: ReportRow): string {
  const { row, figures } = reportRow;
  const reason = shorten(row.reason, maxCell);
  // The reason of such a job begins with its state, or says why it has no result.
  if (figures.state !== 'ended' && reason !== '') return reason;
  return row.conclusion === 'success' ? stateOf(reportRow) : `${stateOf(reportRow)}: ${reason}`;
}

const maxEvaluations = 3;

function evaluationTexts({ row: { evaluations }, figures: { isPassed } }: ReportRow): readonly string[] {
  if (evaluations.length === 0) return [];
  const bad = unpassed(evaluations);
  if (isPassed && bad.length > 0) return [`score ${String(meanScore(evaluations))}`];
  if (bad.length === 0) return [`${String(evaluations.length)} passed`];
  const more = bad.length - maxEvaluations;
  return [
    ...bad.slice(0, maxEvaluations).map(({ name, status, reason }) => {
      const what = `${shorten(name, maxReason)}: ${status === 'error' ? 'error: ' : ''}`;
      return `${what}${shorten(reason, maxReason)}`;
    }),
    ...(more > 0 ? [`and ${String(more)} more`] : []),
  ];
}

/** How the batch has ended, in one line. */
export const batchHeadline = (totals: Totals): string => `${totals.name}: ${batchLabel(totals).text}. ${totals.reason}`;

export function batchText(totals: Totals, selected: SummaryJobs): string {
  const { rows, notices, deferred } = selected;
  // A problem that every job has is the reason of the batch, which also explains why others were not tried.
  const shared = shorten(totals.reason, maxStored);
  const failures = rows.filter(
    (reportRow) => rankOf(reportRow) < 2 && !isLeftOpen(reportRow) && reportRow.row.reason !== shared,
  );
  const shown = failures.slice(0, 20);
  const lines = shown.map((reportRow) => `  ${reportRow.name}: ${stateOf(reportRow)}: ${oneLine(reportRow)}`);
  const left = failures.length - shown.length;
  const below = [deferredLines(deferred), noticeLines(notices)].flatMap(([heading, ...section]) =>
    heading === undefined ? [] : ['', heading, ...section.map((line) => `  ${line}`)],
  );
  const pulls = pullRequestLines(totals.pullRequests, 'terminal');
  const writes = itemWriteLines(totals.writes, selected, 'terminal');
  return [
    batchHeadline(totals),
    figuresOf(totals, selected),
    ...retryHint(totals, rows, '--retry-failed'),
    ...totals.passRates.slice(0, maxRateLines).map(rateLine),
    ...moreRates(totals.passRates.length - maxRateLines).map((line) => `  ${line}`),
    ...(totals.caches ?? []).slice(0, maxRateLines).map(cacheLine),
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...(left === 0 ? [] : [`  and ${String(left)} more`]),
    ...[pulls, writes].flatMap((section) => (section.length === 0 ? [] : ['', ...section])),
    ...below,
  ].join('\n');
}

const maxRateLines = 20;

function rateLine({ id, matrix, model, passed, failed, errors, rate }: PassRate): string {
  const error = errors === 0 ? '' : `, ${formatCount(errors, 'error')}`;
  const counts = `${String(passed)} of ${String(passed + failed)}${error}`;
  return `  ${nameOfRate({ id, matrix })}, ${model}: ${rateText(rate)} passed (${counts})`;
}

function oneLine(reportRow: ReportRow): string {
  const { row } = reportRow;
  const text =
    row.conclusion === 'success'
      ? evaluationTexts(reportRow)
          .map((part) => part.replace(/\.$/, ''))
          .join('; ')
      : row.reason;
  return shorten(text.replace(/\s+/g, ' '), maxCell);
}
