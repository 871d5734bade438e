import { omittedMedia } from '../messages/media-limits.js';
import { sentParts, withSentParts } from '../messages/parts.js';
import type { ModelMessage, Part } from '../messages/types.js';
import type { ModelError } from '../model/types.js';
import { compact } from './compaction.js';
import type { AgentOptions } from './options.js';
import { estimatedTokens, type LoopState } from './state.js';
import { planWindow } from './window.js';

type Repair = 'compact' | 'drop-reasoning' | 'remove-reasoning' | 'newest-media' | 'all-media';

/** Returns whether a request is worth repeating. Each repair once per turn, and every repair is reported. */
export function createRepairs(
  options: AgentOptions,
  state: LoopState,
  signal: AbortSignal,
): (modelError: ModelError) => Promise<boolean> {
  const tried = new Set<Repair>();
  return async (modelError) => {
    const repair = candidates(modelError, state).find((candidate) => !tried.has(candidate));
    if (repair === undefined) return false;
    tried.add(repair);
    options.onEvent({ type: 'notice', level: 'warning', text: `${modelError.message} ${sentences[repair]}` });
    switch (repair) {
      case 'compact':
        return await shrink(options, state, signal);
      case 'drop-reasoning':
        state.dropReasoning = true;
        return true;
      case 'remove-reasoning':
        replaceHistory(options, state, state.history.render().map(withoutReasoning));
        return true;
      case 'newest-media':
      case 'all-media':
        replaceHistory(options, state, replaceMedia(state.history.render(), repair === 'newest-media'));
        return true;
    }
  };
}

const sentences: Readonly<Record<Repair, string>> = {
  compact: 'The conversation is compacted and the request repeated.',
  'drop-reasoning': 'The reasoning of earlier turns is dropped for the rest of the run and the request repeated.',
  'remove-reasoning': 'The reasoning of earlier turns is removed and the request repeated.',
  'newest-media': 'The newest image or document is left out and the request repeated.',
  'all-media': 'All images and documents are left out and the request repeated.',
};

function candidates({ kind, status }: ModelError, { history }: LoopState): readonly Repair[] {
  switch (kind) {
    case 'context-length':
      // A limit in bytes, most of which are those of images and documents.
      return status === 413 && endsWithMedia(history.render()) ? ['newest-media', 'compact'] : ['compact'];
    case 'prefix-changed':
      return ['drop-reasoning', 'remove-reasoning'];
    case 'media':
      return ['newest-media', 'all-media'];
    case 'bad-request':
      // Servers describe a rejected image in many ways; without media, the same request fails again.
      return endsWithMedia(history.render()) ? ['newest-media'] : [];
    default:
      return [];
  }
}

/** The window is smaller than assumed, or the estimate too low: later requests must stay below this one. */
async function shrink(options: AgentOptions, state: LoopState, signal: AbortSignal): Promise<boolean> {
  const { window } = state;
  const size = Math.max(4_000, Math.min(window.plan.window, estimatedTokens(state)));
  window.plan = planWindow(size, options.parameters.maxOutputTokens);
  return await compact(options, state, { signal, fits: false });
}

function replaceHistory(
  { onEvent }: AgentOptions,
  { history, window }: LoopState,
  messages: readonly ModelMessage[],
): void {
  history.restart(messages);
  if (window.opening !== null && !window.beginsWithBlock)
    window.opening = history.render().slice(window.openingStart).slice(0, window.opening.length);
  onEvent({ type: 'history-repaired', messages: history.render() });
}

function withoutReasoning(message: ModelMessage): ModelMessage {
  if (message.role !== 'assistant') return message;
  return { role: 'assistant', parts: message.parts.filter((part) => part.type !== 'reasoning') };
}

function endsWithMedia(messages: readonly ModelMessage[]): boolean {
  const lastTurn = messages.findLastIndex((message) => message.role === 'assistant');
  return messages.slice(lastTurn + 1).some(hasMedia);
}

function hasMedia(message: ModelMessage): boolean {
  return sentParts(message).some((part) => part.type === 'media');
}

/** Media of the newest message that has any, or of all. Only the newest can be replaced without losing reasoning. */
function replaceMedia(messages: readonly ModelMessage[], onlyNewest: boolean): readonly ModelMessage[] {
  const start = onlyNewest ? messages.findLastIndex(hasMedia) : 0;
  const replace = (part: Part): Part =>
    part.type === 'media' ? omittedMedia(part, 'the provider of the model rejected it') : part;
  return messages.map((message, index) =>
    index < start || !hasMedia(message) ? message : withSentParts(message, (parts) => parts.map(replace)),
  );
}
