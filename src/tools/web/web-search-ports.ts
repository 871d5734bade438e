import type { SearchWeb } from '../../platform/net/search-web.js';

export interface WebSearchPorts {
  /** As people name it. */
  readonly provider: string;
  /** Loads the client; otherwise, why no search is possible, as a sentence for the model. */
  readonly loadSearch: () => Promise<SearchWeb | string>;
}
