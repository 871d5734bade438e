import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export function linesOfFile(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}
