import { afterEach, describe, expect, test } from 'vitest';
import type { ModelErrorKind } from '../../../src/model/types.js';
import { type ModelServer, type Reply, type ServerScript, startModelServer } from '../../doubles/model-server.js';
import type { Wire } from '../../doubles/wire.js';
import { aClock, aModelAt, aRequest, diagnosticOf, eventsOf, finishOf, modelNames, secret, wires } from '../setup.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: ServerScript): Promise<ModelServer> {
  const server = await startModelServer(script);
  servers.push(server);
  return server;
}

async function diagnosticFor(wire: Wire, reply: Reply) {
  const server = await serve([reply]);
  return diagnosticOf(await eventsOf(await aModelAt(wire, server.url)));
}

interface StatusRow {
  readonly status: number;
  readonly kind: ModelErrorKind;
  readonly retryable: boolean;
  readonly hint: RegExp;
}

const statuses: readonly StatusRow[] = [
  { status: 302, kind: 'not-found', retryable: false, hint: /base-url/ },
  { status: 400, kind: 'bad-request', retryable: false, hint: /rejected/ },
  { status: 401, kind: 'auth', retryable: false, hint: /api-key/ },
  { status: 402, kind: 'quota', retryable: false, hint: /credit/ },
  { status: 403, kind: 'auth', retryable: false, hint: /api-key/ },
  { status: 404, kind: 'not-found', retryable: false, hint: /model name/ },
  { status: 408, kind: 'server', retryable: true, hint: /again/ },
  { status: 409, kind: 'server', retryable: true, hint: /again/ },
  { status: 413, kind: 'context-length', retryable: false, hint: /more bytes than the server accepts/ },
  { status: 422, kind: 'bad-request', retryable: false, hint: /rejected/ },
  { status: 424, kind: 'server', retryable: true, hint: /again/ },
  { status: 425, kind: 'server', retryable: true, hint: /again/ },
  { status: 429, kind: 'rate-limit', retryable: true, hint: /limit/ },
  { status: 499, kind: 'server', retryable: true, hint: /again/ },
  { status: 500, kind: 'server', retryable: true, hint: /again/ },
  { status: 501, kind: 'server', retryable: false, hint: /again/ },
  { status: 503, kind: 'overloaded', retryable: true, hint: /later/ },
  { status: 529, kind: 'overloaded', retryable: true, hint: /later/ },
];

describe.each(wires)('%s answers', (wire) => {
  test.each(statuses)('status $status becomes the error $kind', async ({ status, kind, retryable, hint }) => {
    const modelError = await diagnosticFor(wire, { status });
    expect(modelError).toMatchObject({ kind, status, retryable });
    expect(modelError.message).toBe(`${modelNames[wire]} answered ${String(status)}: the test says ${String(status)}.`);
    expect(modelError.hint).toMatch(hint);
  });

  test.each([
    { name: 'cut in the middle', reply: { text: 'half an ans', instead: 'destroy' }, kind: 'cut-off' },
    { name: 'closed without its end', reply: { text: 'half an ans', instead: 'end' }, kind: 'cut-off' },
    { name: 'cut before a word', reply: { instead: 'destroy' }, kind: 'cut-off' },
    { name: 'closed before a word', reply: { instead: 'end' }, kind: 'cut-off' },
    {
      name: 'cut after a whole call',
      reply: { calls: [{ id: 'c', name: 'Bash', input: {} }], instead: 'end' },
      kind: 'cut-off',
    },
    {
      name: 'stopped by its own error',
      reply: { text: 'half', instead: 'error' },
      kind: wire === 'openai' ? 'server' : 'overloaded',
    },
    { name: 'an error from the start', reply: { instead: 'error' }, kind: wire === 'openai' ? 'server' : 'overloaded' },
  ] as const)('a stream $name as $kind', async ({ reply, kind }) => {
    const modelError = await diagnosticFor(wire, reply);
    expect(modelError).toMatchObject({ kind, retryable: true });
  });

  test('an answer stopped by the content filter becomes the error refused', async () => {
    const server = await serve([{ stop: 'refused' }, { text: 'As a', stop: 'refused' }]);
    const model = await aModelAt(wire, server.url);
    expect(diagnosticOf(await eventsOf(model))).toMatchObject({ kind: 'refused', retryable: false });
    expect(finishOf(await eventsOf(model)).reason).toBe('refused');
  });

  test('a canceled request becomes the error cancelled at any point', async () => {
    const server = await serve([{ text: 'half', instead: 'stall' }]);
    const model = await aModelAt(wire, server.url);
    expect(diagnosticOf(await eventsOf(model, aRequest(), AbortSignal.abort()))).toMatchObject({ kind: 'cancelled' });
    expect(server.requests).toHaveLength(0);
    const controller = new AbortController();
    const kinds: string[] = [];
    for await (const event of model.stream(aRequest(), controller.signal)) {
      kinds.push(event.type === 'error' ? event.modelError.kind : event.type);
      controller.abort();
    }
    expect([kinds[0], kinds.at(-1)]).toEqual(['text', 'cancelled']);
  });

  test('a key in the message of the provider is hidden', async () => {
    const modelError = await diagnosticFor(wire, {
      status: 401,
      body: { error: { message: `wrong key ${secret}\n::error::x` } },
    });
    expect(modelError.message).toBe(`${modelNames[wire]} answered 401: wrong key *** ::error::x.`);
  });

  test('a response that is not JSON becomes a server error', async () => {
    const modelError = await diagnosticFor(wire, { status: 502, body: '<html>Bad gateway</html>' });
    expect(modelError).toMatchObject({ kind: 'server', status: 502, retryable: true });
  });

  test('a refused connection becomes a network error', async () => {
    const modelError = diagnosticOf(await eventsOf(await aModelAt(wire, 'http://127.0.0.1:1')));
    expect(modelError).toMatchObject({ kind: 'network', retryable: true });
    expect(modelError.message).toContain('ECONNREFUSED');
    expect(modelError.hint).toContain('base-url');
  });
});

