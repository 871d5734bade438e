import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { npmCommandOf } from '../../src/mcp/npm-package.js';
import { runCli } from '../doubles/cli.js';
import { anNpmRegistry, type NpmRegistry, tinyServer } from '../doubles/npm-registry.js';
import { aFolder } from '../doubles/place.js';

describe('npmCommandOf', () => {
  test.each([
    ['npx -y server@1.2.3 a --b', { name: 'server', version: '1.2.3', program: null, args: ['a', '--b'] }],
    ['/usr/bin/npx --yes @s/server@1.2.3', { name: '@s/server', version: '1.2.3', program: null, args: [] }],
    ['npx -p server@1.2.3 run x', { name: 'server', version: '1.2.3', program: 'run', args: ['x'] }],
    ['npx --package=server@1.2.3 -- run -- x', { name: 'server', version: '1.2.3', program: 'run', args: ['--', 'x'] }],
    ['npm exec server@1.2.3 a -- --b', { name: 'server', version: '1.2.3', program: null, args: ['a', '--b'] }],
    ['npm exec --yes -- server@1.2.3 --b', { name: 'server', version: '1.2.3', program: null, args: ['--b'] }],
    ['npm exec server@1.2.3 --b', null],
    ['npx server', null],
    ['npx server@latest', null],
    ['npx --registry http://a server@1.2.3', null],
    ['npx -c "server@1.2.3"', null],
    ['npx -p server@1.2.3', null],
    ['npm install server@1.2.3', null],
    ['uvx server==1.2.3', null],
    ['node server@1.2.3', null],
  ])('%s names %j', (line, expected) => {
    const [command = '', ...args] = line.split(' ');
    expect(npmCommandOf({ kind: 'stdio', command, args, env: {} })).toEqual(expected);
  });
});

const say = { calls: [{ tool: 'mcp__tiny__say', input: {} }] };

async function aRegistry(): Promise<NpmRegistry> {
  const registry = await anNpmRegistry();
  registry.publish({ name: 'tiny-words', version: '1.0.0' }, { 'index.js': 'module.exports = "first";' });
  registry.publish(
    { name: 'tiny-mcp', version: '1.0.0', bin: { tiny: 'i.js' }, dependencies: { 'tiny-words': '^1.0.0' } },
    { 'i.js': tinyServer },
  );
  return registry;
}

function aProject(says: string, files: Readonly<Record<string, string>> = {}, word = 'word'): string {
  const servers = { tiny: { command: 'npx', args: ['-y', 'tiny-mcp@1.0.0', word] } };
  const turns = [say, { say: 'done', expect: { contains: says } }];
  return aFolder({
    '.sallyport/config.yml': JSON.stringify({ 'mcp-servers': servers, allow: ['mcp__tiny'] }),
    'turns.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n'),
    ...files,
  });
}

async function runIn(cwd: string, { url }: NpmRegistry, ...more: readonly string[]) {
  const command = ['run', '--prompt', 'x', '--model', 'script:turns.jsonl', '--sandbox', 'auto', '--json'];
  const env = { npm_config_registry: url };
  const args = more.length === 0 ? command : more;
  const { code, stdout, stderr } = await runCli(args, { cwd, env, inProcess: true });
  const result = JSON.parse(more.length === 0 ? stdout : '{}') as { readonly notices?: readonly string[] };
  return { code, stdout, stderr, notices: result.notices ?? [] };
}

/** Each starts npm. */
describe('a server of a package with an exact version', { timeout: 120_000 }, () => {
  test('is installed before it starts, and gets its words', async () => {
    const registry = await aRegistry();
    const { code, stderr } = await runIn(aProject('first word'), registry);
    expect(code, stderr).toBe(0);
    expect(registry.asked.filter((path) => path.endsWith('.tgz'))).toHaveLength(2);
  });

  test('is installed once for all jobs of a batch', async () => {
    const registry = await aRegistry();
    const items = { jobs: [{ id: 'j', prompt: 'x', matrix: { n: [1, 2, 3] } }] };
    const cwd = aProject('first word', {
      'batch.yml': JSON.stringify({ ...items, defaults: { model: 'script:turns.jsonl' } }),
    });
    const { code, stderr } = await runIn(cwd, registry, 'batch', 'batch.yml');
    expect(code, stderr).toBe(0);
    expect(registry.asked.filter((path) => path.endsWith('.tgz'))).toHaveLength(2);
  });

  test('cannot write to its package in a sandbox', async () => {
    const cwd = aProject('refused E', {}, 'write');
    const { code, stdout } = await runIn(cwd, await aRegistry());
    const { sandbox } = JSON.parse(stdout) as { readonly sandbox: { readonly level: string } };
    if (sandbox.level !== 'none') expect(code, stdout).toBe(0);
  });

  test('runs as it was pinned, whatever is published later', async () => {
    const registry = await aRegistry();
    const cwd = aProject('first word');
    const pinned = await runIn(cwd, registry, 'mcp', 'pin');
    expect([pinned.code, pinned.stdout]).toEqual([0, 'tiny  new: say\nnew: the package tiny-mcp@1.0.0\n']);
    registry.publish({ name: 'tiny-words', version: '1.1.0' }, { 'index.js': 'module.exports = "second";' });
    const { code, stderr, notices } = await runIn(cwd, registry);
    expect([code, notices], stderr).toEqual([0, []]);
    expect((await runIn(cwd, registry, 'mcp', 'pin', '--check')).code).toBe(0);
    const again = await runIn(cwd, registry, 'mcp', 'pin');
    expect(again.stdout).toBe('changed: packages of tiny-mcp@1.0.0 (tiny-words)\n');
  });

  test('is not started if a package is not the pinned one, and both hashes are shown', async () => {
    const registry = await aRegistry();
    const cwd = aProject('done');
    await runIn(cwd, registry, 'mcp', 'pin');
    const lock = readFileSync(join(cwd, '.sallyport/mcp.lock'), 'utf8');
    registry.publish({ name: 'tiny-words', version: '1.0.0' }, { 'index.js': 'module.exports = "other";' });
    const [notice] = (await runIn(cwd, registry)).notices;
    expect(notice).toContain('a package of tiny-mcp@1.0.0 is not the one in the lock file: tiny-words@1.0.0');
    const hashes = notice?.match(/sha512-[\w+/]{86}==/g) ?? [];
    expect(hashes.map((hash) => lock.includes(hash))).toEqual([true, false]);
  });

  test('is not started if the lock file has other packages only', async () => {
    const registry = await aRegistry();
    const cwd = aProject('done');
    await runIn(cwd, registry, 'mcp', 'pin');
    const file = join(cwd, '.sallyport/mcp.lock');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"tiny-mcp@1.0.0"', '"tiny-mcp@0.9.0"'));
    expect((await runIn(cwd, registry)).notices[0]).toContain('tiny-mcp@1.0.0 is not in the lock file');
  });

  test('runs with a lock file without packages, and a notice', async () => {
    const registry = await aRegistry();
    const cwd = aProject('first word');
    await runIn(cwd, registry, 'mcp', 'pin');
    const file = join(cwd, '.sallyport/mcp.lock');
    const { packages: _, ...old } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(old));
    const { code, notices } = await runIn(cwd, registry);
    expect([code, notices]).toEqual([
      0,
      [expect.stringContaining('mcp.lock was written by an earlier version') as string],
    ]);
  });
});
