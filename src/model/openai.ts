import type { ProviderModel, ProviderSettings } from './provider.js';

/** OpenAI's Responses API. Servers that speak the older chat completions are `compatible/…`. */
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
  return { dialect: 'openai', language };
}
