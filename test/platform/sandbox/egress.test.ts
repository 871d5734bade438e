import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UpstreamProxies } from '../../../src/platform/net/proxy.js';
import { createPublicLookup, isPublicAddress, type PublicLookup } from '../../../src/platform/net/public-address.js';
import { createEgress } from '../../../src/platform/sandbox/egress.js';
import { coversHost, deniesHost, type HostPattern, parseHostPattern } from '../../../src/policy/host-pattern.js';

function patterns(...texts: readonly string[]): readonly HostPattern[] {
  return texts.map((text) => parseHostPattern(text)).filter((pattern) => pattern !== null);
}

describe('host patterns', () => {
  test.each<[rule: string, host: string, port: number, covered: boolean]>([
    ['example.org', 'example.org', 443, true],
    ['example.org', 'example.org', 80, true],
    ['example.org', 'example.org', 22, false],
    ['example.org', 'sub.example.org', 443, false],
    ['example.org', 'example.org.evil.com', 443, false],
    ['example.org', 'evilexample.org', 443, false],
    ['*.example.org', 'sub.example.org', 443, true],
    ['*.example.org', 'example.org', 443, false],
    ['*.example.org', 'evilexample.org', 443, false],
    ['example.org:8080', 'example.org', 8080, true],
    ['example.org:8080', 'example.org', 443, false],
    ['localhost:5432', 'localhost', 5432, true],
    ['*', 'anything.org', 443, true],
    ['*', 'anything.org', 25, false],
    ['EXAMPLE.org.', 'example.org', 443, true],
  ])('Network(%s) and %s:%i: %s', (rule, host, port, covered) => {
    expect(patterns(rule).some((pattern) => coversHost(pattern, host, port))).toBe(covered);
  });

  test.each([
    '',
    'https://example.org',
    'example.org/path',
    'user@example.org',
    '*.',
    'a..b',
    'example.org:0',
    'example.org:99999',
    '[::1]',
    '*a.org',
    'exa mple.org',
  ])('rejects %j as a host', (text) => {
    expect(parseHostPattern(text)).toBeNull();
  });

  test('a deny rule covers every port and every subdomain', () => {
    const [pattern] = patterns('example.org');
    expect(pattern !== undefined && deniesHost(pattern, 'a.example.org', 8443)).toBe(true);
    expect(pattern !== undefined && deniesHost(pattern, 'evilexample.org', 443)).toBe(false);
  });
});

