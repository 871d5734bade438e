import type { ProviderModel, ProviderSettings } from './provider.js';

/** The Gemini API. The base URL may be given with or without its version, as people do both. */
export async function createGoogleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { createGoogle } = await import('@ai-sdk/google');
  const { id, apiKey, fetch } = settings;
  const baseURL = /\/v\d+(alpha|beta)?$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1beta`;
  return { dialect: 'google', language: createGoogle({ apiKey, baseURL, fetch }).languageModel(id) };
}
