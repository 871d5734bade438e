import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { fingerprint } from '../../fingerprint.js';
import { mergedProviderOptions } from '../provider/reasoning-options.js';

/** Equal for equal system prompts and tools, also of other jobs: sent to the same machines and their cache. */
export function withCacheKey(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  const [first] = options.prompt;
  const prefix = JSON.stringify([first?.role === 'system' ? first.content : '', options.tools ?? []]);
  const promptCacheKey = `sallyport-${fingerprint([prefix], 32)}`;
  const providerOptions = mergedProviderOptions(options.providerOptions, { openai: { promptCacheKey } });
  return providerOptions === undefined ? options : { ...options, providerOptions };
}
