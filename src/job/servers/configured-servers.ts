import { isReadOnlyHead } from '../../context/read-only-head.js';
import { startServers } from '../../mcp/start-servers.js';
import type { McpConfiguration, McpServer } from '../../mcp/types.js';
import { toolLimitsOf } from '../../model/tool-limits.js';
import { readMcpConfiguration } from '../../settings/mcp-servers.js';
import { couldAllowServer, couldAllowTool, exactnessOf } from '../runtime/could-allow.js';
import type { JobServers, JobServersOptions } from './job-servers.js';
import { serverPorts } from './server-ports.js';

/** The tools for skills and sub-agents, which are added when a conversation begins. */
const laterTools = 2;

export async function startConfiguredServers(options: JobServersOptions): Promise<JobServers> {
  const { job, runtime, hostEnvironment, redactor, onEvent } = options;
  const { settings, trustedSource } = job.runContext;
  const { environment, signal } = hostEnvironment;
  const configured = await readMcpConfiguration(settings, trustedSource.source, trustedSource.placement.above);
  const configuration = isReadOnlyHead(job.runContext) ? withoutPrograms(configured) : configured;
  await runtime.ready();
  const running = await startServers({
    configuration,
    couldAllow: (tool) => couldAllowTool(tool, job),
    couldAllowServer: (server) => couldAllowServer(server, job),
    exactnessOf: (tool) => exactnessOf(tool, job),
    limits: toolLimitsOf([job.model.name, ...settings['fallback-model']]),
    builtInTools: runtime.tools.length + laterTools,
    variables: environment,
    onSecrets: (values) => redactor.add(values),
    ports: { ...serverPorts(job.lists, options), pinnedPackages: configuration.lock?.packages },
    onWaiting: (server, seconds) =>
      onEvent({
        type: 'notice',
        level: 'info',
        text: `The MCP server ${server} has not answered for ${String(seconds)} seconds: it may be downloading its packages.`,
      }),
    signal,
  });
  return {
    ...running,
    names: configured.servers.map(({ name }) => name),
    attachments: running.instructions.map(({ server, text }) => ({
      type: 'context',
      title: `Instructions of the MCP server ${server}`,
      text,
      source: { kind: 'mcp-instructions', trust: 'anyone' },
      images: [],
    })),
    close: async () => {
      for (const text of await running.close()) onEvent({ type: 'notice', level: 'warning', text });
    },
  };
}

/** Started in the job's directory: a script in its arguments, or a package for npx, would be the one of the fork. */
function withoutPrograms({ servers, notices, ...configuration }: McpConfiguration): McpConfiguration {
  const isProgram = ({ connection }: McpServer): boolean => connection.kind === 'stdio';
  const left = servers.filter(isProgram).map(({ givenName }) => givenName);
  if (left.length === 0) return { ...configuration, servers, notices };
  const notice = `These MCP servers were not started, because they could run code of the fork: ${left.join(', ')}.`;
  return { ...configuration, servers: servers.filter((server) => !isProgram(server)), notices: [...notices, notice] };
}
