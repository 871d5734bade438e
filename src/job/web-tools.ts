import type { FetchGuard, FetchPage } from '../platform/net/fetch-page.js';
import type { Mode, PolicyEngine, RuleLists } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';
import type { Tool } from '../tools/types.js';
import { createWebFetchTool } from '../tools/web/web-fetch.js';
import { couldAllowTool } from './could-allow.js';

export interface WebToolOptions {
  readonly lists: RuleLists;
  readonly mode: Mode;
  /** The prompts whose `allowed-tools` narrow the lists. */
  readonly specs: readonly Pick<PromptSpec, 'allowedTools'>[];
  readonly policy: PolicyEngine;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The tools for the web, each only if a rule could allow it. */
export function webTools({ lists, mode, specs, policy, environment }: WebToolOptions): readonly Tool[] {
  const rules = { runContext: { settings: { mode } }, lists };
  const isOffered = (tool: string): boolean =>
    [{ allowedTools: null }, ...specs].every((spec) => couldAllowTool(tool, { ...rules, spec }));
  return isOffered('WebFetch')
    ? [createWebFetchTool({ guard: fetchGuard(policy), loadFetcher: () => pageFetcher(environment) })]
    : [];
}

/** The address of a redirect is judged as if the model had asked for it. */
function fetchGuard(policy: PolicyEngine): FetchGuard {
  return (url) => {
    const { outcome, reason, suggest } = policy({ tool: 'WebFetch', effects: [{ kind: 'fetch', url }] });
    return outcome === 'run' ? null : { reason: reason.charAt(0).toLowerCase() + reason.slice(1), suggest };
  };
}

async function pageFetcher(environment: WebToolOptions['environment']): Promise<FetchPage> {
  const [{ createPageFetcher }, { proxyFrom }] = await Promise.all([
    import('../platform/net/fetch-page.js'),
    import('../platform/net/proxy.js'),
  ]);
  return createPageFetcher(proxyFrom(environment));
}
