import { type EventRules, withStreamEvents } from '../http/stream-events.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import type { Provider } from './provider-facts.js';

export const google: Provider = {
  keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL'],
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  ids: /^gemini-/,
  flex: { body: { serviceTier: 'flex' } },
  hasWebSearch: true,
  toolLimits: () => ({ schema: 'documented' }),
  cachesFrom: 1_024,
  load: createGoogleModel,
  batchApi: async (settings) => ({
    baseUrl: googleBaseUrl(settings),
    headers: () => Promise.resolve({ 'x-goog-api-key': settings.apiKey }),
    create: (await import('../batch-api/google.js')).googleBatchApi,
  }),
};

/** The Gemini API. The base URL is accepted with or without its version. */
async function createGoogleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { GoogleLanguageModel } = await import('@ai-sdk/google/internal');
  const { id, apiKey, fetch: send } = settings;
  const receive = withStreamEvents(send, googleEvents);
  const language = new GoogleLanguageModel(id, {
    provider: 'google.generative-ai',
    baseURL: googleBaseUrl(settings),
    headers: { 'x-goog-api-key': apiKey },
    fetch: (input, init) =>
      receive(input, typeof init?.body === 'string' ? { ...init, body: joined(init.body) } : init),
    generateId: () => crypto.randomUUID(),
  });
  const searchTool = { id: 'google.google_search', name: 'google_search', args: {} } as const;
  return { dialect: 'google', language, searchTool };
}

/** The package skips what it does not know. */
export const googleEvents = (): EventRules => ({ idle: {}, rewrite: (event) => event });

function googleBaseUrl({ baseUrl }: ProviderSettings): string {
  return /\/v\d+(alpha|beta)?$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1beta`;
}

interface Content {
  readonly role: string;
  readonly parts: readonly object[];
}

/** The API expects the roles to alternate: text behind the results of calls becomes a part of the same content. */
function joined(text: string): string {
  const body = JSON.parse(text) as { readonly contents?: readonly Content[] };
  const contents: Content[] = [];
  for (const content of body.contents ?? []) {
    const last = contents.at(-1);
    if (last?.role === 'user' && content.role === 'user') {
      contents[contents.length - 1] = { ...last, parts: [...last.parts, ...content.parts] };
    } else contents.push(content);
  }
  return contents.length === body.contents?.length ? text : JSON.stringify({ ...body, contents });
}
