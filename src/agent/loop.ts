import { callsOf, normalize, textOfParts } from '../messages/normalize.js';
import type { AssistantMessage, Attachment, Message, ToolSpec } from '../messages/types.js';
import type { Model, ModelParameters, ModelRequest, Usage } from '../model/types.js';
import type { RunCall } from '../pipeline/types.js';
import type { CallResult } from '../tools/call-result.js';
import { denialsIn } from '../tools/nested-calls.js';
import { type AnswerForm, checkAnswer, finalStop } from './answer.js';
import { bounded } from './bounds.js';
import { runCalls, toResultPart } from './calls.js';
import { deadline } from './deadline.js';
import type { OnEvent, Stop } from './events.js';
import {
  addSpent,
  addUsage,
  type BudgetEnd,
  budgetEnd,
  type Limits,
  lastTurnNotice,
  noneSpent,
  type Spent,
  tokensForNextTurn,
  workingTimeMs,
} from './limits.js';
import { extendStreak, isStuck, repeatAdvice } from './repeats.js';
import { appendMessages, initialState, type LoopState } from './state.js';
import { takeTurn } from './turn.js';

export interface AgentOptions {
  readonly model: Model;
  readonly runCall: RunCall;
  readonly tools: readonly ToolSpec[];
  readonly isReadOnly: (tool: string) => boolean;
  readonly system: string;
  readonly parameters: ModelParameters;
  readonly messages: readonly Message[];
  readonly limits: Limits;
  /** `stop` ends the run at the first denied call; after `continue` and `fail` the model may proceed. */
  readonly onDenied: 'continue' | 'stop' | 'fail';
  /** The required form of the final text; an answer that does not match is sent back once. */
  readonly answer?: AnswerForm;
  /** The price of one request in US dollars; `null` if unknown. */
  readonly costOf: (usage: Usage) => number | null;
  readonly clock: { now(): number };
  /** Context appended after a turn's tool results, such as reminders. */
  readonly after?: (seen: CompletedTurn) => Promise<readonly Attachment[]>;
  /** What sub-agents of this run have spent so far; it counts toward the limits. */
  readonly alsoSpent?: () => Omit<Spent, 'elapsedMs'>;
  readonly onEvent: OnEvent;
  /** Aborted when the process receives a termination signal; the reason names the signal. */
  readonly signal: AbortSignal;
}

/** The results of a turn, and what the run has spent including it. */
export interface CompletedTurn {
  readonly results: readonly CallResult[];
  readonly spent: Spent;
}

export interface AgentResult {
  readonly stop: Stop;
  /** The final text, or the last text before a stop. */
  readonly text: string;
  /** The parsed final text, if it matches the schema. */
  readonly structured?: { readonly value: unknown };
  readonly results: readonly CallResult[];
  readonly spent: Spent;
}

/**
 * Alternates between model and `runCall` until a stop condition holds. Knows no tool, provider or GitHub. Never rejects
 * because of a failure of the model or a tool; the result always contains what was reached so far.
 */
export async function runAgent(options: AgentOptions): Promise<AgentResult> {
  const start = options.clock.now();
  const state = initialState(options.messages);
  const spent = (): Spent => ({
    ...addSpent(state, options.alsoSpent?.() ?? noneSpent),
    elapsedMs: options.clock.now() - start,
  });
  const workDeadline = deadline(options.signal, workingTimeMs(options.limits));
  try {
    const stop = await runUntilStop(options, state, spent, workDeadline.signal);
    options.onEvent({ type: 'stop', stop });
    const { text, results, structured } = state;
    return { stop, text, results, spent: spent(), ...(structured === undefined ? {} : { structured }) };
  } finally {
    workDeadline.clear();
  }
}

async function runUntilStop(
  options: AgentOptions,
  state: LoopState,
  spent: () => Spent,
  workSignal: AbortSignal,
): Promise<Stop> {
  for (;;) {
    if (options.signal.aborted) return cancelled(options.signal);
    const end = budgetEnd(options.limits, spent(), workSignal.aborted);
    if (end !== null) return await takeLastTurn(options, state, spent(), end);
    const stop = await takeWorkingTurn(options, state, spent, workSignal);
    if (stop !== null) return stop;
  }
}

