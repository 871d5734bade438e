import type { SecondParser } from '../platform/types.js';
import type { Effect, Evaluation, PolicyEngine, Refusal } from '../policy/types.js';
import type { CallResult, Denial, Stage, ToolCall } from '../tools/call-result.js';
import type { BoundCall, Tool, ToolOutput } from '../tools/types.js';

/** The answer of a hook before a call runs. A hook can block or change a call, never permit one. */
export type PreHookAnswer =
  | { readonly kind: 'pass' }
  | { readonly kind: 'block'; readonly reason: string }
  /** The changed input is bound and evaluated again from the start. */
  | { readonly kind: 'change'; readonly input: unknown };

export type PreHook = (call: PermittedCall, signal: AbortSignal) => Promise<PreHookAnswer>;

/** Runs after a call: returns text to append to the output for the model, or `null`. */
export type PostHook = (call: ExecutedCall, signal: AbortSignal) => Promise<string | null>;

/** What the seven stages need. All contexts of a job are the same except for the origin of the call. */
export interface CallContext {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  /** Receives the evaluation of a call right before it runs. */
  readonly beforeEffects: (evaluation: Evaluation, call: ToolCall) => void;
  readonly preHooks: readonly PreHook[];
  readonly postHooks: readonly PostHook[];
  readonly clock: { now(): number };
  /** Who made the call: the model, or a `!{…}` placeholder in the prompt. */
  readonly origin: Denial['origin'];
}

/**
 * Only permission.ts, confirmation.ts and execution.ts set these keys, each its own, so a call that skipped a stage
 * does not type-check in the next one.
 */
export declare const permittedBy: unique symbol;
export declare const confirmedBy: unique symbol;

export interface RequestedCall {
  readonly call: ToolCall;
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
  readonly stage: Stage;
  /** `unknown-tool` and `invalid-input` are mistakes of the model; only `policy` and `hook` are denials. */
  readonly cause: 'unknown-tool' | 'invalid-input' | 'policy' | 'hook' | 'cancelled';
  readonly rule: string | null;
  readonly reason: string;
  readonly suggest: readonly string[];
  readonly effects: readonly Effect[];
  readonly label: string;
  /** How the model can continue, from the policy. */
  readonly refusal?: Refusal;
}

/** The only way to run a tool; the agent loop and the shell placeholders use the same kind of function. */
export type RunCall = (call: ToolCall, signal: AbortSignal) => Promise<CallResult>;
