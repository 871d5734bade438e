import type { FetchGuard, FetchPage } from '../../platform/net/fetch-page.js';

export interface WebFetchPorts {
  /** Whether the rules allow an address; asked for every redirect. */
  readonly guard: FetchGuard;
  /** Loads the client: most runs fetch nothing. */
  readonly loadFetcher: () => Promise<FetchPage>;
}
