import { formatCount, formatNumber } from '../format-number.js';
import type { LoadedInstructions, Provenance } from '../job/result/types.js';
import { fenced, htmlCode } from '../sanitize/code.js';
import { inlineCode, literalMarkdown, sentenceMarkdown } from '../sanitize/literal.js';
import { shorten } from '../text.js';
import { formatCost, formatDuration, isAllRefused } from './headline.js';
import type { Report } from './report.js';
import { sandboxSentences } from './sandbox-lines.js';
import { allowBlock, allowFlag, groupByRule, type MissingRule, type RefusedCall } from './suggested-rules.js';

/** The refused calls in a table, and the rules that would allow them; `limit` is the number of rows and of rules. */
export function refusedSection(report: Report, limit: number): string {
  const { refused } = report;
  const total = refused.reduce((sum, { times }) => sum + times, 0);
  const groups = groupByRule(refused);
  const rows = groups.slice(0, limit).map(row);
  const more = groups.slice(limit).reduce((sum, { calls }) => sum + calls.length, 0);
  return [
    `#### Refused calls (${formatNumber(total)})`,
    ['| Tool | Call | Why | Allowed by |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...(more > 0 ? [`And ${formatCount(more, 'more refused call')}.`] : []),
    ...refused.slice(0, limit).flatMap(previewOf),
    ...suggestions(report, limit),
    ...(isAllRefused(report.result) ? ['To end such a run as failed: `on-denied: fail`.'] : []),
  ].join('\n\n');
}

const maxPreview = 3_000;

function previewOf({ tool, label, preview }: RefusedCall): readonly string[] {
  if (preview === undefined) return [];
  const head = `<summary>${htmlCode(shorten(`${tool} ${label}`, 200))}: the refused change</summary>`;
  return [`<details>${head}`, fenced(shorten(preview, maxPreview), 'diff'), '</details>'];
}

/** Rules that would allow the calls, as workflow input or as flags, and the number of rules that are not shown. */
function suggestions({ suggested, unpasteable, links }: Report, limit: number): readonly string[] {
  const shown = suggested.slice(0, limit);
  const more = suggested.length - shown.length;
  const place = links.reportPath === null ? 'not shown' : 'in the report';
  const notes = [
    ...(more > 0 ? [`${formatCount(more, 'more rule is', 'more rules are')} ${place}.`] : []),
    ...(unpasteable > 0
      ? [
          `${formatCount(unpasteable, 'more rule', 'more rules')} cannot be shown safely: too long, or with unusual characters.`,
        ]
      : []),
  ];
  const block = links.onRunner
    ? ['To allow them, add the rules that the job needs to the step:', fenced(allowBlock(shown), 'yaml')]
    : [
        'To allow them, add the flags that the job needs to the command:',
        fenced(shown.map(allowFlag).join('\n'), 'text'),
      ];
  return [...(shown.length === 0 ? [] : block), ...(notes.length === 0 ? [] : [notes.join(' ')])];
}

/** Calls in a cell; the others are counted. */
const maxCalls = 5;

function row({ calls, reason, suggest }: MissingRule): string {
  const [{ tool, origin } = { tool: '', origin: 'model' }] = calls;
  const who = origin === 'prompt' ? ' (requested by the prompt)' : '';
  const rules = suggest.map((rule) => inlineCode(shorten(rule, 200))).join(' ') || 'no rule';
  const shown = calls.slice(0, maxCalls).map(({ label, times }) => {
    const repeated = times === 1 ? '' : ` (${formatNumber(times)} times)`;
    return `${inlineCode(shorten(label, 200))}${repeated}`;
  });
  const more = calls.length > maxCalls ? [`${formatNumber(calls.length - maxCalls)} more`] : [];
  const cell = [...shown, ...more].join('<br>');
  return `| ${literalMarkdown(shorten(tool, 100))} | ${cell} | ${sentenceMarkdown(shorten(reason, 300))}${who} | ${rules} |`;
}

export function noticesSection(notices: readonly string[]): string {
  return ['#### Notices', notices.map((notice) => `- ${sentenceMarkdown(shorten(notice, 500))}`).join('\n')].join(
    '\n\n',
  );
}

/** The conditions of the run: its instructions, its sources and its sandbox, each empty if there is nothing to show. */
export function conditionParts({ loadedInstructions, provenance, sandbox }: Report['result']): readonly string[] {
  return [
    instructionsLine(loadedInstructions ?? []),
    provenance === undefined ? '' : provenanceLines(provenance),
    sandboxSentences(sandbox).map(literalMarkdown).join(' '),
  ];
}

/** The instructions that the model received in addition to the prompt, with their files. Empty if there were none. */
function instructionsLine(loaded: readonly LoadedInstructions[]): string {
  const shown = loaded.slice(0, maxInstructions).map(({ kind, path, bytes }) => {
    const name = inlineCode(shorten(path, 200));
    return kind === 'skill' ? `skill ${name}` : `${name} (${formatCount(bytes, 'byte')})`;
  });
  const more = loaded.length - shown.length;
  const rest = more > 0 ? [`${formatNumber(more)} more`] : [];
  return loaded.length === 0 ? '' : `Instructions loaded: ${[...shown, ...rest].join(', ')}.`;
}

const maxInstructions = 30;

function cachedShare({ cacheReadTokens, inputTokens }: Report['result']['usage']): string {
  return `${String(Math.round((100 * cacheReadTokens) / Math.max(1, inputTokens)))} %`;
}

/** What the run used; an unknown price is reported or omitted. Empty for a job that never called a model. */
export function figures(
  { turns, model, toolCalls, usage, costUsd, durationMs, prompt }: Report['result'],
  saysUnknownPrice = true,
): string {
  if (turns === 0 && usage.inputTokens === 0) return '';
  const cached = [
    ...(usage.cacheReadTokens > 0
      ? [`${formatNumber(usage.cacheReadTokens)} or ${cachedShare(usage)} from the cache`]
      : []),
    ...(usage.cacheWriteTokens > 0 ? [`${formatNumber(usage.cacheWriteTokens)} into it`] : []),
  ];
  const input = `${formatNumber(usage.inputTokens)} tokens in${cached.length === 0 ? '' : ` (${cached.join(', ')})`}`;
  const parts = [
    inlineCode(shorten(model, 100)),
    `prompt ${inlineCode(shorten(prompt, 200))}`,
    formatCount(turns, 'turn'),
    formatCount(toolCalls, 'tool call'),
    input,
    `${formatNumber(usage.outputTokens)} out`,
    ...(costUsd === null && !saysUnknownPrice ? [] : [formatCost(costUsd)]),
    formatDuration(durationMs),
  ];
  return parts.join(' · ');
}

/** Maximum number of sentences about omissions. */
const maxSentences = 20;

/** The commit that the run trusted, and what was omitted from the model's context. Empty if there is nothing to report. */
function provenanceLines({ trustedCommit, omitted }: Provenance): string {
  const more = omitted.length - maxSentences;
  const trusted = `Trusted commit: ${inlineCode(trustedCommit ?? '')}. Prompt, configuration, commands, skills and instruction files come from it.`;
  return [
    ...(trustedCommit === null ? [] : [trusted]),
    ...omitted.slice(0, maxSentences).map((sentence) => literalMarkdown(shorten(sentence, 500))),
    ...(more > 0 ? [`And ${formatCount(more, 'more omission')}.`] : []),
  ].join('\n\n');
}
