import type { Model, ModelError, ModelEvent, ModelRequest } from '../model/types.js';
import type { OnEvent } from './events.js';

export type Turn = Extract<ModelEvent, { readonly type: 'finish' | 'error' }>;

/**
 * Sends one request and forwards the stream as events. Resolves with the end of the turn; never rejects because of the
 * model.
 */
export async function takeTurn(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  onEvent: OnEvent,
): Promise<Turn> {
  for await (const event of model.stream(request, signal)) {
    switch (event.type) {
      case 'text':
        onEvent({ type: 'text-delta', delta: event.delta });
        break;
      case 'reasoning':
        onEvent({ type: 'reasoning-delta', delta: event.delta });
        break;
      case 'retry':
        onEvent({ type: 'model-retry', attempt: event.attempt, delayMs: event.delayMs, modelError: event.modelError });
        break;
      case 'tool-call-start':
        break;
      case 'finish':
      case 'error':
        return event;
    }
  }
  return { type: 'error', modelError: missingFinish };
}

const missingFinish: ModelError = {
  kind: 'cut-off',
  message: 'The response stream ended without a finish event.',
  hint: 'The provider closed the connection early. Run the job again.',
  retryable: false,
};
