import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import net from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createFetch, type FetchOptions } from '../../../src/platform/net/fetch.js';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

async function failure(promise: Promise<unknown>): Promise<Error & { readonly code?: string }> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new Error('it did not fail');
}

const never = () => undefined;

describe('a request', () => {
  test('fetch sends method, headers and body, and returns status, headers and text', async () => {
    let seen: unknown;
    const url = await serve((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        seen = { method: request.method, url: request.url, key: request.headers['x-key'], body };
        response.writeHead(201, { 'x-answer': ['one', 'two'] }).end('grüße');
      });
    });
    const response = await createFetch()(`${url}/a/b?c=1`, {
      method: 'POST',
      headers: { 'X-Key': 'k' },
      body: 'héllo',
    });
    expect(seen).toEqual({ method: 'POST', url: '/a/b?c=1', key: 'k', body: 'héllo' });
    expect([response.status, response.headers.get('x-answer'), await response.text()]).toEqual([
      201,
      'one, two',
      'grüße',
    ]);
  });

  test('fetch reuses its connection', async () => {
    const sockets = new Set<Socket>();
    const url = await serve((request, response) => {
      sockets.add(request.socket);
      response.end('ok');
    });
    const send = createFetch();
    for (let index = 0; index < 3; index += 1) await (await send(url)).text();
    expect(sockets.size).toBe(1);
  });

  test('fetch keeps its connection if the reader cancels just before the end', async () => {
    const sockets = new Set<Socket>();
    let finish: (() => Promise<void>) | undefined;
    const url = await serve((request, response) => {
      sockets.add(request.socket);
      response.write('all there is');
      finish = () => new Promise((resolve) => response.end(resolve));
    });
    const send = createFetch();
    for (let index = 0; index < 10; index += 1) {
      const reader = (await send(url)).body?.getReader();
      await reader?.read();
      await reader?.cancel();
      await finish?.();
    }
    // The next request may start before the end of the last one has arrived, so not each one finds a free connection.
    expect(sockets.size).toBeLessThan(10);
  });

  test('a lookup pins the address of a host name, and the server still sees the name', async () => {
    const looked: string[] = [];
    const url = await serve((request, response) => response.end(request.headers.host));
    const { port } = new URL(url);
    const lookup: FetchOptions['lookup'] = (name, options, answer) => {
      looked.push(name);
      if (options.all === true) answer(null, [{ address: '127.0.0.1', family: 4 }]);
      else answer(null, '127.0.0.1', 4);
    };
    const response = await createFetch({ lookup })(`http://pages.example.org:${port}/`);
    expect([await response.text(), looked]).toEqual([`pages.example.org:${port}`, ['pages.example.org']]);
  });

  test('a lookup that rejects a host name fails the request', async () => {
    const refused = Object.assign(new Error('a private address'), { code: 'EPRIVATE' });
    const send = createFetch({ lookup: (_name, _options, answer) => answer(refused, '', 4) });
    for (const url of ['http://pages.example.org/', 'https://pages.example.org/'])
      expect((await failure(send(url))).code).toBe('EPRIVATE');
  });

  test('fetch does not follow redirects', async () => {
    let hits = 0;
    const url = await serve((_request, response) => {
      hits += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    const response = await createFetch()(url, { headers: { authorization: 'Bearer k' } });
    expect([response.status, response.headers.get('location'), hits]).toEqual([302, '/elsewhere', 1]);
  });

  test.each([204, 304])('a response with status %i has no body', async (status) => {
    const url = await serve((_request, response) => response.writeHead(status).end());
    const response = await createFetch()(url);
    expect([response.status, response.body]).toEqual([status, null]);
  });

  test('fetch streams a body as it arrives', async () => {
    let more: (() => void) | undefined;
    const url = await serve((_request, response) => {
      response.write('first');
      more = () => response.end('second');
    });
    const body = (await createFetch()(url)).body;
    if (body === null) throw new Error('no body');
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('first');
    more?.();
    expect((await reader.read()).value).toBe('second');
    expect((await reader.read()).done).toBe(true);
  });

  test('fetch returns a large body completely', async () => {
    const size = 5_000_000;
    const url = await serve((_request, response) => response.end(Buffer.alloc(size, 'x')));
    expect((await (await createFetch()(url)).arrayBuffer()).byteLength).toBe(size);
  });
});

