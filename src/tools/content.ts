import type { Part } from '../messages/types.js';
import { isMedia, mediaTypeOf } from './media.js';
import { decodeText, type TextFile } from './text-file.js';

/** What the bytes of a file are to a model; the one place where Read and the placeholders of a prompt decide it. */
export type Content =
  | { readonly kind: 'text'; readonly file: TextFile }
  /** `pages` only of a PDF that says how many it has. */
  | { readonly kind: 'media'; readonly mediaType: string; readonly pages: number | null }
  | { readonly kind: 'notebook'; readonly parts: readonly Part[]; readonly file: TextFile }
  | { readonly kind: 'binary' };

/**
 * Media by the first bytes, where the name agrees or the bytes are no UTF-8: a text may begin as an image does. All
 * else is text, in an encoding that can be told, or binary.
 */
export async function contentOf(path: string, bytes: Buffer): Promise<Content> {
  const plain = plainContent(path, bytes);
  if (plain !== null) return plain;
  const mediaType = mediaTypeOf(bytes);
  if (mediaType !== null && isMedia(path, mediaType)) return await mediaOf(mediaType, bytes);
  const file = decodeText(bytes);
  if (mediaType !== null && (file === null || file.encoding === 'latin1')) return await mediaOf(mediaType, bytes);
  if (file === null) return { kind: 'binary' };
  const parts = (await import('./notebook.js')).notebookParts(path, file.text);
  return parts === null ? { kind: 'text', file } : { kind: 'notebook', parts, file };
}

/** The same without waiting, for what most files are: text. Null for all that takes a closer look. */
export function plainContent(path: string, bytes: Buffer): Content | null {
  if (mediaTypeOf(bytes) !== null || /\.ipynb$/i.test(path)) return null;
  const file = decodeText(bytes);
  return file === null ? null : { kind: 'text', file };
}

async function mediaOf(mediaType: string, bytes: Buffer): Promise<Content> {
  if (mediaType !== 'application/pdf') return { kind: 'media', mediaType, pages: null };
  const { pdfPages } = await import('./pdf.js');
  return { kind: 'media', mediaType, pages: pdfPages(bytes) };
}

/** How a text that is no UTF-8 was read, in words; null for UTF-8. */
export function encodingNote({ encoding, hasMark }: TextFile): string | null {
  switch (encoding) {
    case 'utf-8':
      return null;
    case 'latin1':
      return 'not valid UTF-8, read as Latin-1';
    default:
      return `read as ${encoding.toUpperCase()}${hasMark ? '' : ', which it seems to be'}`;
  }
}
