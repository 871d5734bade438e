import type { Part } from '../messages/types.js';
import type { SecondParser } from '../platform/types.js';
import type { Effect, Evaluation, PolicyEngine, Refusal } from '../policy/types.js';
import type { BoundCall, FileChange, Tool, ToolOutput } from '../tools/types.js';

/** What a hook answers before a call runs. A hook can tighten and change, never allow. */
export type PreHookAnswer =
  | { readonly kind: 'pass' }
  | { readonly kind: 'block'; readonly reason: string }
  /** The changed input is bound and judged again from the start. */
  | { readonly kind: 'change'; readonly input: unknown };

export type PreHook = (call: PermittedCall, signal: AbortSignal) => Promise<PreHookAnswer>;

/** After a call ran: a text that the model reads behind the output, or null. */
export type PostHook = (call: ExecutedCall, signal: AbortSignal) => Promise<string | null>;

/** What the seven stages work with: one kit a job, differing only in who asks. */
export interface CallContext {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  /** Gets the effects of a call right before it runs. */
  readonly beforeEffects: (effects: readonly Effect[]) => void;
  readonly preHooks: readonly PreHook[];
  readonly postHooks: readonly PostHook[];
  readonly clock: { now(): number };
  /** Who asks: the model, or a `!{…}` of the prompt. */
  readonly origin: Denial['origin'];
}

/** A call as the model or a prompt wrote it. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export type Stage = 'discovery' | 'permission' | 'pre-hook' | 'confirmation' | 'execution' | 'post-hook' | 'formatting';

/**
 * Only permission.ts, confirmation.ts and execution.ts write these keys, each its own, so a call that has
 * not passed a stage does not type-check in the next one.
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

/** A call that went no further than `stage`. Refusals are data: every later stage passes them through. */
export interface CallRefusal {
  readonly kind: 'refused';
  readonly call: ToolCall;
  readonly stage: Stage;
  /** `unknown-tool` and `invalid-input` are the model's mistakes; only `policy` and `hook` are denials. */
  readonly cause: 'unknown-tool' | 'invalid-input' | 'policy' | 'hook' | 'cancelled';
  readonly rule: string | null;
  readonly reason: string;
  readonly suggest: readonly string[];
  readonly effects: readonly Effect[];
  readonly label: string;
  /** How the model can continue; the policy gives it. */
  readonly refusal?: Refusal;
}

/** A refused call, kept for the report. */
export interface Denial {
  readonly tool: string;
  /** The command, path or pattern, one line. */
  readonly label: string;
  readonly stage: Stage;
  readonly rule: string | null;
  readonly reason: string;
  /** The smallest allow rules under which this call would have passed; empty if no rule may. */
  readonly suggest: readonly string[];
  /** Who asked: the model, or a `!{…}` of the prompt. */
  readonly origin: 'model' | 'prompt';
}

/** What comes out of the seven stages, always; there is no exception for the tool's or the model's faults. */
export interface CallResult {
  readonly call: ToolCall;
  readonly status: 'done' | 'failed' | 'refused' | 'invalid';
  readonly label: string;
  /** What the model reads. */
  readonly parts: readonly Part[];
  readonly isError: boolean;
  readonly denial?: Denial;
  readonly changes: readonly FileChange[];
  readonly durationMs: number;
}

/** The one way to run anything; the loop and the shell processor get the same kind of function. */
export type RunCall = (call: ToolCall, signal: AbortSignal) => Promise<CallResult>;
