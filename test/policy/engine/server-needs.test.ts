import { expect, test } from 'vitest';
import { serverNeeds } from '../../../src/policy/engine/command-needs.js';

const lists = { allow: ['Network(example.org)'], ask: ['Network(asked.org)'], deny: ['Network(denied.org)'] };
const hosts = (patterns: readonly { readonly host: string }[]) => patterns.map(({ host }) => host);

test('a server writes nothing, and reaches the hosts of Network rules and of its package manager', () => {
  const needs = serverNeeds(['npx', '-y', 'server'], lists, { writesWorkspace: false });
  expect(needs).toMatchObject({ writes: [], changesGit: false, leaves: null });
  expect(hosts(needs.network.allow)).toEqual(['example.org', 'registry.npmjs.org']);
  expect(hosts(needs.network.deny)).toEqual(['denied.org', 'asked.org']);
});

test('a server reaches the registries of its package manager that the environment names', () => {
  const registries = { npm: [{ host: 'npm.example.net', port: 443 }], go: [{ host: 'go.example.net', port: 443 }] };
  const { network } = serverNeeds(['npx', '-y', 'server'], lists, { writesWorkspace: false, registries });
  expect(hosts(network.allow)).toEqual(['example.org', 'registry.npmjs.org', 'npm.example.net']);
});

test('a server writes to the workspace only if it is configured', () => {
  expect(serverNeeds(['node', '/opt/server.js'], lists, { writesWorkspace: true })).toMatchObject({
    writes: null,
    reads: ['/opt/server.js'],
  });
});

test('docker only works outside the sandbox', () => {
  expect(serverNeeds(['docker', 'run', 'x'], lists, { writesWorkspace: false }).leaves).toBe('docker');
});
