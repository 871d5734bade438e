import { createHmac, timingSafeEqual } from 'node:crypto';

/** Adds a MAC to each line of a file; each covers all lines before it. */
export type SealLine = (line: string) => string;

const sealed = /^(.*),"mac":"([0-9a-f]{64})"\}$/s;

/** `last` is the MAC of the last line that the file already has; empty for a new file. */
export function createLineSeal(key: string, last = ''): SealLine {
  let previous = last;
  return (line) => {
    previous = macOf(key, previous, line);
    return `${line.slice(0, -1)},"mac":"${previous}"}`;
  };
}

/** The MAC of the last of these lines; `null` if a line was changed, added, removed or moved. */
export function verifyLines(key: string, lines: readonly string[]): string | null {
  let previous = '';
  for (const line of lines) {
    const [, body = '', mac = ''] = sealed.exec(line) ?? [];
    const expected = macOf(key, previous, `${body}}`);
    if (mac.length !== expected.length || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null;
    previous = expected;
  }
  return previous;
}

function macOf(key: string, previous: string, line: string): string {
  return createHmac('sha256', `sallyport transcript ${key}`).update(previous).update('\n').update(line).digest('hex');
}
