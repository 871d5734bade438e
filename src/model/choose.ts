import { type Diagnostic, UserError } from '../errors.js';
import { createFetch, type FetchOptions } from '../platform/net/fetch.js';
import { useSlimHeaders } from '../platform/net/slim-headers.js';
import type { Clock } from '../platform/types.js';
import { isHttpUrl } from '../text.js';
import type { BatchAccess } from './batch-api/types.js';
import type { ModelErrorContext } from './error-text.js';
import type { Provider } from './families/provider-facts.js';
import { createProviderFetch } from './http/provider-fetch.js';
import { type RateLimits, rateLimitsIn } from './http/rate-limit-headers.js';
import { withoutRefusedFields } from './http/refused-fields.js';
import type { Outages } from './outages.js';
import { contextWindowOf, outputTokensOf } from './prices.js';
import { type Connection, type ProviderSettings, toConnection } from './provider/provider.js';
import { type ProviderName, parseModelName, providers } from './providers.js';
import { type RetryOptions, withRetries } from './retry.js';
import { withFlexTier } from './service-tier.js';
import type { Model, ModelError, ModelParameters } from './types.js';

/** The settings that belong to one provider and are never sent to another. */
export interface Endpoint {
  /** The input `api-key`; by default, the provider's usual variable. */
  readonly apiKey?: string;
  /** The input `base-url`; by default, the provider's usual variable, then the provider's own address. */
  readonly baseUrl?: string;
  /** The input `model-headers`, for every request to the provider, by names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Why these inputs do not apply to this model, as a clause after their name; absent if they do. Hints name it. */
  readonly withheld?: string;
}

export interface ConnectionOptions {
  readonly fetch?: FetchOptions;
  /** The maximum time without a byte within a response. Default 90,000. */
  readonly byteTimeoutMs?: number;
  /** The maximum time without an event of the model. Default 300,000. */
  readonly eventTimeoutMs?: number;
  /** Receives the provider's limits from the headers of each response. */
  readonly onRateLimits?: (limits: RateLimits) => void;
  /** Asks for the provider's flex tier, which it must have. */
  readonly flex?: boolean;
}

export interface ModelOptions {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly keys: Readonly<Record<string, string | undefined>>;
  /** Returns the text of a script; rejects with the problem of the file. */
  readonly readScript: (path: string) => Promise<string>;
  /** Reads a credentials file by its absolute path; rejects if it cannot be read. */
  readonly readCredentials?: (path: string) => Promise<string>;
  readonly clock: Clock;
  /** A number in [0, 1). */
  readonly random: () => number;
  readonly connection?: ConnectionOptions;
  /** In tokens; overrides the known context window. */
  readonly contextWindow?: number;
  /** The names of models that take over, in this order, when the ones before fail. */
  readonly fallbacks?: readonly string[];
  /** Parameters that the user has set; they take precedence over those of a prompt. */
  readonly parameters?: ModelParameters;
  readonly retry?: RetryOptions;
}

/**
 * Loads its provider's package. @throws UserError `model-unknown`, `model-key-missing`, `setting-invalid`,
 * `script-invalid`
 */
export async function createModel(options: ModelOptions): Promise<Model> {
  return await createWithFallbacks(options, async (one) =>
    withRetries(await createSingleAttemptModel(one), one, one.retry),
  );
}

/** The model with this name and its fallback models, each of which `load` creates. `outages` are those of other jobs. */
export async function createWithFallbacks(
  options: ModelOptions,
  load: (one: ModelOptions) => Promise<Model>,
  outages?: Outages,
): Promise<Model> {
  const { fallbacks = [] } = options;
  checkFallbacks(options);
  if (fallbacks.length === 0) return await load(options);
  // The last model has no other one after it.
  const loadOne = async (one: ModelOptions) => {
    if (outages === undefined || one.name === fallbacks.at(-1)) return await load(one);
    const isLasting = (modelError: ModelError) => outages.isLasting(one.name, modelError);
    return await load({ ...one, retry: { ...one.retry, isLasting } });
  };
  const [first, { withFallbacks }] = [await loadOne(options), await import('./fallback.js')];
  return withFallbacks(
    first,
    fallbacks.map((name) => ({ name, load: () => loadOne(optionsFor(name, options)) })),
    outages,
  );
}

