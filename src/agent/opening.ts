import { bytesPerToken, messageTokens, partTokens } from '../messages/estimate.js';
import { omittedMedia } from '../messages/media-limits.js';
import { sentParts, withSentParts } from '../messages/parts.js';
import type { ModelMessage, Part } from '../messages/types.js';
import { startOf } from '../text.js';

/**
 * The first messages of a conversation (instructions, context and task), within a limit: below it they stay as they
 * are, above it their longest parts are truncated.
 */
export function fitOpening(messages: readonly ModelMessage[], maxTokens: number): readonly ModelMessage[] {
  const total = messages.reduce((sum, message) => sum + messageTokens(message), 0);
  if (total <= maxTokens) return messages;
  const sizes = messages.flatMap(sentParts).map(partTokens);
  let each = Math.max(...sizes, 0);
  while (each > 100 && sizes.reduce((sum, size) => sum + Math.min(size, each), 0) > maxTokens) each *= 0.8;
  return messages.map((message) => withSentParts(message, (parts) => parts.map((part) => capPart(part, each))));
}

function capPart(part: Part, tokens: number): Part {
  if (partTokens(part) <= tokens) return part;
  if (part.type === 'media') return omittedMedia(part, 'the context window is full');
  return {
    type: 'text',
    text: `${startOf(part.text, Math.floor(tokens * bytesPerToken))}\n[… omitted: the context window is full]`,
  };
}
