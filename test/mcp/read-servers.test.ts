import { describe, expect, test } from 'vitest';
import { expandVariables } from '../../src/mcp/expand.js';
import { equalNames, readServers } from '../../src/mcp/read-servers.js';

const read = (servers: unknown, isShared = false) => readServers(servers, 'mcp-servers', isShared);

describe('readServers', () => {
  test('reads a program with its arguments and environment', () => {
    const { servers, diagnostics } = read({ files: { command: 'node', args: ['a.js'], env: { A: '1' } } });
    expect(diagnostics).toEqual([]);
    expect(servers).toMatchObject([
      {
        name: 'files',
        connection: { kind: 'stdio', command: 'node', args: ['a.js'], env: { A: '1' } },
        protocol: 'legacy',
        timeoutMs: 60_000,
        required: false,
        writesWorkspace: false,
      },
    ]);
  });

  test('reads an address, and tries the newer protocol there', () => {
    const { servers } = read({ web: { url: 'https://example.org/mcp', headers: { A: 'b' }, timeout: 5_000 } });
    expect(servers).toMatchObject([{ connection: { kind: 'remote' }, protocol: 'auto', timeoutMs: 5_000 }]);
  });

  test('a name has no two underscores in a row, since they separate server and tool', () => {
    const { servers } = read({ 'My  server__1.': { command: 'x' } });
    expect(servers.map(({ name }) => name)).toEqual(['My_server_1']);
  });

  test('leaves out a disabled server', () => {
    expect(read({ a: { command: 'x', disabled: true } }).servers).toEqual([]);
  });

  test.each([
    [{ a: { command: 3 } }, 'command must be the name of a program'],
    [{ a: {} }, 'command must be the name of a program'],
    [{ a: { command: 'x', args: 'y' } }, 'args must be a list of text'],
    [{ a: { command: 'x', env: { A: 1 } } }, 'env must be a mapping of text'],
    [{ a: { url: 'file:///x' } }, 'url must be an http or https address'],
    [{ a: { url: 'https://x', command: 'x' } }, 'a server has either command or url'],
    [{ a: { type: 'sse', url: 'https://x' } }, 'sse is not supported, only http and stdio'],
    [{ a: { command: 'x', timeout: 5 } }, 'timeout must be a number of milliseconds from 1000 to 3600000'],
    [{ a: { command: 'x', workspace: 'all' } }, 'workspace must be read-only or read-write'],
    [{ a: { command: 'x', protocol: '2026' } }, 'protocol must be legacy or auto'],
    [{ a: { command: 'x', requird: true } }, 'unknown key requird'],
    [{ a: { url: 'https://x', oauth: {} } }, 'oauth is not supported'],
    [{ ___: { command: 'x' } }, 'the name has no letter or digit'],
    [{ a: 'x' }, 'a server must be a mapping with command or url'],
    [['a'], 'the servers must be a mapping from names to servers'],
  ])('reports %j: %s', (servers, message) => {
    expect(read(servers).diagnostics.map((one) => one.message)).toContain(message);
  });

  test('an unknown key of a shared file is a notice', () => {
    const { notices, diagnostics } = read({ a: { command: 'x', color: 'red' } }, true);
    expect([notices, diagnostics]).toEqual([['mcp-servers a: the key color has no effect here.'], []]);
  });

  test('reports two servers with the same name in rules', () => {
    const { servers } = read({ 'a b': { command: 'x' }, 'A.b': { command: 'y' } });
    expect(equalNames(servers).map(({ message }) => message)).toEqual(['two servers have the name A_b in rules']);
  });
});

describe('expandVariables', () => {
  const stdio = (command: string, env: Readonly<Record<string, string>> = {}) =>
    ({ kind: 'stdio', command, args: [command], env }) as const;

  test.each([
    ['${A}', 'one'],
    ['${A:-x}', 'one'],
    ['${B:-x}', 'x'],
    ['${EMPTY:-x}', 'x'],
    ['${EMPTY}', ''],
    ['a-${A}-${A}', 'a-one-one'],
    ['$A $(A) ${not a name}', '$A $(A) ${not a name}'],
  ])('%s is %j', (given, expected) => {
    const { connection, missing } = expandVariables(stdio(given), { A: 'one', EMPTY: '' });
    expect([connection, missing]).toEqual([stdio(expected), []]);
  });

  test('a value is not expanded again', () => {
    const { connection } = expandVariables(stdio('${A}'), { A: '${B}', B: 'two' });
    expect(connection).toEqual(stdio('${B}'));
  });

  test.each([
    ['sk-0123456789abcdef', true],
    ['correct horse battery 9', true],
    ['https://user:pass@example.org/mcp', true],
    ['https://example.org/s/a1b2c3d4e5f6a7b8/mcp', true],
    ['https://example.org/mcp?key=x', true],
    ['https://example.org/mcp', false],
    ['/home/me/project', false],
    ['./src/a1', false],
    ['8080', false],
    ['read-only', false],
  ])('%s in an argument is kept out of outputs: %s', (value, isHidden) => {
    const { values } = expandVariables({ kind: 'stdio', command: 'x', args: ['--to=${A}'], env: {} }, { A: value });
    expect(values).toEqual(isHidden ? [value] : []);
  });

  test('names missing variables once, and the values of an environment', () => {
    const { missing, values } = expandVariables(stdio('${X}${X}', { K: 'Bearer ${T}' }), { T: 'secret' });
    expect([missing, values]).toEqual([['X'], ['secret']]);
  });
});
