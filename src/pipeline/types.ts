import type { SecondParser } from '../platform/process/types.js';
import type { Decision, Effect, Evaluation, Mode, PolicyEngine, Refusal } from '../policy/types.js';
import type { CallResult, Denial, Stage, ToolCall } from '../tools/call-result.js';
import type { BoundCall, Tool, ToolOutput } from '../tools/types.js';

/** The answer of hooks to a call before it runs. A hook can block or change a call, never permit one. */
export type PreHookAnswer =
  /** `context` is text for the model, which follows the output of the call. */
  | { readonly kind: 'pass'; readonly context?: readonly string[] }
  | { readonly kind: 'block'; readonly reason: string }
  /** The changed input is bound and evaluated again from the start. */
  | { readonly kind: 'change'; readonly input: unknown; readonly by: string; readonly context?: readonly string[] };

export interface PostHookAnswer {
  readonly context: readonly string[];
  /** Replaces the output for the model; absent if it stays. */
  readonly output?: string;
  /** The hook that replaces it. */
  readonly by?: string;
}

export interface CallHooks {
  readonly before: (call: PermittedCall, signal: AbortSignal) => Promise<PreHookAnswer>;
  /** For what a permitted command does to files, as the tools that do the same: it can only be blocked. */
  readonly beforeEdits: (call: PermittedCall, signal: AbortSignal) => Promise<PreHookAnswer>;
  /** For a call that would need confirmation: it can be changed into one that the rules permit. */
  readonly confirm: (call: PermittedCall, signal: AbortSignal) => Promise<PreHookAnswer>;
  /** After the rules have refused a call: text for the model. */
  readonly refused: (refusal: CallRefusal, signal: AbortSignal) => Promise<readonly string[]>;
  readonly after: (call: ExecutedCall, signal: AbortSignal) => Promise<PostHookAnswer>;
}

/** What the seven stages need. All contexts of a job are the same except for the origin of the call. */
export interface CallContext {
  readonly tools: ReadonlyMap<string, Tool>;
  /** Why tools that rules name are not among them, as clauses. */
  readonly unoffered?: ReadonlyMap<string, string>;
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  /** Receives the evaluation of a call right before it runs. */
  readonly beforeEffects: (evaluation: Evaluation, call: ToolCall) => void;
  /** `null` if the project has none. */
  readonly hooks: CallHooks | null;
  readonly mode: Mode;
  readonly clock: { now(): number };
  /** Who made the call: the model, or a `!{…}` placeholder in the prompt. */
  readonly origin: Denial['origin'];
  /** Runs a command whose output becomes a part of the call's command line; set for each call. */
  readonly read?: (call: ToolCall) => Promise<CallResult>;
}

/** Each set by one of permission.ts, confirmation.ts, execution.ts: a call that skipped a stage does not type-check. */
export declare const permittedBy: unique symbol;
export declare const confirmedBy: unique symbol;

export interface RequestedCall {
  readonly call: ToolCall;
  /** Text of hooks that ran before the call, for the model. */
  readonly hookContext?: readonly string[];
  /** What hooks changed, a sentence each, for people. */
  readonly hookChanges?: readonly string[];
}

export interface DiscoveredCall extends RequestedCall {
  readonly tool: Tool;
  readonly bound: BoundCall;
}

export interface PermittedCall extends DiscoveredCall {
  readonly evaluation: Evaluation;
  readonly [permittedBy]: true;
}

export interface ConfirmedCall extends PermittedCall {
  readonly [confirmedBy]: true;
}

export interface ExecutedCall extends ConfirmedCall {
  readonly output: ToolOutput;
  readonly durationMs: number;
}

/** A call that was refused at `stage`. Refusals are data: every later stage passes them through. */
export interface CallRefusal {
  readonly kind: 'refused';
  readonly call: ToolCall;
  /** The call by the names of the tool and its parameters, if the model wrote synonyms. */
  readonly meant?: ToolCall;
  readonly stage: Stage;
  /** `unknown-tool` and `invalid-input` are mistakes of the model; only `policy` and `hook` are denials. */
  readonly cause: 'unknown-tool' | 'invalid-input' | 'policy' | 'hook' | 'cancelled';
  readonly rule: string | null;
  readonly reason: string;
  readonly suggest: readonly string[];
  readonly effects: readonly Effect[];
  readonly label: string;
  /** Of the rules; absent if they did not evaluate the call. */
  readonly decision?: Decision;
  /** Of the rules, see Evaluation. */
  readonly refusalKey?: string;
  readonly hookContext?: readonly string[];
  readonly hookChanges?: readonly string[];
  /** How the model can continue, from the policy. */
  readonly refusal?: Refusal;
}

/** The only way to run a tool; the agent loop and the shell placeholders use the same kind of function. */
export type RunCall = (call: ToolCall, signal: AbortSignal) => Promise<CallResult>;
