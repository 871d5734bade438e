import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The lines of a text file without their ends, one after the other. */
export function linesOfFile(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}
