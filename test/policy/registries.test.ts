import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { childEnvironment } from '../../src/platform/process/child-environment.js';
import { createPolicyEngine } from '../../src/policy/engine/engine.js';

const environment = {
  npm_config_registry: 'https://npm.example.org/team/',
  PIP_INDEX_URL: 'https://me:secret@pypi.example.org/simple',
  PIP_EXTRA_INDEX_URL: 'https://a.example.org/simple http://b.example.org:8080/simple',
  UV_EXTRA_INDEX_URL: 'https://keyed.example.org/a1b2C3d4e5F6g7H8/team/simple/',
  CARGO_REGISTRIES_TEAM_INDEX: 'sparse+https://cargo.example.org/index/',
  GOPROXY: 'https://go.example.org|https://proxy.golang.org,direct',
  UV_DEFAULT_INDEX: 'team=https://uv.example.org',
  OTHER_INDEX: 'https://other.example.org',
};

function hostsOf(command: string, deny: readonly string[] = []): readonly string[] {
  const world = createPathFacts(tmpdir(), tmpdir(), { environment });
  const lists = { allow: [`Bash(${command})`], ask: [], deny };
  const policy = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world });
  const { needs } = policy({ tool: 'Bash', effects: [{ kind: 'shell', command, cwd: tmpdir() }] });
  return (needs?.().network.allow ?? []).map(({ host, port }) => `${host}:${String(port)}`);
}

describe('registries in the environment of the job', () => {
  test.each<[command: string, hosts: readonly string[]]>([
    ['npm ci', ['npm.example.org:443']],
    ['pnpm install', ['npm.example.org:443']],
    ['pip install -r a.txt', ['pypi.example.org:443', 'a.example.org:443', 'b.example.org:8080', 'uv.example.org:443']],
    ['cargo build', ['cargo.example.org:443']],
    ['go build ./...', ['go.example.org:443', 'proxy.golang.org:443']],
  ])('%s reaches %j besides the public ones', (command, hosts) => {
    expect(hostsOf(command)).toEqual(expect.arrayContaining([...hosts]));
  });

  test.each(['npm test', 'gem install x', 'make'])('%s reaches none of them', (command) => {
    expect(hostsOf(command).filter((host) => host.includes('example.org'))).toEqual([]);
  });

  test('commands get the addresses without a login or a key in the path only', () => {
    const place = tmpdir();
    const given = childEnvironment(
      { PATH: '/usr/bin', ...environment },
      { home: place, workspace: place, temp: place },
    );
    expect(Object.keys(environment).filter((name) => name in given)).toEqual([
      'npm_config_registry',
      'PIP_EXTRA_INDEX_URL',
      'CARGO_REGISTRIES_TEAM_INDEX',
      'GOPROXY',
    ]);
  });
});
