import type * as Http from 'node:http';
import type { Readable } from 'node:stream';

/** The body of a response without its compression; `null` if the coding is unknown. */
export function decodedBody(message: Http.IncomingMessage): Readable | null {
  const coding = codingOf(message);
  if (coding === 'identity') return message;
  const zlib = process.getBuiltinModule('node:zlib');
  const decoders: Readonly<Record<string, (() => ReturnType<typeof zlib.createUnzip>) | undefined>> = {
    gzip: zlib.createUnzip,
    'x-gzip': zlib.createUnzip,
    deflate: zlib.createUnzip,
    br: zlib.createBrotliDecompress,
  };
  const decoder = (Object.hasOwn(decoders, coding) ? decoders[coding] : undefined)?.();
  if (decoder === undefined) return null;
  return process.getBuiltinModule('node:stream').pipeline(message, decoder, () => undefined);
}

export function codingOf({ headers }: Http.IncomingMessage): string {
  return headers['content-encoding']?.trim().toLowerCase() || 'identity';
}
