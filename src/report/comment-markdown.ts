import { formatCount, formatNumber } from '../format-number.js';
import { shorten } from '../text.js';
import type { Finding } from '../tools/github/types.js';
import { changesSection } from './changes.js';
import { coverageText } from './coverage.js';
import { locationOfFinding } from './findings.js';
import { formatCost, formatDuration, headline, isAllRefused, signOf } from './headline.js';
import { lastCheckText } from './last-check.js';
import { inlineCode, literalMarkdown, sentenceMarkdown } from './literal.js';
import type { Sizes } from './markdown.js';
import { provenanceLines } from './provenance.js';
import type { Report } from './report.js';
import { sandboxSentences } from './sandbox-lines.js';
import { sanitizedNotice } from './sanitized-notice.js';
import { figures, instructionsLine, noticesSection, refusedSection } from './sections.js';
import { truncateMarkdown } from './truncate-markdown.js';
import type { GitHubWriteResult } from './write-result.js';
import { writesSection } from './writes.js';

/**
 * The report for people who read an issue or a pull request: what was found and answered comes first, and everything
 * that is about the workflow is collapsed. Paths of the runner are left out. Untrusted text is data, as in the report.
 */
export function commentMarkdown(report: Report, sizes: Sizes): string {
  const sections = [
    heading(report),
    reasonLine(report),
    findingList(report.findings, sizes.rows),
    answerSection(report, sizes.text),
    commits(report),
    checkOfChanges(report),
    unposted(report, sizes.rows),
    report.result.changes.length === 0 ? '' : changesSection(report.result.changes, sizes.diffs),
    collapsed(report, sizes),
    closingLine(report),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** An answer to a question needs no heading; findings, and anything that went wrong, do. */
function heading(report: Report): string {
  const { result, findings, subject } = report;
  const commit = subject.commit === null ? '' : ` of ${inlineCode(subject.commit.slice(0, 7))}`;
  const counts = severityCounts(findings);
  const isFine = result.conclusion === 'success' && signOf(report) === okSign;
  if (!isFine) return `### ${signOf(report)} ${[headline(report), ...counts].join(' · ')}`;
  return findings.length === 0 ? '' : `### Sallyport review${commit} · ${counts.join(', ')}`;
}

/** An answer and findings show that there is a result. */
function reasonLine({ result, answer, findings }: Report): string {
  const hasResult = answer.text !== '' || findings.length > 0;
  return result.conclusion === 'success' && hasResult ? '' : literalMarkdown(result.reason);
}

const okSign = '✅';

const order = ['error', 'warning', 'note'] as const satisfies readonly Finding['severity'][];
const severitySigns: Readonly<Record<Finding['severity'], string>> = { error: '❌', warning: '⚠️', note: '💬' };

function severityCounts(findings: readonly Finding[]): readonly string[] {
  return order.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [formatCount(count, severity)];
  });
}

/** Numbered, the most severe first. */
function findingList(findings: readonly Finding[], limit: number): string {
  const sorted = order.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const shown = sorted.slice(0, limit).map((finding, index) => {
    const title = literalMarkdown(shorten(finding.title, 200));
    const stop = /[.!?]$/.test(title) ? '' : '.';
    const location = inlineCode(shorten(locationOfFinding(finding), 200));
    return `${String(index + 1)}. ${severitySigns[finding.severity]} **${location}** ${title}${stop} ${literalMarkdown(shorten(finding.message, 1_000))}`;
  });
  const more = sorted.length - shown.length;
  return [shown.join('\n'), ...(more > 0 ? [`And ${formatCount(more, 'more finding')}.`] : [])].join('\n\n').trim();
}

function answerSection({ answer: { text, changes }, links }: Report, limit: number): string {
  if (text === '') return '';
  const whole = links.run === null ? null : 'in the summary of the run';
  const sanitized = changes.length === 0 ? [] : [`<sub>Sanitized in this text: ${sanitizedNotice(changes)}.</sub>`];
  return [truncateMarkdown(text, { limit, unit: 'characters', whole }), ...sanitized].join('\n\n');
}

const happened: ReadonlySet<string> = new Set(['created', 'updated', 'unchanged']);

