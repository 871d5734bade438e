import { formatCount } from '../../format-number.js';
import type { McpConfiguration } from '../../mcp/types.js';
import { serverProblems } from '../lint-servers.js';
import { problemChecks } from './problem-checks.js';
import { type DoctorCheck, ok, warning } from './types.js';

/** The configured MCP servers; none is started. */
export function serverChecks({ servers, lock, lockPath }: McpConfiguration): readonly DoctorCheck[] {
  const found = formatCount(servers.length, 'MCP server');
  const unpinned = servers.filter(({ givenName }) => lock === null || lock.servers[givenName] === undefined);
  return [
    unpinned.length === 0
      ? ok('mcp', `${found}, all pinned in ${lockPath}`)
      : warning('mcp', `${found}, not pinned: ${unpinned.map(({ name }) => name).join(', ')}`, {
          fix: 'run sallyport mcp pin, review the tools, and commit the file',
        }),
    ...problemChecks('mcp-packages', serverProblems(servers), 'all have exact versions'),
  ];
}
