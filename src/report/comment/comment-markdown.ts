import { formatCount, formatNumber } from '../../format-number.js';
import { patchSection } from '../../github-writes/commit/patch-section.js';
import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import { inlineCode, isLinkable, literalMarkdown, sentenceMarkdown } from '../../sanitize/literal.js';
import { truncateMarkdown } from '../../sanitize/truncate-markdown.js';
import { shorten } from '../../text.js';
import type { Finding } from '../../tools/self-report/types.js';
import { collapsedChanges } from '../changes.js';
import { conversationMark } from '../conversation-mark.js';
import { coverageText, unseenText } from '../coverage.js';
import { locationOfFinding } from '../findings.js';
import { formatCost, formatDuration, headline, isAllRefused, signOf } from '../headline.js';
import { lastCheckText } from '../last-check.js';
import type { Sizes } from '../markdown.js';
import type { MarkdownReport } from '../report.js';
import { sanitizedNotice } from '../sanitized-notice.js';
import { conditionParts, figures, noticesSection, refusedSection } from '../sections.js';
import { writesSection } from '../writes.js';
import {
  isLost,
  isPage,
  isPosted,
  isPush,
  isUnposted,
  noteMarkdown,
  pageLine,
  pushHeading,
  pushNote,
} from './posted.js';

/** What was found comes first; the workflow's matters are collapsed. No paths of the runner. Untrusted text is data. */
export function commentMarkdown(report: MarkdownReport, sizes: Sizes): string {
  const lost = report.writes.find(isLost);
  const sections = [
    firstLine(report),
    reasonLine(report),
    findingList(report, sizes.rows),
    ...(lost === undefined ? posted(report, sizes) : lostSections(lost, report, sizes)),
    collapsed(report, sizes),
    closingLine(report),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The heading, and what a review has not seen: no one may take a part for the whole. */
function firstLine(report: MarkdownReport): string {
  const [line, unseen] = [heading(report), unseenText(report)];
  if (unseen === null) return line;
  return line === '' ? `**${unseen}.**` : `${line} · ${unseen}`;
}

/** An answer to a question needs no heading; findings, a commit, and anything that went wrong do. */
function heading(report: MarkdownReport): string {
  const { result, findings, subject, writes } = report;
  const commit = subject.commit === null ? '' : ` of ${inlineCode(subject.commit.slice(0, 7))}`;
  const counts = order.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [formatCount(count, severity)];
  });
  const lost = writes.find(isLost);
  if (lost !== undefined && result.conclusion === 'success') return `### ⚠️ ${lostHeadline(lost)}`;
  const isFine = result.conclusion === 'success' && signOf(report) === okSign;
  if (!isFine) return `### ${signOf(report)} ${[headline(report), ...counts].join(' · ')}`;
  if (findings.length > 0)
    return `### Sallyport ${commandName(result.prompt) ?? 'review'}${commit} · ${counts.join(', ')}`;
  const push = writes.find(isPush);
  if (push !== undefined) return `### ${pushHeading(push)}`;
  const isNothing = result.requests.some(({ kind }) => kind === 'noop') && report.answer.text === '';
  const name = commandName(result.prompt);
  return isNothing && name !== null ? `### Sallyport ${name}${commit} · nothing to report` : '';
}

/** The command, as people name it; `null` for other prompts. */
function commandName(prompt: string): string | null {
  const [, skill, file] =
    /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(prompt) ?? [];
  return skill ?? file ?? null;
}

/** An answer and findings show that there is a result. */
function reasonLine({ result, answer, findings }: MarkdownReport): string {
  const hasResult = answer.text !== '' || findings.length > 0;
  return result.conclusion === 'success' && hasResult ? '' : sentenceMarkdown(result.reason);
}

const okSign = '✅';

const order = ['error', 'warning', 'note'] as const satisfies readonly Finding['severity'][];
const severitySigns: Readonly<Record<Finding['severity'], string>> = { error: '❌', warning: '⚠️', note: '💬' };

/** Numbered, the most severe first. */
function findingList(report: MarkdownReport, limit: number): string {
  const { findings } = report;
  const sorted = order.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  const shown = sorted.slice(0, limit).map((finding, index) => {
    const title = sentenceMarkdown(shorten(finding.title, 200));
    const stop = /[.!?]$/.test(title) ? '' : '.';
    const location = linkedLocation(finding, report);
    return `${String(index + 1)}. ${severitySigns[finding.severity]} **${location}** ${title}${stop} ${sentenceMarkdown(shorten(finding.message, 1_000))}`;
  });
  const more = sorted.length - shown.length;
  return [shown.join('\n'), ...(more > 0 ? [`And ${formatCount(more, 'more finding')}.`] : [])].join('\n\n').trim();
}

/** A name that is a part of an address as it is. */
const plainPath = /^(?!.*\.\.)[\w./@+-]{1,300}$/;

/** The lines of a finding, with a link to them in the commit that the run worked on. */
function linkedLocation(finding: Finding, { links: { run }, subject: { commit } }: MarkdownReport): string {
  const location = inlineCode(shorten(locationOfFinding(finding), 200));
  const { path, line, endLine } = finding;
  const repository = isLinkable(run) ? /^(.+)\/actions\/runs\/\d+/.exec(run)?.[1] : undefined;
  if (repository === undefined || commit === null || !plainPath.test(path)) return location;
  const lines = `#L${String(line)}${endLine === undefined ? '' : `-L${String(endLine)}`}`;
  return `[${location}](${repository}/blob/${commit}/${path}${lines})`;
}

