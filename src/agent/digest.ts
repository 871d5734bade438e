import { callsOf, textOfParts } from '../messages/normalize.js';
import type { ModelMessage, ToolCallPart, ToolResultPart } from '../messages/types.js';
import { oneLine, shorten } from '../text.js';

/** One line for each call, and the first words of each turn: what remains of a conversation that is compacted. */
export function digestLines(messages: readonly ModelMessage[]): readonly string[] {
  const results = new Map(
    messages.flatMap((message) =>
      message.role === 'tool' ? message.results.map((result) => [result.id, result] as const) : [],
    ),
  );
  return messages.flatMap((message) => {
    if (message.role !== 'assistant') return [];
    const text = singleLine(textOfParts(message), 300);
    return [...(text === '' ? [] : [text]), ...callsOf(message).map((call) => callLine(call, results.get(call.id)))];
  });
}

/** The last lines that fit, with a note about those before. */
export function lastLines(lines: readonly string[], maxCharacters: number): readonly string[] {
  let room = maxCharacters;
  let start = lines.length;
  while (start > 0) {
    room -= (lines[start - 1] ?? '').length + 1;
    if (room < 0) break;
    start -= 1;
  }
  return start === 0 ? lines : [`(${String(start)} earlier lines omitted)`, ...lines.slice(start)];
}

function callLine({ name, input }: ToolCallPart, result: ToolResultPart | undefined): string {
  return `- ${name} ${singleLine(JSON.stringify(input ?? null), 160)} → ${result === undefined ? 'no result' : outcome(result)}`;
}

function outcome({ parts, isError }: ToolResultPart): string {
  const text = parts.map((part) => (part.type === 'text' ? part.text : `(${part.mediaType})`)).join('\n');
  if (isError) return `failed: ${singleLine(text, 160)}`;
  const size = `${String(text.length)} characters`;
  return text.length <= 80 ? singleLine(text, 80) : size;
}

function singleLine(text: string, max: number): string {
  return shorten(oneLine(text), max);
}
