import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageJob } from './page-data.js';
import { asPriorText, noPriorText, shortenRepeats } from './shorten-repeats.js';

const compress = promisify(gzip);

/** Text for an inert `<script type="text/plain">`: Base64 contains no character that means something in HTML. */
export async function packed(text: string): Promise<string> {
  return (await compress(text, { level: 7 })).toString('base64');
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

/**
 * What the first block has is not repeated, so a page needs two of them for a job: jobs of a batch have files and
 * prompt in common. Compressed while the next one is read.
 */
export async function* blocksOf(jobs: AsyncIterable<PageJob>): AsyncGenerator<Block> {
  let waiting: Promise<Block> | null = null;
  let prior = noPriorText;
  for await (const { from, lines } of chunksOf(jobs)) {
    const text = lines.join('\n');
    const next = packed(shortenRepeats(text, prior)).then((data): Block => ({ from, count: lines.length, data }));
    if (waiting !== null) yield await waiting;
    if (from === 0) prior = asPriorText(text);
    waiting = next;
  }
  if (waiting !== null) yield await waiting;
}

async function* chunksOf(
  jobs: AsyncIterable<PageJob>,
): AsyncGenerator<{ readonly from: number; readonly lines: readonly string[] }> {
  let lines: string[] = [];
  let characters = 0;
  let from = 0;
  for await (const job of jobs) {
    const line = JSON.stringify(job);
    if (lines.length > 0 && (lines.length === maxJobs || characters + line.length > maxCharacters)) {
      yield { from, lines };
      from += lines.length;
      lines = [];
      characters = 0;
    }
    lines.push(line);
    characters += line.length;
  }
  if (lines.length > 0) yield { from, lines };
}
