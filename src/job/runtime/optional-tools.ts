import { systemClock } from '../../platform/clock.js';
import type { FetchGuard, FetchPage } from '../../platform/net/fetch-page.js';
import type { SearchApi } from '../../platform/net/search-provider.js';
import type { SearchWeb } from '../../platform/net/search-web.js';
import type { Mode, PolicyEngine, RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { Settings } from '../../settings/table.js';
import type { ChangePorts } from '../../tools/files/change-file.js';
import { createMemoryTool } from '../../tools/files/memory.js';
import type { Tool } from '../../tools/types.js';
import { createWebFetchTool } from '../../tools/web/web-fetch.js';
import { createWebSearchTool } from '../../tools/web/web-search.js';
import { couldAllowTool } from './could-allow.js';

/** Tools that a run offers only with a setting or a rule. */
export function optionalTools(
  options: WebToolOptions,
  memoryFile: string | undefined,
  { files, knownFiles }: ChangePorts,
): readonly Tool[] {
  return [
    ...webTools(options),
    ...(memoryFile === undefined || options.mode === 'plan'
      ? []
      : [createMemoryTool({ files, knownFiles, path: memoryFile, now: () => systemClock.now() })]),
  ];
}

export interface WebToolOptions {
  readonly lists: RuleLists;
  readonly mode: Mode;
  /** The prompts whose `allowed-tools` narrow the lists. */
  readonly specs: readonly Pick<PromptSpec, 'allowedTools'>[];
  readonly policy: PolicyEngine;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly search: Pick<Settings, 'search-provider' | 'search-key'>;
}

export function webTools(options: WebToolOptions): readonly Tool[] {
  const { lists, mode, specs, policy, environment } = options;
  const rules = { runContext: { settings: { mode } }, lists };
  const isOffered = (tool: string): boolean =>
    [{ allowedTools: null }, ...specs].every((spec) => couldAllowTool(tool, { ...rules, spec }));
  const provider = options.search['search-provider'];
  return [
    ...(isOffered('WebFetch')
      ? [createWebFetchTool({ guard: fetchGuard(policy), loadFetcher: () => pageFetcher(environment) })]
      : []),
    ...(provider !== undefined && isOffered('WebSearch')
      ? [createWebSearchTool({ provider, loadSearch: () => webSearch(provider, options) })]
      : []),
  ];
}

async function webSearch(
  provider: SearchApi | 'native',
  { search, environment }: WebToolOptions,
): Promise<SearchWeb | string> {
  if (provider === 'native') return 'WebSearch needs a model to search with. Continue without searching.';
  const variable = `${provider.toUpperCase()}_API_KEY`;
  const key = search['search-key'] ?? environment[variable]?.trim() ?? '';
  if (key === '')
    return `WebSearch has no key: the run needs the input search-key or the variable ${variable}. Continue without searching.`;
  const [{ createWebSearch }, { createFetch }, { proxyFrom }] = await Promise.all([
    import('../../platform/net/search-web.js'),
    import('../../platform/net/fetch.js'),
    import('../../platform/net/proxy.js'),
  ]);
  return createWebSearch(provider, key, createFetch({ proxy: proxyFrom(environment) }));
}

/** The address of a redirect is evaluated as if the model had requested it. */
function fetchGuard(policy: PolicyEngine): FetchGuard {
  return (url) => {
    const { outcome, reason, suggest } = policy({ tool: 'WebFetch', effects: [{ kind: 'fetch', url }] });
    return outcome === 'run' ? null : { reason: reason.charAt(0).toLowerCase() + reason.slice(1), suggest };
  };
}

async function pageFetcher(environment: WebToolOptions['environment']): Promise<FetchPage> {
  const [{ createPageFetcher }, { proxyFrom }] = await Promise.all([
    import('../../platform/net/fetch-page.js'),
    import('../../platform/net/proxy.js'),
  ]);
  return createPageFetcher(proxyFrom(environment));
}
