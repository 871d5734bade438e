import { inlineCode, isLinkable, literalMarkdown, sentenceMarkdown } from '../sanitize/literal.js';
import { truncateMarkdown } from '../sanitize/truncate-markdown.js';
import { changesSection, type DiffLimits } from './changes.js';
import { unseenText } from './coverage.js';
import { findingsSection } from './findings.js';
import { headline, signOf } from './headline.js';
import { lastCheckText } from './last-check.js';
import type { MarkdownReport } from './report.js';
import { sanitizedNotice } from './sanitized-notice.js';
import { conditionParts, figures, noticesSection, refusedSection } from './sections.js';
import { writesSection } from './writes.js';

/** How much is shown of the parts that can be long. */
export interface Sizes {
  readonly text: number;
  /** Rows of refused calls, and suggested rules. */
  readonly rows: number;
  readonly diffs: DiffLimits;
}

/** Untrusted text is data: it hides, loads and notifies nothing, and stays in its section. No empty sections. */
export function reportMarkdown(report: MarkdownReport, sizes: Sizes): string {
  const { result, refused } = report;
  const sections = [
    `### ${[`${signOf(report)} ${headline(report)}`, unseenText(report)].filter((part) => part !== null).join(' · ')}`,
    reasonLine(report),
    report.subject.lastCheck === undefined ? '' : sentenceMarkdown(lastCheckText(report.subject.lastCheck)),
    answerSection(report, sizes.text),
    report.findings.length === 0 ? '' : findingsSection(report.findings, sizes.rows),
    report.writes.length === 0 ? '' : writesSection(report.writes, sizes.rows),
    refused.length === 0 ? '' : refusedSection(report, sizes.rows),
    result.notices.length === 0 ? '' : noticesSection(result.notices),
    ...conditionParts(result),
    result.changes.length === 0 ? '' : changesSection(result.changes, sizes.diffs),
    footer(report),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** For a success with an answer, the reason would only repeat that there is one. */
function reasonLine({ result: { conclusion, reason }, answer }: MarkdownReport): string {
  return conclusion === 'success' && answer.text !== '' ? '' : literalMarkdown(reason);
}

function answerSection({ answer: { text, changes }, links }: MarkdownReport, limit: number): string {
  const whole = links.reportPath === null ? null : `in ${inlineCode(links.reportPath)}`;
  if (text === '') return '';
  const sanitized = changes.length === 0 ? [] : [`*Sanitized in this text: ${sanitizedNotice(changes)}.*`];
  return ['---', truncateMarkdown(text, { limit, unit: 'characters', whole }), '---', ...sanitized].join('\n\n');
}

function footer({ result, links }: MarkdownReport): string {
  const places = [
    ...(isLinkable(links.run) ? [`[Run](${links.run})`] : []),
    ...(result.transcriptPath === null ? [] : [`transcript ${inlineCode(result.transcriptPath)}`]),
    ...(links.reportPath === null ? [] : [`report ${inlineCode(links.reportPath)}`]),
    ...(links.patchPath === undefined ? [] : [`patch ${inlineCode(links.patchPath)}`]),
  ];
  const kept = links.onRunner && result.transcriptPath !== null;
  const hint = kept ? ' (on the runner; `actions/upload-artifact` keeps them)' : '';
  return [figures(result), places.length === 0 ? '' : `${places.join(' · ')}${hint}`]
    .filter((line) => line !== '')
    .join('\n\n');
}
