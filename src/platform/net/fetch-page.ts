import type * as Http from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import { messageOf } from '../../errors.js';
import { version } from '../../version.js';
import { withinTime } from '../host/time-limit.js';
import { decodedBody } from './decode.js';
import type { Proxy } from './proxy.js';
import { parseWebAddress } from './web-address.js';
import { connectTo, systemNetwork, type WebNetwork } from './web-connection.js';

/** Why the rules do not allow an address. */
export interface FetchRefusal {
  readonly reason: string;
  readonly suggest: readonly string[];
}

/** `null` if the rules allow fetching the address. */
export type FetchGuard = (url: string) => FetchRefusal | null;

export interface FetchedPage {
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  /** As the server sent it; empty if it sent none. */
  readonly contentType: string;
  readonly lastModified: string | null;
  readonly bytes: Buffer;
  /** The page is longer than `bytes`. */
  readonly isTruncated: boolean;
}

export type PageAnswer =
  | { readonly page: FetchedPage }
  | { readonly failure: string }
  /** A redirect leads to an address that the rules do not allow. */
  | { readonly refused: FetchRefusal & { readonly url: string } };

export interface PageRequest {
  readonly url: string;
  readonly guard: FetchGuard;
  readonly timeoutMs: number;
  /** Of the decompressed body. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export type FetchPage = (request: PageRequest) => Promise<PageAnswer>;

const maxRedirects = 5;

/** Every address, also of a redirect, must be public and allowed. No cookies. Never rejects because of a server. */
export function createPageFetcher(proxy: Proxy | undefined, network: WebNetwork = systemNetwork): FetchPage {
  return async ({ url, guard, timeoutMs, maxBytes, signal }) => {
    const limit = withinTime(timeoutMs, signal);
    let next = parseWebAddress(url);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      if ('problem' in next)
        return {
          failure: hop === 0 ? next.problem : `it redirects to an address that cannot be fetched: ${next.problem}`,
        };
      const { href } = next.url;
      const refusal = guard(href);
      if (refusal !== null) return { refused: { ...refusal, url: href } };
      try {
        const socket = await connectTo(next.url, { network, proxy }, limit);
        const answer = await get(next.url, socket, { maxBytes, signal: limit });
        if ('page' in answer) return answer;
        next = parseWebAddress(answer.location, next.url);
      } catch (error) {
        if (signal.aborted) return { failure: 'the run was stopped' };
        return {
          failure: limit.aborted ? `it took longer than ${String(timeoutMs / 1000)} seconds` : messageOf(error),
        };
      }
    }
    return { failure: `it redirects more than ${String(maxRedirects)} times` };
  };
}

async function get(
  url: URL,
  socket: Duplex,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<{ readonly page: FetchedPage } | { readonly location: string }> {
  const abort = () => socket.destroy(new Error('the time limit was reached'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    // TLS, if any, is part of the socket.
    const http = process.getBuiltinModule('node:http');
    const message = await new Promise<Http.IncomingMessage>((resolve, reject) => {
      const request = http.request({
        createConnection: () => socket,
        path: `${url.pathname}${url.search}`,
        setHost: false,
        headers: {
          host: url.host,
          'user-agent': `sallyport/${version}`,
          accept: 'text/markdown, text/html;q=0.9, text/plain;q=0.8, */*;q=0.5',
          'accept-encoding': 'gzip, br, deflate',
          connection: 'close',
        },
      });
      request.on('error', reject);
      // After a change of the protocol (status 101), which no one asked for, there is neither a response nor an error.
      request.once('close', () => reject(new Error('it sent no response')));
      request.once('response', resolve);
      request.end();
    });
    const { statusCode: status = 0, headers } = message;
    if (status >= 300 && status < 400 && headers.location !== undefined) return { location: headers.location };
    const body = decodedBody(message);
    if (body === null) throw new Error('it answered in an unknown compression');
    const { bytes, isTruncated } = await firstBytes(body, maxBytes);
    const [contentType, lastModified] = [headers['content-type'] ?? '', headers['last-modified'] ?? null];
    return { page: { url: url.href, status, contentType, lastModified, bytes, isTruncated } };
  } finally {
    signal.removeEventListener('abort', abort);
    socket.destroy();
  }
}

async function firstBytes(
  body: Readable,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isTruncated: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isTruncated: size > maxBytes };
}
