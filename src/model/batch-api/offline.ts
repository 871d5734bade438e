import type { LanguageModelV4GenerateResult, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { ModelErrorContext } from '../error-text.js';
import { canceledError } from '../fixed-errors.js';
import { toModelError } from '../http/model-error.js';
import { toStatusError } from '../http/status.js';
import { type Connection, requestTokens } from '../provider/provider.js';
import { toEvents } from '../provider/stream.js';
import { createUsageMeter, type UsageMeter } from '../provider/usage-meter.js';
import type { ModelError, ModelEvent } from '../types.js';
import type { BatchAccess, PreparedRequest, RequestOutcome } from './types.js';

/** Marks a request of the provider package that does not go to the network. */
const marker = 'x-sallyport-offline';

type Handler = (init: RequestInit) => Promise<Response>;

/** Lets the provider package write requests and read answers without sending anything. */
export interface Offline {
  readonly intercept: (send: typeof fetch) => typeof fetch;
  access(connection: Connection): Pick<BatchAccess, 'prepare' | 'errorOf' | 'events'>;
}

export function createOffline(): Offline {
  const handlers = new Map<string, Handler>();
  let count = 0;
  const marked = async <T>(handler: Handler, work: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    count += 1;
    const id = String(count);
    handlers.set(id, handler);
    try {
      return await work({ [marker]: id });
    } finally {
      handlers.delete(id);
    }
  };
  return {
    intercept: (send) => (input, init) => {
      const handler = handlers.get(new Headers(init?.headers).get(marker) ?? '');
      return handler === undefined ? send(input, init) : handler(init ?? {});
    },
    access: (connection) => ({
      prepare: (request, signal) => prepare(connection, request, { signal, marked }),
      errorOf: (outcome) => errorOf(outcome, connection.context),
      events: (request, outcome, signal) => eventsOf(connection, request, outcome, { signal, marked }),
    }),
  };
}

interface Ports {
  readonly signal: AbortSignal;
  readonly marked: <T>(handler: Handler, work: (headers: Record<string, string>) => Promise<T>) => Promise<T>;
}

async function prepare(
  { language, optionsFor, context }: Connection,
  request: Parameters<BatchAccess['prepare']>[0],
  { signal, marked }: Ports,
): ReturnType<BatchAccess['prepare']> {
  let prepared: PreparedRequest | null = null;
  const handler: Handler = (init) => {
    const betas = new Headers(init.headers).get('anthropic-beta')?.split(',') ?? [];
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    // No batch API can stream.
    const { stream: _, ...rest } = body;
    prepared = { body: rest, betas: betas.map((beta) => beta.trim()).filter((beta) => beta !== '') };
    return Promise.reject(new Error('The request is not sent.'));
  };
  const found = (): PreparedRequest | null => prepared;
  try {
    await marked(
      handler,
      (headers) => language.doGenerate({ ...optionsFor(request, signal), headers }) as Promise<unknown>,
    );
  } catch (error) {
    return found() ?? { modelError: toModelError(error, context) };
  }
  return found() ?? { modelError: canceledError };
}

async function* eventsOf(
  { language, optionsFor, context }: Connection,
  request: Parameters<BatchAccess['events']>[0],
  outcome: RequestOutcome,
  { signal, marked }: Ports,
): AsyncGenerator<ModelEvent> {
  if (outcome.kind !== 'answer') {
    yield { type: 'error', modelError: errorOf(outcome, context) };
    return;
  }
  const text = JSON.stringify(outcome.body ?? null);
  const handler: Handler = () =>
    Promise.resolve(new Response(text, { status: 200, headers: { 'content-type': 'application/json' } }));
  try {
    const result = marked(
      handler,
      async (headers) => await language.doGenerate({ ...optionsFor(request, signal), headers }),
    );
    const meter = createUsageMeter(() => requestTokens(request));
    for await (const event of toEvents(counted(partsOf(result), meter), context, meter))
      yield 'usage' in event ? { ...event, usage: { ...event.usage, tier: 'batch' } } : event;
  } catch (error) {
    yield { type: 'error', modelError: toModelError(error, context) };
  }
}

async function* counted(
  parts: AsyncIterable<LanguageModelV4StreamPart>,
  meter: UsageMeter,
): AsyncGenerator<LanguageModelV4StreamPart> {
  for await (const part of parts) {
    meter.take(part);
    yield part;
  }
}

function errorOf(outcome: Parameters<BatchAccess['errorOf']>[0], context: ModelErrorContext): ModelError {
  if (outcome.kind === 'error')
    return toStatusError({ status: outcome.status, text: '', body: JSON.stringify(outcome.body ?? null) }, context);
  return {
    kind: 'overloaded',
    message: `The batch API did not process the request for ${context.model} in time.`,
    hint: 'Run the batch again, or set on-expired: now.',
    retryable: false,
  };
}

/** A whole answer as the parts of a stream. */
async function* partsOf(result: Promise<LanguageModelV4GenerateResult>): AsyncGenerator<LanguageModelV4StreamPart> {
  const { content, warnings, finishReason, usage, providerMetadata } = await result;
  yield { type: 'stream-start', warnings };
  for (const [index, part] of content.entries()) {
    if (part.type === 'tool-call') yield part;
    if (part.type !== 'text' && part.type !== 'reasoning') continue;
    const id = String(index);
    const own = part.providerMetadata === undefined ? {} : { providerMetadata: part.providerMetadata };
    yield { type: `${part.type}-start`, id, ...own };
    yield { type: `${part.type}-delta`, id, delta: part.text };
    yield { type: `${part.type}-end`, id };
  }
  yield { type: 'finish', finishReason, usage, ...(providerMetadata === undefined ? {} : { providerMetadata }) };
}