/** At the start, not when it is needed. @throws UserError `model-unknown`, `model-key-missing`, `setting-invalid` */
function checkFallbacks(options: ModelOptions): void {
  for (const name of options.fallbacks ?? []) {
    const { provider } = parseModelName(name);
    if (provider !== 'script') settingsOf(optionsFor(name, options), providers[provider]);
  }
}

function optionsFor(name: string, options: ModelOptions): ModelOptions {
  const isSame = parseModelName(name).provider === parseModelName(options.name).provider;
  return { ...options, name, endpoint: isSame ? options.endpoint : {} };
}

/** One request per `stream`. Jobs can share it, except for a script, which each plays from its start. */
export async function createSingleAttemptModel(options: Omit<ModelOptions, 'retry' | 'random'>): Promise<Model> {
  const { provider, id } = parseModelName(options.name);
  let model: Model;
  if (provider === 'script') {
    const [text, { createScriptModel }] = await Promise.all([options.readScript(id), import('./script/script.js')]);
    model = createScriptModel({ name: options.name, text });
  } else model = (await connect(options, provider, id)).connection.model;
  return { ...model, contextWindow: options.contextWindow ?? model.contextWindow };
}

/** `null` if the provider has no supported one. @throws UserError as `createModel` */
export async function createBatchAccess(options: Omit<ModelOptions, 'retry' | 'random'>): Promise<BatchAccess | null> {
  const { provider, id } = parseModelName(options.name);
  const { batchApi }: Partial<Provider> = provider === 'script' ? {} : providers[provider];
  if (provider === 'script' || batchApi === undefined) return null;
  const { openBatchAccess } = await import('./batch-api/open.js');
  return await openBatchAccess(batchApi, options.clock, (intercept) => connect(options, provider, id, intercept));
}

async function connect(
  options: Omit<ModelOptions, 'retry' | 'random'>,
  name: ProviderName,
  id: string,
  intercept: (send: typeof fetch) => typeof fetch = (send) => send,
): Promise<{ readonly connection: Connection; readonly settings: ProviderSettings }> {
  const provider: Provider = providers[name];
  const { apiKey, baseUrl } = settingsOf(options, provider);
  useSlimHeaders();
  const { connection = {} } = options;
  const flex = connection.flex === true ? provider.flex : undefined;
  const { byteTimeoutMs = 90_000, onRateLimits } = connection;
  const eventTimeoutMs = Math.max(connection.eventTimeoutMs ?? 300_000, flex === undefined ? 0 : flexTimeoutMs);
  const { readCredentials = () => Promise.reject(new Error('no file can be read')) } = options;
  // Before the first byte, a provider may read a long conversation: only the limit of events applies.
  const timeouts = { idleTimeoutMs: 2 * eventTimeoutMs, bodyTimeoutMs: byteTimeoutMs };
  const send = createFetch({ ...timeouts, decodes: true, ...connection.fetch });
  const watched = onRateLimits === undefined ? send : withRateLimits(send, onRateLimits, () => options.clock.now());
  const plain = withoutRefusedFields(createProviderFetch(watched, options.endpoint.headers));
  const fetch = flex === undefined ? plain : withFlexTier(plain, flex);
  const now = () => options.clock.now();
  const credentials = { keys: onlySet(options.keys), send, now, readFile: readCredentials };
  const settings: ProviderSettings = { id, apiKey, baseUrl, fetch, credentials };
  const loaded = await provider.load({ ...settings, fetch: intercept(fetch) });
  const context: ModelErrorContext = {
    model: options.name,
    keySource: sourceOf('api-key', provider.keyVariables, options.endpoint),
    secret: apiKey,
    now,
  };
  const facts = {
    contextWindow: options.contextWindow ?? contextWindowOf(options.name),
    outputTokens: outputTokensOf(options.name),
    eventTimeoutMs,
    parameters: options.parameters ?? {},
    wantsFlex: flex !== undefined,
  };
  return { connection: toConnection(loaded, context, facts), settings };
}

