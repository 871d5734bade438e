import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FileProblem, type SearchQuery, type SearchResult } from '../types.js';
import { batchesOf, createBatchResults, type FileBatchResult } from './search-batches.js';

/** What a thread gets when it starts. */
export interface ThreadOptions {
  /** The directory that names are relative to, with links resolved; for the empty name, the file itself. */
  readonly base: string;
  readonly query: SearchQuery;
  /** For each thread: a counter that grows with each file, the id of the batch, and the index of the file in it. */
  readonly progress: SharedArrayBuffer;
  readonly slot: number;
}

export interface SearchOptions {
  readonly base: string;
  /** Permitted names in the order of the result; a lazy iterable is consumed while threads search. */
  readonly names: Iterable<string>;
  /** About how many names there are. */
  readonly size: number;
  readonly query: SearchQuery;
  readonly signal: AbortSignal;
}

const maxThreads = 3;
/** Starting a thread takes as long as searching this many files. */
const filesPerThread = 1_000;
/** Batches that a thread has at most: the next one is ready when it finishes one. */
const batchesPerThread = 2;

/** A file, or a piece of a large one, that takes longer has a pattern that may run forever. */
const maxFileMs = 2_000;
const checkMs = 100;

/** A thread makes new texts all the time and keeps none: a larger space for them would only be filled later. */
const resourceLimits = { maxYoungGenerationSizeMb: 1 };

interface Thread {
  readonly worker: Worker;
  /** The names of the batches that it was sent, by id. */
  readonly open: Map<number, string>;
  seen: number;
  seenMs: number;
}

/** Searches files with a regular expression in threads. Stops after `query.maxMatches` matches in the order of names. */
export async function searchFiles(options: SearchOptions): Promise<SearchResult> {
  const { base, query, size, signal } = options;
  const count = Math.max(1, Math.min(maxThreads, availableParallelism(), Math.ceil(size / filesPerThread)));
  const progress = new SharedArrayBuffer(12 * maxThreads);
  // The program of a thread. The bundler copies the file next to the bundle. The build fails otherwise.
  const text = readFileSync(
    new URL('../../../../src/platform/files/search/search-worker.mjs', import.meta.url),
    'utf8',
  );
  const program = new URL(`data:text/javascript,${encodeURIComponent(text)}`);
  const threads = Array.from({ length: count }, (_, slot): Thread => {
    const workerData: ThreadOptions = { base, query, progress, slot };
    return {
      worker: new Worker(program, { workerData, resourceLimits }),
      open: new Map(),
      seen: 0,
      seenMs: performance.now(),
    };
  });
  const results = createBatchResults(query);
  const ending = untilSearched(threads, { ...options, results });
  const { stuck, leave } = untilStuck(threads, new Int32Array(progress));
  const aborted = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  try {
    const stuckIn = await Promise.race([ending, stuck, aborted]);
    return { ...results.merged(), stuckIn };
  } finally {
    leave();
    for (const { worker } of threads) void worker.terminate();
  }
}

function untilSearched(
  threads: readonly Thread[],
  { base, names, results }: SearchOptions & { readonly results: ReturnType<typeof createBatchResults> },
): Promise<null> {
  const batches = batchesOf(names);
  let id = 0;
  const send = ({ worker, open }: Thread): void => {
    while (open.size < batchesPerThread) {
      const next = batches.next();
      if (next.done === true) return;
      open.set(id, next.value);
      worker.postMessage({ id, names: next.value });
      id += 1;
    }
  };
  return new Promise((resolve, reject) => {
    for (const thread of threads) {
      thread.worker.on('message', (result: FileBatchResult) => {
        thread.open.delete(result.id);
        if (results.add(result)) send(thread);
        else resolve(null);
        if (threads.every(({ open }) => open.size === 0)) resolve(null);
      });
      thread.worker.on('error', (error) =>
        reject(new FileProblem('io', base, `the search failed: ${error.message}`, { cause: error })),
      );
      send(thread);
    }
    if (id === 0) resolve(null);
  });
}

function untilStuck(threads: readonly Thread[], progress: Int32Array) {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<string>((resolve) => {
    timer = setInterval(() => {
      for (const [slot, thread] of threads.entries()) {
        const [seen = 0, batch = 0, index = 0] = progress.subarray(3 * slot);
        if (seen !== thread.seen || thread.open.size === 0) Object.assign(thread, { seen, seenMs: performance.now() });
        else if (performance.now() - thread.seenMs > maxFileMs)
          resolve(thread.open.get(batch)?.split('\0')[index] ?? '');
      }
    }, checkMs);
  });
  return { stuck, leave: () => clearInterval(timer) };
}
