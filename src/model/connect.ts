import { createFetch } from '../platform/net/fetch.js';
import { useSlimHeaders } from '../platform/net/slim-headers.js';
import { endpointOf, type ModelOptions, sourceOf } from './endpoint.js';
import type { ModelErrorContext } from './error-text.js';
import type { Provider } from './families/provider-facts.js';
import { createProviderFetch } from './http/provider-fetch.js';
import { type RateLimits, rateLimitsIn } from './http/rate-limit-headers.js';
import { withoutRefusedFields } from './http/refused-fields.js';
import { contextWindowOf, outputTokensOf } from './prices.js';
import { type Connection, type ProviderSettings, toConnection } from './provider/provider.js';
import { type ProviderName, providers } from './providers.js';
import { withFlexTier } from './service-tier.js';

/** Opens the connection to a provider, which a script does not need. */
export async function connect(
  options: Omit<ModelOptions, 'retry' | 'random'>,
  name: ProviderName,
  id: string,
  intercept: (send: typeof fetch) => typeof fetch = (send) => send,
): Promise<{ readonly connection: Connection; readonly settings: ProviderSettings }> {
  const provider: Provider = providers[name];
  const { apiKey, baseUrl } = endpointOf(options, provider);
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
