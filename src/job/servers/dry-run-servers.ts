import type { RunContext } from '../../context/run-context.js';
import { mcpConfigurationOf } from '../../settings/mcp-configuration.js';
import { couldAllowServer, type ServerRules } from '../runtime/could-allow.js';
import { ineffectiveRules } from './job-servers.js';

/** The MCP servers as a dry run shows them: none is started, so their tools are not known. */
export interface DryRunServers {
  readonly tools: readonly string[];
  /** Also about rules without effect. */
  readonly notices: readonly string[];
}

/** Rejects with UserError for an invalid configuration. */
export async function dryRunServers(
  job: ServerRules & { readonly runContext: Pick<RunContext, 'settings' | 'trustedSource'> },
): Promise<DryRunServers> {
  const { settings, trustedSource } = job.runContext;
  const configured = await mcpConfigurationOf(settings, trustedSource.source, trustedSource.placement.above);
  if (configured === null) return { tools: [], notices: ineffectiveRules(job.lists, settings, []) };
  const { servers, lock, lockPath, notices } = configured;
  const names = servers.map(({ name }) => name);
  const started = servers.filter(({ name }) => couldAllowServer(name, job));
  const unpinned = lock === null && started.length > 0;
  return {
    tools: started.map(({ name }) => `mcp__${name}__*`),
    notices: [
      ...ineffectiveRules(job.lists, settings, names),
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
