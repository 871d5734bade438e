import type { ProviderModel, ProviderSettings } from './provider.js';

/** Any server with OpenAI's chat completions API. It may need no key. */
export async function createCompatibleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { OpenAICompatibleChatLanguageModel } = await import('@ai-sdk/openai-compatible');
  const { id, apiKey, baseUrl, fetch } = settings;
  const language = new OpenAICompatibleChatLanguageModel(id, {
    provider: 'compatible.chat',
    url: ({ path }) => `${baseUrl}${path}`,
    headers: () => (apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` }),
    fetch,
    // Without this option, the stream has no token counts.
    includeUsage: true,
  });
  return { dialect: 'compatible', language };
}
