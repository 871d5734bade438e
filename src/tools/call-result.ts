import type { Attachment, Part } from '../messages/types.js';
import type { Decision, Mode } from '../policy/types.js';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export type Stage = 'discovery' | 'permission' | 'pre-hook' | 'confirmation' | 'execution' | 'post-hook' | 'formatting';

export interface FileChange {
  /** Absolute path. */
  readonly path: string;
  readonly kind: 'created' | 'modified' | 'deleted';
}

export interface Denial {
  readonly tool: string;
  /** The command, path or pattern, one line. */
  readonly label: string;
  readonly stage: Stage;
  readonly rule: string | null;
  readonly reason: string;
  /** The narrowest allow rules that would permit this call; empty if no rule can. */
  readonly suggest: readonly string[];
  /** The change that a refused Write or Edit would have made, as a diff. */
  readonly preview?: string;
  readonly origin: 'model' | 'prompt';
}

/** What happened inside a call: the calls of a sub-agent, the commands and files of a skill. */
export interface NestedCalls {
  readonly results: readonly CallResult[];
  /** Commands that were refused before any of them ran. */
  readonly denials: readonly Denial[];
  /** Files for the conversation that made the call; they follow the results of its turn. */
  readonly attachments: readonly Attachment[];
}

/** How a call was decided, for the record of the run. */
export interface CallDecision {
  /** When the call arrived, in milliseconds since the epoch. */
  readonly at: number;
  readonly mode: Mode;
  /** The last stage that the call reached: the one that refused it, or `formatting`. */
  readonly stage: Stage;
  /** `null` if the call was never evaluated: the tool does not exist, or its input is invalid. */
  readonly decision: Decision | null;
  /** The deciding rule as written; `null` if a built-in default or a hook decided. */
  readonly rule: string | null;
  readonly reason: string;
}

/** The result of the seven stages. Failures of the tool and mistakes of the model are results too, never exceptions. */
export interface CallResult {
  readonly call: ToolCall;
  /** The call by the names of the tool and its parameters, if the model wrote synonyms. */
  readonly meant?: ToolCall;
  readonly status: 'done' | 'failed' | 'refused' | 'invalid';
  readonly label: string;
  readonly parts: readonly Part[];
  readonly isError: boolean;
  readonly denial?: Denial;
  /** Equal for refusals that another spelling of the call does not avoid; absent if it was not refused. */
  readonly refusalKey?: string;
  /** Absent for a call that was restored or never reached the stages. */
  readonly decided?: CallDecision;
  readonly changes: readonly FileChange[];
  readonly durationMs: number;
  /** About how many characters the tool left out of a long output; absent for none. */
  readonly omittedCharacters?: number;
  readonly nested?: NestedCalls;
  /** What hooks of the project changed, a sentence each, for people; absent for nothing. */
  readonly hookChanges?: readonly string[];
}

/** These calls with those that were made inside them, in the order in which they ended. */
export function withNestedCalls(results: readonly CallResult[]): readonly CallResult[] {
  return results.flatMap((result) => [...withNestedCalls(result.nested?.results ?? []), result]);
}

export function denialsIn(results: readonly CallResult[]): readonly Denial[] {
  return withNestedCalls(results).flatMap(({ denial, nested }) => [
    ...(denial === undefined ? [] : [denial]),
    ...(nested?.denials ?? []),
  ]);
}
