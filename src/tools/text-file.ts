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
 * Null for a binary file. Without a byte order mark it is UTF-8; bytes that are no UTF-8 are read as Latin-1, which
 * loses nothing on the way back.
 */
export function decodeText(bytes: Buffer): TextFile | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return marked(bytes.subarray(3).toString('utf8'), 'utf-8');
  if (startsWith(bytes, [0xff, 0xfe])) return marked(bytes.subarray(2).toString('utf16le'), 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return marked(swapped(bytes.subarray(2)).toString('utf16le'), 'utf-16be');
  if (bytes.subarray(0, sniffedBytes).includes(0)) return null;
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      encoding: 'utf-8',
      hasMark: false,
    };
  } catch {
    return { text: bytes.toString('latin1'), encoding: 'latin1', hasMark: false };
  }
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
