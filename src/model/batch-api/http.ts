import { parsedJson } from '../../parsed-json.js';
import type { Clock } from '../../platform/types.js';
import type { ModelErrorContext } from '../error-text.js';
import { truncatedStream } from '../fixed-errors.js';
import { toModelError } from '../http/model-error.js';
import { BatchApiError } from './types.js';

export interface HttpOptions {
  readonly send: typeof fetch;
  readonly baseUrl: string;
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly context: ModelErrorContext;
  readonly clock: Clock;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Below the base URL. */
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The request changes nothing, so it may be repeated. */
  readonly isRepeatable: boolean;
}

/** The requests of a batch API. Rejects with BatchApiError, with the provider's message. */
export type Http = Readonly<ReturnType<typeof createHttp>>;

const repeatDelaysMs = [1_000, 3_000];
const maxDelayMs = 30_000;

export function createHttp({ send, baseUrl, headers, context, clock }: HttpOptions) {
  const attempt = async ({ method, path, body, signal, ...own }: HttpRequest): Promise<Response> => {
    try {
      const all = { ...(await headers()), ...own.headers };
      const response = await send(`${baseUrl}${path}`, { method, headers: all, signal, ...(body && { body }) });
      if (response.status < 300) return response;
      const responseHeaders = Object.fromEntries(response.headers);
      const responseBody = await response.text();
      throw new BatchApiError(
        toModelError({ statusCode: response.status, responseBody, responseHeaders }, context),
        parsedJson(responseBody),
      );
    } catch (error) {
      throw asBatchApiError(error, context);
    }
  };
  const request = async (one: HttpRequest): Promise<Response> => {
    for (const delayMs of one.isRepeatable ? repeatDelaysMs : []) {
      try {
        return await attempt(one);
      } catch (error) {
        if (!(error instanceof BatchApiError) || !error.modelError.retryable) throw error;
        await clock.sleep(Math.min(maxDelayMs, error.modelError.retryAfterMs ?? delayMs), one.signal);
      }
    }
    return await attempt(one);
  };
  return {
    json: async (one: HttpRequest): Promise<unknown> => {
      try {
        return await (await request(one)).json();
      } catch (error) {
        throw asBatchApiError(error, context);
      }
    },
    /** The lines of JSON of a response, which may be larger than a string can be. Rejects if the last one is cut off. */
    lines: async function* (one: HttpRequest): AsyncIterable<string> {
      const { body } = await request(one);
      if (body === null) return;
      try {
        yield* linesOf(body);
      } catch (error) {
        throw asBatchApiError(error, context);
      }
    },
  };
}

function asBatchApiError(error: unknown, context: ModelErrorContext): BatchApiError {
  return error instanceof BatchApiError ? error : new BatchApiError(toModelError(error, context));
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const pieces = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = pieces.pop() ?? '';
    for (const line of pieces) if (line.trim() !== '') yield line;
  }
  if (rest.trim() === '') return;
  // Without the answers that are missing, their requests would count as not processed, and be sent and paid for again.
  if (parsedJson(rest) === undefined) throw new BatchApiError(truncatedStream);
  yield rest;
}