test('a stalled stream becomes the error cut-off', async () => {
  const diagnostics = await Promise.all(
    wires.map(async (wire) => {
      const server = await serve([{ text: 'half', instead: 'stall' }]);
      return diagnosticOf(await eventsOf(await aModelAt(wire, server.url, { fetch: { idleTimeoutMs: 800 } })));
    }),
  );
  const message = "The provider's stream stalled before the answer was complete.";
  expect(diagnostics).toMatchObject(wires.map(() => ({ kind: 'cut-off', retryable: true, message })));
});

const openaiError = (code: string, message: string) => ({ error: { message, type: 'invalid_request_error', code } });
const anthropicError = (type: string, message: string) => ({ type: 'error', error: { type, message } });
const googleError = (status: string, message: string, details: readonly object[] = []) => ({
  error: { code: 400, status, message, details },
});

interface BodyRow {
  readonly wire: Wire;
  readonly status: number;
  readonly body: unknown;
  readonly kind: ModelErrorKind;
}

test.each<BodyRow>([
  { wire: 'openai', status: 429, body: openaiError('insufficient_quota', 'You exceeded it'), kind: 'quota' },
  { wire: 'openai', status: 429, body: openaiError('rate_limit_exceeded', 'Slow down'), kind: 'rate-limit' },
  { wire: 'openai', status: 400, body: openaiError('context_length_exceeded', 'Too long'), kind: 'context-length' },
  { wire: 'openai', status: 400, body: openaiError('model_not_found', 'No such model'), kind: 'not-found' },
  { wire: 'openai', status: 400, body: openaiError('content_filter', 'No'), kind: 'refused' },
  { wire: 'openai', status: 400, body: openaiError('invalid_api_key', 'Wrong'), kind: 'auth' },
  {
    wire: 'anthropic',
    status: 400,
    body: anthropicError('invalid_request_error', 'Your credit balance is too low to go on'),
    kind: 'quota',
  },
  {
    wire: 'anthropic',
    status: 400,
    body: anthropicError('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
    kind: 'context-length',
  },
  {
    wire: 'anthropic',
    status: 413,
    body: anthropicError('request_too_large', 'Request exceeds the limit'),
    kind: 'context-length',
  },
  { wire: 'anthropic', status: 500, body: anthropicError('overloaded_error', 'Overloaded'), kind: 'overloaded' },
  {
    wire: 'anthropic',
    status: 400,
    body: anthropicError('invalid_request_error', 'max_tokens: 99 > 64, the maximum allowed number of output tokens'),
    kind: 'bad-request',
  },
  {
    wire: 'anthropic',
    status: 400,
    body: anthropicError('invalid_request_error', 'messages: text is required'),
    kind: 'bad-request',
  },
  {
    wire: 'google',
    status: 400,
    body: googleError('INVALID_ARGUMENT', 'API key not valid', [{ reason: 'API_KEY_INVALID' }]),
    kind: 'auth',
  },
  {
    wire: 'google',
    status: 400,
    body: googleError('INVALID_ARGUMENT', 'The input token count (2000000) exceeds the maximum'),
    kind: 'context-length',
  },
  {
    wire: 'google',
    status: 429,
    body: googleError('RESOURCE_EXHAUSTED', 'You exceeded your current quota'),
    kind: 'rate-limit',
  },
  {
    wire: 'compatible',
    status: 400,
    body: { error: "This model's maximum context length is 8192 tokens" },
    kind: 'context-length',
  },
  { wire: 'compatible', status: 404, body: { detail: 'Not Found' }, kind: 'not-found' },
])('$wire $status with its own error code becomes $kind', async ({ wire, status, body, kind }) => {
  expect((await diagnosticFor(wire, { status, body })).kind).toBe(kind);
});

test.each([
  ['a limit of requests per day', 'Rate limit reached for gpt-5 on requests per day (RPD): Limit 200, Used 200.'],
  ['a limit of zero', 'Quota exceeded for metric: generate_requests, limit: 0'],
  ['a spending limit', 'You have reached your specified API usage limits. You will regain access on 2026-12-01.'],
])('%s ends the run at once with the reason', async (_name, message) => {
  const modelError = await diagnosticFor('openai', { status: 429, body: { error: { message } } });
  expect(modelError).toMatchObject({ kind: 'quota', retryable: false });
  expect(modelError.message).toContain(message.replace(/\.$/, ''));
});

test('a daily quota that Google names only by its id ends the run at once', async () => {
  const violations = [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }];
  const body = googleError('RESOURCE_EXHAUSTED', 'You exceeded your current quota', [{ violations }]);
  expect(await diagnosticFor('google', { status: 429, body })).toMatchObject({ kind: 'quota', retryable: false });
});

