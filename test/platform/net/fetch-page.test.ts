import { randomBytes } from 'node:crypto';
import type http from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createPageFetcher, type FetchGuard } from '../../../src/platform/net/fetch-page.js';
import { aWeb, type WebDouble } from '../../doubles/web.js';

const webs: WebDouble[] = [];
afterEach(() => {
  for (const web of webs.splice(0)) web.close();
});

const publicAddress = '93.184.216.34';
const names = {
  'example.org': [[publicAddress]],
  'other.example': [['93.184.216.35']],
  'xn--bcher-kva.example': [[publicAddress]],
  'loopback.example': [['127.0.0.1']],
  'mixed.example': [[publicAddress, '10.0.0.1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'nat64.example': [['64:ff9b::7f00:1']],
  '6to4.example': [['2002:7f00:1::1']],
  'unique-local.example': [['fd00::1']],
  'link-local.example': [['fe80::1']],
  'metadata.example': [['169.254.169.254']],
  'rebinding.example': [[publicAddress], ['127.0.0.1']],
  'two.example': [['2606:4700::1', publicAddress]],
};

async function theWeb(listener: http.RequestListener = (_, response) => response.end('text')): Promise<WebDouble> {
  const web = await aWeb(names, listener);
  webs.push(web);
  return web;
}

const anyHost: FetchGuard = () => null;
const only =
  (...hosts: readonly string[]): FetchGuard =>
  (url) =>
    hosts.includes(new URL(url).hostname) ? null : { reason: 'no rule allows it', suggest: ['WebFetch(domain:…)'] };

async function fetchFrom(
  { network }: WebDouble,
  url: string,
  { guard = anyHost, maxBytes = 1_000_000, timeoutMs = 5_000 } = {},
) {
  const signal = new AbortController().signal;
  return await createPageFetcher(undefined, network)({ url, guard, maxBytes, timeoutMs, signal });
}

describe('an address is refused before any connection', () => {
  test.each([
    ['http://127.0.0.1/', /127\.0\.0\.1 has an address of this machine/],
    ['http://0x7f.1/', /127\.0\.0\.1 has/],
    ['http://2130706433/', /127\.0\.0\.1 has/],
    ['http://0177.0.0.1/', /127\.0\.0\.1 has/],
    ['http://１２７.0.0.1/', /127\.0\.0\.1 has/],
    ['http://127.0.0.1./', /127\.0\.0\.1 has/],
    ['http://[::1]/', /::1 has/],
    ['http://[::]/', /:: has/],
    ['http://[::ffff:10.0.0.1]/', /has an address of this machine/],
    ['http://[64:ff9b::a9fe:a9fe]/', /has an address of this machine/],
    ['http://[2002:a9fe:a9fe::]/', /has an address of this machine/],
    ['http://169.254.169.254/latest/meta-data', /169\.254\.169\.254 has/],
    ['http://100.64.0.1/', /has an address of this machine/],
    ['http://0.0.0.0/', /has an address of this machine/],
    ['http://192.168.1.1/', /has an address of this machine/],
    ['http://localhost/', /localhost is a name of a local network/],
    ['http://LOCALHOST./', /localhost is a name of a local network/],
    ['http://intranet/', /intranet is a name of a local network/],
    ['http://metadata.google.internal/', /a name of a local network/],
    ['http://example.org../', /not a complete name/],
    ['http://example.org:8080/', /port 8080/],
    ['http://user:password@example.org/', /user name or password/],
    ['http://example.org@127.0.0.1/', /user name or password/],
    ['ftp://example.org/', /only http and https/],
    ['file:///etc/passwd', /only http and https/],
    ['example.org', /not a complete address/],
    ['http://loopback.example/', /has an address of this machine/],
    ['http://mixed.example/', /has an address of this machine/],
    ['http://mapped.example/', /has an address of this machine/],
    ['http://nat64.example/', /has an address of this machine/],
    ['http://6to4.example/', /has an address of this machine/],
    ['http://unique-local.example/', /has an address of this machine/],
    ['http://link-local.example/', /has an address of this machine/],
    ['http://metadata.example/', /has an address of this machine/],
    ['http://unknown.example/', /cannot be resolved/],
  ])('%s', async (url, message) => {
    const web = await theWeb();
    expect(await fetchFrom(web, url)).toEqual({ failure: expect.stringMatching(message) as string });
    expect(web.dialed).toEqual([]);
  });

  test.each([
    'http://127.0.0.1/',
    'http://metadata.example/',
    'http://localhost./',
    'https://example.org:22/',
    'file:///etc/passwd',
    'http://a@example.org/',
  ])('as the target of a redirect: %s', async (location) => {
    const web = await theWeb((_, response) => response.writeHead(302, { location }).end());
    expect(await fetchFrom(web, 'http://example.org/')).toHaveProperty('failure');
    expect(web.dialed).toEqual([`${publicAddress} 80`]);
  });
});

describe('the guard', () => {
  test('is asked for the address in the spelling of rules', async () => {
    const web = await theWeb();
    const asked: string[] = [];
    const guard: FetchGuard = (url) => {
      asked.push(url);
      return null;
    };
    for (const url of ['HTTP://EXAMPLE.org./a#b', 'http://bücher.example/', 'http://ｅxample.org/'])
      await fetchFrom(web, url, { guard });
    expect(asked).toEqual(['http://example.org/a', 'http://xn--bcher-kva.example/', 'http://example.org/']);
  });

  test('refuses a redirect to another host before any connection to it', async () => {
    const web = await theWeb((_, response) => response.writeHead(301, { location: '//other.example/x' }).end());
    expect(await fetchFrom(web, 'http://example.org/', { guard: only('example.org') })).toEqual({
      refused: { reason: 'no rule allows it', suggest: ['WebFetch(domain:…)'], url: 'http://other.example/x' },
    });
    expect(web.requests).toEqual(['example.org/']);
  });

  test('permits a redirect to a host that is allowed', async () => {
    const web = await theWeb((request, response) => {
      if (request.headers.host === 'example.org') response.writeHead(307, { location: 'http://other.example/x' }).end();
      else response.end('moved');
    });
    const answer = await fetchFrom(web, 'http://example.org/', { guard: only('example.org', 'other.example') });
    expect(answer).toMatchObject({ page: { url: 'http://other.example/x', status: 200 } });
  });
});

test('a name that resolves to another address the second time is connected to the address that was checked', async () => {
  const web = await theWeb();
  expect(await fetchFrom(web, 'http://rebinding.example/')).toHaveProperty('page');
  expect(await fetchFrom(web, 'http://rebinding.example/')).toHaveProperty('failure');
  expect(web.dialed).toEqual([`${publicAddress} 80`]);
});

test('IPv4 addresses are tried first', async () => {
  const web = await theWeb();
  await fetchFrom(web, 'http://two.example/');
  expect(web.dialed).toEqual([`${publicAddress} 80`]);
});

test('a server that does not speak TLS is a failure of https', async () => {
  const web = await theWeb();
  expect(await fetchFrom(web, 'https://example.org/')).toHaveProperty('failure');
  expect(web.dialed).toEqual([`${publicAddress} 443`]);
});

test('no cookie and no credentials are sent', async () => {
  let headers: http.IncomingHttpHeaders = {};
  const web = await theWeb((request, response) => {
    ({ headers } = request);
    response.writeHead(200, { 'set-cookie': 'a=b' }).end();
  });
  await fetchFrom(web, 'http://example.org/');
  await fetchFrom(web, 'http://example.org/');
  expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
});

describe('a body', () => {
  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('in %s is decompressed and limited by its decompressed bytes', async (coding, compress) => {
    const body = compress(Buffer.alloc(20_000_000, 'a'));
    const web = await theWeb((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(body));
    const answer = await fetchFrom(web, 'http://example.org/', { maxBytes: 1_000 });
    expect(answer).toMatchObject({ page: { isTruncated: true } });
    expect('page' in answer && answer.page.bytes.equals(Buffer.alloc(1_000, 'a'))).toBe(true);
  });

  test.each([
    ['that is damaged', 'gzip', randomBytes(100)],
    ['in an unknown compression', 'zzz', Buffer.from('text')],
    ['in two compressions', 'gzip, gzip', gzipSync(gzipSync('text'))],
  ])('%s is a failure', async (_, coding, body) => {
    const web = await theWeb((__, response) => response.writeHead(200, { 'content-encoding': coding }).end(body));
    expect(await fetchFrom(web, 'http://example.org/')).toHaveProperty('failure');
  });

  test('that never ends is stopped by the time limit', async () => {
    const web = await theWeb((_, response) => void response.writeHead(200).write('a'));
    expect(await fetchFrom(web, 'http://example.org/', { timeoutMs: 100 })).toEqual({
      failure: 'it took longer than 0.1 seconds',
    });
  });

  test('that breaks off is a failure', async () => {
    const web = await theWeb((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a');
      setImmediate(() => response.destroy());
    });
    expect(await fetchFrom(web, 'http://example.org/')).toHaveProperty('failure');
  });
});

test('a server that never answers is stopped by the time limit', async () => {
  const web = await theWeb(() => undefined);
  expect(await fetchFrom(web, 'http://example.org/', { timeoutMs: 100 })).toEqual({
    failure: 'it took longer than 0.1 seconds',
  });
});

test('endless redirects end after five', async () => {
  const web = await theWeb((request, response) => response.writeHead(302, { location: `${request.url ?? ''}a` }).end());
  expect(await fetchFrom(web, 'http://example.org/')).toEqual({ failure: 'it redirects more than 5 times' });
  expect(web.requests).toHaveLength(6);
});

describe('behind a proxy', () => {
  test.each([
    ['https://unknown.example/', ['unknown.example:443']],
    ['https://example.org/', ['example.org:443']],
    ['https://loopback.example/', []],
    ['https://mapped.example/', []],
    ['https://127.0.0.1/', []],
    ['https://localhost/', []],
  ])('%s asks the proxy for %j', async (url, expected) => {
    const asked: string[] = [];
    const server = createServer().on('connect', (request: http.IncomingMessage, socket: Duplex) => {
      asked.push(request.url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, except: [] };
    const { network, dialed } = await theWeb();
    const signal = new AbortController().signal;
    const request = { url, guard: anyHost, maxBytes: 1_000, timeoutMs: 5_000, signal };
    expect(await createPageFetcher(proxy, network)(request)).toHaveProperty('failure');
    server.close();
    expect([asked, dialed]).toEqual([expected, []]);
  });
});

test('a server that changes the protocol instead of answering is a failure', async () => {
  const web = await theWeb((request) => {
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  });
  expect(await fetchFrom(web, 'http://example.org/')).toEqual({ failure: 'it sent no response' });
});
