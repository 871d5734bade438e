import { hasIdentity, isSet } from '../credentials/variables.js';
import { withStreamEvents } from '../http/stream-events.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import { openaiEvents } from './openai.js';
import { credentialsPage, type Provider } from './provider-facts.js';

export const azure: Provider = {
  keyVariables: ['AZURE_API_KEY'],
  baseUrlVariables: ['AZURE_BASE_URL'],
  baseUrl: '',
  serverVariable: { name: 'AZURE_RESOURCE_NAME', what: 'the name of the resource', example: 'RESOURCE' },
  ids: null,
  missing: (keys, { hasKey, hasBaseUrl }) => {
    if (!hasBaseUrl && !isSet(keys, 'AZURE_RESOURCE_NAME')) return 'set AZURE_RESOURCE_NAME';
    return hasKey || (isSet(keys, 'AZURE_CLIENT_ID', 'AZURE_TENANT_ID') && hasIdentity(keys))
      ? null
      : `set AZURE_API_KEY, or AZURE_CLIENT_ID and AZURE_TENANT_ID with the permission id-token: write (${credentialsPage})`;
  },
  toolLimits: () => ({ most: 128, description: 1_024 }),
  cachesFrom: 1_024,
  load: createAzureModel,
};

/** Azure OpenAI by the Responses API. The id is the name of the deployment. */
async function createAzureModel(settings: ProviderSettings): Promise<ProviderModel> {
  const [{ createAzure }, { azureToken }, { withCacheKey }] = await Promise.all([
    import('@ai-sdk/azure'),
    import('../credentials/azure.js'),
    import('./cache-key.js'),
  ]);
  const { id, apiKey, baseUrl, fetch, credentials } = settings;
  const resourceName = credentials.keys['AZURE_RESOURCE_NAME'];
  const language = createAzure({
    fetch: withStreamEvents(fetch, openaiEvents),
    ...(apiKey === '' ? { tokenProvider: azureToken(credentials) } : { apiKey }),
    ...(baseUrl === '' ? { resourceName: resourceName ?? '' } : { baseURL: baseUrl }),
  }).responses(id);
  return { dialect: 'openai', language, prepare: withCacheKey };
}
