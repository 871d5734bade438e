import { type Diagnostic, nearest, UserError } from '../errors.js';
import { createFetch, type FetchOptions } from '../platform/net/fetch.js';
import { useSlimHeaders } from '../platform/net/slim-headers.js';
import type { Clock } from '../platform/types.js';
import type { ModelErrorContext } from './error-text.js';
import { contextWindowOf } from './prices.js';
import { type ProviderModel, type ProviderSettings, toModel } from './provider.js';
import { type RetryOptions, withRetries } from './retry.js';
import type { Model } from './types.js';

interface Provider {
  /** The provider's usual variables; the first one that is set wins. */
  readonly keyVariables: readonly string[];
  readonly baseUrlVariables: readonly string[];
  /** `null` if only the user can know it; such a server may need no key. */
  readonly baseUrl: string | null;
  /** How the provider's model ids start, to suggest a provider for a name without one. */
  readonly ids: RegExp | null;
  /** Loads the provider's package, of which nothing is loaded before. */
  readonly load: (settings: ProviderSettings) => Promise<ProviderModel>;
}

/** The facts about each provider that are needed before its package is loaded. */
export const providers = {
  anthropic: {
    keyVariables: ['ANTHROPIC_API_KEY'],
    baseUrlVariables: ['ANTHROPIC_BASE_URL'],
    baseUrl: 'https://api.anthropic.com',
    ids: /^claude-/,
    load: async (settings) => await (await import('./anthropic.js')).createAnthropicModel(settings),
  },
  openai: {
    keyVariables: ['OPENAI_API_KEY'],
    baseUrlVariables: ['OPENAI_BASE_URL'],
    baseUrl: 'https://api.openai.com/v1',
    ids: /^(gpt-|o\d|codex-)/,
    load: async (settings) => await (await import('./openai.js')).createOpenAiModel(settings),
  },
  google: {
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL'],
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    ids: /^gemini-/,
    load: async (settings) => await (await import('./google.js')).createGoogleModel(settings),
  },
  // Never OPENAI_API_KEY: the key would be sent to whatever server the base URL names.
  compatible: {
    keyVariables: ['COMPATIBLE_API_KEY'],
    baseUrlVariables: ['COMPATIBLE_BASE_URL'],
    baseUrl: null,
    ids: null,
    load: async (settings) => await (await import('./compatible.js')).createCompatibleModel(settings),
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderName = keyof typeof providers;

const providerNames = Object.keys(providers) as ProviderName[];
const forms = `script:FILE, ${providerNames.map((name) => `${name}/ID`).join(', ')}`;

/** The provider's primary key variable. */
export function keyVariableOf(provider: ProviderName): string {
  return providers[provider].keyVariables[0];
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
export function parseModelName(name: string): ModelName {
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
    location: 'model',
    found: name,
    hint: `${subject} are named ${forms}`,
  });
}

/** The provider of a name that is only a model or only a provider. */
function providerOf(name: string): ProviderName | undefined {
  const bare = name.replace(/\/$/, '');
  return providerNames.find((known) => known === bare || (providers[known] as Provider).ids?.test(name) === true);
}

export interface ModelOptions {
  readonly name: string;
  /** The input `api-key`; by default, the provider's usual variable. */
  readonly apiKey?: string;
  /** The input `base-url`; by default, the provider's usual variable, then the provider's own address. */
  readonly baseUrl?: string;
  /** The environment with the provider's usual variables. */
  readonly keys: Readonly<Record<string, string | undefined>>;
  /** Returns the text of a script; rejects with the problem of the file. */
  readonly readScript: (path: string) => Promise<string>;
  readonly clock: Clock;
  /** A number in [0, 1). */
  readonly random: () => number;
  readonly fetch?: FetchOptions;
  /** In tokens; overrides the known context window. */
  readonly contextWindow?: number;
  readonly retry?: RetryOptions;
}

/**
 * Creates the model with this name, with retries. Only the chosen provider's package is loaded, and only here.
 * @throws UserError `model-unknown`, `model-key-missing`, `setting-invalid`, `script-invalid`
 */
export async function createModel(options: ModelOptions): Promise<Model> {
  return withRetries(await createSingleAttemptModel(options), options, options.retry);
}

/**
 * The same without retries: one request per call of `stream`. Several jobs can share it, except for a script, which
 * each job plays from its start.
 */
export async function createSingleAttemptModel(options: Omit<ModelOptions, 'retry' | 'random'>): Promise<Model> {
  const { provider, id } = parseModelName(options.name);
  const model = provider === 'script' ? await playScript(options, id) : await connect(options, provider, id);
  return { ...model, contextWindow: options.contextWindow ?? model.contextWindow };
}

async function playScript(options: Pick<ModelOptions, 'name' | 'readScript'>, path: string): Promise<Model> {
  const [text, { createScriptModel }] = await Promise.all([options.readScript(path), import('./script.js')]);
  return createScriptModel({ name: options.name, text });
}

async function connect(
  options: Omit<ModelOptions, 'retry' | 'random'>,
  name: ProviderName,
  id: string,
): Promise<Model> {
  const provider: Provider = providers[name];
  const { apiKey, baseUrl } = settingsOf(options, provider);
  useSlimHeaders();
  const loaded = await provider.load({ id, apiKey, baseUrl, fetch: createFetch(options.fetch) });
  const context: ModelErrorContext = {
    model: options.name,
    keySource: keySourceOf(provider),
    secret: apiKey,
    now: () => options.clock.now(),
  };
  return toModel(loaded, context, contextWindowOf(options.name));
}

const keySourceOf = (provider: Provider) => `the input api-key or the variable ${provider.keyVariables.join(' or ')}`;

function settingsOf(
  options: Pick<ModelOptions, 'name' | 'apiKey' | 'baseUrl' | 'keys'>,
  provider: Provider,
): Pick<ProviderSettings, 'apiKey' | 'baseUrl'> {
  const first = (names: readonly string[]) => names.map((name) => options.keys[name]?.trim()).find(Boolean);
  const apiKey = options.apiKey?.trim() || first(provider.keyVariables);
  const baseUrl = options.baseUrl?.trim() || first(provider.baseUrlVariables) || provider.baseUrl;
  const diagnostics: Diagnostic[] = [];
  if (apiKey === undefined && provider.baseUrl !== null) {
    diagnostics.push({
      code: 'model-key-missing',
      message: `there is no API key for ${options.name}`,
      location: 'api-key',
      hint: `set ${keySourceOf(provider)}`,
    });
  }
  if (baseUrl === null || !isWebAddress(baseUrl)) {
    diagnostics.push({
      code: 'setting-invalid',
      message: `${options.name} needs the URL of its server`,
      location: 'base-url',
      ...(baseUrl === null ? {} : { found: baseUrl }),
      hint: `set the input base-url or the variable ${provider.baseUrlVariables.join(' or ')}, e.g. https://models.example.org/v1`,
    });
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return { apiKey: apiKey ?? '', baseUrl: (baseUrl ?? '').replace(/\/+$/, '') };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
