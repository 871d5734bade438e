import { version } from '../../version.js';
import { isWebPage, webPage } from './web-page.js';

export const notAStream = 'ERR_NOT_A_STREAM';

/** Betas that the packages ask for although this program does not use them. */
const unusedBetas: ReadonlySet<string> = new Set([
  'structured-outputs-2025-11-13',
  'fine-grained-tool-streaming-2025-05-14',
]);

/**
 * With the program's User-Agent and the user's headers instead of the packages'. Rejects a web page, JSON or a sentence
 * with status 200: the packages would report an endless stream.
 */
export function createProviderFetch(
  send: typeof fetch,
  extraHeaders: Readonly<Record<string, string>> = {},
): typeof fetch {
  return async (input, init = {}) => {
    const response = await send(input, { ...init, headers: { ...ownHeaders(init.headers), ...extraHeaders } });
    if (response.status !== 200 || response.body === null) return response;
    if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) return response;
    const reader = response.body.getReader();
    const first = reader.read();
    const start = await startOf(first);
    const instead = insteadOfStream(start);
    // A request can be long, so it is not searched without need.
    if (instead !== null && typeof init.body === 'string' && isStreamingRequest(input, init.body)) {
      await reader.cancel().catch(() => undefined);
      throw Object.assign(new Error(instead), { code: notAStream });
    }
    return new Response(bodyOf(reader, first), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

/** What a body is if it is not a stream, by its start; `null` if it may be one. */
function insteadOfStream(start: string): string | null {
  if (isWebPage(start)) return webPage(start);
  if (/^\s*[{[]/.test(start)) return 'a JSON document instead of a stream';
  // Such as "Ollama is running". A line of a stream has a colon after its first word; other streams are binary.
  return /^\s*[A-Za-z]+,? [ -~\s]*$/.test(start)
    ? `the text “${start.trim().slice(0, 100)}” instead of a stream`
    : null;
}

/** The start of the text; empty if there is none, or if the connection broke: the reader of the body sees that. */
async function startOf(first: Promise<Chunk>): Promise<string> {
  try {
    const chunk = await first;
    return chunk.done ? '' : new TextDecoder().decode(chunk.value.subarray(0, 2_000));
  } catch {
    return '';
  }
}

function isStreamingRequest(input: Parameters<typeof fetch>[0], body: string): boolean {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  return /stream/i.test(address) || /"stream":\s*true/.test(body);
}

function ownHeaders(init: RequestInit['headers']): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of new Headers(init)) headers[name.toLowerCase()] = value;
  headers['user-agent'] = `sallyport/${version}`;
  const betas = headers['anthropic-beta']?.split(',').filter((beta) => !unusedBetas.has(beta.trim()));
  if (betas === undefined) return headers;
  delete headers['anthropic-beta'];
  return betas.length === 0 ? headers : { ...headers, 'anthropic-beta': betas.join(',') };
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
type Chunk = Awaited<ReturnType<Reader['read']>>;

function bodyOf(reader: Reader, first: Promise<Chunk>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next: Promise<Chunk> | null = first;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const chunk = await (next ?? reader.read());
      next = null;
      if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
