import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { mergedProviderOptions } from './reasoning-options.js';
import type { ModelRequest } from './types.js';

/** The request as a provider summarizes it: without the message that asks for a summary, and what is kept. */
export function compactedRequest(request: ModelRequest): ModelRequest {
  const { compaction, messages, ...others } = request;
  return { ...others, messages: messages.slice(0, messages.length - 1 - (compaction?.keptMessages ?? 0)) };
}

/** With the option that makes Anthropic answer with a signed summary; it excludes stop sequences. */
export function withCompaction(options: LanguageModelV4CallOptions, instructions: string): LanguageModelV4CallOptions {
  const { stopSequences: _, ...others } = options;
  const providerOptions = mergedProviderOptions(options.providerOptions, {
    anthropic: { compaction: { type: 'summarize', instructions } },
  });
  return providerOptions === undefined ? others : { ...others, providerOptions };
}
