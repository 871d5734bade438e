import { unusableRules } from '../policy/rules/lint-offered.js';
import type { RuleLists } from '../policy/types.js';
import { hasMcpSettings } from '../settings/mcp-settings.js';
import type { Settings } from '../settings/table.js';
import type { Tool } from '../tools/types.js';
import type { JobInput } from './conversation/job-options.js';
import { runOffers } from './github/run-offers.js';
import type { JobRuntime } from './runtime/runtime.js';
import type { JobServers, JobServersOptions } from './servers/server-types.js';

const none: JobServers = {
  tools: [],
  names: [],
  notices: [],
  attachments: [],
  close: () => Promise.resolve(),
};

/**
 * Starts the MCP servers of a job, since the tools are fixed when the conversation begins. Rejects with UserError for an
 * invalid configuration and for a required server that is not available.
 */
export async function startMcpServers(options: JobServersOptions): Promise<JobServers> {
  if (options.withoutTools === true || !hasMcpSettings(options.job.runContext.settings)) return none;
  const { startJobServers } = await import('./servers/job-servers.js');
  return await startJobServers(options);
}

/** The runtime with more tools, also for what runs under narrower rules. */
export function withTools(runtime: JobRuntime, tools: readonly Tool[]): JobRuntime {
  if (tools.length === 0) return runtime;
  return {
    ...runtime,
    tools: [...runtime.tools, ...tools],
    narrowed: (spec) => withTools(runtime.narrowed(spec), tools),
  };
}

interface Rules {
  readonly lists: RuleLists;
  readonly runContext: { readonly settings: Pick<Settings, 'github-token'> };
}

/** The input of the model with the instructions of the servers, and with the notices for people. */
export function inputWith(
  { attachments, names, notices }: JobServers,
  input: Omit<JobInput, 'notices'>,
  { notices: known, job }: { readonly notices: readonly string[]; readonly job: Rules },
): JobInput {
  return {
    ...input,
    attachments: [...input.attachments, ...attachments],
    notices: [...known, ...notices, ...unusableRules(job.lists, runOffers(job.runContext.settings, names))],
  };
}
