import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageJob } from './page-data.js';

const compress = promisify(gzip);

/** Text for an inert `<script type="text/plain">`: Base64 contains no character that means something in HTML. */
export async function packed(text: string): Promise<string> {
  return (await compress(text, { level: 9 })).toString('base64');
}

/** More jobs per block compress better, fewer open faster. */
const maxJobs = 50;
const maxCharacters = 512_000;

export interface Block {
  /** Position of its first job. */
  readonly from: number;
  readonly count: number;
  /** One job per line of JSON, compressed. */
  readonly data: string;
}

/** Collects jobs into blocks. */
export async function* blocksOf(jobs: AsyncIterable<PageJob>): AsyncGenerator<Block> {
  let lines: string[] = [];
  let characters = 0;
  let from = 0;
  for await (const job of jobs) {
    const line = JSON.stringify(job);
    if (lines.length > 0 && (lines.length === maxJobs || characters + line.length > maxCharacters)) {
      yield { from, count: lines.length, data: await packed(lines.join('\n')) };
      from += lines.length;
      lines = [];
      characters = 0;
    }
    lines.push(line);
    characters += line.length;
  }
  if (lines.length > 0) yield { from, count: lines.length, data: await packed(lines.join('\n')) };
}
