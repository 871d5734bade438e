import { nearest, UserError } from '../errors.js';
import type { ProviderModel, ProviderSettings } from './provider/provider.js';
import {
  anthropicFederation,
  azureVariables,
  bedrockVariables,
  type MissingVariables,
  vertexVariables,
} from './required-variables.js';
import type { FlexRequest } from './service-tier.js';

/** The facts about a provider that are needed before its package is loaded. */
export interface Provider {
  /** The provider's usual variables; the first one that is set wins. */
  readonly keyVariables: readonly string[];
  readonly baseUrlVariables: readonly string[];
  /** `null` if only the user can know it; such a server may need no key. */
  readonly baseUrl: string | null;
  /** For providers whose credentials are not just a key; without it, a key is required unless baseUrl is `null`. */
  readonly missing?: MissingVariables;
  /** How it is asked for its flex tier; absent if it has none. */
  readonly flex?: FlexRequest;
  /** How the provider's model ids start, to suggest a provider for a name without one. */
  readonly ids: RegExp | null;
  /** Loads the provider's package, of which nothing is loaded before. */
  readonly load: (settings: ProviderSettings) => Promise<ProviderModel>;
}

export const providers = {
  anthropic: {
    keyVariables: ['ANTHROPIC_API_KEY'],
    baseUrlVariables: ['ANTHROPIC_BASE_URL'],
    baseUrl: 'https://api.anthropic.com',
    ids: /^claude-/,
    missing: anthropicFederation,
    load: async (settings) => await (await import('./families/anthropic.js')).createAnthropicModel(settings),
  },
  openai: {
    keyVariables: ['OPENAI_API_KEY'],
    baseUrlVariables: ['OPENAI_BASE_URL'],
    baseUrl: 'https://api.openai.com/v1',
    ids: /^(gpt-|o\d|codex-)/,
    flex: { body: { service_tier: 'flex' } },
    load: async (settings) => await (await import('./families/openai.js')).createOpenAiModel(settings),
  },
  google: {
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL'],
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    ids: /^gemini-/,
    flex: { body: { serviceTier: 'flex' } },
    load: async (settings) => await (await import('./families/google.js')).createGoogleModel(settings),
  },
  // Never OPENAI_API_KEY: the key would be sent to whatever server the base URL names.
  compatible: {
    keyVariables: ['COMPATIBLE_API_KEY'],
    baseUrlVariables: ['COMPATIBLE_BASE_URL'],
    baseUrl: null,
    ids: null,
    // A gateway passes it on, rejects it or ignores it: its answer shows which tier was billed.
    flex: { body: { service_tier: 'flex' } },
    load: async (settings) => await (await import('./families/compatible.js')).createCompatibleModel(settings),
  },
  bedrock: {
    keyVariables: ['AWS_BEARER_TOKEN_BEDROCK'],
    baseUrlVariables: ['AWS_ENDPOINT_URL_BEDROCK_RUNTIME', 'AWS_ENDPOINT_URL'],
    baseUrl: '',
    ids: /^(us|eu|apac|global)?\.?(anthropic|amazon|meta|mistral|cohere)\./,
    missing: bedrockVariables,
    load: async (settings) => await (await import('./families/bedrock.js')).createBedrockModel(settings),
  },
  vertex: {
    keyVariables: ['GOOGLE_VERTEX_ACCESS_TOKEN'],
    baseUrlVariables: ['GOOGLE_VERTEX_BASE_URL'],
    baseUrl: '',
    ids: null,
    missing: vertexVariables,
    flex: { headers: { 'x-vertex-ai-llm-shared-request-type': 'flex' } },
    load: async (settings) => await (await import('./families/vertex.js')).createVertexModel(settings),
  },
  azure: {
    keyVariables: ['AZURE_API_KEY'],
    baseUrlVariables: ['AZURE_BASE_URL'],
    baseUrl: '',
    ids: null,
    missing: azureVariables,
    load: async (settings) => await (await import('./families/azure.js')).createAzureModel(settings),
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderName = keyof typeof providers;

const providerNames = Object.keys(providers) as ProviderName[];
const forms = `script:FILE, ${providerNames.map((name) => `${name}/ID`).join(', ')}`;

/** The provider's primary key variable. */
export function keyVariableOf(provider: ProviderName): string {
  return providers[provider].keyVariables[0];
}

/** Whether the batch API of its provider is supported. Throws UserError for an unknown name. */
export function hasBatchApi(name: string): boolean {
  return ['anthropic', 'openai', 'google'].includes(parseModelName(name).provider);
}

/** Whether its provider can search the web for an answer; a script plays such answers. Throws UserError for an unknown name. */
export function hasWebSearch(name: string): boolean {
  return ['anthropic', 'openai', 'google', 'script'].includes(parseModelName(name).provider);
}

/** Whether a model can be asked for a flex tier. Throws UserError for an unknown name. */
export function hasFlexTier(name: string): boolean {
  const { provider, id } = parseModelName(name);
  if (provider === 'script') return false;
  return (providers[provider] as Provider).flex !== undefined && !(provider === 'vertex' && id.startsWith('claude-'));
}

export interface ModelName {
  readonly provider: ProviderName | 'script';
  /** The provider's model id, or the path of the script. */
  readonly id: string;
}

/**
 * Parses `script:FILE` or `provider/ID`. An ID may contain further slashes.
 * @throws UserError `model-unknown`, with the closest valid name
 */
export function parseModelName(name: string, location = 'model'): ModelName {
  const script = /^script:(.+)$/.exec(name)?.[1];
  if (script !== undefined) return { provider: 'script', id: script };
  const [, before, id] = /^([^/]*)\/(.+)$/.exec(name) ?? [];
  const provider = providerNames.find((known) => known === before);
  if (provider !== undefined && id !== undefined) return { provider, id };
  const meant = before === undefined ? providerOf(name) : nearest(before, providerNames);
  const bare = id ?? (name.replace(/\/$/, '') === meant ? 'ID' : name);
  const subject = meant === undefined ? 'models' : `did you mean ${meant}/${bare}? Models`;
  throw new UserError({
    code: 'model-unknown',
    message: before === undefined ? 'the model name has no provider' : `unknown provider ${JSON.stringify(before)}`,
    location,
    found: name,
    hint: `${subject} are named ${forms}`,
  });
}

/** The provider of a name that is only a model or only a provider. */
function providerOf(name: string): ProviderName | undefined {
  const bare = name.replace(/\/$/, '');
  return providerNames.find((known) => known === bare || (providers[known] as Provider).ids?.test(name) === true);
}
