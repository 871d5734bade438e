import { isUtf8 } from 'node:buffer';

/** Bytes of a file ⇄ text, in a way that lets an edited file keep its encoding, its mark and its line ends. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

export interface TextFile {
  readonly text: string;
  readonly encoding: Encoding;
  /** A byte order mark stands before the text; it is not part of `text`. */
  readonly hasMark: boolean;
}

/** How far a NUL byte is looked for, as git does. */
const sniffedBytes = 8000;

/**
 * Null for a binary file. Without a byte order mark it is UTF-8, or UTF-16 where its bytes leave no doubt; bytes that
 * are neither are read as Latin-1, which loses nothing on the way back.
 */
export function decodeText(bytes: Buffer): TextFile | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return marked(bytes.subarray(3).toString('utf8'), 'utf-8');
  if (startsWith(bytes, [0xff, 0xfe, 0, 0])) return null;
  if (startsWith(bytes, [0xff, 0xfe])) return marked(bytes.subarray(2).toString('utf16le'), 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return marked(swapped(bytes.subarray(2)).toString('utf16le'), 'utf-16be');
  if (bytes.subarray(0, sniffedBytes).includes(0)) return withoutMark(bytes);
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'utf-8', hasMark: false };
  // Bytes of no encoding at all hold controls that no text has.
  const text = bytes.toString('latin1');
  return /[\0-\x06\x0e-\x1a]/.test(text) ? null : { text, encoding: 'latin1', hasMark: false };
}

/**
 * UTF-16 that lacks its mark, as some programs write it: nearly every other byte is NUL, since most letters of most
 * files are ASCII. Null for all else with a NUL in it.
 */
function withoutMark(bytes: Buffer): TextFile | null {
  if (bytes.length < 8 || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, sniffedBytes);
  const nuls = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) < sample.length * 0.4) return null;
  const text = (even > 0 ? swapped(bytes) : bytes).toString('utf16le');
  if (/[\0-\x06\x0e-\x1a\p{Surrogate}\p{Noncharacter_Code_Point}]/u.test(text)) return null;
  return { text, encoding: even > 0 ? 'utf-16be' : 'utf-16le', hasMark: false };
}

/** The bytes of a text in the form that a file had. Null where Latin-1 cannot hold it. */
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

/** Whether every line of a text ends in CR LF, and there is one. */
export function hasWindowsLineEnds(text: string): boolean {
  return text.includes('\r\n') && !/(^|[^\r])\n/.test(text);
}

function marked(text: string, encoding: Encoding): TextFile {
  return { text, encoding, hasMark: true };
}

function startsWith(bytes: Buffer, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Byte pairs turned round; a single last byte is dropped. */
function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
}
