import { isDeeper } from '../messages/depth.js';
import type { AssistantMessage, AssistantPart, ToolCallPart } from '../messages/types.js';

/** No honest input comes near these. */
const deepest = 64;
const longestInput = 5_000_000;
const longestName = 128;

/**
 * The turn as the program may hold it: names in one short line, inputs neither too deep nor too large. What does
 * not fit becomes a text, which no tool takes, so that the model is told.
 */
export function bounded(message: AssistantMessage): AssistantMessage {
  return { ...message, parts: message.parts.map(boundedPart) };
}

function boundedPart(part: AssistantPart): AssistantPart {
  return part.type === 'tool-call' ? { ...part, name: oneWord(part.name), input: boundedInput(part) } : part;
}

function oneWord(name: string): string {
  return name.slice(0, longestName).replaceAll(/\s/g, ' ');
}

function boundedInput({ input }: ToolCallPart): unknown {
  if (isDeeper(input, deepest)) return `(left out: nested deeper than ${String(deepest)} levels)`;
  const size = typeof input === 'string' ? input.length : JSON.stringify(input ?? null).length;
  return size > longestInput ? `(left out: longer than ${String(longestInput)} characters)` : input;
}
