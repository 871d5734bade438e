import type { ProviderModel, ProviderSettings } from './provider.js';

/** Any server that speaks OpenAI's chat completions. It may take no key. */
export async function createCompatibleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { OpenAICompatibleChatLanguageModel } = await import('@ai-sdk/openai-compatible');
  const { id, apiKey, baseUrl, fetch } = settings;
  const language = new OpenAICompatibleChatLanguageModel(id, {
    provider: 'compatible.chat',
    url: ({ path }) => `${baseUrl}${path}`,
    headers: () => (apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` }),
    fetch,
    // Without this the stream ends without a count of its tokens.
    includeUsage: true,
  });
  return { dialect: 'compatible', language };
}
