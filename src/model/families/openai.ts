import { type EventRules, withStreamEvents } from '../http/stream-events.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import type { Provider } from './provider-facts.js';

export const openai: Provider = {
  keyVariables: ['OPENAI_API_KEY'],
  baseUrlVariables: ['OPENAI_BASE_URL'],
  baseUrl: 'https://api.openai.com/v1',
  ids: /^(gpt-|o\d|codex-)/,
  flex: { body: { service_tier: 'flex' } },
  hasWebSearch: true,
  toolLimits: () => ({ most: 128 }),
  cachesFrom: 1_024,
  load: createOpenAiModel,
  batchApi: async ({ baseUrl, apiKey }) => ({
    baseUrl,
    headers: () => Promise.resolve({ Authorization: `Bearer ${apiKey}` }),
    create: (await import('../batch-api/openai.js')).openaiBatchApi,
  }),
};

/** OpenAI's Responses API. Servers with the older chat completions API are `compatible/…`. */
async function createOpenAiModel(settings: ProviderSettings): Promise<ProviderModel> {
  const [{ OpenAIResponsesLanguageModel }, { withCacheKey }] = await Promise.all([
    import('@ai-sdk/openai/internal'),
    import('./cache-key.js'),
  ]);
  const { id, apiKey, baseUrl, fetch } = settings;
  const language = new OpenAIResponsesLanguageModel(id, {
    provider: 'openai.responses',
    url: ({ path }) => `${baseUrl}${path}`,
    headers: { Authorization: `Bearer ${apiKey}` },
    fetch: withStreamEvents(fetch, openaiEvents),
    fileIdPrefixes: ['file-'],
  });
  const searchTool = { id: 'openai.web_search', name: 'web_search', args: {} } as const;
  return { dialect: 'openai', language, canCompact: () => true, prepare: withCacheKey, searchTool };
}

/** The package skips what it does not know. */
export const openaiEvents = (): EventRules => ({ idle: { type: 'comment' }, rewrite: (event) => event });
