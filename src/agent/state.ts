import { textTokens, toolTokens } from '../messages/estimate.js';
import { createHistory, type History } from '../messages/history.js';
import { callsOf } from '../messages/normalize.js';
import type { Message, ModelMessage, ToolCallPart } from '../messages/types.js';
import type { Usage } from '../model/types.js';
import type { CallResult } from '../tools/call-result.js';
import type { AnsweredRequest } from './cache-check.js';
import type { Stop } from './events.js';
import { addUsage, noneSpent } from './limits.js';
import type { AgentOptions } from './options.js';
import type { Repeats } from './repeats.js';
import { assumedWindow, type Calibration, calibrated, planWindow, type WindowPlan } from './window.js';

export interface LoopState {
  readonly history: History;
  readonly usedIds: Set<string>;
  results: CallResult[];
  usage: Usage;
  costUsd: number | null;
  turns: number;
  text: string;
  repeats: Repeats;
  structured: { readonly value: unknown } | undefined;
  correcting: boolean;
  sentBack: number;
  nudges: number;
  /** How the run would have ended if the model had not just been asked to continue; `null` if it was not asked. */
  endBeforeNudge: Stop | null;
  structuredBeforeNudge: { readonly value: unknown } | undefined;
  pauses: number;
  /** The provider rejected earlier reasoning: it is dropped for the rest of the run. */
  dropReasoning: boolean;
  readonly window: WindowState;
  /** The last request since the conversation was compacted; `null` before it. */
  answered: AnsweredRequest | null;
  /** The first time that the provider's cache was lost, in a sentence. */
  cacheLoss: string | null;
  /** That the model did not get or keep the whole task, in a sentence; `null` if it did. */
  taskCut: string | null;
}

export interface WindowState {
  plan: WindowPlan;
  /** Estimated tokens of system prompt and tools. */
  readonly fixed: number;
  calibration: Calibration;
  /** How many messages of an earlier run precede the opening. */
  openingStart: number;
  /** The messages of the first request, which compaction keeps; `null` before it. */
  opening: readonly ModelMessage[] | null;
  summary: string | null;
  /** Whether the conversation begins with a block of the provider instead of the opening. */
  beginsWithBlock: boolean;
  /** Whether the provider is asked to compact the conversation itself; false once it has rejected that. */
  usesProvider: boolean;
  /** The turn before which the conversation was last compacted. */
  compactedAt: number;
  /** How many compactions in a row did not make enough room. */
  futile: number;
}

export function initialState({ model, parameters, opening }: AgentOptions): LoopState {
  const { history: sent = [] } = opening;
  const history = createHistory(sent);
  const usedIds = new Set(sent.flatMap((message) => (message.role === 'assistant' ? callsOf(message) : [])).map(idOf));
  for (const message of opening.messages) {
    history.append(message);
    for (const id of idsIn(message)) usedIds.add(id);
  }
  return {
    history,
    usedIds,
    results: [],
    usage: noneSpent.usage,
    costUsd: 0,
    turns: 0,
    text: '',
    repeats: { recent: [], failures: 0, changes: 0, lastChange: '' },
    structured: undefined,
    correcting: false,
    sentBack: 0,
    nudges: 0,
    endBeforeNudge: null,
    structuredBeforeNudge: undefined,
    pauses: 0,
    dropReasoning: false,
    answered: null,
    cacheLoss: null,
    taskCut: null,
    window: {
      plan: planWindow(model.contextWindow ?? assumedWindow, parameters.maxOutputTokens),
      fixed: textTokens(opening.system) + toolTokens(opening.tools),
      calibration: { reported: 0, estimated: 0 },
      openingStart: sent.length,
      opening: null,
      summary: null,
      beginsWithBlock: false,
      usesProvider: true,
      compactedAt: Number.NEGATIVE_INFINITY,
      futile: 0,
    },
  };
}

export function appendMessages({ onEvent }: Pick<AgentOptions, 'onEvent'>, state: LoopState, message: Message): void {
  state.history.append(message);
  for (const id of idsIn(message)) state.usedIds.add(id);
  if (message.role !== 'tool') onEvent({ type: 'message', message });
}

export function appendBeforeRequest(options: AgentOptions, state: LoopState): void {
  for (const attachment of options.context?.beforeRequest?.() ?? [])
    appendMessages(options, state, { role: 'attachment', attachment });
}

/** The estimated input tokens of the next request. */
export function estimatedTokens({ history, window }: LoopState): number {
  return calibrated(history.tokens() + window.fixed, window.calibration);
}

const idOf = ({ id }: ToolCallPart): string => id;

/** Calls that the program made for the prompt or a skill. */
function idsIn(message: Message): readonly string[] {
  if (message.role !== 'attachment') return [];
  const { attachment } = message;
  return attachment.type === 'file' || attachment.type === 'directory' ? [attachment.call.id] : [];
}

export function addCost({ spending }: AgentOptions, state: LoopState, usage: Usage): void {
  state.usage = addUsage(state.usage, usage);
  const cost = spending.costOf(usage);
  state.costUsd = cost === null || state.costUsd === null ? null : state.costUsd + cost;
}

/** Adds the cost of a request that is not part of a turn: budgets count it too. */
export function addOtherCost(
  options: AgentOptions,
  state: LoopState,
  { purpose, usage }: { readonly purpose: 'summary' | 'failed-attempt'; readonly usage: Usage },
): void {
  addCost(options, state, usage);
  options.onEvent({ type: 'other-usage', purpose, usage });
}
