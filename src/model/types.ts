import type { AssistantMessage, JsonSchema, ModelMessage, ToolSpec } from '../messages/types.js';
import type { Price, ServiceTier } from './price-table.js';

/** Token counts from the provider. `inputTokens` includes tokens read from or written to a cache. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  /** The model that answered, if it is another one than the model of the run; prices depend on it. */
  readonly model?: string;
  /** The tier that was billed, if it has a price of its own. */
  readonly tier?: ServiceTier;
}

/** Parameters of the model that a prompt can set. Absent means the provider's default. */
export interface ModelParameters {
  readonly temperature?: number;
  readonly topP?: number;
  /** The limit for one turn. */
  readonly maxOutputTokens?: number;
  readonly stop?: readonly string[];
  /** How much work the model puts into an answer. */
  readonly effort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';
  /** `visible` means a readable summary of the reasoning in the stream. */
  readonly thinking?: 'off' | 'visible';
}

export interface ModelRequest extends ModelParameters {
  /** Instructions of the program, sent as the provider's system prompt. */
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  /** Also listed if they may not be called: providers require this while the history contains calls. */
  readonly tools: readonly ToolSpec[];
  /** `none` on the last turn of a used-up budget: the model must answer without a call. */
  readonly toolChoice: 'auto' | 'none';
  /** The schema of the final text; used natively if the provider supports it together with tools. */
  readonly outputSchema?: JsonSchema;
  /** Messages before it had changed: the provider drops earlier reasoning, or none is sent if it cannot. */
  readonly dropReasoning?: boolean;
  /** The sub-agent that asks, for which a script may have turns of its own. Absent for the job. */
  readonly agent?: string;
  /** `summary`: for compaction; uses no turn of a script. `help`: outside the conversations; script turns by `agent`. */
  readonly purpose?: 'summary' | 'help';
  /** The provider searches the web for the answer. An error if it cannot, see hasWebSearch. */
  readonly webSearch?: boolean;
  /**
   * A provider compacts all messages but the last `keptMessages` and the question; reasoning in those stays valid
   * behind its block (compactionBlock). Any other answer is a summary of all.
   */
  readonly compaction?: { readonly instructions: string; readonly keptMessages: number };
}

/** Why a request failed, sorted by what can be done about it. */
export const modelErrorKinds = [
  'auth', // the key is missing, invalid or not authorized for this model
  'not-found', // no such model, or no such server path
  'bad-request', // the provider rejects the request
  'context-length', // the conversation exceeds the context window
  'prefix-changed', // reasoning of an earlier turn is bound to other messages than those before it
  'media', // an image or document that the provider cannot process
  'rate-limit',
  'quota', // the account has no credit left; waiting does not help
  'budget', // the rest of the cost limit does not pay for the request, which was not sent
  'overloaded',
  'server',
  'network', // no connection, or it broke
  'cut-off', // the stream ended without its closing event
  'refused', // the provider's content filter
  'script', // the script model: used up, or an expectation failed
  'cancelled',
] as const;

export type ModelErrorKind = (typeof modelErrorKinds)[number];

export interface ModelError {
  readonly kind: ModelErrorKind;
  readonly status?: number;
  /** One sentence with the provider's message, without secrets. */
  readonly message: string;
  /** What to do, as an instruction. */
  readonly hint: string;
  readonly retryable: boolean;
  /** The wait that the provider asked for, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Of a budget that does not pay for the request: what it could cost, in US dollars. */
  readonly neededUsd?: number;
}

export interface WebSource {
  readonly url: string;
  /** Empty if unknown. */
  readonly title: string;
}

/** `length`: maxOutputTokens; `window`: the context window; `pause`: a long turn, which the next request continues. */
export type FinishReason = 'stop' | 'tool-calls' | 'length' | 'window' | 'pause' | 'refused' | 'other';

/** A closed union of the events of an answer. Exactly one `finish` or one `error` ends a stream. */
export type ModelEvent =
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'reasoning'; readonly delta: string }
  /** The model started to write a call; its input is complete only in `finish`. */
  | { readonly type: 'tool-call-start'; readonly name: string }
  /** Something that people should know, such as a setting that the model does not have. */
  | { readonly type: 'notice'; readonly text: string }
  /** Everything streamed so far is void; the request is retried after `delayMs`. */
  | {
      readonly type: 'retry';
      readonly attempt: number;
      readonly delayMs: number;
      readonly modelError: ModelError;
      /** What the failed attempt cost, if it had begun to answer. */
      readonly usage?: Usage;
    }
  | {
      readonly type: 'finish';
      readonly reason: FinishReason;
      /** The complete turn; a call whose input is not JSON has the raw text as its input. */
      readonly message: AssistantMessage;
      readonly usage: Usage;
      /** The pages that the provider has found; absent without a search. */
      readonly sources?: readonly WebSource[];
    }
  | { readonly type: 'error'; readonly modelError: ModelError; readonly usage?: Usage };

/** `stream` never throws or rejects: a failure is an `error` event, after an abort of the kind `cancelled`. */
export interface Model {
  readonly name: string;
  /** The context window in tokens; `null` if unknown. */
  readonly contextWindow: number | null;
  /** Prices that the user has set, by model name. */
  readonly prices?: Readonly<Record<string, Price>>;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /** A script continues after the turns that an interrupted run has already had, by sub-agent; '' is the job. */
  skipTurns?(turns: ReadonlyMap<string, number>): void;
}

/** What a provider takes of the tools in a request. */
export interface ToolLimits {
  /** Their number, with those of the program. */
  readonly most: number;
  readonly description: number;
  /** Keywords of schemas: all, patterns only for a whole text, or those that Google documents. */
  readonly schema: 'whole' | 'anchored-patterns' | 'documented';
}
