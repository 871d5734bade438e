import { formatCount, formatNumber } from '../format-number.js';
import { neutralize } from '../platform/terminal/workflow-commands.js';
import { shorten } from '../text.js';
import { unseenText } from './coverage.js';
import { formatCost, formatDuration, headline, isAllRefused, signOf } from './headline.js';
import { lastCheckText } from './last-check.js';
import type { Report } from './report.js';
import { sandboxSentences } from './sandbox-lines.js';
import {
  allowFlag,
  allowLine,
  groupByRule,
  type RefusedCall,
  suggestedRules,
  unpasteableRules,
} from './suggested-rules.js';
import { writeLines } from './writes.js';

/** Terminal color codes. */
const tint = { bold: 1, red: 31, green: 32, yellow: 33, grey: 90 } as const;
type Tint = keyof typeof tint;

/**
 * The conclusion, refused calls with what would allow them, tokens, time, paths. Ends with a line break. Nothing is a
 * workflow command or a color of the model's.
 */
export function closingLines(report: Report, { color }: { readonly color: boolean }): string {
  const { result, refused, writes, links } = report;
  const paint = (name: Tint, text: string) => (color ? `\u001b[${String(tint[name])}m${text}\u001b[0m` : text);
  const line = (text: string, max = 500) => shorten(neutralize(text).replace(/\s*\n\s*/g, ' '), max);
  const sign = signOf(report);
  const hasFailed = writes.some(({ outcome }) => outcome === 'failed');
  const isEmpty = isAllRefused(result);
  const good = !hasFailed && !isEmpty && (result.conclusion === 'success' || result.conclusion === 'skipped');
  const unseen = unseenText(report);
  const lines = [
    `${sign} ${paint('bold', paint(good ? 'green' : 'red', headline(report)))} (${result.conclusion})${unseen === null ? '' : ` · ${unseen}`}`,
    ...(result.reason === '' ? [] : [`   ${line(result.reason)}`]),
    ...(report.subject.lastCheck === undefined ? [] : [`   ${line(lastCheckText(report.subject.lastCheck))}`]),
  ];
  for (const { calls, reason, suggest } of groupByRule(refused)) {
    for (const { tool, label, times } of calls) {
      const repeated = times === 1 ? '' : ` (${formatNumber(times)} times)`;
      lines.push(`${paint('yellow', 'refused')} ${line(`${tool} ${label}`, 200)}${repeated}`);
    }
    lines.push(`   ${line(reason)}`, ...advice({ suggest }, links));
  }
  if (isEmpty) lines.push(`to end such a run as failed: ${links.onRunner ? 'on-denied: fail' : '--on-denied fail'}`);
  // The refused ones are above.
  const unrefused = writes.filter(({ outcome }) => outcome !== 'refused');
  lines.push(...writeLines(unrefused).map((text) => `write    ${line(text)}`));
  lines.push(...result.notices.map((notice) => `${paint('yellow', 'notice')} ${line(notice)}`));
  const { trustedCommit = null, omitted = [] } = result.provenance ?? {};
  if (trustedCommit !== null) lines.push(`trusted  ${trustedCommit}`);
  lines.push(...omitted.map((sentence) => `${paint('yellow', 'left out')} ${line(sentence)}`));
  lines.push(...sandboxSentences(result.sandbox).map((sentence) => paint('grey', line(sentence))));
  if (result.changes.length > 0) lines.push(`changed  ${formatCount(result.changes.length, 'file')}`);
  if (result.turns > 0) lines.push(paint('grey', line(figures(result))));
  if (result.transcriptPath !== null) lines.push(`transcript  ${line(result.transcriptPath)}`);
  if (links.reportPath !== null) lines.push(`report      ${line(links.reportPath)}`);
  if (links.patchPath !== undefined) lines.push(`patch       ${line(links.patchPath)}`);
  return `${lines.join('\n')}\n`;
}

function figures({ model, turns, toolCalls, usage, costUsd, durationMs }: Report['result']): string {
  return [
    model,
    formatCount(turns, 'turn'),
    formatCount(toolCalls, 'tool call'),
    `${formatNumber(usage.inputTokens)} tokens in`,
    `${formatNumber(usage.outputTokens)} out`,
    formatCost(costUsd),
    formatDuration(durationMs),
  ].join(', ');
}

/** What would allow the call: the workflow input or the flags. */
function advice(call: Pick<RefusedCall, 'suggest'>, { onRunner, reportPath }: Report['links']): readonly string[] {
  const rules = suggestedRules([call]);
  const [only = '', ...others] = rules;
  const more = unpasteableRules([call]);
  const place = reportPath === null ? '' : ', see the report';
  return [
    ...(rules.length > 0 && !onRunner ? [`   to allow it: ${rules.map(allowFlag).join(' ')}`] : []),
    ...(rules.length === 1 && onRunner ? [`   to allow it: ${allowLine(only)}`] : []),
    ...(others.length > 0 && onRunner
      ? ['   to allow it: allow: |', ...rules.map((rule) => `${' '.repeat(18)}${rule}`)]
      : []),
    ...(more > 0
      ? [`   ${formatCount(more, 'more rule', 'more rules')} would be needed but cannot be shown safely${place}`]
      : []),
  ];
}