const retryInfo = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37.5s' }];

test.each([
  { name: 'seconds', headers: { 'retry-after': '7' }, wait: 7_000 },
  { name: 'milliseconds', headers: { 'retry-after-ms': '250', 'retry-after': '9' }, wait: 250 },
  {
    name: "a date, by the server's clock",
    headers: { date: 'Sat, 21 Nov 2026 08:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 08:00:12 GMT' },
    wait: 12_000,
  },
  { name: 'a date that is over', headers: { 'retry-after': 'Sat, 21 Nov 2015 08:00:12 GMT' }, wait: 0 },
  { name: 'nonsense', headers: { 'retry-after': 'soon' }, wait: undefined },
  {
    name: 'a sentence of OpenAI',
    body: { error: { message: 'Rate limit reached. Please try again in 11.054s. Visit x' } },
    wait: 11_054,
  },
  {
    name: 'a sentence with minutes and milliseconds',
    body: { error: { message: 'Try again in 1m2s500ms.' } },
    wait: 62_500,
  },
  { name: 'a sentence of Google', body: googleError('RESOURCE_EXHAUSTED', 'Please retry in 3.5s.'), wait: 3_500 },
  { name: 'a sentence with words', body: { error: { message: 'retry after 20 seconds' } }, wait: 20_000 },
  { name: 'a sentence without a time', body: { error: { message: 'Please try again later' } }, wait: undefined },
  { name: 'a delay in the body', body: googleError('RESOURCE_EXHAUSTED', 'x', retryInfo), wait: 37_500 },
])('reads a requested wait given as $name', async ({ headers, body, wait }) => {
  const modelError = await diagnosticFor('google', { status: 429, ...(headers && { headers }), ...(body && { body }) });
  expect(modelError.retryAfterMs).toBe(wait);
});

test('a date without the clock of the server is relative to the clock of the runner', async () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const server = await serve([{ status: 429, headers: { date: '', 'retry-after': 'Sat, 21 Nov 2026 08:00:05 GMT' } }]);
  const model = await aModelAt('anthropic', server.url, { clock: aClock(now) });
  expect(diagnosticOf(await eventsOf(model)).retryAfterMs).toBe(5_000);
});

