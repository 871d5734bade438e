import type { AssistantMessage, JsonSchema, ModelMessage, ToolSpec } from '../messages/types.js';

/** Tokens as the provider counted them. `inputTokens` includes what was read from or written to a cache. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

/** What a prompt may ask of the model beside the text. Absent = the provider's default. */
export interface ModelParameters {
  readonly temperature?: number;
  readonly topP?: number;
  /** Of one turn. */
  readonly maxOutputTokens?: number;
  /** Texts at which the model stops. */
  readonly stop?: readonly string[];
}

export interface ModelRequest extends ModelParameters {
  /** Instructions of the program, sent as the provider's system prompt. */
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  /** Also listed where they may not be called: providers want them named as long as the history holds calls. */
  readonly tools: readonly ToolSpec[];
  /** `none` on the last turn of a spent budget: the model has to answer without another call. */
  readonly toolChoice: 'auto' | 'none';
  /** What the final text has to be; asked for natively where the provider can do so beside tools. */
  readonly outputSchema?: JsonSchema;
}

/** Why a request failed, sorted by what can be done about it. */
export type ModelErrorKind =
  | 'auth' // the key is missing, wrong or may not use this model
  | 'not-found' // no such model, or no such server path
  | 'bad-request' // the provider refuses the request as it stands
  | 'context-length' // the conversation is longer than the model takes
  | 'rate-limit'
  | 'quota' // the account has no credit left; waiting does not help
  | 'overloaded'
  | 'server'
  | 'network' // no connection, or it broke
  | 'cut-off' // the stream ended without its closing event
  | 'refused' // the provider's content filter
  | 'script' // the script model: used up, or an expectation failed
  | 'cancelled';

export interface ModelError {
  readonly kind: ModelErrorKind;
  readonly status?: number;
  /** One sentence: what the provider said, with no secret in it. */
  readonly message: string;
  /** Whose fault it is and what to do, as an instruction. */
  readonly hint: string;
  readonly retryable: boolean;
  /** What the provider asked us to wait, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** Why the model stopped. `length` = it ran into maxOutputTokens. */
export type FinishReason = 'stop' | 'tool-calls' | 'length' | 'refused' | 'other';

/** A closed union of what a model does while it answers. Exactly one `finish` or one `fault` ends a stream. */
export type ModelEvent =
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'reasoning'; readonly delta: string }
  /** The model started to write a call; its input is complete only in `finish`. */
  | { readonly type: 'tool-call-start'; readonly name: string }
  /** What was streamed so far is void; the request is made again after `delayMs`. */
  | { readonly type: 'retry'; readonly attempt: number; readonly delayMs: number; readonly modelError: ModelError }
  | {
      readonly type: 'finish';
      readonly reason: FinishReason;
      /** The whole turn; a call whose input is no JSON has the raw text as its input (a string). */
      readonly message: AssistantMessage;
      readonly usage: Usage;
    }
  | { readonly type: 'error'; readonly modelError: ModelError };

/**
 * A model is a value. `stream` never throws and never rejects for a fault of the provider, the network
 * or the script: it yields a `fault`. After an abort it yields a fault of kind `cancelled`.
 */
export interface Model {
  /** As the user named it, e.g. `anthropic/claude-sonnet-5`. */
  readonly name: string;
  /** Tokens the model can read, where known; null otherwise. */
  readonly contextWindow: number | null;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}
