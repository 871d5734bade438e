import { callsOf, textOfParts } from '../messages/normalize.js';
import { reminder } from '../messages/reminder.js';
import { isCompleteSummary, summaryInstruction } from '../messages/summary.js';
import type { ModelMessage } from '../messages/types.js';
import type { AgentOptions } from './options.js';
import { addOtherCost, type LoopState } from './state.js';
import { takeTurn } from './turn.js';

/**
 * Asks the model to summarize the conversation; `null` if it does not do so completely. The request continues the
 * conversation with the same system prompt and tools, so that it is read from the provider's cache and earlier
 * reasoning stays valid.
 */
export async function requestSummary(
  options: AgentOptions,
  state: LoopState,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<string | null> {
  const { temperature, topP } = options.parameters;
  const request = {
    system: options.system,
    messages: [...messages, { role: 'user', parts: [{ type: 'text', text: reminder(summaryInstruction) }] }],
    tools: options.tools,
    toolChoice: 'auto',
    maxOutputTokens: state.window.plan.summary,
    purpose: 'summary',
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(state.dropReasoning ? { dropReasoning: true } : {}),
  } as const;
  const { end, failed } = await takeTurn(options.model, request, signal, (event) => {
    if (event.type === 'model-retry') options.onEvent(event);
  });
  for (const usage of failed) addOtherCost(options, state, { purpose: 'failed-attempt', usage });
  if (end.type === 'error') return null;
  addOtherCost(options, state, { purpose: 'summary', usage: end.usage });
  const text = textOfParts(end.message).toWellFormed();
  const isUsable = end.reason === 'stop' && callsOf(end.message).length === 0 && isCompleteSummary(text);
  return isUsable ? text : null;
}
