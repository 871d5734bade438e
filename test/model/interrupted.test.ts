import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModelEvent } from '../../src/model/types.js';
import { type ModelServer, type ServerScript, startModelServer } from '../doubles/model-server.js';
import { toStream } from '../doubles/wire.js';
import { aClock, aModelAt, aRequest, diagnosticOf, eventsOf, finishOf, modelNames, user, wires } from './setup.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: ServerScript): Promise<ModelServer> {
  const server = await startModelServer(script);
  servers.push(server);
  return server;
}

const retryOf = (events: readonly ModelEvent[]) => events.find((event) => event.type === 'retry');

describe('a failed attempt is counted', () => {
  test.each([
    { wire: 'anthropic', input: 900 },
    // The other providers send token counts at the end only: the length of the conversation is counted.
    { wire: 'openai', input: 1_000 },
    { wire: 'google', input: 1_000 },
    { wire: 'compatible', input: 1_000 },
  ] as const)('$wire: a stream that was cut has the tokens that it used', async ({ wire, input }) => {
    const usage = { input: 900, output: 999 };
    const server = await serve([{ text: 'x'.repeat(400), usage, instead: 'destroy' }, { text: 'whole' }]);
    const model = await aModelAt(wire, server.url, { clock: aClock(), retry: {} });
    const used = retryOf(await eventsOf(model, aRequest({ messages: [user('Some text. '.repeat(364))] })))?.usage;
    expect(used?.outputTokens).toBeGreaterThan(40);
    expect(used?.outputTokens).toBeLessThan(130);
    expect(used?.inputTokens).toBeGreaterThanOrEqual(input);
    expect(used?.inputTokens).toBeLessThan(input + 200);
  });

  test.each(wires)('%s: a request that was rejected before an answer costs nothing', async (wire) => {
    const server = await serve([{ status: 529 }, { text: 'whole' }]);
    const model = await aModelAt(wire, server.url, { clock: aClock(), retry: {} });
    expect(retryOf(await eventsOf(model))?.usage).toBeUndefined();
  });

  test.each(wires)('%s: an answer that was refused before its first word has its usage', async (wire) => {
    const server = await serve([{ stop: 'refused', usage: { input: 500, output: 3 } }]);
    const end = (await eventsOf(await aModelAt(wire, server.url))).at(-1);
    expect(end).toMatchObject({ type: 'error', usage: { inputTokens: 500, outputTokens: 3 } });
  });
});

describe('a body that is not a stream', () => {
  const page = '<!DOCTYPE html><html><head><title>Sign in</title></head></html>';

  test.each(wires)('%s: a web page with status 200 fails at once with its title', async (wire) => {
    const server = await serve([{ status: 200, body: page, headers: { 'content-type': 'text/html' } }]);
    const modelError = diagnosticOf(await eventsOf(await aModelAt(wire, server.url, { retry: {} })));
    expect(modelError).toMatchObject({ kind: 'not-found', retryable: false });
    expect(modelError.message).toBe(`${modelNames[wire]} answered with a web page instead of an answer (“Sign in”).`);
    expect(modelError.hint).toContain('base-url');
  });

  test.each(wires)('%s: a JSON document with status 200 fails at once', async (wire) => {
    const server = await serve([{ status: 200, body: { choices: [] } }]);
    const { message } = diagnosticOf(await eventsOf(await aModelAt(wire, server.url, { retry: {} })));
    expect(message).toBe(`${modelNames[wire]} answered with a JSON document instead of a stream.`);
  });

  test.each(wires)('%s: a sentence with status 200 fails at once', async (wire) => {
    const server = await serve([
      { status: 200, body: 'The server is running.\n', headers: { 'content-type': 'text/plain' } },
    ]);
    const { kind, message } = diagnosticOf(await eventsOf(await aModelAt(wire, server.url, { retry: {} })));
    expect([kind, message]).toEqual([
      'not-found',
      `${modelNames[wire]} answered with the text “The server is running.” instead of a stream.`,
    ]);
  });

  test('a web page with another status is named and not quoted', async () => {
    const server = await serve([{ status: 502, body: page }]);
    const { kind, message } = diagnosticOf(await eventsOf(await aModelAt('openai', server.url)));
    expect([kind, message]).toEqual([
      'server',
      'openai/gpt-5 answered 502: a web page instead of an answer (“Sign in”).',
    ]);
  });
});

