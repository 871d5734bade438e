import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}

/** The whole body of a request; `null` if it is larger than `maxBytes`. */
export async function requestBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? null : Buffer.concat(chunks);
}

export function headersOf({ headers }: IncomingMessage, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

export function headersOfAnswer({ headers }: Response, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export async function passBody({ body }: Response, response: ServerResponse): Promise<void> {
  if (body === null) response.end();
  else await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), response);
}

/** Listens on a socket, or on any port of localhost. The server must not keep a finished run alive. */
export async function listen(server: Server, socket: string | null): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (socket === null) server.listen(0, '127.0.0.1', resolve);
    else server.listen(socket, resolve);
  });
  server.unref();
}
