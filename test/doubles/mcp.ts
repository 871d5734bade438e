import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { McpPorts } from '../../src/mcp/connect.js';
import { readServers } from '../../src/mcp/read-servers.js';
import { type RunningServers, type StartOptions, startServers } from '../../src/mcp/start-servers.js';
import type { McpConfiguration } from '../../src/mcp/types.js';
import { toolLimitsOf } from '../../src/model/tool-limits.js';
import { createFetch } from '../../src/platform/net/fetch.js';
import { createServerStarter } from '../../src/platform/process/start-server.js';
import type { ToolOutput } from '../../src/tools/types.js';
import { aFolder } from './place.js';

/** A server for tests; see the file for its tools. */
export const serverFile = resolve(import.meta.dirname, '../fixtures/mcp-server.mjs');

export function aConfiguration(servers: Readonly<Record<string, unknown>>): McpConfiguration {
  const read = readServers(servers, 'mcp-servers', false);
  if (read.diagnostics.length > 0) throw new Error(JSON.stringify(read.diagnostics));
  return { servers: read.servers, lock: null, lockPath: 'mcp.lock', notices: [] };
}

export function mcpPortsOf(): McpPorts {
  const path = process.env['PATH'] ?? '';
  const home = aFolder();
  return {
    startServer: createServerStarter({ path, home, environment: { CLEAN: 'yes' } }, null),
    fetch: createFetch(),
    needsOf: () => ({ writes: [], reads: [], changesGit: false, network: { allow: [], deny: [] }, leaves: null }),
    redact: (text) => text.replaceAll('hunter2hunter2', '***'),
    directory: home,
  };
}

/** Starts servers with real processes; all of their tools may be allowed. */
export async function running(
  configuration: McpConfiguration,
  options: Partial<StartOptions> = {},
): Promise<RunningServers> {
  const servers = await startServers({
    configuration,
    couldAllow: () => true,
    couldAllowServer: () => true,
    exactnessOf: () => 0,
    limits: toolLimitsOf(['anthropic/claude-sonnet-4-5']),
    builtInTools: 0,
    variables: {},
    onSecrets: () => undefined,
    ports: mcpPortsOf(),
    signal: new AbortController().signal,
    ...options,
  });
  onTestFinished(async () => {
    await servers.close();
  });
  return servers;
}

/** The output of one call. */
export async function callTool(
  { tools }: Pick<RunningServers, 'tools'>,
  name: string,
  input: unknown = {},
  { signal }: Pick<AbortController, 'signal'> = new AbortController(),
): Promise<ToolOutput> {
  const binding = tools.find((tool) => tool.name === name)?.bind(input);
  if (binding?.ok !== true) throw new Error(`cannot call ${name}`);
  return await binding.call.run(signal);
}

export function textOf({ parts }: ToolOutput): string {
  return parts.map((part) => (part.type === 'text' ? part.text : `(${part.mediaType})`)).join('\n');
}

/** A server with an address; its port. */
export async function aWebServer(...args: readonly string[]): Promise<string> {
  const server = spawn(process.execPath, [serverFile, '--http', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  return `http://127.0.0.1:${port.toString('utf8').trim()}/mcp`;
}
