import type { RunOffers } from '../../policy/rules/lint-offered.js';
import type { Settings } from '../../settings/table.js';

/** What a run offers to its rules. */
export function runOffers(
  settings: Pick<Settings, 'github-token' | 'search-provider'>,
  mcpServers: readonly string[],
): RunOffers {
  return {
    hasToken: settings['github-token'] !== undefined,
    hasSearch: settings['search-provider'] !== undefined,
    mcpServers,
  };
}
