import { callsOf, textOfParts } from '../messages/normalize.js';
import type { AssistantMessage, ModelMessage } from '../messages/types.js';
import type { FinishReason } from '../model/types.js';
import type { CallResult } from '../tools/call-result.js';
import type { OnEvent, Stop } from './events.js';
import { addSpent, budgetEnd, noneSpent, type Spent, workingTimeMs } from './limits.js';
import type { AgentOptions, AnswerForm } from './options.js';
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
  /** The conversation as another request would send it. */
  readonly messages: readonly ModelMessage[];
}

/** Knows no tool, provider or GitHub. Never rejects for their failures; the result has what was reached so far. */
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
    const ended = { stop, text, results, notices, spent: spent(), messages: state.history.render() };
    return { ...ended, ...(structured === undefined ? {} : { structured }) };
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
    // Hooks can send an answer back: the work continues, with its tools.
    const stop = await concludeTurn(options, state, turn.message, turn.reason);
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

/** A signal that aborts with another signal, or by itself after `ms`. */
function deadline(signal: AbortSignal, ms: number): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => controller.abort('time'), ms);
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      signal.removeEventListener('abort', follow);
    },
  };
}

/** The ends after which the model can still report its results. */
const earlyEnds = ['turns', 'cost', 'tokens', 'time', 'repeated-call', 'context-full'] as const;

type EarlyEnd = Extract<Stop, { readonly kind: (typeof earlyEnds)[number] }>;

function hasLastTurn(stop: Stop): stop is EarlyEnd {
  return earlyEnds.some((kind) => kind === stop.kind);
}

export function lastTurnNotice(end: EarlyEnd): string {
  return `${why(end)} Answer now without calling a tool: give your result so far, and name what is not done.`;
}

function why(end: EarlyEnd): string {
  switch (end.kind) {
    case 'turns':
      return `This run has used up its budget (${String(end.limit)} turns).`;
    case 'cost':
      return `This run has used up its budget (${String(end.limit)} US dollars).`;
    case 'tokens':
      return `This run has used up its budget (${String(end.limit)} output tokens).`;
    case 'time':
      return `This run has used up its time (${String(Number((end.limit / 60_000).toFixed(2)))} minutes).`;
    case 'repeated-call':
      return `This run ends because ${end.label} was repeated ${String(end.times)} times without any change.`;
    case 'context-full':
      return 'This run ends because its context window is full, and a summary of the conversation did not make enough room.';
  }
}

interface AnswerOptions {
  readonly answer?: AnswerForm;
  readonly onEvent: OnEvent;
}

/** In one run; never two in a row. */
const maxNudges = 3;
const maxPauses = 5;

/** Of a turn without calls, whose text alone is the answer. `null`: the model was asked to continue or correct. */
async function concludeTurn(
  options: AnswerOptions,
  state: LoopState,
  message: AssistantMessage,
  reason: FinishReason,
): Promise<Stop | null> {
  const text = textOfParts(message);
  if (reason === 'pause' && state.pauses < maxPauses) {
    state.pauses += 1;
    return ask(options, state, 'Your turn was paused by the provider. Continue where it stopped.');
  }
  if (text === '') {
    if (state.correcting) return { kind: 'wrong-form', problems: ['the corrected answer is empty'] };
    return nudge(options, state, emptyNudge, { kind: 'no-output' });
  }
  if (reason === 'length' && !state.correcting) return nudge(options, state, lengthNudge, { kind: 'truncated' });
  if (reason === 'length' || reason === 'pause') return { kind: 'truncated' };
  if (!state.correcting && options.answer === undefined && isAnnouncement(text)) {
    return nudge(options, state, announcementNudge, { kind: 'announced-only' });
  }
  const problems = await checkAnswer(options, state);
  if (problems.length === 0) return { kind: 'final-text' };
  if (state.correcting) return { kind: 'wrong-form', problems: problems };
  state.correcting = true;
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'answer-problems', problems: problems } });
  return null;
}

const emptyNudge =
  'Your last message is empty, so the job would end without a result. Continue with the task, or write your final answer now.';
const lengthNudge =
  'Your last message was cut off at the limit of output tokens. Write the complete final answer again, much shorter.';
const announcementNudge =
  'Your last message announces work but contains no tool call, so the job would end here. Do the work now. If nothing is left to do, write the complete final answer.';

/** Asks the model to continue, unless it was just asked: then the run ends with `end`. */
function nudge(options: AnswerOptions, state: LoopState, text: string, end: Stop): Stop | null {
  if (state.endBeforeNudge !== null || state.nudges >= maxNudges) return end;
  state.endBeforeNudge = end;
  state.nudges += 1;
  return ask(options, state, text);
}

function ask(options: AnswerOptions, state: LoopState, text: string): null {
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'notice', text } });
  return null;
}

/** Longer texts are results, even if they end with a plan. */
const maxAnnouncement = 400;

/** Whether a short text ends by announcing the next step, such as "Now I will fix the bug." */
function isAnnouncement(text: string): boolean {
  if (text.length > maxAnnouncement) return false;
  const last =
    text
      .split(/(?<=[.!?:])\s+|\n+/)
      .filter((sentence) => sentence.trim() !== '')
      .at(-1) ?? '';
  return /^(?:(?:ok(?:ay)?|now|next|first|then|so|great|alright)[,:]?\s+)*(?:i(?:'|’)ll|i will|i am going to|i(?:'|’)m going to|let me(?! know)|let(?:'|’)s)\s+(?:now\s+|first\s+|start\s+by\s+)?(?:read|look|check|run|fix|search|open|inspect|examine|explore|start|begin|create|write|edit|update|implement|add|make|find|review|analy[sz]e|investigate|test|verify|continue|proceed|take|see|use|list|grep|apply|modify|go)/i.test(
    last.trim(),
  );
}

/** Validates the final text against the schema, if there is one, and returns the problems. */
async function checkAnswer({ answer }: AnswerOptions, state: LoopState): Promise<readonly string[]> {
  if (answer === undefined) return [];
  const checked = await answer.check(state.text);
  if (!checked.ok) return checked.problems;
  state.structured = { value: checked.value };
  return [];
}
