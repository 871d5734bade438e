import type { McpServer } from '../mcp/types.js';
import { unpinnedPackage } from '../mcp/unpinned-package.js';
import type { LocatedProblem } from './located-problem.js';

export const serverLintIds = ['package-unpinned'] as const;

type ServerProblem = LocatedProblem<(typeof serverLintIds)[number]>;

/** What is wrong with the configured MCP servers. Pure: no server is started. */
export function serverProblems(servers: readonly McpServer[]): readonly ServerProblem[] {
  return servers.flatMap((server) => {
    const unpinned = unpinnedPackage(server);
    if (unpinned === null) return [];
    const { location, givenName } = server;
    const message = `${unpinned.name} has no exact version, so each run downloads what is newest`;
    const hint = `write ${unpinned.example}; a lock file of tool definitions does not detect changed code`;
    return [{ id: 'package-unpinned', location, subject: `mcp server: ${givenName}`, message, hint }];
  });
}
