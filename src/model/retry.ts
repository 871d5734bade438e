import type { Clock } from '../platform/types.js';
import { cancelled } from './model-error.js';
import type { Model, ModelEvent, ModelFault } from './types.js';

export interface RetryOptions {
  /** Requests after the first one. Default 4. */
  readonly retries?: number;
  /** The first wait is up to so long, each further one up to twice the one before. Default 1,000. */
  readonly firstDelayMs?: number;
  /** No backoff is longer; a provider that asks for more than this is not waited for. Default 60,000. */
  readonly maxDelayMs?: number;
}

export interface RetryDoors {
  readonly clock: Pick<Clock, 'sleep'>;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/**
 * Makes a failed request again, from the start of the turn: what was streamed before a `retry` event is void.
 * Waits with exponential backoff and full jitter, and at least as long as the provider asks for. Only faults
 * that waiting can mend are tried again; the last one is passed on with the number of attempts.
 */
export function withRetries(model: Model, doors: RetryDoors, options: RetryOptions = {}): Model {
  const { retries = 4, firstDelayMs = 1_000, maxDelayMs = 60_000 } = options;
  return {
    name: model.name,
    contextWindow: model.contextWindow,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      for (let attempt = 1; ; attempt += 1) {
        const fault = yield* passOn(model.stream(request, signal));
        if (fault === null) return;
        const asked = fault.retryAfterMs ?? 0;
        if (!fault.retryable || attempt > retries || asked > maxDelayMs) {
          yield { type: 'fault', fault: givenUp(fault, attempt, maxDelayMs) };
          return;
        }
        const jitter = doors.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
        const delayMs = Math.round(asked > 0 ? asked + doors.random() * firstDelayMs : jitter);
        yield { type: 'retry', attempt, delayMs, fault };
        await doors.clock.sleep(delayMs, signal);
        if (signal.aborted) {
          yield { type: 'fault', fault: cancelled };
          return;
        }
      }
    },
  };
}

const endedSilently: ModelFault = {
  kind: 'cut-off',
  message: 'The model ended its answer without saying so.',
  mend: 'The provider broke off. Run the job again.',
  retryable: true,
};

/** Everything but the fault, which it returns; null after a `finish`. */
async function* passOn(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent, ModelFault | null> {
  for await (const event of events) {
    if (event.type === 'fault') return event.fault;
    yield event;
    if (event.type === 'finish') return null;
  }
  return endedSilently;
}

function givenUp(fault: ModelFault, attempts: number, maxDelayMs: number): ModelFault {
  const asked = fault.retryAfterMs ?? 0;
  if (fault.retryable && asked > maxDelayMs) {
    const seconds = String(Math.ceil(asked / 1000));
    return {
      ...fault,
      message: `${fault.message} It asks to wait ${seconds} s, longer than the ${String(maxDelayMs / 1000)} s that a run waits.`,
      mend: `Run the job again in ${seconds} s. ${fault.mend}`,
    };
  }
  return attempts === 1 ? fault : { ...fault, message: `${fault.message} (${String(attempts)} attempts)` };
}