/** A workflow sets what comes from a missing variable to nothing. */
const onlySet = (keys: ModelOptions['keys']): ModelOptions['keys'] =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value?.trim()));

function withRateLimits(
  send: typeof fetch,
  onRateLimits: (limits: RateLimits) => void,
  now: () => number,
): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const limits = rateLimitsIn((name) => response.headers.get(name), now);
    if (limits !== null) onRateLimits(limits);
    return response;
  };
}

/** Requests of a flex tier wait for capacity; providers advise to wait this long. */
const flexTimeoutMs = 900_000;

/** The source of a value, for errors: `the input api-key or the variable OPENAI_API_KEY`. */
function sourceOf(input: 'api-key' | 'base-url', variables: readonly string[], { withheld }: Endpoint): string {
  return `${withheld === undefined ? `the input ${input} or ` : ''}the variable ${variables.join(' or ')}`;
}

function settingsOf({ name, endpoint, keys }: Pick<ModelOptions, 'name' | 'endpoint' | 'keys'>, provider: Provider) {
  const first = (names: readonly string[]) => names.map((name) => keys[name]?.trim()).find(Boolean);
  const apiKey = endpoint.apiKey?.trim() || first(provider.keyVariables);
  const baseUrl = endpoint.baseUrl?.trim() || first(provider.baseUrlVariables) || provider.baseUrl;
  const diagnostics: Diagnostic[] = [];
  const { withheld } = endpoint;
  const whyWithheld = (input: string) => (withheld === undefined ? '' : `; ${input} ${withheld}`);
  const keySource = sourceOf('api-key', provider.keyVariables, endpoint);
  const given = { hasKey: apiKey !== undefined, hasBaseUrl: Boolean(baseUrl), keySource };
  const missing = provider.missing?.(keys, given) ?? null;
  if (missing !== null || (provider.missing === undefined && apiKey === undefined && provider.baseUrl !== null)) {
    diagnostics.push({
      code: 'model-key-missing',
      message: `the API key is missing for ${name}`,
      location: 'api-key',
      hint: `${missing ?? `set ${keySource}`}${whyWithheld('api-key')}`,
    });
  }
  if (apiKey !== undefined && notInHeader.test(apiKey)) diagnostics.push(unusableKey(apiKey, keySource));
  const isBuiltIn = baseUrl === '' && provider.baseUrl === '';
  if (isBuiltIn) return finished(diagnostics, { apiKey: apiKey ?? '', baseUrl: '' });
  if (baseUrl === null || !isHttpUrl(baseUrl)) {
    diagnostics.push({
      code: 'setting-invalid',
      message: `${name} needs the URL of its server`,
      location: 'base-url',
      ...(baseUrl === null ? {} : { found: baseUrl }),
      hint: `set ${sourceOf('base-url', provider.baseUrlVariables, endpoint)}, e.g. https://models.example.org/v1${whyWithheld('base-url')}`,
    });
  }
  return finished(diagnostics, { apiKey: apiKey ?? '', baseUrl: (baseUrl ?? '').replace(/\/+$/, '') });
}

/** Every key is sent in a header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a header cannot have
const notInHeader = /[^\t\x20-\x7e\x80-\xff]/;

/** Without the key itself. */
function unusableKey(apiKey: string, keySource: string): Diagnostic {
  const sign = notInHeader.exec(apiKey)?.[0] ?? '';
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const what = /[\r\n]/.test(sign) ? 'a line break' : `the character ${code}`;
  return {
    code: 'setting-invalid',
    message: `the API key contains ${what}, which cannot be sent`,
    location: 'api-key',
    hint: `copy the key again, in one line, into ${keySource}`,
  };
}

function finished<T>(diagnostics: readonly Diagnostic[], result: T): T {
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return result;
}
