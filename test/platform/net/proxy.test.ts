import http from 'node:http';
import net, { type AddressInfo, type Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.js';
import { createFetch } from '../../../src/platform/net/fetch.js';
import { isExcepted, proxyFrom, upstreamProxies } from '../../../src/platform/net/proxy.js';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A proxy that records its requests and responds with `status`; 200 opens the tunnel. */
async function aProxy(status: number) {
  const asked: unknown[] = [];
  const server = http.createServer();
  const open = new Set<Duplex>();
  server.on('connect', (request: http.IncomingMessage, client: Duplex) => {
    asked.push([request.url, request.headers['proxy-authorization']]);
    client.on('error', () => undefined);
    open.add(client);
    if (status !== 200) {
      client.end(`HTTP/1.1 ${String(status)} No\r\n\r\n`);
      return;
    }
    const target = net.connect(Number(request.url?.split(':').at(-1)), '127.0.0.1');
    open.add(target);
    target.on('error', () => undefined).on('close', () => client.destroy());
    client.write('HTTP/1.1 200 OK\r\n\r\n');
    client.pipe(target).pipe(client);
  });
  const port = await listen(server);
  closers.push(() => {
    for (const socket of open) socket.destroy();
  });
  return { asked, port };
}

async function codeOf(promise: Promise<unknown>): Promise<unknown> {
  return await promise.then(
    () => 'no failure',
    (error: unknown) => (error as { code?: unknown }).code,
  );
}

test('https goes through a tunnel with TLS to the target', async () => {
  const greetings: Buffer[] = [];
  const target = await listen(
    net.createServer((socket) => {
      socket.once('data', (data) => {
        greetings.push(data);
        socket.destroy();
      });
    }),
  );
  const proxy = await aProxy(200);
  const send = createFetch({ proxy: { url: `http://me:p%40ss@127.0.0.1:${String(proxy.port)}`, except: [] } });
  expect(await codeOf(send(`https://localhost:${String(target)}/`))).toBe('ECONNRESET');
  expect(proxy.asked).toEqual([[`localhost:${String(target)}`, `Basic ${Buffer.from('me:p@ss').toString('base64')}`]]);
  expect(greetings[0]?.[0]).toBe(0x16);
  expect(greetings[0]?.includes('localhost')).toBe(true);
});

test('a refusal by the proxy is reported as a failure of the proxy', async () => {
  const proxy = await aProxy(407);
  const send = createFetch({ proxy: { url: `http://127.0.0.1:${String(proxy.port)}`, except: [] } });
  await expect(send('https://models.example.org/')).rejects.toThrow('(HTTPS_PROXY): it answered 407');
  expect(await codeOf(send('https://models.example.org/'))).toBe('ERR_PROXY_LOGIN');
  const request = ['models.example.org:443', undefined];
  expect(proxy.asked).toEqual([request, request]);
});

test('a proxy that does not respond times out, and its connection is closed', async () => {
  let closed: Promise<void> | undefined;
  const silent = net.createServer((socket) => {
    closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.resume();
  });
  const port = await listen(silent);
  const send = createFetch({ connectTimeoutMs: 100, proxy: { url: `http://127.0.0.1:${String(port)}`, except: [] } });
  expect(await codeOf(send('https://models.example.org/'))).toBe('ETIMEDOUT');
  await closed;
});

test('plain http and excepted hosts bypass the proxy', async () => {
  const proxy = await aProxy(407);
  const url = `http://127.0.0.1:${String(proxy.port)}`;
  const port = await listen(http.createServer((_request, response) => response.end('here')));
  const send = createFetch({ proxy: { url, except: ['localhost'] } });
  expect(await (await send(`http://127.0.0.1:${String(port)}/`)).text()).toBe('here');
  expect(await codeOf(send('https://localhost:1/'))).toBe('ECONNREFUSED');
  expect(proxy.asked).toEqual([]);
});

test.each([
  [{}, undefined],
  [{ HTTPS_PROXY: '' }, undefined],
  [{ HTTPS_PROXY: 'http://p:1' }, { url: 'http://p:1', except: [] }],
  [
    { HTTPS_PROXY: 'http://p:1', https_proxy: 'http://q:2' },
    { url: 'http://q:2', except: [] },
  ],
  [
    { https_proxy: 'p.example.org:3128', NO_PROXY: 'a.org, .b.org' },
    { url: 'http://p.example.org:3128', except: ['a.org', '.b.org'] },
  ],
])('the variables %j give the proxy %j', (variables, proxy) => {
  expect(proxyFrom(variables)).toEqual(proxy);
});

test.each(['socks5://p:1', 'http://', 'a b'])('%s is rejected as a proxy address', (address) => {
  expect(() => proxyFrom({ HTTPS_PROXY: address })).toThrow(UserError);
});

test('every invalid proxy variable is reported at once', async () => {
  const variables = { https_proxy: 'socks5://p:1', HTTP_PROXY: 'http://' };
  const { diagnostics } = await upstreamProxies(variables).then(
    () => ({ diagnostics: [] }),
    (error: unknown) => error as UserError,
  );
  expect(diagnostics.map(({ location }) => location)).toEqual(['HTTPS_PROXY', 'HTTP_PROXY']);
});

test.each([
  ['api.example.org', ['example.org'], true],
  ['api.example.org', ['.example.org'], true],
  ['api.example.org', ['*.Example.org:443'], true],
  ['example.org', ['.example.org'], true],
  ['badexample.org', ['example.org'], false],
  ['example.org.evil.net', ['example.org'], false],
  ['anything', ['*'], true],
  ['anything', [], false],
])('the host %s bypasses the proxy with the exceptions %j: %s', (host, except, expected) => {
  expect(isExcepted(host, { url: 'http://p', except })).toBe(expected);
});
