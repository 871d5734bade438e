import type { ProviderModel, ProviderSettings } from './provider.js';

/** OpenAI's Responses API. Servers that speak the older chat completions are `compatible/…`. */
export async function createOpenAiModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const { id, apiKey, baseUrl: baseURL, fetch } = settings;
  return { dialect: 'openai', language: createOpenAI({ apiKey, baseURL, fetch }).responses(id) };
}
