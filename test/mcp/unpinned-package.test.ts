import { describe, expect, test } from 'vitest';
import { unpinnedPackage } from '../../src/mcp/unpinned-package.js';

const nameOf = (line: string): string | null => {
  const [command = '', ...args] = line.split(' ');
  return unpinnedPackage({ connection: { kind: 'stdio', command, args, env: {} } })?.name ?? null;
};

describe('unpinnedPackage', () => {
  test.each([
    ['npx -y @scope/server', '@scope/server'],
    ['npx -y server@latest', 'server@latest'],
    ['npx server@1', 'server@1'],
    ['npx server@^1.2.3', 'server@^1.2.3'],
    ['/usr/bin/npx -p server run', 'server'],
    ['npx --package=server run', 'server'],
    ['npm exec server', 'server'],
    ['uvx mcp-server', 'mcp-server'],
    ['uvx --from mcp-server run', 'mcp-server'],
    ['docker run -i --rm -e TOKEN ghcr.io/o/server:latest', 'ghcr.io/o/server:latest'],
  ])('%s downloads %s', (line, expected) => {
    expect(nameOf(line)).toBe(expected);
  });

  test.each([
    'npx -y @scope/server@1.2.3',
    'npx server@2026.8.31 --flag',
    'uvx mcp-server==1.2.3',
    'uvx mcp-server@1.2.3',
    `docker run -i ghcr.io/o/server@sha256:${'a'.repeat(64)}`,
    'docker start server',
    'node server.js',
    'npx',
  ])('%s is pinned or downloads nothing', (line) => {
    expect(nameOf(line)).toBeNull();
  });
});
