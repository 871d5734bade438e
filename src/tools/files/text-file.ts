import { isUtf8 } from 'node:buffer';
import { lazyRegExp } from '../../lazy-reg-exp.js';

/** Decodes and encodes text so that an edited file keeps its encoding, byte order mark and line breaks. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

export interface TextFile {
  readonly text: string;
  readonly encoding: Encoding;
  /** The file starts with a byte order mark, which is not part of `text`. */
  readonly hasMark: boolean;
}

/** The number of bytes that are searched for a NUL byte, as in git. */
const sniffedBytes = 8000;

/**
 * `null` for a binary file. Without a byte order mark the encoding is UTF-8, or UTF-16 if the bytes leave no doubt;
 * other bytes are read as Latin-1, which is lossless.
 */
export function decodeText(bytes: Buffer): TextFile | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return withByteOrderMark(bytes.subarray(3).toString('utf8'), 'utf-8');
  if (startsWith(bytes, [0xff, 0xfe, 0, 0])) return null;
  if (startsWith(bytes, [0xff, 0xfe])) return withByteOrderMark(bytes.subarray(2).toString('utf16le'), 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff]))
    return withByteOrderMark(swapped(bytes.subarray(2)).toString('utf16le'), 'utf-16be');
  if (bytes.subarray(0, sniffedBytes).includes(0)) return decodeUnmarkedUtf16(bytes);
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'utf-8', hasMark: false };
  // Binary data contains control characters that no text has.
  const text = bytes.toString('latin1');
  return /[\0-\x06\x0e-\x1a]/.test(text) ? null : { text, encoding: 'latin1', hasMark: false };
}

const notText = lazyRegExp(String.raw`[\0-\x06\x0e-\x1a\p{Noncharacter_Code_Point}]`, 'u');

/**
 * UTF-16 without a byte order mark, as some programs write it: nearly every other byte is NUL, since most characters in
 * most files are ASCII. `null` for any other content with a NUL byte.
 */
function decodeUnmarkedUtf16(bytes: Buffer): TextFile | null {
  if (bytes.length < 8 || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, sniffedBytes);
  const nuls = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) < sample.length * 0.4) return null;
  const text = (even > 0 ? swapped(bytes) : bytes).toString('utf16le');
  if (!text.isWellFormed() || notText().test(text)) return null;
  return { text, encoding: even > 0 ? 'utf-16be' : 'utf-16le', hasMark: false };
}

/** The bytes of a text in the encoding of the original file. `null` if Latin-1 cannot represent it. */
export function encodeText({ text, encoding, hasMark }: TextFile): Buffer | null {
  const whole = hasMark ? `\ufeff${text}` : text;
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(whole, 'utf8');
    case 'utf-16le':
      return Buffer.from(whole, 'utf16le');
    case 'utf-16be':
      return swapped(Buffer.from(whole, 'utf16le'));
    case 'latin1':
      return /[^\0-\xff]/.test(whole) ? null : Buffer.from(whole, 'latin1');
  }
}

/** Whether all line breaks of a text are CRLF, and there is at least one. */
export function hasWindowsLineEnds(text: string): boolean {
  return text.includes('\r\n') && !/(^|[^\r])\n/.test(text);
}

function withByteOrderMark(text: string, encoding: Encoding): TextFile {
  return { text, encoding, hasMark: true };
}

function startsWith(bytes: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Swaps the bytes of each pair; a single last byte is dropped. */
function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
}