/** One request and the calls that follow from it. `null` means continue. */
async function takeWorkingTurn(
  options: AgentOptions,
  state: LoopState,
  spent: () => Spent,
  workSignal: AbortSignal,
): Promise<Stop | null> {
  const turn = await requestTurn(
    options,
    state,
    requestFor(options, state, spent(), state.correcting ? 'none' : 'auto'),
    workSignal,
  );
  if (turn.kind === 'error') {
    if (options.signal.aborted) return cancelled(options.signal);
    return workSignal.aborted ? null : turn.stop;
  }
  const calls = callsOf(turn.message);
  if (calls.length === 0 || state.correcting) return await finalStop(options, state, turn.truncated);
  const results = await runCalls(
    calls,
    {
      runCall: options.runCall,
      isReadOnly: options.isReadOnly,
      onEvent: options.onEvent,
      shouldStop: (soFar) => workSignal.aborted || (options.onDenied === 'stop' && denialsIn(soFar).length > 0),
    },
    workSignal,
  );
  return await addResults(options, state, results, spent);
}

/** Adds results to the conversation and returns a stop if they end the run. */
async function addResults(
  options: AgentOptions,
  state: LoopState,
  results: readonly CallResult[],
  spent: () => Spent,
): Promise<Stop | null> {
  state.results.push(...results);
  appendMessages(options, state, { role: 'tool', results: results.map(toResultPart) });
  for (const result of results) {
    state.streak = extendStreak(state.streak, result);
    const text = repeatAdvice(state.streak);
    if (text !== null) appendMessages(options, state, { role: 'attachment', attachment: { type: 'notice', text } });
    if (isStuck(state.streak)) {
      return { kind: 'repeated-call', label: state.streak.label, times: state.streak.calls };
    }
  }
  const [denial] = options.onDenied === 'stop' ? denialsIn(results) : [];
  if (denial !== undefined) return { kind: 'denied', label: denial.label };
  for (const attachment of (await options.after?.({ results, spent: spent() })) ?? []) {
    appendMessages(options, state, { role: 'attachment', attachment });
  }
  return null;
}

/** A budget is used up: the model answers once more, without tools. */
async function takeLastTurn(options: AgentOptions, state: LoopState, spent: Spent, end: BudgetEnd): Promise<Stop> {
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'budget', text: lastTurnNotice(end) } });
  const remaining = deadline(options.signal, Math.max(0, options.limits.timeoutMs - spent.elapsedMs));
  try {
    const turn = await requestTurn(options, state, requestFor(options, state, spent, 'none'), remaining.signal);
    if (options.signal.aborted) return cancelled(options.signal);
    if (turn.kind === 'error') return remaining.signal.aborted ? end : turn.stop;
    await checkAnswer(options, state);
    // The work was complete; only the form of the answer had to be corrected.
    return state.correcting && state.structured !== undefined ? { kind: 'final-text' } : end;
  } finally {
    remaining.clear();
  }
}

type ModelReply =
  | { readonly kind: 'answer'; readonly message: AssistantMessage; readonly truncated: boolean }
  | { readonly kind: 'error'; readonly stop: Stop };

async function requestTurn(
  options: AgentOptions,
  state: LoopState,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelReply> {
  state.turns += 1;
  const turn = state.turns;
  options.onEvent({ type: 'turn-start', turn });
  const end = await takeTurn(options.model, request, signal, options.onEvent);
  if (end.type === 'error') return { kind: 'error', stop: { kind: 'model-error', modelError: end.modelError } };
  const message = bounded(end.message);
  state.usage = addUsage(state.usage, end.usage);
  const cost = options.costOf(end.usage);
  state.costUsd = cost === null || state.costUsd === null ? null : state.costUsd + cost;
  state.text = textOfParts(message) || state.text;
  options.onEvent({ type: 'turn-end', turn, message, usage: end.usage });
  state.messages.push(message);
  if (end.reason === 'refused') return { kind: 'error', stop: { kind: 'model-error', modelError: filtered } };
  return { kind: 'answer', message, truncated: end.reason === 'length' };
}

const filtered = {
  kind: 'refused',
  message: "The provider's content filter stopped the answer.",
  hint: 'Change the prompt or what it includes, or use another model.',
  retryable: false,
} as const;

function requestFor(options: AgentOptions, state: LoopState, spent: Spent, toolChoice: 'auto' | 'none'): ModelRequest {
  const { maxOutputTokens: wanted, ...parameters } = options.parameters;
  const left = tokensForNextTurn(options.limits, spent);
  const maxOutputTokens = left === undefined || wanted === undefined ? (left ?? wanted) : Math.min(left, wanted);
  return {
    ...parameters,
    system: options.system,
    messages: normalize(state.messages),
    tools: options.tools,
    toolChoice,
    ...(options.answer === undefined ? {} : { outputSchema: options.answer.schema }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
  };
}

function cancelled(signal: AbortSignal): Stop {
  return { kind: 'cancelled', signal: String(signal.reason) };
}
