import { messageOf } from '../../errors.js';
import type { MediaPart } from '../../messages/types.js';

export interface ImageReference extends MediaPart {
  readonly address: string;
}

export type ImageAnswer = ImageReference | { readonly address: string; readonly why: string };

/** GitHub's hosts for images in conversations; the first one redirects to the others. */
const imageAddress =
  /^https:\/\/(?:github\.com\/user-attachments\/assets\/[\w-]+|(?:private-)?user-images\.githubusercontent\.com\/[^\s"'<>)]+|github-production-user-asset-[0-9a-f]+\.s3\.amazonaws\.com\/[^\s"'<>)]+)$/i;

const maxRedirects = 3;
const maxImageBytes = 3_000_000;

export function imageAddresses(text: string): readonly string[] {
  const addresses = text.match(/https:\/\/[^\s"'<>)\]]+/g) ?? [];
  return [...new Set(addresses.filter((address) => imageAddress.test(address)))];
}

/** Without a token. Every redirect must be on GitHub's hosts; type and size are those of the bytes. Never rejects. */
export async function fetchImage(
  address: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<ImageAnswer> {
  let next = address;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (!imageAddress.test(next)) return { address, why: 'its address is not on GitHub' };
    try {
      const response = await fetch(next, { signal });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        next = new URL(location, next).href;
        continue;
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        return { address, why: `the server answered ${String(response.status)}` };
      }
      const bytes = await readStart(response, maxImageBytes + 1);
      if (bytes.length > maxImageBytes) return { address, why: `it is larger than ${String(maxImageBytes)} bytes` };
      const mediaType = typeOf(bytes);
      if (mediaType === null) return { address, why: 'it is not a PNG, JPEG, GIF or WebP image' };
      return { address, type: 'media', mediaType, data: bytes.toString('base64') };
    } catch (error) {
      return { address, why: messageOf(error) };
    }
  }
  return { address, why: 'it redirects too often' };
}

function typeOf(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 12).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null;
}

async function readStart(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks);
}

const maxLogBytes = 50_000_000;

/** The last `keep` bytes of the text at an address, of which at most 50 MB are read. Rejects on failure. */
export async function fetchEnd(
  address: string,
  fetch: typeof globalThis.fetch,
  { keep, signal }: { readonly keep: number; readonly signal: AbortSignal },
): Promise<string> {
  const response = await fetch(address, { signal });
  if (response.status !== 200) throw new Error(`the server answered ${String(response.status)}`);
  let end = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    end = Buffer.concat([end, chunk]);
    if (end.length > 4 * keep) end = end.subarray(-keep);
    if (size > maxLogBytes) break;
  }
  return end
    .subarray(-keep)
    .toString('utf8')
    .replace(/^\ufffd+/, '');
}
