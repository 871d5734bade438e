import type { RuleLists } from '../../policy/types.js';

export type ListName = keyof RuleLists;

/** A permission of another product, and the rules that mean the same here or less. */
export interface Migrated {
  readonly list: ListName;
  /** As written, on one line. */
  readonly entry: string;
  /** File and line, or file and key. */
  readonly location: string;
  /** Empty if it has no counterpart. */
  readonly rules: readonly string[];
  /** Why the rules are what they are; `null` if the entry is a rule as it is. */
  readonly why: string | null;
  /** An entry that forbids and must not get lost: without a rule for it, the result would allow more. */
  readonly isMissing?: boolean;
  /** Whether it refuses more commands than rules do by default: `read-only-commands` must be off. */
  readonly refusesReadOnly?: boolean;
}

export interface Entry {
  readonly list: ListName;
  readonly text: string;
  readonly location: string;
}

export interface MigratedFile {
  readonly entries: readonly Migrated[];
  readonly notices: readonly string[];
  /** What replaces the file, and what it needs: for a workflow. */
  readonly files?: readonly { readonly path: string; readonly text: string }[];
}
