import type { AnswerCheck } from '../messages/answer.js';
import type { Attachment, JsonSchema, Message, ModelMessage, ToolSpec } from '../messages/types.js';
import type { Model, ModelParameters, Usage } from '../model/types.js';
import type { RunCall } from '../pipeline/types.js';
import type { CallResult } from '../tools/call-result.js';
import type { HookStop, OnEvent } from './events.js';
import type { Limits, Spent } from './limits.js';

export interface AnswerForm {
  readonly schema: JsonSchema;
  readonly check: AnswerCheck;
}

export interface LoopHooks {
  /** Why hooks have stopped the run since the last turn; `null` if they have not. */
  readonly stopped: () => HookStop | null;
  /** Before the end: context with which the run continues, or none. `sentBack`: the number of answers sent back. */
  readonly beforeEnd: (answer: string, sentBack: number) => Promise<readonly Attachment[]>;
  /** Whether the conversation may be compacted now. */
  readonly mayCompact: () => Promise<boolean>;
}

export interface AgentOpening {
  readonly system: string;
  readonly tools: readonly ToolSpec[];
  readonly messages: readonly Message[];
  /** The conversation that continues, as it was sent; `messages` follow it. Empty for a new one. */
  readonly history?: readonly ModelMessage[];
}

export interface AgentCalls {
  readonly run: RunCall;
  /** Adjacent calls of tools in the same group run in parallel; `null` = alone. */
  readonly parallelGroup: (tool: string) => string | null;
  /** `stop` ends the run at the first denied call; after `continue` and `fail` the model may proceed. */
  readonly onDenied: 'continue' | 'stop' | 'fail';
  /** Stores a text that does not fit into a turn, and returns the path at which Read opens it; `null` if it cannot. */
  readonly saveRest?: (text: string) => string | null;
}

/** What the run may spend, and how that is counted. */
export interface AgentSpending {
  readonly limits: Limits;
  /** The price of one request in US dollars; `null` if unknown. */
  readonly costOf: (usage: Usage) => number | null;
  /** What sub-agents of this run have spent so far; it counts toward the limits. */
  readonly alsoSpent?: () => Omit<Spent, 'elapsedMs'>;
  /** Whether the next answer is that of an interrupted run: it was paid for, so no limit takes effect before it. */
  readonly isRestored?: () => boolean;
}

export interface AgentContext {
  readonly afterTurn?: (seen: CompletedTurn) => Promise<readonly Attachment[]>;
  /** Context appended before the next request, such as the notice that the run was resumed. */
  readonly beforeRequest?: () => readonly Attachment[];
  /** What the program knows of the work so far, one section per text; it survives compaction. */
  readonly facts?: () => readonly string[];
}

export interface AgentOptions {
  readonly model: Model;
  readonly parameters: ModelParameters;
  readonly opening: AgentOpening;
  readonly calls: AgentCalls;
  readonly spending: AgentSpending;
  readonly context?: AgentContext;
  /** The required form of the final text; an answer that does not match is sent back once. */
  readonly answer?: AnswerForm;
  readonly clock: { now(): number };
  readonly hooks?: LoopHooks;
  readonly onEvent: OnEvent;
  /** Aborted when the process receives a termination signal; the reason names the signal. */
  readonly signal: AbortSignal;
}

/** The results of a turn, what the run has spent including it, and how full the context window is. */
export interface CompletedTurn {
  readonly results: readonly CallResult[];
  readonly spent: Spent;
  readonly window: WindowUse;
}

/** In tokens; `used` is an estimate. */
export interface WindowUse {
  readonly used: number;
  /** The size at which the conversation is compacted. */
  readonly trigger: number;
}
