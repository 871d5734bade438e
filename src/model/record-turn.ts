import type { AssistantMessage } from '../messages/types.js';
import type { Usage } from './types.js';

/**
 * Converts a turn of a real run to a turn of a script, which is one line of JSON. Reasoning is omitted, since only the
 * model that wrote it can use it. `agent` is the sub-agent whose turn it is. The text is not redacted; the caller redacts it before storing it.
 */
export function recordTurn(message: AssistantMessage, usage: Usage, agent?: string): object {
  const say = message.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const calls = message.parts.flatMap((part) =>
    part.type === 'tool-call' ? [{ tool: part.name, input: part.input }] : [],
  );
  return {
    ...(agent === undefined ? {} : { agent }),
    ...(say !== '' || calls.length === 0 ? { say } : {}),
    ...(calls.length === 0 ? {} : { calls }),
    usage: { input: usage.inputTokens, output: usage.outputTokens },
  };
}
