import { type Diagnostic, UserError } from '../errors.js';
import type { FetchOptions } from '../platform/net/fetch.js';
import type { Clock } from '../platform/types.js';
import { isHttpUrl } from '../text.js';
import type { Provider } from './families/provider-facts.js';
import type { RateLimits } from './http/rate-limit-headers.js';
import type { RetryOptions } from './retry.js';
import type { ModelParameters } from './types.js';

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

/** The source of a value, for errors: `the input api-key or the variable OPENAI_API_KEY`. */
export function sourceOf(input: 'api-key' | 'base-url', variables: readonly string[], { withheld }: Endpoint): string {
  return `${withheld === undefined ? `the input ${input} or ` : ''}the variable ${variables.join(' or ')}`;
}

export function endpointOf(
  { name, endpoint, keys }: Pick<ModelOptions, 'name' | 'endpoint' | 'keys'>,
  provider: Provider,
) {
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
