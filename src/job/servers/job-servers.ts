import { isReadOnlyHead } from '../../context/read-only-head.js';
import type { McpPorts } from '../../mcp/connect.js';
import { startServers } from '../../mcp/start-servers.js';
import type { McpConfiguration, McpServer } from '../../mcp/types.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { createFetch } from '../../platform/net/fetch.js';
import { proxyFrom } from '../../platform/net/proxy.js';
import { createServerStarter } from '../../platform/process/start-server.js';
import { serverNeeds } from '../../policy/engine/server-needs.js';
import { registriesIn } from '../../policy/registries.js';
import type { RuleLists } from '../../policy/types.js';
import { readMcpConfiguration } from '../../settings/mcp-servers.js';
import { couldAllowServer, couldAllowTool } from '../runtime/could-allow.js';
import type { JobServers, JobServersOptions } from './server-types.js';

/** Reads the configuration and starts the servers that the rules of the job could use. */
export async function startJobServers(options: JobServersOptions): Promise<JobServers> {
  const { job, runtime, hostEnvironment, redactor, onEvent } = options;
  const { settings, trustedSource } = job.runContext;
  const { environment, signal } = hostEnvironment;
  const configured = await readMcpConfiguration(settings, trustedSource.source);
  const configuration = isReadOnlyHead(job.runContext) ? withoutPrograms(configured) : configured;
  await runtime.ready();
  const running = await startServers({
    configuration,
    couldAllow: (tool) => couldAllowTool(tool, job),
    couldAllowServer: (server) => couldAllowServer(server, job),
    variables: environment,
    onSecrets: (values) => redactor.add(values),
    ports: mcpPorts({ ...options, lists: job.lists, environment }),
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

/**
 * A program starts in the directory of the job, where a script that its arguments name, or a package that npx looks up,
 * would be the one of the fork.
 */
function withoutPrograms({ servers, notices, ...configuration }: McpConfiguration): McpConfiguration {
  const isProgram = ({ connection }: McpServer): boolean => connection.kind === 'stdio';
  const left = servers.filter(isProgram).map(({ givenName }) => givenName);
  if (left.length === 0) return { ...configuration, servers, notices };
  const notice = `These MCP servers were not started, because they could run code of the fork: ${left.join(', ')}.`;
  return { ...configuration, servers: servers.filter((server) => !isProgram(server)), notices: [...notices, notice] };
}

interface PortParts extends Pick<JobServersOptions, 'runtime' | 'redactor'> {
  readonly lists: RuleLists;
  readonly environment: HostEnvironment['environment'];
}

/** How servers are started and reached: in the sandbox of the job, and with what its Network rules name. */
export function mcpPorts({ lists, runtime, environment, redactor }: PortParts): McpPorts {
  return {
    startServer: createServerStarter(runtime.processes, runtime.sandbox),
    fetch: createFetch({ proxy: proxyFrom(environment) }),
    needsOf: (argv, { writesWorkspace }) =>
      serverNeeds(argv, lists, { writesWorkspace, registries: registriesIn(environment) }),
    redact: redactor.redactAdded,
    directory: runtime.files.root,
  };
}
