import { hasIdentity, isSet } from '../credentials/variables.js';
import { withStreamEvents } from '../http/stream-events.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import { alwaysThinks, completeBody, thinkingOf } from './anthropic.js';
import { googleEvents } from './google.js';
import { credentialsPage, type Provider } from './provider-facts.js';

export const vertex: Provider = {
  keyVariables: ['GOOGLE_VERTEX_ACCESS_TOKEN'],
  baseUrlVariables: ['GOOGLE_VERTEX_BASE_URL'],
  baseUrl: '',
  serverVariable: { name: 'GOOGLE_VERTEX_PROJECT', what: 'the ID of the project', example: 'PROJECT' },
  ids: null,
  missing: (keys, { hasKey, hasBaseUrl }) => {
    const projects = ['GOOGLE_VERTEX_PROJECT', 'GOOGLE_CLOUD_PROJECT', 'GCP_PROJECT'];
    if (!hasBaseUrl && !projects.some((name) => isSet(keys, name))) return 'set GOOGLE_VERTEX_PROJECT';
    const isReady =
      hasKey ||
      isSet(keys, 'GOOGLE_APPLICATION_CREDENTIALS') ||
      (isSet(keys, 'GOOGLE_WORKLOAD_IDENTITY_PROVIDER') && hasIdentity(keys));
    return isReady
      ? null
      : `use google-github-actions/auth, or set GOOGLE_WORKLOAD_IDENTITY_PROVIDER with the permission id-token: write (${credentialsPage})`;
  },
  flex: { headers: { 'x-vertex-ai-llm-shared-request-type': 'flex' } },
  idsWithoutFlex: /^claude-/,
  toolLimits: (id) => (id.startsWith('claude-') ? {} : { schema: 'documented' }),
  cachesFrom: 1_024,
  load: createVertexModel,
};

/**
 * Gemini, and Claude in Anthropic's format, by model classes as in the Vertex package, which gets its token with a
 * library that reads the environment and ignores the proxy.
 */
async function createVertexModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { id, fetch, credentials, apiKey } = settings;
  const { googleToken } = await import('../credentials/google.js');
  const isClaude = id.startsWith('claude-');
  const baseURL = settings.baseUrl || baseUrlOf(credentials.keys, isClaude ? 'anthropic' : 'google');
  const token = apiKey === '' ? googleToken(credentials) : () => Promise.resolve(apiKey);
  const headers = async () => ({ Authorization: `Bearer ${await token()}` });
  if (!isClaude) {
    const { GoogleLanguageModel } = await import('@ai-sdk/google/internal');
    const config = {
      provider: 'google.vertex.chat',
      baseURL,
      headers,
      fetch: withStreamEvents(fetch, googleEvents),
      generateId: () => crypto.randomUUID(),
    };
    return { dialect: 'google', language: new GoogleLanguageModel(id, config) };
  }
  const [{ AnthropicLanguageModel, getModelCapabilities }, { anthropicEvents }] = await Promise.all([
    import('@ai-sdk/anthropic/internal'),
    import('./anthropic-events.js'),
  ]);
  const capabilities = getModelCapabilities(id);
  const language = new AnthropicLanguageModel(id, {
    provider: 'googleVertex.anthropic.messages',
    baseURL,
    headers,
    fetch: withStreamEvents(fetch, anthropicEvents),
    buildRequestUrl: (base, isStreaming) => `${base}/${id}:${isStreaming ? 'streamRawPredict' : 'rawPredict'}`,
    transformRequestBody: (body) => {
      const { model: _model, ...rest } = completeBody(body, alwaysThinks(capabilities));
      return { ...rest, anthropic_version: 'vertex-2023-10-16' };
    },
    supportedUrls: () => ({}),
    supportsNativeStructuredOutput: false,
    supportsStrictTools: false,
  });
  return { dialect: 'anthropic', language, ...thinkingOf(capabilities) };
}

function baseUrlOf(keys: ProviderSettings['credentials']['keys'], publisher: string): string {
  const project = keys['GOOGLE_VERTEX_PROJECT'] ?? keys['GOOGLE_CLOUD_PROJECT'] ?? keys['GCP_PROJECT'] ?? '';
  const location = keys['GOOGLE_VERTEX_LOCATION'] ?? keys['GOOGLE_CLOUD_LOCATION'] ?? 'global';
  return `https://${hostOf(location)}/v1/projects/${project}/locations/${location}/publishers/${publisher}${publisher === 'anthropic' ? '/models' : ''}`;
}

function hostOf(location: string): string {
  if (location === 'global') return 'aiplatform.googleapis.com';
  if (location === 'eu' || location === 'us') return `aiplatform.${location}.rep.googleapis.com`;
  return `${location}-aiplatform.googleapis.com`;
}
