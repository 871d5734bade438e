import type { RunContext } from '../context/run-context.js';
import type { McpConfiguration } from '../mcp/types.js';
import { hasMcpSettings } from '../settings/mcp-settings.js';

/** The MCP servers of the configuration; `null` if none is configured. Rejects with UserError if it is invalid. */
export async function mcpConfiguration({
  settings,
  trustedSource,
}: Pick<RunContext, 'settings' | 'trustedSource'>): Promise<McpConfiguration | null> {
  if (!hasMcpSettings(settings)) return null;
  const { readMcpConfiguration } = await import('../settings/mcp-servers.js');
  return await readMcpConfiguration(settings, trustedSource.source);
}
