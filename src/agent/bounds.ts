import { isDeeper } from '../messages/depth.js';
import type { AssistantMessage, AssistantPart, ToolCallPart } from '../messages/types.js';
import { startOf } from '../text.js';

/** Far above any legitimate input. */
const maxDepth = 64;
const maxInputLength = 5_000_000;
const maxNameLength = 128;

/**
 * Bounds a turn before the program keeps it: tool names are one short line, inputs neither too deep nor too large. An
 * oversized input becomes a string, which every tool rejects, so the model sees why.
 */
export function bounded(message: AssistantMessage): AssistantMessage {
  return { ...message, parts: message.parts.map(boundedPart) };
}

function boundedPart(part: AssistantPart): AssistantPart {
  return part.type === 'tool-call' ? { ...part, name: singleLine(part.name), input: boundedInput(part) } : part;
}

function singleLine(name: string): string {
  return startOf(name, maxNameLength).replaceAll(/\s/g, ' ');
}

function boundedInput({ input }: ToolCallPart): unknown {
  if (isDeeper(input, maxDepth)) return `(omitted: nested deeper than ${String(maxDepth)} levels)`;
  const size = typeof input === 'string' ? input.length : JSON.stringify(input ?? null).length;
  return size > maxInputLength ? `(omitted: longer than ${String(maxInputLength)} characters)` : input;
}
