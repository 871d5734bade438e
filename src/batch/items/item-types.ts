import type { FileSystem } from '../../platform/files/types.js';
import type { SearchResults } from '../../platform/github/read/search-issues.js';

export type Scalar = string | number | boolean;

export type ItemSource = {
  /** Narrows the source. */
  readonly limit: number | null;
  readonly location: string;
} & (
  | { readonly kind: 'list'; readonly values: readonly (Scalar | Readonly<Record<string, unknown>>)[] }
  | { readonly kind: 'files'; readonly patterns: readonly string[]; readonly exclude: readonly string[] }
  | { readonly kind: 'jsonl' | 'csv' | 'json' | 'test-data'; readonly path: string }
  | { readonly kind: 'lines'; readonly command: string }
  /** Files changed in a range of commits, `A..B` or `A...B`. */
  | {
      readonly kind: 'changed';
      readonly range: string;
      readonly files: readonly string[];
      readonly exclude: readonly string[];
    }
  | { readonly kind: 'issues' | 'pulls'; readonly query: string }
);

export type SearchSource = Extract<ItemSource, { kind: 'issues' | 'pulls' }>;

export interface BatchItem {
  /** The same in every run, whatever its content: path, number, value, the `id` of a row, or a digest of the row. */
  readonly id: string;
  /** What `{{item.NAME}}` inserts, and what reports show. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Digest of the file that the item names; `null` for other items. */
  readonly content: string | null;
  /** `FILE:LINE` of a row, for errors; absent for other items and in a frozen plan. */
  readonly location?: string;
}

export interface ItemPorts {
  /** The workspace. */
  readonly files: Pick<FileSystem, 'root' | 'walk' | 'readNow' | 'info' | 'resolve'>;
  /** Where the batch file comes from, and the lists that it names. */
  readonly source: Pick<FileSystem, 'read'>;
  /** The files that a range of commits changes. Rejects with UserError. */
  readonly changedFiles: (range: string, location: string) => Promise<readonly string[]>;
  /** Runs a command under the rules of the job and returns what it prints. Rejects with UserError. */
  readonly runCommand: (command: string, location: string) => Promise<string>;
  /** Rejects with UserError. */
  readonly search: (source: SearchSource) => Promise<SearchResults>;
  readonly signal: AbortSignal;
}

export interface FoundItems {
  readonly items: readonly BatchItem[];
  /** What was left out. */
  readonly notices: readonly string[];
}
