import type { Model, ModelError, ModelEvent, ModelRequest } from '../model/types.js';
import type { OnEvent } from './events.js';

export type Turn = Extract<ModelEvent, { readonly type: 'finish' | 'error' }>;

/** Asks the model once and passes on what it streams. Resolves with how the turn ended; never rejects for the model. */
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
  return { type: 'error', modelError: endedSilently };
}

const endedSilently: ModelError = {
  kind: 'cut-off',
  message: 'The model ended its answer without saying so.',
  hint: 'The provider broke off. Run the job again.',
  retryable: false,
};
