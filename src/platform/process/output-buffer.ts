import { StringDecoder } from 'node:string_decoder';

/** The output of a process, with its middle dropped beyond a limit. */
export interface KeptOutput {
  readonly bytes: Buffer;
  readonly droppedBytes: number;
}

/** Keeps the first fifth and the last four fifths of `maxBytes`; uses at most about twice that memory. */
export function createOutputBuffer(maxBytes: number) {
  const headRoom = Math.floor(maxBytes / 5);
  const tailRoom = maxBytes - headRoom;
  const head: Buffer[] = [];
  let tail: Buffer[] = [];
  let headBytes = 0;
  let tailBytes = 0;
  let dropped = 0;
  const shorten = (): void => {
    const all = Buffer.concat(tail);
    const kept = all.subarray(Math.max(0, all.length - tailRoom));
    dropped += all.length - kept.length;
    tail = [kept];
    tailBytes = kept.length;
  };
  return {
    add(chunk: Buffer) {
      const room = headRoom - headBytes;
      const [start, rest] = [chunk.subarray(0, room), chunk.subarray(room)];
      if (start.length > 0) head.push(Buffer.from(start));
      headBytes += start.length;
      if (rest.length > 0) tail.push(Buffer.from(rest));
      tailBytes += rest.length;
      if (tailBytes > 2 * tailRoom) shorten();
    },
    /** The kept bytes; if some were dropped, a line between start and end gives their number. */
    take() {
      if (tailBytes > tailRoom) shorten();
      if (dropped === 0) return { bytes: Buffer.concat([...head, ...tail]), droppedBytes: 0 };
      const [start, end] = [wholeEnd(Buffer.concat(head)), wholeStart(Buffer.concat(tail))];
      const droppedBytes = dropped + headBytes - start.length + tailBytes - end.length;
      return { bytes: Buffer.concat([start, Buffer.from(omissionNote(droppedBytes)), end]), droppedBytes };
    },
  };
}

export function omissionNote(droppedBytes: number): string {
  return `\n[… ${droppedBytes} bytes of output omitted …]\n`;
}

/** Removes an incomplete character at the end. */
function wholeEnd(bytes: Buffer): Buffer {
  let start = bytes.length;
  while (start > 0 && bytes.length - start < 3 && isContinuation(bytes[start - 1])) start -= 1;
  const lead = bytes[start - 1] ?? 0;
  return lead >= 0xc0 && bytes.length - start + 1 < lengthOf(lead) ? bytes.subarray(0, start - 1) : bytes;
}

/** Removes an incomplete character at the start. */
function wholeStart(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 3 && isContinuation(bytes[start])) start += 1;
  return bytes.subarray(start);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function lengthOf(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

/** So that bytes of another stream never split a character. Invalid UTF-8 becomes replacement characters. */
export function createWholeCharacters(): { add(chunk: Buffer): Buffer; end(): Buffer } {
  const decoder = new StringDecoder('utf8');
  return { add: (chunk) => Buffer.from(decoder.write(chunk)), end: () => Buffer.from(decoder.end()) };
}
