import type { RunContext } from '../../context/run-context.js';
import { unusableRules } from '../../policy/rules/lint-offered.js';
import { mcpConfigurationOf } from '../../settings/mcp-configuration.js';
import { runOffers } from '../github/run-offers.js';
import { couldAllowServer, type ServerRules } from '../runtime/could-allow.js';

type Job = ServerRules & { readonly runContext: Pick<RunContext, 'settings' | 'trustedSource'> };

/** The MCP servers as a dry run shows them: none is started, so their tools are not known. */
export interface PlannedServers {
  /** What their tools are called in rules. */
  readonly tools: readonly string[];
  /** Also about rules without effect. */
  readonly notices: readonly string[];
}

/** Rejects with UserError for an invalid configuration. */
export async function plannedServers(job: Job): Promise<PlannedServers> {
  const { settings, trustedSource } = job.runContext;
  const configured = await mcpConfigurationOf(settings, trustedSource.source);
  if (configured === null) return { tools: [], notices: unusableRules(job.lists, runOffers(settings, [])) };
  const { servers, lock, lockPath, notices } = configured;
  const names = servers.map(({ name }) => name);
  const started = servers.filter(({ name }) => couldAllowServer(name, job));
  const unpinned = lock === null && started.length > 0;
  return {
    tools: started.map(({ name }) => `mcp__${name}__*`),
    notices: [
      ...unusableRules(job.lists, runOffers(settings, names)),
      ...notices,
      ...servers
        .filter((server) => !started.includes(server))
        .map(({ givenName, name }) => `The MCP server ${givenName} is not started: no rule allows mcp__${name}.`),
      ...(unpinned
        ? [`The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${lockPath}.`]
        : []),
    ],
  };
}
