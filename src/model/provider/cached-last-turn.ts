import type { AssistantMessage } from '../../messages/types.js';
import type { Model, ModelError, ModelEvent } from '../types.js';

/**
 * For caches that depend on the tool choice: sent with the usual one first, since the model was asked not to call.
 * Drops calls; repeated with `none` if nothing else is there.
 */
export function withCachedLastTurn(model: Model): Model {
  return {
    name: model.name,
    contextWindow: model.contextWindow,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      if (request.toolChoice !== 'none' || request.tools.length === 0) {
        yield* model.stream(request, signal);
        return;
      }
      for await (const event of model.stream({ ...request, toolChoice: 'auto' }, signal)) {
        if (event.type === 'tool-call-start') continue;
        const answer = event.type === 'finish' ? withoutCalls(event.message) : null;
        if (event.type !== 'finish' || answer === null) yield event;
        else if (answer.parts.some((part) => part.type === 'text' && part.text.trim() !== '')) {
          yield { ...event, reason: event.reason === 'tool-calls' ? 'stop' : event.reason, message: answer };
        } else {
          yield { type: 'retry', attempt: 1, delayMs: 0, modelError: onlyCalls, usage: event.usage };
          yield* model.stream(request, signal);
        }
      }
    },
  };
}

/** `null` without calls. */
function withoutCalls(message: AssistantMessage): AssistantMessage | null {
  const parts = message.parts.filter((part) => part.type !== 'tool-call');
  return parts.length === message.parts.length ? null : { ...message, parts };
}

const onlyCalls: ModelError = {
  kind: 'bad-request',
  message: 'The model called a tool instead of answering.',
  hint: 'Nothing needs to be fixed; the request is repeated without tool calls.',
  retryable: true,
};