describe('a failure', () => {
  const rows: readonly { name: string; listener: http.RequestListener; options: FetchOptions; code: RegExp }[] = [
    { name: 'a silent server', listener: never, options: { idleTimeoutMs: 50 }, code: /^ETIMEDOUT$/ },
    { name: 'a broken connection', listener: (request) => request.socket.destroy(), options: {}, code: /^ECONNRESET$/ },
    {
      name: 'too many headers',
      listener: (_request, response) => response.writeHead(200, { 'x-long': 'x'.repeat(9000) }).end(),
      options: { maxHeaderBytes: 4096 },
      code: /^HPE_HEADER_OVERFLOW$/,
    },
  ];
  test.each(rows)('a failure before the headers rejects: $name', async ({ listener, options, code }) => {
    const url = await serve(listener);
    expect((await failure(createFetch(options)(url))).code).toMatch(code);
  });

  test.each([
    { name: 'a stalled stream', end: never, options: { idleTimeoutMs: 500 }, code: 'ETIMEDOUT' },
    { name: 'a cut stream', end: (socket: Socket) => socket.destroy(), options: {}, code: 'ECONNRESET' },
  ])('a failure in the body rejects its reader: $name', async ({ end, options, code }) => {
    const url = await serve((request, response) => {
      response.write('part', () => end(request.socket));
    });
    const response = await createFetch(options)(url);
    expect((await failure(response.text())).code).toBe(code);
  });

  test('a refused connection rejects', async () => {
    expect((await failure(createFetch()('http://127.0.0.1:1/'))).code).toBe('ECONNREFUSED');
  });

  test('a connection that is never established rejects', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const open: Socket[] = [];
    server.on('connection', (socket) => open.push(socket));
    const { port } = server.address() as AddressInfo;
    const error = await failure(createFetch({ connectTimeoutMs: 50 })(`https://127.0.0.1:${String(port)}/`));
    for (const socket of open) socket.destroy();
    expect(error).toMatchObject({ code: 'ETIMEDOUT', message: 'no connection after 50 ms' });
  });

  test.each(['ftp://example.org/', 'file:///etc/passwd'])('fetch refuses %s', async (url) => {
    expect((await failure(createFetch()(url))).message).toContain('only http and https');
  });
});

describe('an abort', () => {
  test('an abort before the request sends nothing', async () => {
    let hits = 0;
    const url = await serve((_request, response) => {
      hits += 1;
      response.end();
    });
    expect((await failure(createFetch()(url, { signal: AbortSignal.abort() }))).name).toBe('AbortError');
    expect(hits).toBe(0);
  });

  test('an abort while waiting rejects with its reason', async () => {
    const controller = new AbortController();
    const url = await serve(() => controller.abort(new Error('stop now')));
    expect((await failure(createFetch()(url, { signal: controller.signal }))).message).toBe('stop now');
  });

  test('an abort in the body rejects its reader and closes the connection', async () => {
    const controller = new AbortController();
    let closed: Promise<void> | undefined;
    const url = await serve((request, response) => {
      closed = new Promise((resolve) => request.socket.once('close', () => resolve()));
      response.write('part');
    });
    const response = await createFetch()(url, { signal: controller.signal });
    controller.abort();
    expect((await failure(response.text())).name).toBe('AbortError');
    await closed;
  });

  test('cancelling the body closes the connection', async () => {
    let closed: Promise<void> | undefined;
    const url = await serve((request, response) => {
      closed = new Promise((resolve) => request.socket.once('close', () => resolve()));
      response.write('part');
    });
    await (await createFetch()(url)).body?.cancel();
    await closed;
  });
});

test('a server that changes the protocol instead of answering is a failed connection', async () => {
  const url = await serve((request) => {
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  });
  expect(await failure(createFetch()(url))).toMatchObject({ code: 'ECONNRESET' });
});
