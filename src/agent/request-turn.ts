import { acceptTurn } from '../messages/accept-turn.js';
import { isDeeper } from '../messages/depth.js';
import { textOfParts } from '../messages/normalize.js';
import type { AssistantMessage, AssistantPart, ToolCallPart } from '../messages/types.js';
import type { FinishReason, ModelError, ModelRequest } from '../model/types.js';
import { startOf } from '../text.js';
import { type AnsweredRequest, cacheLoss } from './cache-check.js';
import type { RequestEnd, Stop } from './events.js';
import { type Spent, tokensForNextTurn } from './limits.js';
import type { AgentOptions } from './options.js';
import { addCost, addOtherCost, appendBeforeRequest, type LoopState } from './state.js';
import { takeTurn } from './turn.js';

export type ModelReply =
  | { readonly kind: 'answer'; readonly message: AssistantMessage; readonly reason: FinishReason }
  | { readonly kind: 'error'; readonly stop: Stop };

interface TurnRequest {
  readonly spent: Spent;
  readonly toolChoice: 'auto' | 'none';
  readonly signal: AbortSignal;
}

/** A request rejected for a known reason is repaired and repeated, each repair once. */
export async function requestTurn(options: AgentOptions, state: LoopState, turn: TurnRequest): Promise<ModelReply> {
  state.turns += 1;
  const number = state.turns;
  appendBeforeRequest(options, state);
  options.onEvent({ type: 'turn-start', turn: number });
  let repair: ((modelError: ModelError) => Promise<boolean>) | null = null;
  for (;;) {
    const end = await sendRequest(options, state, turn, number);
    if (end.type === 'finish' && end.reason !== 'window') return keepTurn(options, state, end, number);
    const modelError = end.type === 'error' ? end.modelError : windowFull;
    const failed: ModelReply = { kind: 'error', stop: { kind: 'model-error', modelError } };
    if (turn.signal.aborted) return failed;
    repair ??= (await import('./repair.js')).createRepairs(options, state, turn.signal);
    if (!(await repair(modelError))) return failed;
  }
}

async function sendRequest(
  options: AgentOptions,
  state: LoopState,
  turn: TurnRequest,
  number: number,
): Promise<RequestEnd> {
  const request = requestFor(options, state, turn);
  state.window.opening ??= request.messages.slice(state.window.openingStart);
  const estimated = state.history.tokens() + state.window.fixed;
  const { end, streamed, failed } = await takeTurn(options.model, request, turn.signal, options.onEvent);
  for (const usage of failed) addOtherCost(options, state, { purpose: 'failed-attempt', usage });
  if (end.type === 'finish') {
    addCost(options, state, end.usage);
    checkCache(options, state, { turn: number, request, usage: end.usage });
    state.window.calibration = { reported: end.usage.inputTokens, estimated };
  }
  const isLost = end.type === 'error' || end.reason === 'window';
  if (isLost && streamed.trim() !== '') {
    state.text = [state.text, streamed.toWellFormed().trim()].filter((text) => text !== '').join('\n\n');
    options.onEvent({ type: 'turn-cut', turn: number, text: streamed });
  }
  return end;
}

/** Reported once: what follows is the same loss, or another one that costs less. */
function checkCache({ onEvent }: AgentOptions, state: LoopState, answered: AnsweredRequest): void {
  const loss = state.cacheLoss === null ? cacheLoss(state.answered, answered) : null;
  state.answered = answered;
  if (loss === null) return;
  state.cacheLoss = loss;
  onEvent({ type: 'notice', level: 'info', text: loss });
}

function keepTurn(
  options: AgentOptions,
  state: LoopState,
  { message: received, usage, reason }: Extract<RequestEnd, { readonly type: 'finish' }>,
  turn: number,
): ModelReply {
  const message = acceptTurn(bounded(received), state.usedIds);
  state.text = textOfParts(message) || state.text;
  options.onEvent({ type: 'turn-end', turn, message, usage });
  state.history.append(message);
  if (reason === 'refused') return { kind: 'error', stop: { kind: 'model-error', modelError: filtered } };
  return { kind: 'answer', message, reason };
}

const filtered: ModelError = {
  kind: 'refused',
  message: "The model or the provider's content filter refused the answer.",
  hint: 'Change the prompt or what it includes, or use another model.',
  retryable: false,
};

const windowFull: ModelError = {
  kind: 'context-length',
  message: 'The context window of the model was full before the answer was complete.',
  hint: 'Reduce the input, or use a model with a larger context window.',
  retryable: false,
};

function requestFor(options: AgentOptions, state: LoopState, { spent, toolChoice }: TurnRequest): ModelRequest {
  const { maxOutputTokens: wanted, ...parameters } = options.parameters;
  const left = tokensForNextTurn(options.spending.limits, spent);
  const maxOutputTokens = left === undefined || wanted === undefined ? (left ?? wanted) : Math.min(left, wanted);
  return {
    ...parameters,
    system: options.opening.system,
    messages: state.history.render(),
    tools: options.opening.tools,
    toolChoice,
    ...(options.answer === undefined ? {} : { outputSchema: options.answer.schema }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(state.dropReasoning ? { dropReasoning: true } : {}),
  };
}

/** Far above any legitimate input. */
const maxDepth = 64;
const maxInputLength = 5_000_000;
const maxNameLength = 128;

/** Names on one short line, inputs of limited depth and size; an oversized one is a string, which tools reject. */
export function bounded(message: AssistantMessage): AssistantMessage {
  return { ...message, parts: message.parts.map(boundedPart) };
}

function boundedPart(part: AssistantPart): AssistantPart {
  return part.type === 'tool-call' ? { ...part, name: singleLine(part.name), input: boundedInput(part) } : part;
}

function singleLine(name: string): string {
  return startOf(name, maxNameLength).replaceAll(/\s/g, ' ');
}

function boundedInput({ input }: ToolCallPart): unknown {
  if (isDeeper(input, maxDepth)) return `(omitted: nested deeper than ${String(maxDepth)} levels)`;
  const size = typeof input === 'string' ? input.length : JSON.stringify(input ?? null).length;
  return size > maxInputLength ? `(omitted: longer than ${String(maxInputLength)} characters)` : input;
}
