import { formatCount, formatNumber } from '../../format-number.js';
import { inlineCode, literalMarkdown, sentenceMarkdown } from '../../sanitize/literal.js';
import { shorten } from '../../text.js';
import { formatDuration } from '../headline.js';
import type { PageCall, PageEntry, PageTurn } from './page-data.js';

type Shown = Exclude<keyof PageCall, 'type' | 'at' | 'label' | 'input' | 'diff' | 'output' | 'repeat' | 'changes'>;

/** A call as `report --json` prints it. */
export interface CallRecord extends Pick<PageCall, Shown> {
  /** ISO 8601; `null` if unknown. */
  readonly at: string | null;
  readonly call: string;
  /** The turn that made the call, with the tokens of its request and answer; `null` if unknown. */
  readonly turn: Pick<PageTurn, 'turn' | 'inputTokens' | 'outputTokens' | 'cacheReadTokens'> | null;
}

export function callRecords(entries: readonly PageEntry[]): readonly CallRecord[] {
  return callsIn(entries).map(({ call, turn: of }) => {
    const { at, agent, tool, label, status, decision, mode, stage, rule, reason, suggest, durationMs, hookChanges } =
      call;
    return {
      at: at === 0 ? null : new Date(at).toISOString(),
      ...{ agent, tool, call: label, status, decision, mode, stage, rule, reason, suggest, durationMs, hookChanges },
      turn: of === null ? null : recordOf(of),
    };
  });
}

const recordOf = ({ turn, inputTokens, outputTokens, cacheReadTokens }: PageTurn): CallRecord['turn'] => ({
  ...{ turn, inputTokens, outputTokens, cacheReadTokens },
});

interface CallOfTurn {
  readonly call: PageCall;
  readonly turn: PageTurn | null;
  /** The first call of its turn. */
  readonly isFirst: boolean;
}

/** The calls with their turns; a sub-agent has turns of its own. */
function callsIn(entries: readonly PageEntry[]): readonly CallOfTurn[] {
  const turns = new Map<string | null, PageTurn>();
  const begun = new Set<PageTurn>();
  return entries.flatMap((entry): readonly CallOfTurn[] => {
    if (entry.type === 'turn') turns.set(entry.agent, entry);
    if (entry.type !== 'call') return [];
    const turn = turns.get(entry.agent) ?? null;
    const isFirst = turn !== null && !begun.has(turn);
    if (turn !== null) begun.add(turn);
    return [{ call: entry, turn, isFirst }];
  });
}

/** Empty if the provider did not count. */
function tokensOf({ inputTokens, outputTokens, cacheReadTokens }: PageTurn, unit = ''): string {
  if (inputTokens + outputTokens === 0) return '';
  const cached = cacheReadTokens === 0 ? '' : ` (${formatNumber(cacheReadTokens)} cached)`;
  return `${formatNumber(inputTokens)}${unit} in${cached}, ${formatNumber(outputTokens)} out`;
}

const signs = { done: '✓', failed: '!', refused: '✗', invalid: '?', unfinished: '…' } as const;

/** Two lines per call, after one with the tokens of its turn, for a terminal. */
export function callHistoryText(entries: readonly PageEntry[]): string {
  const calls = callsIn(entries);
  if (calls.length === 0) return 'No calls.\n';
  return calls.flatMap(textLines).join('\n').concat('\n');
}

function textLines({ call, turn, isFirst }: CallOfTurn): readonly string[] {
  const { status, tool, label, durationMs, agent, suggest, hookChanges } = call;
  const who = agent === null ? '' : `[${agent}] `;
  const time = durationMs === null ? '' : `  ${formatDuration(durationMs)}`;
  const decision = decisionText(call);
  const tokens = turn !== null && isFirst ? tokensOf(turn, ' tokens') : '';
  return [
    ...(tokens === '' ? [] : [`          ${who}turn ${String(turn?.turn)}: ${tokens}`]),
    `${timeText(call)}  ${signs[status]} ${who}${tool}  ${oneLine(label)}${time}`,
    ...(decision === '' ? [] : [`            ${decision}`]),
    ...hookChanges.map((text) => `            ${oneLine(text)}`),
    ...suggest.map((rule) => `            would be allowed by: ${oneLine(rule)}`),
  ];
}

/** What decided about the call, in one sentence; empty if unknown. */
function decisionText({ status, stage, rule, reason, repeat, decision, mode }: PageCall): string {
  const inMode = mode === null || mode === 'default' ? '' : ` in mode ${mode}`;
  const why = `${by(rule)}${inMode}${reason === '' ? '' : `: ${oneLine(reason)}`}`;
  if (status === 'refused') return `refused${stage === null ? '' : ` at ${stage}`}${why}`;
  if (status === 'invalid') return 'not a valid call';
  return repeat === null && decision !== 'allow' ? '' : `allowed${why}`;
}

const by = (rule: string | null) => (rule === null ? '' : ` by ${oneLine(rule)}`);

const oneLine = (text: string) => shorten(text.replace(/\s+/g, ' '), 300);

/** The time of day in UTC. */
function timeText({ at }: PageCall): string {
  return at === 0 ? '        ' : new Date(at).toISOString().slice(11, 19);
}

const maxRows = 500;

/** A table for a summary or an issue. */
export function callHistoryMarkdown(entries: readonly PageEntry[]): string {
  const calls = callsIn(entries);
  if (calls.length === 0) return 'No calls.\n';
  const rows = calls.slice(0, maxRows).map(({ call, turn, isFirst }) => {
    const { tool, label, status, durationMs, hookChanges } = call;
    const cells = [
      timeText(call).trim(),
      literalMarkdown(shorten(tool, 100)),
      inlineCode(shorten(label.replace(/\s+/g, ' '), 200)),
      `${signs[status]} ${status}`,
      [decisionText(call), ...hookChanges]
        .flatMap((text) => (text === '' ? [] : sentenceMarkdown(shorten(text, 300))))
        .join('<br>'),
      durationMs === null ? '' : formatDuration(durationMs),
      turn !== null && isFirst ? tokensOf(turn) : '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const left = calls.length - rows.length;
  return [
    '| Time (UTC) | Tool | Call | Result | Decision | Duration | Tokens of the turn |',
    '| --- | --- | --- | --- | --- | ---: | --- |',
    ...rows,
    ...(left === 0 ? [] : ['', `${formatCount(left, 'more call')} in the transcript.`]),
    '',
  ].join('\n');
}
