import { hasIdentity, isSet } from '../credentials/variables.js';
import { withStreamEvents } from '../http/stream-events.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import { hasTurnScope } from '../turn-scope.js';
import { type MarkedMessage, markedAt, withBreakpoints } from './cache-marks.js';
import { credentialsPage, type Provider } from './provider-facts.js';

/** For models that the package does not know: it would limit them to 4,096 tokens, which cuts every larger file. */
const unknownModelOutputTokens = 32_000;

export const anthropic: Provider = {
  keyVariables: ['ANTHROPIC_API_KEY'],
  baseUrlVariables: ['ANTHROPIC_BASE_URL'],
  baseUrl: 'https://api.anthropic.com',
  ids: /^claude-/,
  hasWebSearch: true,
  missing: (keys, { hasKey, keySource }) => {
    if (hasKey || (isSet(keys, 'ANTHROPIC_FEDERATION_RULE_ID', 'ANTHROPIC_ORGANIZATION_ID') && hasIdentity(keys))) {
      return null;
    }
    return isSet(keys, 'ANTHROPIC_FEDERATION_RULE_ID')
      ? `set ANTHROPIC_ORGANIZATION_ID, and give the job the permission id-token: write, or set ANTHROPIC_API_KEY (${credentialsPage})`
      : `set ${keySource}`;
  },
  cachesFrom: 1_024,
  load: createAnthropicModel,
  batchApi: async (settings) => ({
    baseUrl: anthropicBaseUrl(settings),
    headers: await anthropicHeaders(settings),
    create: (await import('../batch-api/anthropic.js')).anthropicBatchApi,
  }),
};

/** The base URL may lack its version. Not the package's factory, which also loads the batch, file and other APIs. */
async function createAnthropicModel(settings: ProviderSettings): Promise<ProviderModel> {
  const [{ AnthropicLanguageModel, getAnthropicLanguageModelEntry, getModelCapabilities }, { anthropicEvents }] =
    await Promise.all([import('@ai-sdk/anthropic/internal'), import('./anthropic-events.js')]);
  const { id, fetch } = settings;
  const capabilities = getModelCapabilities(id);
  const language = new AnthropicLanguageModel(id, {
    provider: 'anthropic.messages',
    baseURL: anthropicBaseUrl(settings),
    headers: await anthropicHeaders(settings),
    fetch: withStreamEvents(fetch, anthropicEvents),
    transformRequestBody: (body: Body) => completeBody(body, alwaysThinks(capabilities)),
  });
  return {
    ...thinkingOf(capabilities),
    dialect: 'anthropic',
    language,
    hasTurnScope: hasTurnScope(id),
    searchTool: { id: 'anthropic.web_search_20250305', name: 'web_search', args: { maxUses: 3 } },
    canCompact: () => getAnthropicLanguageModelEntry(id).capabilities.language.compaction === true,
  };
}

/** What the package knows about a model of this name. */
interface Capabilities {
  readonly isKnownModel: boolean;
  readonly rejectsThinkingDisabled: boolean;
  readonly supportsAdaptiveThinking: boolean;
}

export function alwaysThinks({ isKnownModel, rejectsThinkingDisabled }: Capabilities): boolean {
  return isKnownModel && rejectsThinkingDisabled;
}

export function thinkingOf({
  isKnownModel,
  supportsAdaptiveThinking,
}: Capabilities): Pick<ProviderModel, 'thinksOnRequest' | 'defaultOutputTokens'> {
  return isKnownModel
    ? { thinksOnRequest: !supportsAdaptiveThinking }
    : { defaultOutputTokens: unknownModelOutputTokens };
}

function anthropicBaseUrl({ baseUrl }: ProviderSettings): string {
  return /\/v\d+$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1`;
}

async function anthropicHeaders(settings: ProviderSettings): Promise<() => Promise<Record<string, string>>> {
  const { apiKey } = settings;
  return apiKey === '' ? await federated(settings) : () => Promise.resolve({ ...version, 'x-api-key': apiKey });
}

const version = { 'anthropic-version': '2023-06-01' };

/** A token that is renewed instead of a key. */
async function federated({ credentials, baseUrl }: ProviderSettings): Promise<() => Promise<Record<string, string>>> {
  const { anthropicToken } = await import('../credentials/anthropic.js');
  const token = anthropicToken(credentials, baseUrl);
  return async () => ({
    ...version,
    'anthropic-beta': 'oauth-2025-04-20',
    Authorization: `Bearer ${await token()}`,
  });
}

interface Body {
  readonly tools?: readonly object[];
  readonly system?: readonly object[];
  readonly messages?: readonly MarkedMessage[];
  readonly thinking?: { readonly type?: string };
}

/**
 * Turns off eager input streaming, which may deliver invalid JSON, and sets cache breakpoints. Models that always think
 * show text between calls only if asked. In the body, since reading a package's options builds all their schemas: a
 * tenth of the time to the first request.
 */
export function completeBody(body: Body, alwaysThinks: boolean): Record<string, unknown> {
  const { tools, system, messages, thinking } = body;
  const isDefault = thinking?.type === undefined;
  return {
    ...body,
    ...(tools && { tools: tools.map((tool) => ({ ...tool, eager_input_streaming: undefined })) }),
    ...(system && { system: markedAt(system, system.length - 1) }),
    ...(messages && { messages: withBreakpoints(messages) }),
    ...(alwaysThinks && isDefault && { thinking: { ...thinking, type: 'adaptive', display: 'summarized' } }),
  };
}
