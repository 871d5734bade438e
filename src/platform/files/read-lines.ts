import { closeSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Opened } from './read-whole.js';
import type { FileLines, LineRange } from './types.js';

const chunkBytes = 1_000_000;

/** UTF-8 with replacement characters. Of each line, from the first wanted character to the limit. Closes the file. */
export async function readLines({ descriptor }: Opened, range: LineRange): Promise<FileLines> {
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.allocUnsafe(chunkBytes);
  const lines: { text: string; length: number }[] = [];
  let number = 1;
  let length = 0;
  let kept = '';
  const endLine = (): void => {
    if (number >= range.offset)
      lines.push({ text: kept.replace(/\r$/, ''), length: kept.endsWith('\r') ? length - 1 : length });
    number += 1;
    length = 0;
    kept = '';
  };
  const extend = (piece: string): void => {
    // The end of a line is kept too if it fits, so that a carriage return can be removed.
    if (number >= range.offset && kept.length < range.maxCharacters + 1) {
      const skip = Math.max(0, range.column - 1 - length);
      kept += piece.slice(skip, skip + range.maxCharacters + 1 - kept.length);
    }
    length += piece.length;
  };
  const collector = {
    /** Whether no more text is needed. */
    add(text: string): boolean {
      let start = 0;
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', start)) {
        extend(text.slice(start, at));
        endLine();
        start = at + 1;
        if (lines.length >= range.limit) return true;
      }
      extend(text.slice(start));
      return false;
    },
    end(hasMore: boolean): FileLines {
      if (length > 0 && lines.length < range.limit) endLine();
      return { lines, hasMore };
    },
  };
  try {
    for (;;) {
      const bytes = readSync(descriptor, buffer, 0, chunkBytes, null);
      const text = bytes === 0 ? decoder.end() : decoder.write(buffer.subarray(0, bytes));
      const isDone = collector.add(text);
      if (isDone || bytes === 0) return collector.end(isDone);
      await nextTurn();
    }
  } finally {
    closeSync(descriptor);
  }
}
