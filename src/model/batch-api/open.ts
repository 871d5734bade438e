import type { Clock } from '../../platform/types.js';
import { anthropicBaseUrl, anthropicHeaders } from '../families/anthropic.js';
import { googleBaseUrl } from '../families/google.js';
import type { Connection, ProviderSettings } from '../provider/provider.js';
import type { ProviderName } from '../providers.js';
import { anthropicBatchApi } from './anthropic.js';
import { googleBatchApi } from './google.js';
import { createHttp } from './http.js';
import { createOffline, type Offline } from './offline.js';
import { openaiBatchApi } from './openai.js';
import type { BatchAccess, BatchApi } from './types.js';

export interface AccessOptions {
  readonly provider: ProviderName;
  readonly clock: Clock;
  readonly connect: (
    intercept: Offline['intercept'],
    onSettings: (settings: ProviderSettings) => void,
  ) => Promise<Connection>;
}

/** Connects to a model and to the batch API of its provider. `null` if it is not supported. */
export async function openBatchAccess({ provider, clock, connect }: AccessOptions): Promise<BatchAccess | null> {
  const offline = createOffline();
  const box: { settings: ProviderSettings | null } = { settings: null };
  const connection = await connect(offline.intercept, (settings) => {
    box.settings = settings;
  });
  const api = box.settings === null ? null : await apiOf(provider, box.settings, { connection, clock });
  return api === null ? null : { model: connection.model, api, ...offline.access(connection) };
}

async function apiOf(
  provider: ProviderName,
  settings: ProviderSettings,
  { connection: { context }, clock }: { readonly connection: Connection; readonly clock: Clock },
): Promise<BatchApi | null> {
  const { id, apiKey, baseUrl, fetch: send } = settings;
  const shared = { send, context, clock };
  switch (provider) {
    case 'anthropic': {
      const headers = await anthropicHeaders(settings);
      return anthropicBatchApi(createHttp({ ...shared, baseUrl: anthropicBaseUrl(settings), headers }));
    }
    case 'openai': {
      const headers = () => Promise.resolve({ Authorization: `Bearer ${apiKey}` });
      return openaiBatchApi(createHttp({ ...shared, baseUrl, headers }));
    }
    case 'google': {
      const headers = () => Promise.resolve({ 'x-goog-api-key': apiKey });
      return googleBatchApi(createHttp({ ...shared, baseUrl: googleBaseUrl(settings), headers }), id);
    }
    case 'compatible':
    case 'bedrock':
    case 'vertex':
    case 'azure':
      return null;
  }
}
