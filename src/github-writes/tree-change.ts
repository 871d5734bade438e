export interface TreeChange {
  /** The commit that the run began with, its full id. */
  readonly base: string;
  /** The tree of that commit, its full id. */
  readonly baseTree: string;
  /** In byte order. */
  readonly files: readonly TreeFile[];
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
