import type { Model, ModelError, ModelEvent, ModelRequest, Usage } from '../model/types.js';
import type { OnEvent, RequestEnd } from './events.js';

export interface Turn {
  readonly end: RequestEnd;
  /** The words that were streamed. If the turn failed, nothing else of it remains. */
  readonly streamed: string;
  /** What attempts that failed cost, the last one included. */
  readonly failed: readonly Usage[];
}

/** Forwards the stream as events. Resolves with the end of the turn; never rejects because of the model. */
export async function takeTurn(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  onEvent: OnEvent,
): Promise<Turn> {
  const streamed = createStreamed();
  const failed: Usage[] = [];
  for await (const event of model.stream(request, signal)) {
    streamed.take(event);
    switch (event.type) {
      case 'text':
        onEvent({ type: 'text-delta', delta: event.delta });
        break;
      case 'reasoning':
        onEvent({ type: 'reasoning-delta', delta: event.delta });
        break;
      case 'retry':
        if (event.usage !== undefined) failed.push(event.usage);
        onEvent({ type: 'model-retry', attempt: event.attempt, delayMs: event.delayMs, modelError: event.modelError });
        break;
      case 'notice':
        onEvent({ type: 'notice', level: 'warning', text: event.text });
        break;
      case 'tool-call-start':
        break;
      case 'error':
        if (event.usage !== undefined) failed.push(event.usage);
        return { end: event, streamed: streamed.words(), failed };
      case 'finish':
        return { end: event, streamed: streamed.words(), failed };
    }
  }
  return { end: { type: 'error', modelError: missingFinish }, streamed: streamed.words(), failed };
}

const missingFinish: ModelError = {
  kind: 'cut-off',
  message: 'The response stream ended without a finish event.',
  hint: 'Run the job again: the provider closed the connection early.',
  retryable: false,
};

/** A retry starts the turn again. */
export function createStreamed() {
  let text = '';
  let reasoning = '';
  return {
    take: (event: ModelEvent): void => {
      if (event.type === 'text') text += event.delta;
      if (event.type === 'reasoning') reasoning += event.delta;
      if (event.type === 'retry') [text, reasoning] = ['', ''];
    },
    words: (): string => (text.trim() === '' ? reasoning : text),
  };
}
