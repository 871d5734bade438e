import type { BatchApiFactory } from '../batch-api/open.js';
import type { Variables } from '../credentials/variables.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import type { FlexRequest } from '../service-tier.js';
import type { ToolLimits } from '../types.js';

export interface Provider {
  /** The provider's usual variables; the first one that is set wins. */
  readonly keyVariables: readonly [string, ...string[]];
  readonly baseUrlVariables: readonly string[];
  /** `null` if only the user can know it; such a server may need no key. Empty if it follows from variables. */
  readonly baseUrl: string | null;
  /** A variable without which the server is not known, with an example for `init`; absent if there is none. */
  readonly serverVariable?: { readonly name: string; readonly what: string; readonly example: string };
  /**
   * If its credentials are not just a key, an instruction on what to set; `null` if nothing. Absent: a key is required
   * unless baseUrl is `null`. `keySource`: where it can be.
   */
  readonly missing?: (
    keys: Variables,
    set: { readonly hasKey: boolean; readonly hasBaseUrl: boolean; readonly keySource: string },
  ) => string | null;
  /** How the provider's model ids start, to suggest a provider for a name without one. */
  readonly ids: RegExp | null;
  /** How it is asked for its flex tier; absent if it has none. */
  readonly flex?: FlexRequest;
  /** Models that have no flex tier although others of the provider have it. */
  readonly idsWithoutFlex?: RegExp;
  /** Whether it can search the web for an answer; absent means false. */
  readonly hasWebSearch?: boolean;
  /** Whether its models mostly read only text; absent means false. */
  readonly isTextOnly?: boolean;
  /** The tokens from which it keeps the beginning of a request in its cache, for its models with the least; absent if unknown. */
  readonly cachesFrom?: number;
  /** What it takes of tools, by the id of the model; absent if nothing is limited. */
  readonly toolLimits?: (id: string) => Partial<ToolLimits>;
  readonly load: (settings: ProviderSettings) => Promise<ProviderModel>;
  /** Its batch API; absent if none is supported. */
  readonly batchApi?: BatchApiFactory;
}

export const credentialsPage = 'docs/credentials.md';
