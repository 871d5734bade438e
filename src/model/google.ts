import { randomUUID } from 'node:crypto';
import type { ProviderModel, ProviderSettings } from './provider.js';

/** The Gemini API. The base URL is accepted with or without its version. */
export async function createGoogleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { GoogleLanguageModel } = await import('@ai-sdk/google/internal');
  const { id, apiKey, fetch } = settings;
  const language = new GoogleLanguageModel(id, {
    provider: 'google.generative-ai',
    baseURL: /\/v\d+(alpha|beta)?$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1beta`,
    headers: { 'x-goog-api-key': apiKey },
    fetch,
    generateId: () => randomUUID(),
  });
  return { dialect: 'google', language };
}
