import { describe, expect, test } from 'vitest';
import { serverChecks } from '../../src/commands/doctor/repository.js';
import { serverProblems } from '../../src/commands/lint-servers.js';
import { dryRunServers } from '../../src/job/servers/dry-run-servers.js';
import { formatLock, pinServer } from '../../src/mcp/lock.js';
import { FileProblem } from '../../src/platform/files/types.js';
import { atRepositoryRoot } from '../../src/prompt/source-with-parents.js';
import { defaultSettings } from '../../src/settings/table.js';
import { aConfiguration } from '../doubles/mcp.js';

const servers = { a: { command: 'npx', args: ['-y', 'server'] }, b: { url: 'https://example.org/mcp' } };
const pinned = pinServer({ instructions: '', tools: [] });

test('lint names a package without an exact version, and what to write', () => {
  expect(serverProblems(aConfiguration(servers).servers)).toMatchObject([
    { id: 'package-unpinned', location: 'mcp-servers a', hint: expect.stringContaining('name@1.2.3') as string },
  ]);
});

describe('doctor', () => {
  test('names the servers that are not pinned', () => {
    const configuration = { ...aConfiguration(servers), lock: { servers: { b: pinned } } };
    expect(serverChecks(configuration)).toMatchObject([
      { id: 'mcp', status: 'warning', summary: '2 MCP servers, not pinned: a' },
      { id: 'mcp-packages', status: 'warning' },
    ]);
  });

  test('finds nothing if all are pinned', () => {
    const configuration = aConfiguration({ b: servers.b });
    expect(serverChecks({ ...configuration, lock: { servers: { b: pinned } } })).toMatchObject([
      { status: 'ok' },
      { status: 'ok' },
    ]);
  });
});

describe('a dry run', () => {
  const plan = async (allow: readonly string[], files: Readonly<Record<string, string>> = {}) => {
    const settings = { ...defaultSettings(), 'mcp-servers': servers, 'github-token': 'x' };
    const read = (path: string) => {
      const text = files[path];
      return text === undefined
        ? Promise.reject(new FileProblem('missing', path, 'missing'))
        : Promise.resolve(Buffer.from(text));
    };
    const trustedSource = { commit: null, source: { read } as never, placement: atRepositoryRoot };
    const lists = { allow, ask: [], deny: [] };
    return await dryRunServers({ runContext: { settings, trustedSource }, lists, spec: { allowedTools: null } });
  };

  test('names the tools of servers that would start, and those that would not', async () => {
    expect(await plan(['mcp__b__x'])).toEqual({
      tools: ['mcp__b__*'],
      notices: [
        'The MCP server a is not started: no rule allows mcp__a.',
        'The tools of MCP servers are not pinned: run `sallyport mcp pin`, which writes .sallyport/mcp.lock.',
      ],
    });
  });

  test('has no notice if everything is allowed and pinned', async () => {
    const lock = formatLock({ servers: { a: pinned, b: pinned } });
    const { notices } = await plan(['mcp__a', 'mcp__b'], { '.sallyport/mcp.lock': lock });
    expect(notices).toEqual([]);
  });

  test('is refused if the lock file cannot be read', async () => {
    await expect(plan(['mcp__a'], { '.sallyport/mcp.lock': '<<<<<<< HEAD' })).rejects.toThrow(
      'the lock file is not one',
    );
  });
});
