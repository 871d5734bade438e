import { takeTurn } from '../../agent/turn.js';
import { textOfParts } from '../../messages/normalize.js';
import { asData } from '../../messages/reminder.js';
import type { Model, ModelRequest, WebSource } from '../../model/types.js';
import { addUsages } from './conversation.js';
import { countedModel, type SubAgentOptions } from './sub-agent.js';

export interface Question {
  /** Names the request; a script may have turns for it. */
  readonly agent: string;
  readonly system: string;
  readonly text: string;
  /** Default: the model of the job. */
  readonly model?: Model;
  readonly webSearch?: boolean;
}

export interface HelpAnswer {
  readonly text: string;
  readonly sources: readonly WebSource[];
}

const maxAnswerTokens = 4_000;

/** One request outside the conversations, which counts in the budget of the job; `null` if it fails, with a notice. */
export async function askModel(
  { agent, system, text, webSearch = false, ...question }: Question,
  subAgent: SubAgentOptions,
  signal: AbortSignal,
): Promise<HelpAnswer | null> {
  const { onEvent } = subAgent;
  const request: ModelRequest = {
    system,
    messages: [{ role: 'user', parts: [{ type: 'text', text: asData(text) }] }],
    tools: [],
    toolChoice: 'none',
    maxOutputTokens: maxAnswerTokens,
    purpose: 'help',
    agent,
    ...(webSearch ? { webSearch } : {}),
  };
  const model = countedModel(subAgent, question.model ?? subAgent.model, null);
  const { end, failed } = await takeTurn(model, request, signal, (event) => {
    if (event.type === 'model-retry') onEvent(event);
  });
  const usages = end.type === 'finish' ? [...failed, end.usage] : failed;
  addUsages(subAgent, { usages, turns: 0 });
  for (const usage of usages) onEvent({ type: 'other-usage', purpose: 'help', usage });
  if (end.type === 'finish') return { text: textOfParts(end.message).trim(), sources: end.sources ?? [] };
  onEvent({ type: 'notice', level: 'warning', text: `The model did not answer (${agent}): ${end.modelError.message}` });
  return null;
}
