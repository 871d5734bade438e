import type { Attachment, Part } from '../messages/types.js';

/** A call as the model or a prompt wrote it. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export type Stage = 'discovery' | 'permission' | 'pre-hook' | 'confirmation' | 'execution' | 'post-hook' | 'formatting';

/** A file that a tool changed. */
export interface FileChange {
  /** Absolute path. */
  readonly path: string;
  readonly kind: 'created' | 'modified' | 'deleted';
}

/** A refused call, kept for the report. */
export interface Denial {
  readonly tool: string;
  /** The command, path or pattern, one line. */
  readonly label: string;
  readonly stage: Stage;
  readonly rule: string | null;
  readonly reason: string;
  /** The narrowest allow rules that would permit this call; empty if no rule can. */
  readonly suggest: readonly string[];
  /** Who made the call: the model, or a `!{…}` placeholder in the prompt. */
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

/** The result of the seven stages. Failures of the tool and mistakes of the model are results too, never exceptions. */
export interface CallResult {
  readonly call: ToolCall;
  readonly status: 'done' | 'failed' | 'refused' | 'invalid';
  readonly label: string;
  /** The model's input. */
  readonly parts: readonly Part[];
  readonly isError: boolean;
  readonly denial?: Denial;
  readonly changes: readonly FileChange[];
  readonly durationMs: number;
  readonly nested?: NestedCalls;
}
