import type { Part, ToolSpec } from '../messages/types.js';
import type { DeclaredEffect } from '../policy/types.js';

export interface FileChange {
  /** Absolute path. */
  readonly path: string;
  readonly kind: 'created' | 'modified' | 'deleted';
}

export interface ToolOutput {
  readonly parts: readonly Part[];
  /** The tool ran and says that it failed; the model reads why in `parts`. */
  readonly isError?: boolean;
  readonly changes?: readonly FileChange[];
}

/** A call whose input has passed the tool's schema. Nothing has happened yet. */
export interface BoundCall {
  /** What the call would do. The tool declares and never judges. */
  readonly effects: readonly DeclaredEffect[];
  /** A few words for the log: a path, a command, a pattern. */
  readonly label: string;
  /** Compared with a literal specifier of a rule, where a tool has neither path nor command. */
  readonly subject?: string;
  /** Resolves also for failures of the tool (`isError`); rejects only for our own bugs. */
  run(signal: AbortSignal): Promise<ToolOutput>;
}

export type Binding =
  | { readonly ok: true; readonly call: BoundCall }
  /** The input does not fit the schema; each problem is one line for the model. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** A tool is a value from a factory that was given the doors it needs. */
export interface Tool extends ToolSpec {
  /** Calls of read-only tools in one turn run side by side. */
  readonly readOnly: boolean;
  bind(input: unknown): Binding;
}
