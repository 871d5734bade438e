import type { ProviderModel, ProviderSettings } from './provider.js';

/** Any server that speaks OpenAI's chat completions. It may take no key. */
export async function createCompatibleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { id, apiKey, baseUrl: baseURL, fetch } = settings;
  const key = apiKey === '' ? {} : { apiKey };
  // Without this the stream ends without a count of its tokens.
  const provider = createOpenAICompatible({ name: 'compatible', baseURL, fetch, includeUsage: true, ...key });
  return { dialect: 'compatible', language: provider.chatModel(id) };
}
