import type { Clock } from '../platform/types.js';
import { canceledError } from './model-error.js';
import type { Model, ModelError, ModelEvent } from './types.js';

export interface RetryOptions {
  /** Requests after the first one. Default 4. */
  readonly retries?: number;
  /** The upper bound of the first delay, which doubles for each further one. Default 1,000. */
  readonly firstDelayMs?: number;
  /** The maximum delay; if a provider asks for more, the request is not retried. Default 60,000. */
  readonly maxDelayMs?: number;
}

export interface RetryPorts {
  readonly clock: Pick<Clock, 'sleep'>;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/**
 * Retries a failed request from the start of the turn: everything streamed before a `retry` event is void. Waits with
 * exponential backoff and full jitter, at least as long as the provider asks for. Only retryable errors are retried;
 * the last one is passed on with the number of attempts.
 */
export function withRetries(model: Model, ports: RetryPorts, options: RetryOptions = {}): Model {
  const { retries = 4, firstDelayMs = 1_000, maxDelayMs = 60_000 } = options;
  return {
    name: model.name,
    contextWindow: model.contextWindow,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      for (let attempt = 1; ; attempt += 1) {
        const modelError = yield* forward(model.stream(request, signal));
        if (modelError === null) return;
        const requestedMs = modelError.retryAfterMs ?? 0;
        if (!modelError.retryable || attempt > retries || requestedMs > maxDelayMs) {
          yield { type: 'error', modelError: finalError(modelError, attempt, maxDelayMs) };
          return;
        }
        const jitter = ports.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
        const delayMs = Math.round(requestedMs > 0 ? requestedMs + ports.random() * firstDelayMs : jitter);
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

const missingFinish: ModelError = {
  kind: 'cut-off',
  message: 'The response stream ended without a finish event.',
  hint: 'The provider closed the connection early. Run the job again.',
  retryable: true,
};

/** Forwards all events except for an error, which it returns; returns `null` after a `finish`. */
async function* forward(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent, ModelError | null> {
  for await (const event of events) {
    if (event.type === 'error') return event.modelError;
    yield event;
    if (event.type === 'finish') return null;
  }
  return missingFinish;
}

function finalError(modelError: ModelError, attempts: number, maxDelayMs: number): ModelError {
  const requestedMs = modelError.retryAfterMs ?? 0;
  if (modelError.retryable && requestedMs > maxDelayMs) {
    const seconds = String(Math.ceil(requestedMs / 1000));
    return {
      ...modelError,
      message: `${modelError.message} The provider asks to wait ${seconds} s, longer than the limit of ${String(maxDelayMs / 1000)} s.`,
      hint: `Run the job again in ${seconds} s. ${modelError.hint}`,
    };
  }
  return attempts === 1
    ? modelError
    : { ...modelError, message: `${modelError.message} (${String(attempts)} attempts)` };
}
