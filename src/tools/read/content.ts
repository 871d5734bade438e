import type { Part } from '../../messages/types.js';
import { decodeText, type TextFile } from '../files/text-file.js';
import { isMedia, mediaTypeOf } from './media.js';

/** How the bytes of a file are shown to a model; the only place that decides this for Read and for placeholders. */
export type Content =
  | { readonly kind: 'text'; readonly file: TextFile }
  /** `pages` is the page count of a PDF; `null` if unknown. */
  | { readonly kind: 'media'; readonly mediaType: string; readonly pages: number | null }
  | { readonly kind: 'notebook'; readonly parts: readonly Part[]; readonly file: TextFile }
  | { readonly kind: 'binary' };

/** By its first bytes, if the name agrees or it is not UTF-8: a text may start like an image. Else text or binary. */
export async function contentOf(path: string, bytes: Buffer): Promise<Content> {
  const plain = plainContent(path, bytes);
  if (plain !== null) return plain;
  const mediaType = mediaTypeOf(bytes);
  if (mediaType !== null && isMedia(path, mediaType)) return await mediaOf(mediaType, bytes);
  const file = decodeText(bytes);
  if (mediaType !== null && (file === null || file.encoding === 'windows-1252' || file.encoding === 'utf-8-strays'))
    return await mediaOf(mediaType, bytes);
  if (file === null) return { kind: 'binary' };
  const parts = (await import('./notebook.js')).notebookParts(path, file.text);
  return parts === null ? { kind: 'text', file } : { kind: 'notebook', parts, file };
}

/** The synchronous version for most files, which are text. `null` if the file needs closer inspection. */
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

/** How a text that is not UTF-8 was decoded; `null` for UTF-8. */
export function encodingNote({ encoding, hasMark }: TextFile): string | null {
  switch (encoding) {
    case 'utf-8':
      return null;
    case 'windows-1252':
      return 'not valid UTF-8, read as windows-1252';
    case 'utf-8-strays':
      return 'UTF-8 with some invalid bytes, shown as \ufffd';
    default:
      return `read as ${encoding.toUpperCase()}${hasMark ? '' : ', which it appears to be'}`;
  }
}
