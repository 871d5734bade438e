import type { RunEvent } from '../agent/events.js';
import { todoLine } from '../messages/attachments.js';
import { textOfParts } from '../messages/normalize.js';
import type { Redact } from '../platform/types.js';
import { endOf, oneLine, shorten, startOf } from '../text.js';
import type { Denial } from '../tools/call-result.js';

export interface ProgressOptions {
  /** True if a person is watching: a long-running command then also shows when it starts. A log only has the ends. */
  readonly terminal: boolean;
  /** Applied before long texts are shortened: half a secret would not be recognized. */
  readonly redact: Redact;
}

/** Most events have none. Text of a model or tool is as it is; the log neutralizes it. */
export function progressLines(event: RunEvent, options: ProgressOptions): readonly string[] {
  const { terminal, redact } = options;
  switch (event.type) {
    case 'turn-start':
      return terminal && event.turn > 1 ? [`  … turn ${String(event.turn)}`] : [];
    case 'tool-start':
      return terminal ? startedCommand(event, redact) : [];
    case 'run-start':
      return [`${event.prompt} on ${event.model}`];
    case 'turn-end':
      return wordsBeforeCalls(event);
    case 'tool-end':
      return toolLines(event, redact);
    case 'model-retry':
      return [
        `  … ${event.modelError.message} Try ${String(event.attempt + 1)} in ${(event.delayMs / 1000).toFixed(1)} s.`,
      ];
    case 'command-output':
      return [`      ${event.text}`];
    case 'denied':
      return denialLines(`${event.denial.tool}  ${logLine(event.denial.label, redact)}`, event.denial);
    case 'todos':
      return event.items.map((item) => `      ${todoLine(item)}`);
    case 'notice':
      return [`  ${event.level === 'info' ? '' : `${event.level}: `}${event.text}`];
    case 'resumed':
      return ['  … Resumed: what the transcript contains was restored.'];
    case 'compaction':
      return [compactionLine(event)];
    case 'sub-agent':
      // Several may run at the same time.
      return progressLines(event.event, options).map((line) => `  ${event.name}:${line.slice(1)}`);
    default:
      return [];
  }
}

function compactionLine({ before, after, summary }: Extract<RunEvent, { type: 'compaction' }>): string {
  const size = (tokens: number): string => `${String(Math.round(tokens / 100) / 10)}k`;
  const how = summary ? 'with a summary by the model' : 'without a summary: one line per call remains';
  return `  … Compacted the conversation from ${size(before)} to ${size(after)} tokens, ${how}.`;
}

function wordsBeforeCalls(event: Extract<RunEvent, { type: 'turn-end' }>): readonly string[] {
  const calls = event.message.parts.some((part) => part.type === 'tool-call');
  const text = calls ? textOfParts(event.message) : '';
  return text === '' ? [] : text.split('\n').map((line) => `  ${line}`);
}

/** Only commands take long enough to need a line when they start. */
function startedCommand({ call }: Extract<RunEvent, { type: 'tool-start' }>, redact: Redact): readonly string[] {
  const command = commandIn(call.input);
  return command === null ? [] : [`  … ${call.name}  ${logLine(command, redact)}`];
}

/** The command of a call; `null` for other calls. */
export function commandIn(input: unknown): string | null {
  const command = (input as { readonly command?: unknown } | null)?.command;
  return typeof command === 'string' ? command : null;
}

function toolLines({ result }: Extract<RunEvent, { type: 'tool-end' }>, redact: Redact): readonly string[] {
  const name = `${result.call.name}  ${logLine(result.label, redact)}`;
  const changes = (result.hookChanges ?? []).map((text) => `      ${logLine(text, redact)}`);
  if (result.denial !== undefined) return [...denialLines(name, result.denial), ...changes];
  const time = result.durationMs >= 1000 ? `  ${(result.durationMs / 1000).toFixed(1)} s` : '';
  if (!result.isError) return [`  ✓ ${name}${time}`, ...changes];
  const words =
    commandIn(result.call.input) !== null
      ? lastLines(firstWords(result), redact)
      : [logLine(firstWords(result), redact)];
  return [`  ! ${name}${time}`, ...words.map((line) => `      ${line}`), ...changes];
}

/** Lines of a failed command in the log: failures and the exit code are at the end of its output. */
const endLines = 6;

function lastLines(text: string, redact: Redact): readonly string[] {
  const lines = endOf(text, enough)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(-endLines).map((line) => logLine(line, redact));
}

/** The closing lines have the rules that would allow it, once for all calls that need them. */
function denialLines(name: string, { reason }: Denial): readonly string[] {
  return [`  ✗ ${name}`, `      refused: ${reason}`];
}

function firstWords(result: Extract<RunEvent, { type: 'tool-end' }>['result']): string {
  const part = result.parts.find((candidate) => candidate.type === 'text');
  return part?.type === 'text' ? part.text : '';
}

const longestLine = 160;

/** More than a line needs, so that a long text is not redacted as a whole. */
const enough = 4_000;

export function logLine(text: string, redact: Redact): string {
  return shorten(oneLine(redact(startOf(text, enough))), longestLine);
}