const isCommit = ({ outcome, commit }: GitHubWriteResult): boolean => happened.has(outcome) && commit !== undefined;

/** What was committed, with the state of the checks: the reader may have to approve them. */
function commits({ writes }: Report): string {
  return writes
    .filter(isCommit)
    .map(({ what, url, note }) => {
      const name = url === null ? inlineCode(what) : `[${literalMarkdown(what)}](${url})`;
      return `- ${name}${note === '' ? '' : `: ${noteMarkdown(note, url)}`}`;
    })
    .join('\n');
}

/** Addresses on the server of the commit become links. */
function noteMarkdown(note: string, url: string | null): string {
  const server = url === null || !URL.canParse(url) ? null : new URL(url).origin;
  return note
    .split(/(https?:\/\/[^\s()<>]+)/)
    .map((part, index) => {
      if (index % 2 === 0)
        return `${/^\s/.test(part) ? ' ' : ''}${literalMarkdown(part)}${/\s$/.test(part) ? ' ' : ''}`;
      return server !== null && part.startsWith(`${server}/`) ? `<${part}>` : inlineCode(part);
    })
    .join('');
}

/** A review that tests nothing new needs no line about it. */
function checkOfChanges({ result, writes, subject: { lastCheck } }: Report): string {
  if (lastCheck === undefined || (result.changes.length === 0 && !writes.some(isCommit))) return '';
  return sentenceMarkdown(lastCheckText(lastCheck));
}

/** Writes that did not happen as requested. The others speak for themselves, and are in the collapsed part. */
function unposted({ writes }: Report, limit: number): string {
  const rows = writes.filter(({ outcome }) => !happened.has(outcome));
  return rows.length === 0 ? '' : writesSection(rows, limit);
}

/** About the run: for the owner of the workflow. */
function collapsed(report: Report, sizes: Sizes): string {
  const { result, refused, writes } = report;
  const done = writes.filter((row) => happened.has(row.outcome) && !isCommit(row));
  const parts = [
    refused.length === 0 ? '' : refusedSection(report, sizes.rows),
    result.notices.length === 0 ? '' : noticesSection(result.notices),
    done.length === 0 ? '' : writesSection(done, sizes.rows),
    instructionsLine(result.loadedInstructions ?? []),
    result.provenance === undefined ? '' : provenanceLines(result.provenance),
    sandboxSentences(result.sandbox).map(literalMarkdown).join(' '),
    figures(result, false),
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return [`<details><summary>${runSummary(report)}</summary>`, ...parts, '</details>'].join('\n\n');
}

/** `Run: 1 call refused · 2,345 tokens · $0.01 · 12.0 s` */
function runSummary({ result }: Report): string {
  const { denials, notices, usage, costUsd, durationMs } = result;
  const tokens = usage.inputTokens + usage.outputTokens;
  const facts = [
    ...(denials.length === 0 ? [] : [`${formatCount(denials.length, 'call')} refused`]),
    ...(notices.length === 0 ? [] : [formatCount(notices.length, 'notice')]),
    ...(tokens === 0 ? [] : [`${formatNumber(tokens)} tokens`]),
    ...(costUsd === null || costUsd === 0 ? [] : [formatCost(costUsd)]),
    formatDuration(durationMs),
  ];
  return `Run: ${facts.join(' · ')}`;
}

/** What this comment is, at which commit, for whom, and where to read more. A mention would notify the person. */
function closingLine(report: Report): string {
  const { links, subject, findings } = report;
  const isNamed = findings.length > 0 && !isAllRefused(report.result);
  const { coverage } = subject;
  const facts = [
    // An answer is not about all files.
    ...(coverage !== undefined && findings.length > 0 ? [coverageText(coverage)] : []),
    'Sallyport',
    ...(subject.commit === null || isNamed ? [] : [`at ${inlineCode(subject.commit.slice(0, 7))}`]),
    ...(subject.requestedBy === null ? [] : [`requested by ${literalMarkdown(subject.requestedBy)}`]),
    ...(links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run) ? [`[run](${links.run})`] : []),
  ];
  return `<sub>${facts.join(' · ')}</sub>`;
}
