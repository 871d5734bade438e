import { messageOf } from '../../errors.js';
import { withinTime } from '../host/time-limit.js';
import { createFetch } from './fetch.js';

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** A longer answer is a failure. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** The body of a 2xx response, or why there is none, as a clause. */
export type PostAnswer = { readonly body: string } | { readonly failure: string };

export type PostJson = (request: PostRequest) => Promise<PostAnswer>;

/** Posts JSON. Redirects are not followed. Never rejects because of the server. */
export function createPostJson(): PostJson {
  const send = createFetch();
  return async ({ url, headers, body, timeoutMs, maxBytes, signal }) => {
    const limit = withinTime(timeoutMs, signal);
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: limit,
      });
      const text = await firstBytes(response, maxBytes);
      if (text === null) return { failure: `it answered more than ${String(maxBytes)} bytes` };
      return response.ok ? { body: text } : { failure: `it answered with the status ${String(response.status)}` };
    } catch (error) {
      if (signal.aborted) return { failure: 'the run was stopped' };
      return { failure: limit.aborted ? `it took longer than ${String(timeoutMs / 1000)} seconds` : messageOf(error) };
    }
  };
}

/** `null` if the body is longer. */
async function firstBytes({ body }: Response, maxBytes: number): Promise<string | null> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
