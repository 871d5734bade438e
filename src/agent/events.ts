import type { HookRun } from '../hooks/hooks.js';
import type {
  AssistantMessage,
  Attachment,
  Message,
  ModelMessage,
  TodoItem,
  ToolResultPart,
  ToolSpec,
} from '../messages/types.js';
import type { ModelError, ModelEvent, Usage } from '../model/types.js';
import type { CallResult, Denial, NestedCalls, ToolCall } from '../tools/call-result.js';
import type { BudgetEnd, Limits } from './limits.js';
import type { RepeatStop } from './repeats.js';

export interface HookStop {
  readonly kind: 'hook';
  readonly event: string;
  readonly reason: string;
}

export type Stop =
  | HookStop
  | { readonly kind: 'final-text' }
  | { readonly kind: 'no-output' }
  | BudgetEnd
  | RepeatStop
  /** The conversation filled the context window (in tokens) again right after it had been compacted. */
  | { readonly kind: 'context-full'; readonly window: number }
  /** The last message announced work that was not done. */
  | { readonly kind: 'announced-only' }
  | { readonly kind: 'denied'; readonly label: string }
  | { readonly kind: 'truncated' }
  /** The answer did not match its schema, and neither did the corrected answer. */
  | { readonly kind: 'wrong-form'; readonly problems: readonly string[] }
  | { readonly kind: 'cancelled'; readonly signal: string }
  | { readonly kind: 'model-error'; readonly modelError: ModelError };

/** Everything an observer can see, in the order in which it happens. Nothing waits for an observer. */
export type RunEvent =
  | {
      readonly type: 'run-start';
      readonly version: string;
      readonly model: string;
      readonly prompt: string;
      readonly tools: readonly string[];
    }
  | { readonly type: 'message'; readonly message: Message }
  | { readonly type: 'turn-start'; readonly turn: number }
  | { readonly type: 'text-delta'; readonly delta: string }
  | { readonly type: 'reasoning-delta'; readonly delta: string }
  | {
      readonly type: 'model-retry';
      readonly attempt: number;
      readonly delayMs: number;
      readonly modelError: ModelError;
    }
  | { readonly type: 'turn-end'; readonly turn: number; readonly message: AssistantMessage; readonly usage: Usage }
  /** A turn failed or was aborted after this text had been streamed. */
  | { readonly type: 'turn-cut'; readonly turn: number; readonly text: string }
  /** The cost of a request that is not part of a turn; `help` is one outside the conversations. */
  | { readonly type: 'other-usage'; readonly purpose: 'summary' | 'failed-attempt' | 'help'; readonly usage: Usage }
  /** The conversation was replaced by these messages; sizes are estimated input tokens. */
  | {
      readonly type: 'compaction';
      readonly before: number;
      readonly after: number;
      readonly summary: boolean;
      readonly messages: readonly ModelMessage[];
    }
  /** Results as the model sees them, where they differ from those of `tool-end` because the turn had too many. */
  | { readonly type: 'results-capped'; readonly results: readonly ToolResultPart[] }
  /** The conversation after the provider had rejected a part of it. */
  | { readonly type: 'history-repaired'; readonly messages: readonly ModelMessage[] }
  | { readonly type: 'tool-start'; readonly call: ToolCall }
  /** Nested calls have their own events. */
  | { readonly type: 'tool-end'; readonly result: Omit<CallResult, 'nested'> }
  /** A command in the prompt was refused before anything ran, or the sandbox blocked something inside a permitted call. */
  | { readonly type: 'denied'; readonly denial: Denial }
  /** A line of the output of a command as it arrives, with a mark for standard error; not part of the transcript. */
  | { readonly type: 'command-output'; readonly text: string }
  | { readonly type: 'todos'; readonly items: readonly TodoItem[] }
  /** A tool recorded a write for the end of the run; nothing has been written yet. */
  | { readonly type: 'write-request'; readonly request: { readonly kind: string } }
  | { readonly type: 'hook'; readonly run: HookRun }
  | { readonly type: 'notice'; readonly level: 'info' | 'warning' | 'error'; readonly text: string }
  /** An event in the conversation of a sub-agent; never an event of a nested sub-agent. */
  | {
      readonly type: 'sub-agent';
      readonly name: string;
      readonly call: string;
      readonly event: Exclude<RunEvent, { type: 'sub-agent' }>;
    }
  | ResumeRecord
  | { readonly type: 'stop'; readonly stop: Stop };

/** How a call may be treated after an interruption; `once` = it may have had effects that must not happen twice. */
export type Repeatability = 'read-only' | 'repeatable' | 'once';

/** Calls inside a call, without those inside them. */
export type FlatNestedCalls = Omit<NestedCalls, 'results'> & {
  readonly results: readonly Omit<CallResult, 'nested'>[];
};

export type RequestEnd = Extract<ModelEvent, { readonly type: 'finish' | 'error' }>;

/** Records from which an interrupted run is resumed; together with the events above, they determine the conversation. */
export type ResumeRecord =
  /** All messages before it, with these, are the first request. */
  | {
      readonly type: 'opening';
      readonly system: string;
      readonly toolSpecs: readonly ToolSpec[];
      /** The conversation of an earlier run that continues; absent for none. */
      readonly history?: readonly ModelMessage[];
      /** In tokens; it decides where the conversation is compacted. Absent in older transcripts. */
      readonly contextWindow?: number | null;
      /** The share of a sub-agent in the budget, which decides where its conversation ends. */
      readonly limits?: Limits;
    }
  /** The state of the workspace before the first call: the files that differed from the commit. */
  | {
      readonly type: 'baseline';
      readonly head: string | null;
      readonly since: number;
      readonly dirty: readonly string[];
    }
  | {
      readonly type: 'request-end';
      readonly purpose: 'turn' | 'summary';
      readonly end: RequestEnd;
      /** The text of a request that failed. */
      readonly streamed: string;
      /** What failed attempts used. */
      readonly lost: readonly Usage[];
    }
  /** The call was permitted, by this rule (`null` = a built-in default) and for this reason; it starts now. */
  | {
      readonly type: 'call-start';
      readonly id: string;
      readonly repeat: Repeatability;
      readonly rule: string | null;
      readonly reason: string;
    }
  /** What happened inside a call that is about to end. */
  | { readonly type: 'call-nested'; readonly id: string; readonly nested: FlatNestedCalls }
  | { readonly type: 'rest-saved'; readonly path: string }
  | { readonly type: 'turn-context'; readonly attachments: readonly Attachment[] }
  /** A limit was reached: the next request asks for the last answer. */
  | { readonly type: 'last-turn' }
  /** The result was published: there is nothing to resume. */
  | { readonly type: 'published' }
  /** Everything before it was restored, except for the last `rewind` requests; the attachments follow. */
  | { readonly type: 'resumed'; readonly rewind: number; readonly attachments: readonly Attachment[] };

export type OnEvent = (event: RunEvent) => void;
