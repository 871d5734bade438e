import { azureToken } from '../credentials/azure.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import { withCacheKey } from './openai.js';

/** Azure OpenAI by the Responses API. The id is the name of the deployment. */
export async function createAzureModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { createAzure } = await import('@ai-sdk/azure');
  const { id, apiKey, baseUrl, fetch, credentials } = settings;
  const resourceName = credentials.keys['AZURE_RESOURCE_NAME'];
  const language = createAzure({
    fetch,
    ...(apiKey === '' ? { tokenProvider: azureToken(credentials) } : { apiKey }),
    ...(baseUrl === '' ? { resourceName: resourceName ?? '' } : { baseURL: baseUrl }),
  }).responses(id);
  return { dialect: 'openai', language, prepare: withCacheKey };
}
