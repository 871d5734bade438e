import { type CompactionBlock, compactionBlock } from '../messages/compaction-block.js';
import { callsOf, textOfParts } from '../messages/normalize.js';
import { reminder } from '../messages/reminder.js';
import { isCompleteSummary, summaryInstruction } from '../messages/summary.js';
import type { ModelMessage } from '../messages/types.js';
import type { RequestEnd } from './events.js';
import type { AgentOptions } from './options.js';
import { addOtherCost, type LoopState } from './state.js';
import { takeTurn } from './turn.js';

interface SummaryRequest {
  readonly messages: readonly ModelMessage[];
  /** How many of the last messages stay if the provider writes the summary itself. */
  readonly keptMessages: number;
  readonly signal: AbortSignal;
}

/** Everything was summarized by the model, or everything before the kept messages by the provider. */
export type WrittenSummary =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'block' } & CompactionBlock);

/**
 * Asks for a summary of the conversation; `null` if it is not complete. The request continues the conversation with the
 * same system prompt and tools, so that it is read from the provider's cache and earlier reasoning stays valid. A
 * provider that can compact conversations is asked to do so, and if it rejects that, its model is asked instead.
 */
export async function requestSummary(
  options: AgentOptions,
  state: LoopState,
  request: SummaryRequest,
): Promise<WrittenSummary | null> {
  const { window } = state;
  const end = await sendSummaryRequest(options, state, { ...request, isNative: window.usesProvider });
  if (end.type === 'finish' || !window.usesProvider || end.modelError.kind !== 'bad-request') return summaryIn(end);
  window.usesProvider = false;
  return summaryIn(await sendSummaryRequest(options, state, { ...request, isNative: false }));
}

async function sendSummaryRequest(
  options: AgentOptions,
  state: LoopState,
  { messages, keptMessages, signal, isNative }: SummaryRequest & { readonly isNative: boolean },
): Promise<RequestEnd> {
  const { temperature, topP } = options.parameters;
  const request = {
    system: options.opening.system,
    messages: [...messages, { role: 'user', parts: [{ type: 'text', text: reminder(summaryInstruction) }] }],
    tools: options.opening.tools,
    toolChoice: 'auto',
    maxOutputTokens: state.window.plan.summary,
    purpose: 'summary',
    ...(isNative ? { compaction: { instructions: summaryInstruction, keptMessages } } : {}),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(state.dropReasoning ? { dropReasoning: true } : {}),
  } as const;
  const { end, failed } = await takeTurn(options.model, request, signal, (event) => {
    if (event.type === 'model-retry') options.onEvent(event);
  });
  for (const usage of failed) addOtherCost(options, state, { purpose: 'failed-attempt', usage });
  if (end.type === 'finish') addOtherCost(options, state, { purpose: 'summary', usage: end.usage });
  return end;
}

function summaryIn(end: RequestEnd): WrittenSummary | null {
  if (end.type === 'error') return null;
  const block = compactionBlock(end.message);
  if (block !== null) return { kind: 'block', ...block };
  const text = textOfParts(end.message).toWellFormed();
  // Without a signature, a provider's summary is treated like a text of the model.
  const isWhole = end.reason === 'stop' || end.reason === 'other';
  const isUsable = isWhole && callsOf(end.message).length === 0 && isCompleteSummary(text);
  return isUsable ? { kind: 'text', text } : null;
}
