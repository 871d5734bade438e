import { rethrowUnless } from '../errors.js';
import { createTimeBudget } from '../platform/time-budget.js';
import { FileProblem, type FileSystem } from '../platform/types.js';
import { type Hit, matchingLines } from './grep-lines.js';
import { decodeText } from './text-file.js';

export interface Search {
  readonly paths: readonly string[];
  readonly regex: RegExp;
  /** The search stops after this many matching lines. */
  readonly maxHits: number;
  /** The first match in each file is enough. */
  readonly oncePerFile: boolean;
  readonly signal: AbortSignal;
}

export interface FileHits {
  readonly path: string;
  readonly text: string;
  readonly hits: readonly Hit[];
}

export interface SearchResult {
  readonly files: readonly FileHits[];
  readonly binary: number;
  /** Too large, deleted during the search, or denied. */
  readonly unread: number;
  readonly limitReached: boolean;
  /** The pattern used up its time limit; earlier matches are in the result. */
  readonly timeSpent: boolean;
}

const maxFileBytes = 5_000_000;
/** Files that are read in parallel and matched under one time limit. */
const batchSize = 16;
const maxMatchingMs = 5_000;

/** Searches files in the given order. All reads go through `files`, so each file is evaluated by its real path. */
export async function searchFiles(
  files: FileSystem,
  { paths, regex, maxHits, oncePerFile, signal }: Search,
): Promise<SearchResult> {
  const budget = createTimeBudget(maxMatchingMs);
  const result = { files: [] as FileHits[], binary: 0, unread: 0, limitReached: false, timeSpent: false };
  let room = maxHits;
  for (let start = 0; start < paths.length && !signal.aborted; start += batchSize) {
    const read = await Promise.all(paths.slice(start, start + batchSize).map((path) => readText(files, path)));
    result.unread += read.filter((one) => one === 'unread').length;
    result.binary += read.filter((one) => one === 'binary').length;
    const searched = budget.run(() => {
      for (const one of read) {
        if (typeof one === 'string') continue;
        // One extra match shows whether there are more.
        const hits = matchingLines(one.text, regex, oncePerFile ? 1 : room + 1);
        if (hits.length > 0) result.files.push({ ...one, hits: hits.slice(0, room) });
        if (hits.length > room) return false;
        room -= hits.length;
      }
      return true;
    });
    if (searched === null) return { ...result, timeSpent: true };
    if (!searched.value)
      return { ...result, files: result.files.filter(({ hits }) => hits.length > 0), limitReached: true };
  }
  return result;
}

async function readText(
  files: FileSystem,
  path: string,
): Promise<{ path: string; text: string } | 'binary' | 'unread'> {
  try {
    const file = decodeText(await files.read(path, maxFileBytes));
    return file === null ? 'binary' : { path, text: file.text };
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return 'unread';
  }
}
