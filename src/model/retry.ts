import type { Clock } from '../platform/types.js';
import { canceledError } from './model-error.js';
import type { Model, ModelError, ModelEvent } from './types.js';

export interface RetryOptions {
  /** Requests after the first one. Default 4. */
  readonly retries?: number;
  /** The first wait is up to so long, each further one up to twice the one before. Default 1,000. */
  readonly firstDelayMs?: number;
  /** No backoff is longer; a provider that asks for more than this is not waited for. Default 60,000. */
  readonly maxDelayMs?: number;
}

export interface RetryPorts {
  readonly clock: Pick<Clock, 'sleep'>;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/**
 * Makes a failed request again, from the start of the turn: what was streamed before a `retry` event is void.
 * Waits with exponential backoff and full jitter, and at least as long as the provider asks for. Only faults
 * that waiting can mend are tried again; the last one is passed on with the number of attempts.
 */
export function withRetries(model: Model, ports: RetryPorts, options: RetryOptions = {}): Model {
  const { retries = 4, firstDelayMs = 1_000, maxDelayMs = 60_000 } = options;
  return {
    name: model.name,
    contextWindow: model.contextWindow,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      for (let attempt = 1; ; attempt += 1) {
        const modelError = yield* passOn(model.stream(request, signal));
        if (modelError === null) return;
        const asked = modelError.retryAfterMs ?? 0;
        if (!modelError.retryable || attempt > retries || asked > maxDelayMs) {
          yield { type: 'error', modelError: givenUp(modelError, attempt, maxDelayMs) };
          return;
        }
        const jitter = ports.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
        const delayMs = Math.round(asked > 0 ? asked + ports.random() * firstDelayMs : jitter);
        yield { type: 'retry', attempt, delayMs, modelError: modelError };
        await ports.clock.sleep(delayMs, signal);
        if (signal.aborted) {
          yield { type: 'error', modelError: canceledError };
          return;
        }
      }
    },
  };
}

const endedSilently: ModelError = {
  kind: 'cut-off',
  message: 'The response stream ended without a finish event.',
  hint: 'The provider closed the connection early. Run the job again.',
  retryable: true,
};

/** Everything but the fault, which it returns; null after a `finish`. */
async function* passOn(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent, ModelError | null> {
  for await (const event of events) {
    if (event.type === 'error') return event.modelError;
    yield event;
    if (event.type === 'finish') return null;
  }
  return endedSilently;
}

function givenUp(modelError: ModelError, attempts: number, maxDelayMs: number): ModelError {
  const asked = modelError.retryAfterMs ?? 0;
  if (modelError.retryable && asked > maxDelayMs) {
    const seconds = String(Math.ceil(asked / 1000));
    return {
      ...modelError,
      message: `${modelError.message} It asks to wait ${seconds} s, longer than the ${String(maxDelayMs / 1000)} s that a run waits.`,
      hint: `Run the job again in ${seconds} s. ${modelError.hint}`,
    };
  }
  return attempts === 1
    ? modelError
    : { ...modelError, message: `${modelError.message} (${String(attempts)} attempts)` };
}
