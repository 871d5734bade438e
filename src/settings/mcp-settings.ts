import { posix } from 'node:path';
import { defaultConfigPath } from './file.js';
import type { Settings } from './table.js';

export type McpSettings = Pick<Settings, 'mcp-servers' | 'mcp-config' | 'config'>;

/** Whether MCP servers may be configured. The code that reads and starts them is loaded only then. */
export function hasMcpSettings(settings: McpSettings): boolean {
  return settings['mcp-servers'] !== undefined || settings['mcp-config'] !== undefined;
}

/** The lock file is in the directory of the configuration file. */
export function mcpLockPath({ config }: Pick<McpSettings, 'config'>): string {
  return posix.join(posix.dirname(config ?? defaultConfigPath), 'mcp.lock');
}
