import type { Model, ModelEvent, ModelFault, ModelRequest } from '../model/types.js';
import type { OnEvent } from './events.js';

export type Turn = Extract<ModelEvent, { readonly type: 'finish' | 'fault' }>;

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
        onEvent({ type: 'model-retry', attempt: event.attempt, delayMs: event.delayMs, fault: event.fault });
        break;
      case 'tool-call-start':
        break;
      case 'finish':
      case 'fault':
        return event;
    }
  }
  return { type: 'fault', fault: endedSilently };
}

const endedSilently: ModelFault = {
  kind: 'cut-off',
  message: 'The model ended its answer without saying so.',
  mend: 'The provider broke off. Run the job again.',
  retryable: false,
};