describe('addresses', () => {
  test.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ],
    ...[
      '168.63.129.16',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
      'fe80::1',
    ],
    ...['fd00:ec2::254', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '::127.0.0.1', 'not an address'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '140.82.112.3', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('a name with one internal address among public ones is refused', async () => {
    const lookup = createPublicLookup(() =>
      Promise.resolve([
        { address: '1.1.1.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
    );
    expect(await lookup('rebind.example.org')).toHaveProperty('refused');
  });

  test.each<[addresses: readonly string[], mayBePrivate: boolean, isRefused: boolean]>([
    [['10.1.2.3'], true, false],
    [['192.168.1.1', '10.1.2.3'], true, false],
    [['fd12::1'], true, false],
    [['10.1.2.3'], false, true],
    [['10.1.2.3', '127.0.0.1'], true, true],
    [['10.1.2.3', '1.1.1.1'], true, true],
    [['169.254.169.254'], true, true],
    [['127.0.0.1'], true, true],
    [['::ffff:127.0.0.1'], true, true],
    [['fe80::1'], true, true],
  ])('a mirror at %j, named by a rule: %s; refused: %s', async (addresses, mayBePrivate, isRefused) => {
    const lookup = createPublicLookup(() =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
    );
    expect('refused' in (await lookup('mirror.example.org', mayBePrivate))).toBe(isRefused);
  });

  test('a private server that no rule names is refused with the way out', async () => {
    const lookup = createPublicLookup(() => Promise.resolve([{ address: '10.1.2.3', family: 4 }]));
    expect(await lookup('mirror.example.org')).toEqual({
      refused:
        'mirror.example.org has an address of this machine or its network; a Network rule with its full name permits a server of the private network',
    });
  });

  test('a name is resolved once, and the connection goes to the address that was checked', async () => {
    let times = 0;
    const lookup = createPublicLookup(() => {
      times += 1;
      return Promise.resolve([{ address: times === 1 ? '1.1.1.1' : '127.0.0.1', family: 4 }]);
    });
    expect(await lookup('rebind.example.org')).toEqual({ address: '1.1.1.1', family: 4 });
    expect(times).toBe(1);
  });
});

/** A web server that answers with what it received. */
async function aWebServer(): Promise<number> {
  const server = createServer((request, response) => {
    response.end(`${request.method ?? ''} ${request.url ?? ''} ${JSON.stringify(request.headers)}`);
  });
  return await listening(server);
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Sends bytes through the proxy of a call; `example.org` resolves to this machine, which counts as public here. */
async function throughProxy(
  allow: readonly string[],
  bytes: string,
  deny: readonly string[] = [],
  upstream: UpstreamProxies = {},
) {
  const answers: Readonly<Record<string, Awaited<ReturnType<PublicLookup>>>> = {
    'internal.example.org': { refused: 'it is internal' },
    'far.example.org': { refused: 'it cannot be resolved', isUnknown: true },
  };
  const egress = createEgress({
    lookup: (host) => Promise.resolve(answers[host] ?? { address: '127.0.0.1', family: 4 }),
    upstream,
  });
  const session = egress.begin({ allow: patterns(...allow), deny: patterns(...deny) });
  const bridge = createTcpServer((socket) => session.connect(socket, 'proxy'));
  const socket = connect(await listening(bridge), '127.0.0.1');
  const chunks: Buffer[] = [];
  const leave = setTimeout(() => socket.destroy(), 10_000);
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    // What may follow an answer follows soon; a connection that is kept alive does not end.
    setTimeout(() => socket.destroy(), 300);
  });
  socket.write(bytes);
  await new Promise<void>((done) => {
    socket.on('close', () => done());
  });
  clearTimeout(leave);
  session.end();
  return { answer: Buffer.concat(chunks).toString(), blocked: session.blocked(), hosts: egress.hosts() };
}

describe('the proxy', () => {
  test('connects to a permitted host and port', async () => {
    const port = await aWebServer();
    const to = `example.org:${String(port)}`;
    const { answer, hosts } = await throughProxy(
      [to],
      `CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain('200 Connection established');
    expect(answer).toContain('GET /x');
    expect(hosts).toEqual({ reached: [to], blocked: [] });
  });

  test('refuses telemetry without a denial, unless a rule names its host', async () => {
    const ask = (to: string) => `CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`;
    const refused = await throughProxy([], ask('telemetry.vercel.com:443'));
    expect([refused.answer.slice(0, 12), refused.blocked]).toEqual(['HTTP/1.1 403', []]);
    expect((await throughProxy([], ask('telemetry.example.org:443'))).blocked).toHaveLength(1);
    const port = String(await aWebServer());
    const named = await throughProxy([`telemetry.vercel.com:${port}`], ask(`telemetry.vercel.com:${port}`));
    expect(named.answer).toContain('200 Connection established');
  });

  test('forwards plain requests without headers that are for proxies, and with the host of the address', async () => {
    const port = await aWebServer();
    const to = `example.org:${String(port)}`;
    const { answer } = await throughProxy(
      [to],
      `GET http://${to}/path?q=1 HTTP/1.1\r\nHost: evil.example.com\r\nProxy-Authorization: Basic eA==\r\nConnection: x-secret, close\r\nX-Secret: 1\r\n\r\n`,
    );
    expect(answer).toContain('GET /path?q=1');
    expect(answer).toContain(`"host":"${to}"`);
    expect(answer).not.toMatch(/evil|proxy-authorization|x-secret/i);
  });

  test('ends the connection for a name of another script, which is invalid in a request', async () => {
    const { answer, hosts } = await throughProxy(['*'], 'CONNECT exаmple.org:443 HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(answer).toBe('');
    expect(hosts.reached).toEqual([]);
  });

  test.each<[title: string, request: string]>([
    ['another host', 'CONNECT other.org:443'],
    ['a host that ends with the permitted one', 'CONNECT evilexample.org:443'],
    ['a host that begins with the permitted one', 'CONNECT example.org.evil.com:443'],
    ['another port', 'CONNECT example.org:22'],
    ['a user name', 'CONNECT example.org@evil.com:443'],
    ['an IPv4 address', 'CONNECT 1.1.1.1:443'],
    ['an address as one number', 'CONNECT 2130706433:80'],
    ['an address in hexadecimal', 'CONNECT 0x7f.1:80'],
    ['an IPv6 address', 'CONNECT [::1]:80'],
    ['the metadata service', 'GET http://169.254.169.254/latest'],
    ['a user name in an address', 'GET http://example.org@evil.com/'],
    ['credentials in an address', 'GET http://a:b@example.org/'],
    ['another scheme', 'GET ftp://example.org/'],
    ['a relative address', 'GET /path'],
    ['the method TRACE', 'TRACE http://example.org/'],
    ['localhost', 'CONNECT localhost:80'],
  ])('refuses %s', async (_, request) => {
    const { answer } = await throughProxy(['example.org'], `${request} HTTP/1.1\r\nHost: example.org\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('a trailing dot and capitals name the same host', async () => {
    const port = await aWebServer();
    const { answer } = await throughProxy(
      [`example.org:${String(port)}`],
      `CONNECT EXAMPLE.org.:${String(port)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answer).toContain('200');
  });

  test('answers 502 if a server changes the protocol of a plain request', async () => {
    const port = await listening(
      createTcpServer((socket) => {
        socket.once('data', () => socket.end('HTTP/1.1 101 x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'));
      }),
    );
    const to = `example.org:${String(port)}`;
    const { answer } = await throughProxy([to], `GET http://${to}/ HTTP/1.1\r\nHost: ${to}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 502 /);
  });

  test('does not forward a request with two lengths', async () => {
    const port = await aWebServer();
    const to = `example.org:${String(port)}`;
    const { answer } = await throughProxy(
      [to],
      `POST http://${to}/ HTTP/1.1\r\nHost: ${to}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET http://other.org/ HTTP/1.1\r\nHost: other.org\r\n\r\n`,
    );
    expect(answer).not.toContain('200');
  });

  test('a blocked connection names the rule that would permit it; an internal or denied host none', async () => {
    expect((await throughProxy([], 'CONNECT example.org:443 HTTP/1.1\r\n\r\n')).blocked).toEqual([
      {
        label: 'connect example.org:443',
        reason: 'no rule allows connecting to example.org',
        suggest: ['Network(example.org)'],
      },
    ]);
    expect((await throughProxy([], 'CONNECT db.example.org:5432 HTTP/1.1\r\n\r\n')).blocked[0]?.suggest).toEqual([
      'Network(db.example.org:5432)',
    ]);
    expect(
      (await throughProxy(['*.example.org'], 'CONNECT internal.example.org:443 HTTP/1.1\r\n\r\n')).blocked[0]?.suggest,
    ).toEqual([]);
    expect(
      (await throughProxy(['*'], 'CONNECT example.org:443 HTTP/1.1\r\n\r\n', ['example.org'])).blocked[0]?.suggest,
    ).toEqual([]);
  });

  test('a port of the machine that no rule opens is not reachable', () => {
    const egress = createEgress({ lookup: () => Promise.resolve({ refused: 'x' }) });
    const session = egress.begin({ allow: [], deny: [] });
    const socket = new Socket();
    session.connect(socket, 'port 22');
    expect(socket.destroyed).toBe(true);
    expect(session.blocked()).toEqual([]);
    session.end();
  });
});

/** A proxy that answers for every host itself, and what it was asked. */
async function anUpstreamProxy(
  status = '200 OK',
): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers['proxy-authorization'] ?? ''}`);
    response.end('a page');
  });
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    asked.push(`CONNECT ${request.url ?? ''} ${request.headers['proxy-authorization'] ?? ''}`);
    socket.on('error', () => undefined);
    socket.write(`HTTP/1.1 ${status}\r\n\r\nfirst bytes`);
    socket.on('data', (bytes: Buffer) => socket.end(`echo ${bytes.toString()}`));
  });
  return { url: `http://me:secret@127.0.0.1:${String(await listening(server))}`, asked };
}

describe('behind the proxy of a network', () => {
  const login = `Basic ${Buffer.from('me:secret').toString('base64')}`;

  test.each<[title: string, host: string]>([
    ['a public host', 'example.org'],
    ['a host that only the proxy can resolve', 'far.example.org'],
  ])('a tunnel to %s goes through it, with its login', async (_, host) => {
    const { url, asked } = await anUpstreamProxy();
    const https = { url, except: ['localhost'] };
    const { answer, hosts } = await throughProxy([host], `CONNECT ${host}:443 HTTP/1.1\r\n\r\nhello`, [], { https });
    expect(answer).toBe('HTTP/1.1 200 Connection established\r\n\r\nfirst bytesecho hello');
    expect(asked).toEqual([`CONNECT ${host}:443 ${login}`]);
    expect(hosts.reached).toEqual([host]);
  });

  test('a plain request goes through the proxy for http as a whole address', async () => {
    const { url, asked } = await anUpstreamProxy();
    const request = 'GET http://example.org/a?b HTTP/1.1\r\nHost: x\r\nProxy-Authorization: Basic eA==\r\n\r\n';
    const { answer } = await throughProxy(['example.org'], request, [], { http: { url, except: [] } });
    expect(answer).toContain('a page');
    expect(asked).toEqual([`GET http://example.org/a?b ${login}`]);
  });

  test.each<[title: string, allow: string, request: string]>([
    ['a host that no rule names', 'example.org', 'CONNECT other.org:443'],
    ['a host with an internal address', '*.example.org', 'CONNECT internal.example.org:443'],
    ['an address', '*', 'CONNECT 169.254.169.254:80'],
  ])('%s is refused before the proxy is asked', async (_, allow, request) => {
    const { url, asked } = await anUpstreamProxy();
    const proxy = { url, except: [] };
    const { answer } = await throughProxy([allow], `${request} HTTP/1.1\r\n\r\n`, [], { https: proxy, http: proxy });
    expect(answer).toMatch(/^HTTP\/1\.1 403/);
    expect(asked).toEqual([]);
  });

  test('a host of NO_PROXY is reached directly', async () => {
    const port = await aWebServer();
    const to = `example.org:${String(port)}`;
    const { url, asked } = await anUpstreamProxy();
    const { answer } = await throughProxy([to], `GET http://${to}/ HTTP/1.1\r\nHost: x\r\n\r\n`, [], {
      http: { url, except: ['example.org'] },
    });
    expect(answer).toContain('GET /');
    expect(asked).toEqual([]);
  });

  test('a refusal of the proxy is a failed connection, without its answer', async () => {
    const { url } = await anUpstreamProxy('407 Login required');
    const { answer } = await throughProxy(['example.org'], 'CONNECT example.org:443 HTTP/1.1\r\n\r\n', [], {
      https: { url, except: [] },
    });
    expect(answer).toBe('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
  });
});
