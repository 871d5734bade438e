import { rethrowUnless } from '../errors.js';
import { fingerprint } from '../fingerprint.js';
import type { LineComment } from '../github-writes/review/review-types.js';
import type { GitHubWriteResult } from '../github-writes/write-result.js';
import { GitHubProblem } from '../platform/github/types.js';
import { resultText } from '../report/comment/comment.js';
import type { MarkdownReport } from '../report/report.js';
import type { Finding } from '../tools/self-report/types.js';
import { applyWriteRequests } from './apply-writes.js';
import { postResultCheck } from './result-check.js';
import { type GitHubWritePorts, publishContextOf, withholding } from './writes.js';

/** Maximum number of findings on lines of one review; the others are in the report. */
const maxComments = 50;

const rank = { error: 0, warning: 1, note: 2 } as const;

/** Type COMMENT, findings on their lines, worst first; or why not: then it goes into the comment. */
export async function reviewResult(report: MarkdownReport, ports: GitHubWritePorts) {
  const { result, findings } = report;
  const why = problemOf(report, ports);
  if (why !== null) return { rows: [], problem: why };
  const worst = findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
  const comments = worst.slice(0, maxComments).map(lineCommentOf);
  const whole = resultText(report).text.trimEnd();
  // Its last line stays the last one, below the findings that have no line in the diff.
  const [closing = ''] = /\n\n<sub>[^\n]*<\/sub>$/.exec(whole) ?? [];
  const body = whole.slice(0, whole.length - closing.length);
  const request = { kind: 'review', event: 'COMMENT', body, comments } as const;
  const context = await publishContextOf([request], result.conclusion, ports);
  // The report is safe already; the texts of the findings are not.
  const sanitize = (text: string) => (text === body ? { text, changes: [] } : context.sanitize(text));
  // User-defined keys cannot contain a slash, so this review is distinct from one that the model requested.
  const changed = { sanitize, key: `${context.key}/result`, footer: closing.trimStart() };
  const rows = await applyWriteRequests([request], { ...context, ...changed });
  const failed = rows.find(({ outcome }) => outcome === 'failed');
  return { rows, problem: failed === undefined ? null : failed.note };
}

function problemOf(
  { result: { text, conclusion, requests }, findings }: MarkdownReport,
  { runContext }: GitHubWritePorts,
): string | null {
  const { event, settings } = runContext;
  if (event.item?.kind !== 'pull-request' || event.repository === null) return 'the event has no pull request';
  if (settings['github-token'] === undefined) return 'no github-token is set';
  if (withholding.has(conclusion)) return `the run ended as ${conclusion}`;
  const isEmpty = text.trim() === '' && findings.length === 0 && !requests.some(({ kind }) => kind === 'noop');
  return isEmpty ? 'the model gave neither text nor findings' : null;
}

function lineCommentOf({ path, line, endLine, title, message, suggestion, rule = '' }: Finding): LineComment {
  // Models write another message in every run, and the title less often.
  const words = title.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return {
    id: fingerprint([path, '\0', rule, '\0', words.join(' ')], 12),
    path,
    line: endLine ?? line,
    side: 'RIGHT',
    body: `**${title}**\n\n${message}`,
    ...(endLine === undefined ? {} : { startLine: line }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

export async function checkResult(report: MarkdownReport, ports: GitHubWritePorts): Promise<GitHubWriteResult> {
  const what = 'Check run';
  const { event, settings } = ports.runContext;
  const nowhere = (note: string): GitHubWriteResult => ({ what, outcome: 'withheld', url: null, note });
  if (event.repository === null) return nowhere('The event names no repository.');
  if (settings['github-token'] === undefined) return nowhere('No github-token is set.');
  if (report.result.conclusion === 'cancelled') return nowhere('The run ended as cancelled.');
  const context = await publishContextOf([{ kind: 'review' }], report.result.conclusion, ports);
  if (context.reviewedSha === null) return nowhere('It is unknown which commit the run looked at.');
  try {
    return await postResultCheck(report, { ...context, sha: context.reviewedSha });
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    return { what, outcome: 'failed', url: null, note: error.sentences };
  }
}
