import { createHash } from 'node:crypto';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import { mergedProviderOptions } from '../provider/reasoning-options.js';

const searchTool = { id: 'openai.web_search', name: 'web_search', args: {} } as const;

/** OpenAI's Responses API. Servers with the older chat completions API are `compatible/…`. */
export async function createOpenAiModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { OpenAIResponsesLanguageModel } = await import('@ai-sdk/openai/internal');
  const { id, apiKey, baseUrl, fetch } = settings;
  const language = new OpenAIResponsesLanguageModel(id, {
    provider: 'openai.responses',
    url: ({ path }) => `${baseUrl}${path}`,
    headers: { Authorization: `Bearer ${apiKey}` },
    fetch,
    fileIdPrefixes: ['file-'],
  });
  return { dialect: 'openai', language, canCompact: () => true, prepare: withCacheKey, searchTool };
}

/**
 * Requests with the same system prompt and tools, also those of other jobs, have the same key, so that the provider
 * sends them to the same machines and their cache.
 */
export function withCacheKey(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  const [first] = options.prompt;
  const prefix = JSON.stringify([first?.role === 'system' ? first.content : '', options.tools ?? []]);
  const promptCacheKey = `sallyport-${createHash('sha256').update(prefix).digest('hex').slice(0, 32)}`;
  const providerOptions = mergedProviderOptions(options.providerOptions, { openai: { promptCacheKey } });
  return providerOptions === undefined ? options : { ...options, providerOptions };
}
