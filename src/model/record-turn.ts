import type { AssistantMessage } from '../messages/types.js';
import type { Usage } from './types.js';

/** One line of JSON without reasoning, which only its model can use. `agent`: whose turn it is. The caller redacts. */
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
