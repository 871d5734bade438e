import { callsOf, normalize, textOfParts } from '../messages/normalize.js';
import type { AssistantMessage, Attachment, Message, ToolSpec } from '../messages/types.js';
import type { Model, ModelParameters, ModelRequest, Usage } from '../model/types.js';
import type { CallResult, RunCall } from '../pipeline/types.js';
import { type AnswerForm, finalStop, takeAnswer } from './answer.js';
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
  /** `stop` ends the run at the first denied call; `continue` and `fail` let the model go on. */
  readonly onDenied: 'continue' | 'stop' | 'fail';
  /** What the final text has to be; an answer that does not fit is sent back once. */
  readonly answer?: AnswerForm;
  /** US dollars for one request; null where the price is not known. */
  readonly costOf: (usage: Usage) => number | null;
  readonly clock: { now(): number };
  /** What is put behind the results of a turn: context that they make relevant, reminders. */
  readonly after?: (seen: TurnSeen) => Promise<readonly Attachment[]>;
  /** What sub-agents of this run have spent so far; it counts toward the limits. */
  readonly alsoSpent?: () => Omit<Spent, 'elapsedMs'>;
  readonly onEvent: OnEvent;
  /** Aborted when the process is told to end; the reason names the signal. */
  readonly signal: AbortSignal;
}

/** The calls of a turn, and what the run has spent with it. */
export interface TurnSeen {
  readonly results: readonly CallResult[];
  readonly spent: Spent;
}

export interface AgentResult {
  readonly stop: Stop;
  /** The final text, or the last words before a stop. */
  readonly text: string;
  /** The value of a final text that fits the schema of the answer. */
  readonly structured?: { readonly value: unknown };
  readonly results: readonly CallResult[];
  readonly spent: Spent;
}

/**
 * Model ⇄ runCall until something stops it. Knows no tool, no provider and no GitHub. Never rejects for a
 * fault of the model or a tool; what was reached so far is always in the result.
 */
export async function runAgent(options: AgentOptions): Promise<AgentResult> {
  const start = options.clock.now();
  const state = initialState(options.messages);
  const spent = (): Spent => ({
    ...addSpent(state, options.alsoSpent?.() ?? noneSpent),
    elapsedMs: options.clock.now() - start,
  });
  const working = deadline(options.signal, workingTimeMs(options.limits));
  try {
    const stop = await runUntilStop(options, state, spent, working.signal);
    options.onEvent({ type: 'stop', stop });
    const { text, results, structured } = state;
    return { stop, text, results, spent: spent(), ...(structured === undefined ? {} : { structured }) };
  } finally {
    working.clear();
  }
}

async function runUntilStop(
  options: AgentOptions,
  state: LoopState,
  spent: () => Spent,
  working: AbortSignal,
): Promise<Stop> {
  for (;;) {
    if (options.signal.aborted) return cancelled(options.signal);
    const end = budgetEnd(options.limits, spent(), working.aborted);
    if (end !== null) return await takeLastTurn(options, state, spent(), end);
    const stop = await takeWorkingTurn(options, state, spent, working);
    if (stop !== null) return stop;
  }
}

/** One request and the calls that follow from it. Null = go on. */
async function takeWorkingTurn(
  options: AgentOptions,
  state: LoopState,
  spent: () => Spent,
  working: AbortSignal,
): Promise<Stop | null> {
  const turn = await ask(
    options,
    state,
    requestFor(options, state, spent(), state.correcting ? 'none' : 'auto'),
    working,
  );
  if (turn.kind === 'error') {
    if (options.signal.aborted) return cancelled(options.signal);
    return working.aborted ? null : turn.stop;
  }
  const calls = callsOf(turn.message);
  if (calls.length === 0 || state.correcting) return await finalStop(options, state, turn.truncated);
  const results = await runCalls(
    calls,
    {
      runCall: options.runCall,
      isReadOnly: options.isReadOnly,
      onEvent: options.onEvent,
      halted: (soFar) =>
        working.aborted || (options.onDenied === 'stop' && soFar.some((one) => one.denial !== undefined)),
    },
    working,
  );
  return await takeIn(options, state, results, spent);
}

/** Adds results to the conversation and says whether they end the run. */
async function takeIn(
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
  const denied = results.find((result) => result.denial !== undefined);
  if (denied !== undefined && options.onDenied === 'stop') return { kind: 'denied', label: denied.label };
  for (const attachment of (await options.after?.({ results, spent: spent() })) ?? []) {
    appendMessages(options, state, { role: 'attachment', attachment });
  }
  return null;
}

/** A budget is at its end: the model answers once more, without tools. */
async function takeLastTurn(options: AgentOptions, state: LoopState, spent: Spent, end: BudgetEnd): Promise<Stop> {
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'budget', text: lastTurnNotice(end) } });
  const left = deadline(options.signal, Math.max(0, options.limits.timeoutMs - spent.elapsedMs));
  try {
    const turn = await ask(options, state, requestFor(options, state, spent, 'none'), left.signal);
    if (options.signal.aborted) return cancelled(options.signal);
    if (turn.kind === 'error') return left.signal.aborted ? end : turn.stop;
    await takeAnswer(options, state);
    // The work was done before; only the form of its answer was to be mended.
    return state.correcting && state.structured !== undefined ? { kind: 'final-text' } : end;
  } finally {
    left.clear();
  }
}

type Asked =
  | { readonly kind: 'answer'; readonly message: AssistantMessage; readonly truncated: boolean }
  | { readonly kind: 'error'; readonly stop: Stop };

async function ask(
  options: AgentOptions,
  state: LoopState,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<Asked> {
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
