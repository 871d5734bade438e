import type { ProviderModel, ProviderSettings } from './provider.js';

/** Anthropic's Messages API. The base URL may be given with or without its version, as people do both. */
export async function createAnthropicModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const { id, apiKey, fetch } = settings;
  const baseURL = /\/v\d+$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1`;
  return { dialect: 'anthropic', language: createAnthropic({ apiKey, baseURL, fetch }).languageModel(id) };
}
