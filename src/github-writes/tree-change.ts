import type { MergedCommit } from '../platform/github/write/write-pull-request.js';

export interface TreeChange {
  /** The commit that the run began with, its full id. */
  readonly base: string;
  /** The tree that the files change, its full id: that of the commit, or of the one that was merged. */
  readonly baseTree: string;
  /** In byte order. */
  readonly files: readonly TreeFile[];
  /** Absent if the run merged nothing. */
  readonly merged?: MergedCommit;
}

export interface TreeFile {
  /** From the top of the repository, with `/`. */
  readonly path: string;
  /** `null` for a deleted file. */
  readonly content: Buffer | null;
  /** The mode, if it is or was another one than that of a plain file; otherwise absent. A link contains its target. */
  readonly mode?: '100644' | '100755' | '120000';
}

/** `isUnknown`: git could not show the changes; they may be fine. */
export type CollectedTree =
  | {
      readonly tree: TreeChange;
      /** New files that only commands made, which it does not take. Relative to the workspace. */
      readonly leftOut?: readonly string[];
    }
  | { readonly refused: string; readonly isUnknown?: true };

/** The changes of a run on top of another commit, or the paths that keep them from it. */
export type MergedOnto = { readonly tree: TreeChange } | { readonly conflicts: readonly string[] };
