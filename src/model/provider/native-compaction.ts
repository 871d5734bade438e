import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { compactionBlock } from '../../messages/compaction-block.js';
import type { ModelEvent, ModelRequest } from '../types.js';
import type { Dialect } from './conversation.js';
import { mergedProviderOptions } from './reasoning-options.js';

/** The request as a provider summarizes it: without the message that asks for a summary, and what is kept. */
export function compactedRequest(request: ModelRequest): ModelRequest {
  const { compaction, messages, ...others } = request;
  return { ...others, messages: messages.slice(0, messages.length - 1 - (compaction?.keptMessages ?? 0)) };
}

/** Anthropic's is signed and excludes stop sequences; OpenAI's is encrypted, takes no instructions and must be whole. */
export function withCompaction(
  options: LanguageModelV4CallOptions,
  { dialect, instructions }: { readonly dialect: Dialect; readonly instructions: string },
): LanguageModelV4CallOptions {
  const { stopSequences: _, maxOutputTokens, ...others } = options;
  const limit = dialect === 'openai' || maxOutputTokens === undefined ? {} : { maxOutputTokens };
  const providerOptions = mergedProviderOptions(
    options.providerOptions,
    dialect === 'openai'
      ? { openai: { compactionTrigger: true } }
      : { anthropic: { compaction: { type: 'summarize', instructions } } },
  );
  return { ...others, ...limit, ...(providerOptions === undefined ? {} : { providerOptions }) };
}

/** An error in place of an ordinary answer: servers in OpenAI's form may ignore what they do not know. */
export function unlessIgnored(
  event: ModelEvent,
  request: ModelRequest,
  { dialect, name }: { readonly dialect: Dialect; readonly name: string },
): ModelEvent {
  if (request.compaction === undefined || dialect !== 'openai' || event.type !== 'finish') return event;
  if (event.reason === 'length' || compactionBlock(event.message) !== null) return event;
  const modelError = {
    kind: 'bad-request',
    message: `${name} did not compact the conversation.`,
    hint: 'Nothing needs to be done: the model is asked for a summary.',
    retryable: false,
  } as const;
  return { type: 'error', modelError, usage: event.usage };
}
