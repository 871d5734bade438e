/** A value that a placeholder of the batch file can insert. */
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

/** One item of a source. */
export interface BatchItem {
  /**
   * The same in every run: path, number, value, the `id` of a row, or a digest of the row. Recognizes the item when its
   * content has changed.
   */
  readonly id: string;
  /** What `{{item.NAME}}` inserts, and what reports show. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Digest of the file that the item names; `null` for other items. */
  readonly content: string | null;
  /** `FILE:LINE` of a row, for errors; absent for other items and in a frozen plan. */
  readonly location?: string;
}
