import type { ModelMessage, Part } from './types.js';

/** The parts that a model was sent, not those that it wrote. */
export function sentParts(message: ModelMessage): readonly Part[] {
  if (message.role === 'user') return message.parts;
  return message.role === 'tool' ? message.results.flatMap((result) => result.parts) : [];
}

export function withSentParts(
  message: ModelMessage,
  change: (parts: readonly Part[]) => readonly Part[],
): ModelMessage {
  if (message.role === 'assistant') return message;
  if (message.role === 'user') return { ...message, parts: change(message.parts) };
  return { ...message, results: message.results.map((result) => ({ ...result, parts: change(result.parts) })) };
}
