import { callsOf } from '../messages/normalize.js';
import type { CallResult } from '../tools/call-result.js';
import { checkAnswer, concludeTurn } from './answer.js';
import { deadline } from './deadline.js';
import type { Stop } from './events.js';
import { type EarlyEnd, hasLastTurn, lastTurnNotice } from './last-turn.js';
import { addSpent, budgetEnd, noneSpent, type Spent, workingTimeMs } from './limits.js';
import type { AgentOptions } from './options.js';
import { requestTurn } from './request-turn.js';
import { appendBeforeRequest, appendMessages, estimatedTokens, initialState, type LoopState } from './state.js';

export interface AgentResult {
  readonly stop: Stop;
  /** The final text, or the last text before a stop. */
  readonly text: string;
  /** The parsed final text, if it matches the schema. */
  readonly structured?: { readonly value: unknown };
  readonly results: readonly CallResult[];
  readonly spent: Spent;
  /** What people have to know about the conversation, in sentences. */
  readonly notices: readonly string[];
}

/**
 * Alternates between model and `runCall` until a stop condition holds. Knows no tool, provider or GitHub. Never rejects
 * because of a failure of the model or a tool; the result always contains what was reached so far.
 */
export async function runAgent(options: AgentOptions): Promise<AgentResult> {
  const start = options.clock.now();
  const state = initialState(options);
  const spent = (): Spent => ({
    ...addSpent(state, options.spending.alsoSpent?.() ?? noneSpent),
    elapsedMs: options.clock.now() - start,
  });
  const workDeadline = deadline(options.signal, workingTimeMs(options.spending.limits));
  try {
    const stop = await runUntilStop(options, state, spent, workDeadline.signal);
    options.onEvent({ type: 'stop', stop });
    const { text, results, structured } = state;
    const notices = [state.taskCut, state.cacheLoss].filter((notice) => notice !== null);
    return { stop, text, results, notices, spent: spent(), ...(structured === undefined ? {} : { structured }) };
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
    const end =
      options.spending.isRestored?.() === true ? null : budgetEnd(options.spending.limits, spent(), workSignal.aborted);
    const stop = end ?? (await takeWorkingTurn(options, state, spent, workSignal));
    if (stop === null) continue;
    if (!hasLastTurn(stop) || isUnbegun(stop, state)) return stop;
    return await takeLastTurn(options, state, spent(), stop);
  }
}

/** The budget does not pay for the first request, so no result exists yet for a last one to report. */
function isUnbegun({ kind }: EarlyEnd, { answered, text, results }: LoopState): boolean {
  return (kind === 'cost' || kind === 'tokens') && answered === null && text === '' && results.length === 0;
}

/** One request and the calls that follow from it. `null` means continue. */
async function takeWorkingTurn(
  options: AgentOptions,
  state: LoopState,
  spent: () => Spent,
  workSignal: AbortSignal,
): Promise<Stop | null> {
  const full = await roomForRequest(options, state, workSignal);
  if (full !== null) return full;
  const toolChoice = state.correcting ? 'none' : 'auto';
  const turn = await requestTurn(options, state, { spent: spent(), toolChoice, signal: workSignal });
  if (turn.kind === 'error') {
    if (options.signal.aborted) return cancelled(options.signal);
    if (isOverBudget(turn.stop)) return overBudget(options, turn.stop, state);
    return workSignal.aborted ? null : errorStop(turn.stop, state);
  }
  if (callsOf(turn.message).length === 0 || state.correcting) {
    return await unlessHooksContinue(options, state, await concludeTurn(options, state, turn.message, turn.reason));
  }
  state.endBeforeNudge = null;
  const { resultsOf, addResults } = await import('./turn-calls.js');
  const results = await resultsOf(options, turn.message, turn.reason === 'length', workSignal);
  return await addResults(options, state, results, spent);
}

/** Few conversations fill the context window: the code that compacts one is loaded then. */
async function roomForRequest(options: AgentOptions, state: LoopState, signal: AbortSignal): Promise<Stop | null> {
  if (estimatedTokens(state) <= state.window.plan.trigger) return null;
  const { makeRoom } = await import('./compaction.js');
  return await makeRoom(options, state, signal);
}

/** Hooks can send an answer back: the work continues, with its tools. */
async function unlessHooksContinue(options: AgentOptions, state: LoopState, stop: Stop | null): Promise<Stop | null> {
  if (options.hooks === undefined || stop?.kind !== 'final-text') return stop;
  const attachments = await options.hooks.beforeEnd(state.text, state.sentBack);
  if (attachments.length === 0) return stop;
  state.sentBack += 1;
  state.endBeforeNudge = stop;
  state.structuredBeforeNudge = state.structured;
  for (const attachment of attachments) appendMessages(options, state, { role: 'attachment', attachment });
  state.correcting = false;
  state.structured = undefined;
  return null;
}

/** What the first request could cost is the reason if nothing was spent. */
function overBudget({ spending: { limits } }: AgentOptions, stop: Stop, state: LoopState): Stop {
  const needed = stop.kind === 'model-error' ? stop.modelError.neededUsd : undefined;
  const isUnspent = state.turns === 1 && needed !== undefined;
  // No request was sent.
  state.turns -= 1;
  return { kind: 'cost', limit: limits.maxCostUsd ?? 0, ...(isUnspent ? { needed } : {}) };
}

/** The rest of the cost limit does not pay for another turn. */
function isOverBudget(stop: Stop): boolean {
  return stop.kind === 'model-error' && stop.modelError.kind === 'budget';
}

/** A script ends with the turn after which the model was asked to continue. */
function errorStop(stop: Stop, state: LoopState): Stop {
  const isScriptEnd = stop.kind === 'model-error' && stop.modelError.kind === 'script';
  if (!isScriptEnd || state.endBeforeNudge === null) return stop;
  state.structured ??= state.structuredBeforeNudge;
  return state.endBeforeNudge;
}

/** The run ends early: the model answers once more, without tools. */
async function takeLastTurn(options: AgentOptions, state: LoopState, spent: Spent, end: EarlyEnd): Promise<Stop> {
  const isBudget = end.kind !== 'repeated-call' && end.kind !== 'context-full';
  appendBeforeRequest(options, state);
  if (isBudget) options.onEvent({ type: 'last-turn' });
  // The name of a repeated call is text of the model.
  const attachment = { type: isBudget ? 'budget' : 'notice', text: lastTurnNotice(end) } as const;
  appendMessages(options, state, { role: 'attachment', attachment });
  const remaining = deadline(options.signal, Math.max(0, options.spending.limits.timeoutMs - spent.elapsedMs));
  try {
    const turn = await requestTurn(options, state, { spent, toolChoice: 'none', signal: remaining.signal });
    if (options.signal.aborted) return cancelled(options.signal);
    if (turn.kind === 'error') {
      return remaining.signal.aborted || !isBudget || isOverBudget(turn.stop) ? end : turn.stop;
    }
    await checkAnswer(options, state);
    // The work was complete; only the form of the answer had to be corrected.
    return state.correcting && state.structured !== undefined ? { kind: 'final-text' } : end;
  } finally {
    remaining.clear();
  }
}

function cancelled(signal: AbortSignal): Stop {
  return { kind: 'cancelled', signal: String(signal.reason) };
}
