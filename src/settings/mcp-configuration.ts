import type { McpConfiguration } from '../mcp/types.js';
import type { PromptSource } from '../prompt/types.js';
import { hasMcpSettings, type McpSettings } from './mcp-settings.js';

/** The MCP servers of the configuration; `null` if none is configured. Rejects with UserError if it is invalid. */
export async function mcpConfigurationOf(
  settings: McpSettings,
  source: Pick<PromptSource, 'read'>,
  above: readonly string[] = [],
): Promise<McpConfiguration | null> {
  if (!hasMcpSettings(settings)) return null;
  return await (await import('./mcp-servers.js')).readMcpConfiguration(settings, source, above);
}
