import type { Clock } from '../../platform/types.js';
import type { Connection, ProviderSettings } from '../provider/provider.js';
import { createHttp, type Http, type HttpOptions } from './http.js';
import { createOffline, type Offline } from './offline.js';
import type { BatchAccess, BatchApi } from './types.js';

/** How a provider's batch API is reached, and its requests. */
export type BatchApiFactory = (settings: ProviderSettings) => Promise<
  Pick<HttpOptions, 'baseUrl' | 'headers'> & {
    /** @param id the model's id */
    readonly create: (http: Http, id: string) => BatchApi;
  }
>;

export async function openBatchAccess(
  openApi: BatchApiFactory,
  clock: Clock,
  connect: (intercept: Offline['intercept']) => Promise<{ connection: Connection; settings: ProviderSettings }>,
): Promise<BatchAccess> {
  const offline = createOffline();
  const { connection, settings } = await connect(offline.intercept);
  const { create, ...address } = await openApi(settings);
  const http = createHttp({ ...address, send: settings.fetch, context: connection.context, clock });
  return { model: connection.model, api: create(http, settings.id), ...offline.access(connection) };
}