describe('a request is made again', () => {
  test.each(wires)('%s is retried after a rate limit and a broken stream, from the start of the turn', async (wire) => {
    const server = await serve([
      { status: 429, headers: { 'retry-after': '3' } },
      { text: 'half an', instead: 'destroy' },
      { text: 'a whole answer' },
    ]);
    const clock = aClock();
    const events = await eventsOf(await aModelAt(wire, server.url, { clock, retry: {} }));
    expect(events.filter((event) => event.type === 'retry')).toMatchObject([
      { attempt: 1, delayMs: 3_500, modelError: { kind: 'rate-limit', retryAfterMs: 3_000 } },
      { attempt: 2, delayMs: 1_500, modelError: { kind: 'cut-off' } },
    ]);
    expect(clock.slept).toEqual([3_500, 1_500]);
    expect(finishOf(events).message.parts).toMatchObject([{ type: 'text', text: 'a whole answer' }]);
    expect(server.requests.map((request) => request.text === server.requests[0]?.text)).toEqual([true, true, true]);
  });
});

test('an encrypted request to a port without encryption is not called a problem of a certificate', async () => {
  const server = await serve([{ text: 'never sent' }]);
  const address = server.url.replace('http://', 'https://');
  const modelError = diagnosticOf(await eventsOf(await aModelAt('openai', address)));
  expect(modelError).toMatchObject({ kind: 'network', retryable: false });
  expect(modelError.hint).toBe('Check base-url: http:// or https:// and the port must match the server.');
});

const extra = { type: 'extra_forbidden', loc: ['body', 'top_k'], msg: 'Extra inputs are not permitted' };

test.each<{ name: string; body: unknown; text: string }>([
  {
    name: 'a list of details in a message',
    body: { object: 'error', message: { detail: [extra] }, type: 'invalid' },
    text: 'body.top_k: Extra inputs are not permitted',
  },
  {
    name: 'a list of details',
    body: { detail: [extra, { loc: ['body', 'n'], msg: 'Input should be 1' }] },
    text: 'body.top_k: Extra inputs are not permitted; body.n: Input should be 1',
  },
  { name: 'a sentence as detail', body: { detail: 'No such route' }, text: 'No such route' },
  {
    name: 'a status and a message',
    body: { status: 'failure', message: 'x-portkey-config is missing' },
    text: 'x-portkey-config is missing',
  },
  {
    name: 'a list of errors',
    body: { success: false, errors: [{ code: 7003, message: 'No route' }] },
    text: 'No route',
  },
  { name: 'a list of texts', body: { errors: ['One', 'Two', 'One'] }, text: 'One; Two' },
  { name: 'an error as a text', body: { error: 'model is loading' }, text: 'model is loading' },
  { name: 'an error in a list', body: [{ error: { code: 400, message: 'Bad role' } }], text: 'Bad role' },
  {
    name: 'a gateway and its provider',
    body: { error: { message: 'Provider returned error', metadata: { raw: '{"error":{"message":"No quota here"}}' } } },
    text: 'Provider returned error: No quota here',
  },
  { name: 'JSON in a text', body: { error: { message: '{"error":{"message":"Inner words"}}' } }, text: 'Inner words' },
  {
    name: 'a parameter',
    body: { error: { message: 'Unknown parameter', param: 'top_k' } },
    text: 'Unknown parameter (top_k)',
  },
  { name: 'a fault', body: { fault: { faultstring: 'Invalid ApiKey' } }, text: 'Invalid ApiKey' },
  { name: 'a capital letter', body: { Message: 'Not authorized' }, text: 'Not authorized' },
  {
    name: 'a problem document',
    body: { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'No model' },
    text: 'No model',
  },
  { name: 'an unknown form', body: { outcome: { why: 'because' } }, text: '{"outcome":{"why":"because"}}' },
  { name: 'a text', body: 'upstream is not configured', text: 'upstream is not configured' },
])('the words of an error are shown: $name', async ({ body, text }) => {
  for (const wire of ['compatible', 'openai', 'anthropic', 'google'] as const) {
    const { message } = await diagnosticFor(wire, { status: 400, body });
    expect([wire, message]).toEqual([wire, expect.stringContaining(`answered 400: ${text}`)]);
  }
});
