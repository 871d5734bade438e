import type { Clock } from '../platform/types.js';
import { canceledError } from './fixed-errors.js';
import type { Model, ModelError, ModelEvent } from './types.js';

export interface RetryOptions {
  /** The longest time that all retries of one request may wait together. Default 300,000. */
  readonly maxWaitMs?: number;
  /** When the job must end, in milliseconds since the epoch: retries wait for at most a third of the time left. */
  readonly endsAt?: number;
  /** The delay before the first retry, which doubles for each further one. Default 1,000. */
  readonly firstDelayMs?: number;
  /** Whether it is already known that the failure lasts: then retries do not help. */
  readonly isLasting?: (modelError: ModelError) => boolean;
}

export interface RetryPorts {
  readonly clock: Clock;
  /** A number in [0, 1). */
  readonly random: () => number;
}

/** The maximum of a delay that the provider did not ask for. */
const maxDelayMs = 30_000;

/** Retries of failures that waiting rarely ends: an address that cannot be reached, an error in the server. */
const otherRetries = 4;
const isWaitedFor = ({ kind }: ModelError) => kind === 'rate-limit' || kind === 'overloaded' || kind === 'cut-off';

/**
 * From the start of the turn: what was streamed before a `retry` event is void. Exponential backoff with equal jitter,
 * or as the provider asks. Rate limits, overloads and cut streams have a limit of time, since they last minutes. The
 * last error is passed on with the number of attempts, a repeated notice once.
 */
export function withRetries(model: Model, ports: RetryPorts, options: RetryOptions = {}): Model {
  const noticed = new Set<string>();
  return {
    name: model.name,
    get contextWindow() {
      return model.contextWindow;
    },
    skipTurns: (turns) => model.skipTurns?.(turns),
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      const nextDelay = createBackoff(ports, options);
      for (let attempt = 1; ; attempt += 1) {
        const failed = yield* forward(model.stream(request, signal), noticed);
        if (failed === null) return;
        const delay = signal.aborted ? null : nextDelay(failed.modelError, attempt);
        if (delay === null || 'tooLongMs' in delay) {
          yield { ...failed, modelError: finalError(failed.modelError, attempt, delay?.tooLongMs ?? 0) };
          return;
        }
        yield { ...failed, type: 'retry', attempt, delayMs: delay.ms };
        await ports.clock.sleep(delay.ms, signal);
        if (signal.aborted) {
          yield { type: 'error', modelError: canceledError };
          return;
        }
      }
    },
  };
}

/** The delay before the next attempt; `null` if waiting does not help or the time for retries is used up. */
function createBackoff(
  { clock, random }: RetryPorts,
  { maxWaitMs = 300_000, endsAt, firstDelayMs = 1_000, isLasting = () => false }: RetryOptions,
): (modelError: ModelError, attempt: number) => { readonly ms: number } | { readonly tooLongMs: number } | null {
  let start: number | null = null;
  let waitedMs = 0;
  let limitMs = maxWaitMs;
  return (modelError, attempt) => {
    if (!modelError.retryable || isLasting(modelError) || (!isWaitedFor(modelError) && attempt > otherRetries))
      return null;
    if (start === null) {
      start = clock.now();
      if (endsAt !== undefined) limitMs = Math.min(maxWaitMs, Math.max(0, endsAt - start) / 3);
    }
    const requestedMs = modelError.retryAfterMs ?? 0;
    const backoffMs = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
    const ms = Math.round(
      requestedMs > 0 ? requestedMs + random() * firstDelayMs : backoffMs / 2 + (random() * backoffMs) / 2,
    );
    const leftMs = limitMs - Math.max(waitedMs, clock.now() - start);
    if (requestedMs > leftMs) return { tooLongMs: requestedMs };
    if (ms > leftMs && requestedMs === 0) return null;
    waitedMs += ms;
    return { ms };
  };
}

type Failure = Extract<ModelEvent, { readonly type: 'error' }>;

const missingFinish: ModelError = {
  kind: 'cut-off',
  message: 'The response stream ended without a finish event.',
  hint: 'Run the job again: the provider closed the connection early.',
  retryable: true,
};

/** Forwards all events except for an error, which it returns; returns `null` after a `finish`. */
async function* forward(
  events: AsyncIterable<ModelEvent>,
  noticed: Set<string>,
): AsyncGenerator<ModelEvent, Failure | null> {
  for await (const event of events) {
    if (event.type === 'error') return event;
    if (event.type === 'notice') {
      if (noticed.has(event.text)) continue;
      noticed.add(event.text);
    }
    yield event;
    if (event.type === 'finish') return null;
  }
  return { type: 'error', modelError: missingFinish };
}

/** @param tooLongMs the wait that the provider asks for, if it is longer than the time for retries */
function finalError(modelError: ModelError, attempts: number, tooLongMs: number): ModelError {
  const counted = attempts === 1 ? modelError.message : `${modelError.message} (${String(attempts)} attempts)`;
  if (tooLongMs === 0) return { ...modelError, message: counted };
  const seconds = Math.ceil(tooLongMs / 1000);
  const wait = seconds < 600 ? `${String(seconds)} s` : `${String(Math.ceil(seconds / 60))} minutes`;
  return {
    ...modelError,
    message: `${counted} The provider asks to wait ${wait}, longer than the run can.`,
    hint: `Run the job again in ${wait}. ${modelError.hint}`,
  };
}
