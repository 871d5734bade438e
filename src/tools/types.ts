import type { Part, ToolSpec } from '../messages/types.js';
import type { BlockedAttempt } from '../platform/process/sandbox-types.js';
import type { CommandNeeds, DeclaredEffect } from '../policy/types.js';
import type { FileChange, NestedCalls } from './call-result.js';

export interface ToolOutput {
  readonly parts: readonly Part[];
  /** The tool reports a failure; the model reads why in `parts`. */
  readonly isError?: boolean;
  readonly changes?: readonly FileChange[];
  /** About how many characters the tool left out of a long output. */
  readonly omittedCharacters?: number;
  readonly outputFile?: string;
  /** What the sandbox did not permit; each is a denial. */
  readonly blocked?: readonly BlockedAttempt[];
  readonly nested?: NestedCalls;
}

/** A call whose input matches the tool's schema. Nothing has happened yet. */
export interface BoundCall {
  /** The effects of the call. A tool declares and never evaluates them. */
  readonly effects: readonly DeclaredEffect[];
  readonly label: string;
  /** The input with the names and forms of the schema; absent if it is used as it was given. */
  readonly input?: unknown;
  /** Compared with a literal rule specifier if a tool has neither a path nor a command. */
  readonly subject?: string;
  /** The change that the call would make, as a diff, for the report of a refused call; `null` if it is unknown. */
  readonly preview?: () => Promise<string | null>;
  /** Failures have `isError`; rejects only for a bug. `needs`: of the call's commands; `callId`: its id in events. */
  run(signal: AbortSignal, needs?: CommandNeeds, callId?: string): Promise<ToolOutput>;
}

export type Binding =
  | { readonly ok: true; readonly call: BoundCall }
  /** The input does not match the schema; each problem is one line for the model. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** A tool is created by a factory that receives the ports it needs. */
export interface Tool extends ToolSpec {
  /** Calls of read-only tools in one turn run in parallel. */
  readonly readOnly: boolean;
  /** Calls of this tool in one turn run in parallel, although it is not read-only. */
  readonly concurrent?: boolean;
  /** No rule could allow a call, so the model does not see the tool. A call of it is refused with the missing rule. */
  readonly isHidden?: boolean;
  bind(input: unknown): Binding;
}