describe('a silent provider', () => {
  test.each(wires)('%s: a response without a byte for too long is cut', async (wire) => {
    const server = await serve([{ text: 'half', instead: 'stall' }]);
    const model = await aModelAt(wire, server.url, { byteTimeoutMs: 60 });
    expect(diagnosticOf(await eventsOf(model))).toMatchObject({ kind: 'cut-off', retryable: true });
  });

  test('pings keep the connection, but the limit of events ends the attempt', async () => {
    const server = await serve([{ text: 'half', instead: 'ping' }]);
    const model = await aModelAt('anthropic', server.url, { byteTimeoutMs: 80, eventTimeoutMs: 200 });
    const events = await eventsOf(model);
    expect(diagnosticOf(events)).toMatchObject({ kind: 'cut-off', retryable: true });
    expect(diagnosticOf(events).message).toContain('stalled');
  });
});

describe('headers', () => {
  test.each(wires)('%s: the User-Agent is that of this program, and no beta is asked for', async (wire) => {
    const server = await serve([{ text: 'ok' }]);
    await eventsOf(await aModelAt(wire, server.url));
    const headers = server.requests[0]?.headers;
    expect(headers?.['user-agent']).toMatch(/^sallyport\/\d+\.\d+\.\d+$/);
    expect(headers?.['anthropic-beta']).toBeUndefined();
  });
});

test('an https address of a server that speaks http is named as such, and not retried', async () => {
  const server = await serve([]);
  const address = server.url.replace('http:', 'https:');
  const modelError = diagnosticOf(await eventsOf(await aModelAt('anthropic', address, { retry: {} })));
  expect(modelError).toMatchObject({ kind: 'network', retryable: false });
  expect(modelError.hint).toContain('http:// or https://');
});

describe('fallback models', () => {
  const fallback = { fallbacks: ['openai/gpt-5'], keys: { OPENAI_API_KEY: 'other-key' } };

  test.each([429, 503, 529, 402])('status %i: the next model repeats the request and stays', async (status) => {
    const server = await serve(({ path }) => (path.includes('/messages') ? { status } : { text: 'from the second' }));
    const keys = { ...fallback.keys, OPENAI_BASE_URL: `${server.url}/v1` };
    const model = await aModelAt('anthropic', server.url, { ...fallback, keys });
    const events = await eventsOf(model);
    expect(finishOf(events).usage).toMatchObject({ model: 'openai/gpt-5' });
    expect(events.find((event) => event.type === 'notice')?.text).toContain('The run continues with openai/gpt-5.');
    finishOf(await eventsOf(model));
    const asked = server.requests.map(({ path, headers }) => [path.split('/').at(-1), headers.authorization]);
    expect(asked).toEqual([
      ['messages', undefined],
      ['responses', 'Bearer other-key'],
      ['responses', 'Bearer other-key'],
    ]);
  });

  test.each([400, 401, 404])('status %i, which is an error of the request or the key, ends the run', async (status) => {
    const server = await serve([{ status }]);
    diagnosticOf(await eventsOf(await aModelAt('anthropic', server.url, fallback)));
    expect(server.requests).toHaveLength(1);
  });

  test('a fallback model without a key is an error at the start', async () => {
    const server = await serve([]);
    await expect(aModelAt('anthropic', server.url, { fallbacks: ['openai/gpt-5'] })).rejects.toThrow(
      'the API key is missing for openai/gpt-5',
    );
  });
});

test('after a kept connection turned out to be closed, the request is repeated on a new one', async () => {
  let connections = 0;
  const server = http.createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(toStream('anthropic', { text: 'ok' }).body.concat(toStream('anthropic', {}).end).join(''));
    });
  });
  server.on('connection', (socket) => {
    connections += 1;
    // The second request on the first connection finds it closed.
    let requests = 0;
    socket.on('data', (data) => {
      if (data.toString().startsWith('POST')) requests += 1;
      if (connections === 1 && requests === 2) socket.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const model = await aModelAt('anthropic', url, { clock: aClock(), retry: {} });
    finishOf(await eventsOf(model));
    const events = await eventsOf(model);
    finishOf(events);
    expect([events.filter((event) => event.type === 'retry').length, connections]).toEqual([1, 2]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
