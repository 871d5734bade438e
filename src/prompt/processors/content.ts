import { isUtf8 } from '../decode.js';

/** What the bytes of a file are to a model. */
export type Content =
  | { readonly kind: 'text'; readonly text: string; readonly note: string | null }
  | { readonly kind: 'media'; readonly mediaType: string }
  | { readonly kind: 'binary' };

interface MediaType {
  readonly mediaType: string;
  readonly extensions: readonly string[];
  /** The bytes at these offsets, as latin1. */
  readonly magic: readonly { readonly offset: number; readonly bytes: string }[];
}

/** The kinds of media that every provider family of the program can take. */
const mediaTypes: readonly MediaType[] = [
  { mediaType: 'image/png', extensions: ['.png'], magic: [{ offset: 0, bytes: '\x89PNG\r\n\x1a\n' }] },
  { mediaType: 'image/jpeg', extensions: ['.jpg', '.jpeg'], magic: [{ offset: 0, bytes: '\xff\xd8\xff' }] },
  { mediaType: 'image/gif', extensions: ['.gif'], magic: [{ offset: 0, bytes: 'GIF8' }] },
  {
    mediaType: 'image/webp',
    extensions: ['.webp'],
    magic: [
      { offset: 0, bytes: 'RIFF' },
      { offset: 8, bytes: 'WEBP' },
    ],
  },
  { mediaType: 'application/pdf', extensions: ['.pdf'], magic: [{ offset: 0, bytes: '%PDF-' }] },
];

/** Whether a file may be an image or a PDF by its name, so that the larger limit holds for it. */
export function hasMediaName(path: string): boolean {
  return mediaTypes.some((type) => hasExtension(path, type));
}

/**
 * Media by the first bytes, where the name agrees or the bytes are no text; UTF-8 and marked UTF-16 are text, a
 * NUL makes a file binary, and any other bytes are read as latin1 with a note.
 */
export function contentOf(path: string, bytes: Buffer): Content {
  const encoding = encodingOf(bytes);
  const media = mediaTypes.find(({ magic }) =>
    magic.every((mark) => bytes.toString('latin1', mark.offset, mark.offset + mark.bytes.length) === mark.bytes),
  );
  if (media !== undefined && (hasExtension(path, media) || encoding === null || encoding === 'latin1')) {
    return { kind: 'media', mediaType: media.mediaType };
  }
  if (encoding === null) return { kind: 'binary' };
  const text = encoding === 'latin1' ? bytes.toString('latin1') : new TextDecoder(encoding).decode(bytes);
  return { kind: 'text', text, note: encoding === 'utf-8' ? null : `read as ${encoding.toUpperCase()}` };
}

function hasExtension(path: string, { extensions }: MediaType): boolean {
  return extensions.some((extension) => path.toLowerCase().endsWith(extension));
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && !(bytes[2] === 0 && bytes[3] === 0)) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.includes(0)) return null;
  return isUtf8(bytes) ? 'utf-8' : 'latin1';
}