function answerSection({ answer: { text }, links: { run } }: MarkdownReport, limit: number): string {
  const whole = !isLinkable(run) ? null : `in the [summary of the run](${run})`;
  return truncateMarkdown(text, { limit, unit: 'characters', whole });
}

/** The answer, and what was done. */
function posted(report: MarkdownReport, sizes: Sizes): readonly string[] {
  const { writes, result, links } = report;
  const push = writes.find(isPush);
  const server = originOf(links.run);
  const others = writes.filter((row) => isPage(row) && row !== push);
  return [
    answerSection(report, sizes.text),
    push === undefined ? '' : report.findings.length > 0 ? pageLine(push, server) : pushNote(push, server),
    others.map((row) => pageLine(row, server)).join('\n'),
    checkOfChanges(report),
    unposted(report, sizes.rows),
    collapsedChanges(result.changes, { ...sizes.diffs, isCommitted: writes.some(isPage) }),
  ];
}

const lostHeadline = ({ what }: GitHubWriteResult): string =>
  what.startsWith('PullRequest') ? 'The pull request could not be opened' : 'The changes could not be pushed';

/** The reason comes first: the answer was written before and may claim what did not happen. */
function lostSections(lost: GitHubWriteResult, report: MarkdownReport, sizes: Sizes): readonly string[] {
  const { writes, result, links, answer } = report;
  const server = originOf(links.run);
  const canceled = writes.filter(({ code }) => code === 'canceled');
  const text = answerSection(report, sizes.text);
  const linked = lost.code === 'patch-in-comment' ? lost.url : null;
  const isHere = lost.code === 'patch-in-result';
  const note = noteMarkdown(lost.details ?? lost.note, server);
  return [
    linked === null ? note : `${note} [The patch is in a comment](${linked}).`,
    canceled.length === 0 ? '' : `Canceled with it: ${canceled.map(({ what }) => inlineCode(what)).join(', ')}.`,
    isHere ? patchSection(result.changes.map(({ diff }) => diff ?? '').join('')) : '',
    answer.text === '' ? '' : `<details><summary>The answer, written before</summary>\n\n${text}\n\n</details>`,
    unposted({ ...report, writes: writes.filter((row) => row !== lost && !canceled.includes(row)) }, sizes.rows),
    linked !== null || isHere ? '' : collapsedChanges(result.changes, { ...sizes.diffs, isCommitted: false }),
  ];
}

const originOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;

/** A review that tests nothing new needs no line about it. */
function checkOfChanges({ result, writes, subject: { lastCheck } }: MarkdownReport): string {
  if (lastCheck === undefined || (result.changes.length === 0 && !writes.some(isPage))) return '';
  return sentenceMarkdown(lastCheckText(lastCheck));
}

/** Writes of which readers have to know. Refused ones are among the refused calls, the others in the collapsed part. */
function unposted({ writes }: MarkdownReport, limit: number): string {
  const rows = writes.filter(isUnposted);
  return rows.length === 0 ? '' : writesSection(rows, limit);
}

/** About the run: for the owner of the workflow, who finds it in the summary too. */
function collapsed(report: MarkdownReport, sizes: Sizes): string {
  if (report.subject.isFromOutside === true) return '';
  const { result, refused, writes, answer } = report;
  const done = writes.filter((row) => isPosted(row) && !isUnposted(row) && !isPage(row));
  const parts = [
    refused.length === 0 ? '' : refusedSection(report, sizes.rows),
    result.notices.length === 0 ? '' : noticesSection(result.notices),
    done.length === 0 ? '' : writesSection(done, sizes.rows),
    answer.changes.length === 0 ? '' : `Sanitized in the answer: ${sanitizedNotice(answer.changes)}.`,
    ...conditionParts(result),
    figures(result, false),
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return [`<details><summary>${runSummary(report)}</summary>`, ...parts, '</details>'].join('\n\n');
}

/** `Run: 1 call refused · 2,345 tokens · $0.01 · 12.0 s` */
function runSummary({ result }: MarkdownReport): string {
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
function closingLine(report: MarkdownReport): string {
  const { links, subject, findings } = report;
  const isNamed = findings.length > 0 && !isAllRefused(report.result);
  const { coverage } = subject;
  const facts = [
    // An answer is not about all files.
    ...(coverage !== undefined && findings.length > 0 ? [coverageText(coverage)] : []),
    'Sallyport',
    ...(subject.commit === null || isNamed ? [] : [`at ${inlineCode(subject.commit.slice(0, 7))}`]),
    ...(subject.requestedBy === null ? [] : [`requested by ${literalMarkdown(subject.requestedBy)}`]),
    ...(isLinkable(links.run) ? [`[run](${links.run})`] : []),
    ...continuedFacts(report),
  ];
  const mark = subject.conversation === undefined ? '' : `\n${conversationMark(subject.conversation)}`;
  return `<sub>${facts.filter((fact) => fact !== '').join(' · ')}</sub>${mark}`;
}

/** Which run goes on, what that saved, and how it goes on elsewhere. */
function continuedFacts({ result: { continues }, subject: { conversation } }: MarkdownReport): readonly string[] {
  const locally = conversation === undefined ? [] : [`go on locally: ${inlineCode('sallyport run --continue DIR')}`];
  if (continues === undefined) return locally;
  const { run, turns, cachedTokens } = continues;
  const earlier = isLinkable(run) ? `[an earlier run](${run})` : 'an earlier run';
  const words = `continues ${earlier} of ${formatCount(turns, 'turn')}, ${formatNumber(cachedTokens)} tokens from the provider's cache`;
  return [words, ...locally];
}
