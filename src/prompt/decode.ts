import { type Diagnostic, UserError } from '../errors.js';

/** UTF-8 without byte order mark; CRLF and CR become LF. Throws UserError `prompt-unreadable`: nothing is guessed. */
export function decodePrompt(bytes: Uint8Array, source: string): string {
  const problem = encodingProblem(bytes, 'the prompt');
  if (problem !== null) throw new UserError({ code: 'prompt-unreadable', location: source, ...problem });
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
}

/** Why the bytes are not text in UTF-8; `null` if they are. `what` begins the message. */
export function encodingProblem(
  bytes: Uint8Array,
  what: string,
): Pick<Diagnostic, 'message' | 'found' | 'hint'> | null {
  const firstByte = bytes[0];
  const second = bytes[1];
  if ((firstByte === 0xff && second === 0xfe) || (firstByte === 0xfe && second === 0xff)) {
    return { message: `${what} is UTF-16`, hint: 'save it as UTF-8' };
  }
  const nul = bytes.indexOf(0);
  if (nul >= 0) {
    return {
      message: `${what} is binary`,
      found: `a NUL byte at offset ${nul}`,
      hint: 'use text, or insert the file with @{path} in a prompt',
    };
  }
  const line = firstBadLine(bytes);
  if (line === null) return null;
  return { message: `${what} is not UTF-8`, found: `invalid bytes in line ${line}`, hint: 'save it as UTF-8' };
}

function firstBadLine(bytes: Uint8Array): number | null {
  if (isUtf8(bytes)) return null;
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    // A line feed is never part of a multi-byte sequence, so the first line that is invalid by itself is the invalid one.
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
