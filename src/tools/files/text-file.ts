import { isUtf8 } from 'node:buffer';
import { lazyRegExp } from '../../lazy-reg-exp.js';

/** Decodes and encodes text so that an edited file keeps its encoding, byte order mark and line breaks. */

/** `utf-8-strays`: UTF-8 except for a few bytes, each of which is a lone surrogate in the text (U+DC80 to U+DCFF). */
export type Encoding = 'utf-8' | 'utf-8-strays' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface TextFile {
  readonly text: string;
  readonly encoding: Encoding;
  /** The file starts with a byte order mark, which is not part of `text`. */
  readonly hasMark: boolean;
}

/** The number of bytes that are searched for a NUL byte, as in git. */
const sniffedBytes = 8000;

/** `null` if binary. UTF-8 or, beyond doubt, UTF-16; else windows-1252, as browsers do, unless mostly UTF-8. */
export function decodeText(bytes: Buffer): TextFile | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return withByteOrderMark(bytes.subarray(3).toString('utf8'), 'utf-8');
  if (startsWith(bytes, [0xff, 0xfe, 0, 0])) return null;
  if (startsWith(bytes, [0xff, 0xfe])) return withByteOrderMark(bytes.subarray(2).toString('utf16le'), 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff]))
    return withByteOrderMark(swapped(bytes.subarray(2)).toString('utf16le'), 'utf-16be');
  if (bytes.subarray(0, sniffedBytes).includes(0)) return decodeUnmarkedUtf16(bytes);
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'utf-8', hasMark: false };
  // Binary data contains control characters that no text has.
  const latin = bytes.toString('latin1');
  if (/[\0-\x06\x0e-\x1a]/.test(latin)) return null;
  // A text in UTF-8 with a few other bytes, given as Latin-1; `null` if most characters are not UTF-8.
  let [valid, strays] = [0, 0];
  const text = latin.replaceAll(sequences, (all, sequence: string | undefined) => {
    if (sequence === undefined) strays += 1;
    else valid += 1;
    return sequence === undefined
      ? String.fromCharCode(firstStray + all.charCodeAt(0))
      : Buffer.from(all, 'latin1').toString('utf8');
  });
  const mostly = valid > strays ? text : null;
  return mostly === null
    ? { text: fromWindows(latin), encoding: 'windows-1252', hasMark: false }
    : { text: mostly, encoding: 'utf-8-strays', hasMark: false };
}

/** The sequences of UTF-8 beyond ASCII, without overlong ones and surrogates, or one byte that begins none. */
const sequences =
  /([\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})|[\x80-\xff]/g;

const firstStray = 0xdc00;

/** The characters of the bytes 80 to 9F: https://encoding.spec.whatwg.org/index-windows-1252.txt */
const windowsCharacters =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

function fromWindows(latin: string): string {
  return latin.replaceAll(/[\x80-\x9f]/g, (byte) => windowsCharacters[byte.charCodeAt(0) - 0x80] ?? byte);
}

/** `null` if windows-1252 does not have every character. */
function toWindows(text: string): Buffer | null {
  const latin = text.replaceAll(/[\x80-\x9f\u0100-\uffff]/g, (character) => {
    const index = windowsCharacters.indexOf(character);
    return index < 0 ? '\u0100' : String.fromCharCode(0x80 + index);
  });
  return latin.includes('\u0100') ? null : Buffer.from(latin, 'latin1');
}

function withStrays(text: string): Buffer {
  const parts = text.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 1 ? Buffer.from([part.charCodeAt(0) - firstStray]) : Buffer.from(part, 'utf8'),
    ),
  );
}

const notText = lazyRegExp(String.raw`[\0-\x06\x0e-\x1a\p{Noncharacter_Code_Point}]`, 'u');

/** As some programs write: nearly every other byte is NUL, as most text is ASCII. `null` for other content. */
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

/** The bytes of a text in the encoding of the original file. `null` if it does not have every character. */
export function encodeText({ text, encoding, hasMark }: TextFile): Buffer | null {
  const whole = hasMark ? `\ufeff${text}` : text;
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(whole, 'utf8');
    case 'utf-16le':
      return Buffer.from(whole, 'utf16le');
    case 'utf-16be':
      return swapped(Buffer.from(whole, 'utf16le'));
    case 'utf-8-strays':
      return withStrays(whole);
    case 'windows-1252':
      return toWindows(whole);
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
