import type { FoundFile, SearchQuery } from '../types.js';

export interface FileBatchResult {
  readonly id: number;
  readonly files: readonly FoundFile[];
  readonly binary: number;
  readonly links: number;
  readonly unread: number;
  readonly tooLarge: readonly string[];
  /** The batch was left after enough matches. */
  readonly truncated: boolean;
}

const batchSize = 400;
/** The first batches are small: a search that ends early reads few files. */
const firstBatchSize = 50;

/** The names in batches; a batch is one text, since copying thousands of texts to a thread is slow. */
export function* batchesOf(names: Iterable<string>): Generator<string> {
  let batch: string[] = [];
  let size = firstBatchSize;
  for (const name of names) {
    batch.push(name);
    if (batch.length < size) continue;
    yield batch.join('\0');
    batch = [];
    size = batchSize;
  }
  if (batch.length > 0) yield batch.join('\0');
}

/** Collects results, which arrive in any order, until the batches from the first one have enough matches. */
export function createBatchResults({ maxMatches, output }: SearchQuery) {
  const results = new Map<number, FileBatchResult>();
  let complete = 0;
  let matches = 0;
  let truncated = false;
  return {
    /** Whether more results are wanted. */
    add(result: FileBatchResult) {
      results.set(result.id, result);
      for (let next = results.get(complete); next !== undefined && !truncated; next = results.get(complete)) {
        complete += 1;
        matches += output === 'content' ? next.files.reduce((sum, { count }) => sum + count, 0) : next.files.length;
        truncated = next.truncated || matches >= maxMatches;
      }
      return !truncated;
    },
    merged() {
      const inOrder = [...results.values()].sort((a, b) => a.id - b.id).slice(0, truncated ? complete : undefined);
      const sum = (field: 'binary' | 'links' | 'unread'): number =>
        inOrder.reduce((total, result) => total + result[field], 0);
      return {
        files: inOrder.flatMap(({ files }) => files),
        binary: sum('binary'),
        links: sum('links'),
        unread: sum('unread'),
        tooLarge: inOrder.flatMap(({ tooLarge }) => tooLarge),
        truncated,
      };
    },
  };
}
