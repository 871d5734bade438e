import { monotonicNow } from '../../clock.js';

interface Buffer {
  lines: string[];
  length: number;
  hasWritten: boolean;
  writtenAt: number;
}

const maxCharacters = 64_000;
const maxAgeMs = 2_000;

export function createLineBuffers(write: (path: string, text: string, isFirst: boolean) => void) {
  const buffers = new Map<string, Buffer>();
  const flush = (path: string, buffer: Buffer): void => {
    write(path, buffer.lines.join(''), !buffer.hasWritten);
    buffers.set(path, { lines: [], length: 0, hasWritten: true, writtenAt: monotonicNow() });
  };
  return {
    begin: (path: string) => {
      buffers.set(path, { lines: [], length: 0, hasWritten: false, writtenAt: monotonicNow() });
    },
    has: (path: string) => buffers.has(path),
    /** `false` if the file is not buffered. */
    add: (path: string, line: string) => {
      const buffer = buffers.get(path);
      if (buffer === undefined) return false;
      buffer.lines.push(line);
      buffer.length += line.length;
      if (buffer.length > maxCharacters || monotonicNow() - buffer.writtenAt > maxAgeMs) flush(path, buffer);
      return true;
    },
    /** Ends the buffer. Its lines; `null` if some were written before, and then the others are written too. */
    take: (path: string) => {
      const buffer = buffers.get(path);
      if (buffer?.hasWritten === true && buffer.lines.length > 0) flush(path, buffer);
      buffers.delete(path);
      return buffer === undefined || buffer.hasWritten ? null : buffer.lines.join('');
    },
  };
}
