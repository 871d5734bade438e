import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface PdfThreadOptions extends PdfRange {
  readonly library: string;
  readonly characterMaps: string;
  readonly bytes: Uint8Array;
}

export interface PdfRange {
  /** Counted from 1. */
  readonly first: number;
  readonly last: number;
  readonly maxCharacters: number;
}

export interface PdfText {
  /** Of the whole file. */
  readonly pages: number;
  /** From the first page of the range; fewer if the range or the limit of characters ends before. */
  readonly texts: readonly string[];
  /** Character maps that are not available, so that text is missing. */
  readonly missing: readonly string[];
}

/** Why the text cannot be read, as a sentence without the final period. */
export interface PdfProblem {
  readonly problem: string;
}

const maxMs = 20_000;
/** A few bytes can decompress to gigabytes, in buffers that no limit of a thread counts. */
const maxGrowth = 800_000_000;
const checkMs = 50;

/** A module as an address: the bundler copies the files next to the bundle, and a thread finds them nowhere else. */
function moduleAddress(text: Buffer): string {
  return `data:text/javascript;base64,${text.toString('base64')}`;
}

/** The text of pages of a PDF, which may be hostile: read by PDF.js in a thread of limited time and memory. */
export async function pdfText(bytes: Uint8Array, range: PdfRange, signal: AbortSignal): Promise<PdfText | PdfProblem> {
  const program = readFileSync(new URL('../../../src/platform/files/pdf-worker.mjs', import.meta.url));
  const library = readFileSync(new URL('../../../node_modules/unpdf/dist/pdfjs.mjs', import.meta.url));
  const maps = readFileSync(new URL('../../../src/platform/files/pdf-character-maps.mjs', import.meta.url));
  const workerData: PdfThreadOptions = {
    ...range,
    bytes: new Uint8Array(bytes),
    library: moduleAddress(library),
    characterMaps: moduleAddress(maps),
  };
  const worker = new Worker(new URL(moduleAddress(program)), {
    workerData,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const { problem, leave } = untilTooMuch(signal);
  const answer = new Promise<PdfText | PdfProblem>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', ({ message }) => resolve({ problem: message }));
    worker.once('exit', () => resolve({ problem: 'the thread that reads it ended' }));
  });
  try {
    return await Promise.race([answer, problem]);
  } finally {
    leave();
    await worker.terminate();
  }
}

/** Settles when the thread takes too much time or memory, or when the run is stopped. */
function untilTooMuch(signal: AbortSignal) {
  const start = performance.now();
  const before = process.memoryUsage.rss();
  let timer: NodeJS.Timeout | undefined;
  const problem = new Promise<PdfProblem>((resolve) => {
    timer = setInterval(() => {
      if (signal.aborted) resolve({ problem: 'the run was stopped' });
      if (performance.now() - start > maxMs) resolve({ problem: `it takes longer than ${maxMs / 1_000} seconds` });
      if (process.memoryUsage.rss() - before > maxGrowth) resolve({ problem: 'it takes too much memory' });
    }, checkMs);
  });
  return { problem, leave: () => clearInterval(timer) };
}
