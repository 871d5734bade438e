import { messageTokens } from '../messages/estimate.js';
import type { ModelMessage } from '../messages/types.js';

/**
 * How many of the last messages can stay as they are if the provider itself summarizes the ones before them: whole
 * turns with their results, together at most `maxTokens`. The first `fixed` messages are always summarized.
 */
export function keptTurns(messages: readonly ModelMessage[], fixed: number, maxTokens: number): number {
  let size = 0;
  let kept = 0;
  for (let index = messages.length - 1; index > fixed; index -= 1) {
    const message = messages[index];
    if (message === undefined) break;
    size += messageTokens(message);
    if (size > maxTokens) break;
    if (message.role === 'assistant') kept = messages.length - index;
  }
  return kept;
}
