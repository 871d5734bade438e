import { afterEach, describe, expect, test } from 'vitest';
import type { ModelMessage } from '../../src/messages/types.js';
import { breakpoints } from '../../src/model/families/cache-marks.js';
import type { ModelEvent } from '../../src/model/types.js';
import { type ModelServer, type ServerScript, startModelServer } from '../doubles/model-server.js';
import type { Wire } from '../doubles/wire.js';
import { aModelAt, aRequest, eventsOf, finishOf, type ModelSetup, readTool, user } from './setup.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: ServerScript): Promise<ModelServer> {
  const server = await startModelServer(script);
  servers.push(server);
  return server;
}

async function sent(wire: Wire, changes: ModelSetup, request = aRequest()) {
  const server = await serve([{ text: 'ok' }]);
  const events = await eventsOf(await aModelAt(wire, server.url, changes), request);
  finishOf(events);
  return { body: server.requests[0]?.body ?? {}, notices: noticesOf(events) };
}

const noticesOf = (events: readonly ModelEvent[]) =>
  events.flatMap((event) => (event.type === 'notice' ? [event.text] : []));

describe('effort and thinking', () => {
  test.each([
    ['anthropic', 'anthropic/claude-opus-5', { output_config: { effort: 'low' }, thinking: { display: 'summarized' } }],
    ['anthropic', 'anthropic/claude-sonnet-4-5', { thinking: { type: 'enabled' } }],
    ['openai', 'openai/gpt-5', { reasoning: { effort: 'low' } }],
    ['google', 'google/gemini-3-pro-preview', { generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } }],
    ['compatible', 'compatible/m', { reasoning_effort: 'low' }],
  ] as const)('%s: effort low of %s is sent in its own form', async (wire, name, expected) => {
    const { body, notices } = await sent(wire, { name, parameters: { effort: 'low' } });
    expect(body).toMatchObject(expected);
    expect(notices).toEqual([]);
  });

  test('an effort that a model does not have becomes the closest one, with a notice', async () => {
    const { body, notices } = await sent('anthropic', {
      name: 'anthropic/claude-opus-5',
      parameters: { effort: 'minimal' },
    });
    expect(body).toMatchObject({ output_config: { effort: 'low' } });
    expect(notices.join()).toMatch(/minimal/);
  });

  test.each([
    ['anthropic', 'anthropic/claude-opus-5', { thinking: { type: 'adaptive', display: 'summarized' } }],
    ['anthropic', 'anthropic/claude-haiku-4-5', { thinking: { type: 'enabled' } }],
    ['openai', 'openai/gpt-5', { reasoning: { summary: 'auto' } }],
    ['openai', 'openai/my-deployment', { reasoning: { summary: 'auto' } }],
    ['google', 'google/gemini-3-pro-preview', { generationConfig: { thinkingConfig: { includeThoughts: true } } }],
  ] as const)('%s: visible thinking of %s is asked for in its own form', async (wire, name, expected) => {
    expect((await sent(wire, { name, parameters: { thinking: 'visible' } })).body).toMatchObject(expected);
  });

  test.each([
    [
      'openai',
      'openai/gpt-4.1',
      { effort: 'high' },
      'reasoning',
      "'reasoning.effort' is not supported with this model.",
    ],
    ['openai', 'openai/o3', { thinking: 'visible' }, 'reasoning', 'must be verified to generate reasoning summaries.'],
    ['anthropic', 'anthropic/my-gateway', { thinking: 'visible' }, 'thinking', 'adaptive thinking is not supported.'],
    [
      'google',
      'google/gemini-2.0',
      { thinking: 'visible' },
      'thinkingConfig',
      'Thinking is not supported by this model.',
    ],
    ['compatible', 'compatible/m', { effort: 'high' }, 'reasoning_effort', 'Unsupported parameter: reasoning_effort'],
  ] as const)('%s: a server that refuses %s with %j gets neither for the rest of the run, with a notice', async (wire, name, parameters, key, message) => {
    const server = await serve(({ body }) =>
      JSON.stringify(body).includes(`"${key}":`) ? { status: 400, body: { error: { message } } } : { text: 'ok' },
    );
    const model = await aModelAt(wire, server.url, { name, parameters });
    const events = await eventsOf(model);
    finishOf(events);
    finishOf(await eventsOf(model));
    expect(noticesOf(events)).toEqual([`${name} does not accept the settings effort and thinking: they are left out.`]);
    expect(server.requests).toHaveLength(3);
  });

  test('thinking can be turned off, and a model that always thinks leaves readable text by default', async () => {
    const name = 'anthropic/claude-opus-5';
    expect((await sent('anthropic', { name, parameters: { thinking: 'off' } })).body).toMatchObject({
      thinking: { type: 'disabled' },
    });
    expect((await sent('anthropic', { name: 'anthropic/claude-opus-5-5' })).body).toMatchObject({
      thinking: { type: 'adaptive', display: 'summarized' },
    });
    expect((await sent('anthropic', { name })).body['thinking']).toBeUndefined();
  });
});

describe('sampling parameters', () => {
  test('a temperature that a known model refuses is left out with a notice', async () => {
    const { body, notices } = await sent('openai', { parameters: { temperature: 0.2 } });
    expect([body['temperature'], notices.join()]).toEqual([undefined, expect.stringContaining('temperature')]);
  });

  test('a temperature that the server refuses is left out for the rest of the run, with one notice', async () => {
    const message = "Unsupported value: 'temperature' does not support 0.2 with this model.";
    const server = await serve(({ body }) =>
      body['temperature'] === undefined ? { text: 'ok' } : { status: 400, body: { error: { message } } },
    );
    const model = await aModelAt('compatible', server.url, { parameters: { temperature: 0.2 } });
    const first = await eventsOf(model);
    const second = await eventsOf(model);
    finishOf(second);
    expect([noticesOf(first).length, noticesOf(second).length, server.requests.length]).toEqual([1, 0, 3]);
  });

  test('the temperature of the user takes precedence over the one of a prompt', async () => {
    const { body } = await sent('compatible', { parameters: { temperature: 0.2 } }, aRequest({ temperature: 0.9 }));
    expect(body['temperature']).toBe(0.2);
  });
});

describe('the output limit of a model that the package does not know', () => {
  const options = { name: 'anthropic/my-gateway-model' };

  test('is large enough for a file', async () => {
    expect((await sent('anthropic', options)).body['max_tokens']).toBe(32_000);
    expect((await sent('anthropic', options, aRequest({ maxOutputTokens: 500 }))).body['max_tokens']).toBe(500);
  });

  test('is lowered to the one that the server states', async () => {
    const message = 'max_tokens: 32000 > 8192, which is the maximum allowed number of output tokens for my-model';
    const server = await serve(({ body }) =>
      Number(body['max_tokens']) > 8_192
        ? { status: 400, body: { type: 'error', error: { type: 'invalid_request_error', message } } }
        : { text: 'ok' },
    );
    const model = await aModelAt('anthropic', server.url, options);
    expect(noticesOf(await eventsOf(model))[0]).toContain('8192');
    finishOf(await eventsOf(model, aRequest({ maxOutputTokens: 100 })));
    expect(server.requests.map(({ body }) => body['max_tokens'])).toEqual([32_000, 8_192, 100]);
  });
});

describe('cache', () => {
  const turn = (count: number): readonly ModelMessage[] => [
    {
      role: 'assistant',
      parts: Array.from({ length: count }, (_, index) => ({
        type: 'tool-call',
        id: `c${String(index)}`,
        name: 'Read',
        input: {},
      })),
    },
    {
      role: 'tool',
      results: Array.from({ length: count }, (_, index) => ({
        type: 'tool-result',
        id: `c${String(index)}`,
        name: 'Read',
        parts: [{ type: 'text', text: 'x' }],
        isError: false,
      })),
    },
  ];

  test.each([
    ['one message', [user('a')], 2],
    ['a short turn', [user('a'), ...turn(1)], 3],
    ['a turn longer than the provider looks back', [user('a'), ...turn(16)], 4],
  ] as const)('anthropic: %s has a breakpoint where the last request ended', async (_name, messages, marks) => {
    const { body } = await sent('anthropic', {}, aRequest({ messages: [...messages] }));
    const text = JSON.stringify(body);
    expect(text.split('"cache_control"').length - 1).toBe(marks);
    const wire = body['messages'] as readonly { readonly content: readonly object[] }[];
    expect(wire[0]?.content.at(-1)).toHaveProperty('cache_control');
    expect(wire.at(-1)?.content.at(-1)).toHaveProperty('cache_control');
  });

  test('no breakpoint is put on a thinking block', () => {
    const thinking = { type: 'thinking' };
    const conversation = [
      { role: 'user', content: [{ type: 'text' }] },
      { role: 'assistant', content: [...new Array<object>(20).fill({ type: 'tool_use' }), thinking] },
      { role: 'user', content: [{ type: 'text' }] },
    ];
    expect(breakpoints(conversation)).toEqual([
      [0, 0],
      [2, 0],
      [1, 19],
    ]);
  });

  test('openai: requests with the same system prompt and tools have the same key, others another', async () => {
    const keyOf = async (changes: Parameters<typeof aRequest>[0]) =>
      (await sent('openai', {}, aRequest(changes))).body['prompt_cache_key'];
    const first = await keyOf({});
    expect(first).toMatch(/^sallyport-[0-9a-f]{32}$/);
    expect(await keyOf({ messages: [user('another job')] })).toBe(first);
    expect(await keyOf({ system: 'Other.' })).not.toBe(first);
    expect(await keyOf({ tools: [{ ...readTool, description: 'Other.' }] })).not.toBe(first);
  });
});

describe('anthropic: a last turn without calls', () => {
  const calls = [{ id: 'c', name: 'Read', input: {} }];
  const last = aRequest({ toolChoice: 'none' });

  test('keeps the tool choice of the other turns, of which the cache depends', async () => {
    const server = await serve([{ text: 'The answer.', calls }]);
    const finish = finishOf(await eventsOf(await aModelAt('anthropic', server.url), last));
    expect(server.requests[0]?.body).toMatchObject({ tool_choice: { type: 'auto' } });
    expect([finish.reason, finish.message.parts]).toEqual(['stop', [{ type: 'text', text: 'The answer.' }]]);
  });

  test('is repeated with the choice none if the model only calls tools', async () => {
    const server = await serve([{ calls }, { text: 'The answer.' }]);
    const events = await eventsOf(await aModelAt('anthropic', server.url), last);
    expect(finishOf(events).message.parts).toEqual([{ type: 'text', text: 'The answer.' }]);
    expect(events.find((event) => event.type === 'retry')).toMatchObject({ usage: { inputTokens: 11 } });
    expect(server.requests.map(({ body }) => body['tool_choice'])).toEqual([{ type: 'auto' }, { type: 'none' }]);
  });
});

test('google: text behind the results of calls is in the same content, so that the roles alternate', async () => {
  const messages: readonly ModelMessage[] = [
    user('a'),
    { role: 'assistant', parts: [{ type: 'tool-call', id: 'c', name: 'Read', input: {} }] },
    {
      role: 'tool',
      results: [{ type: 'tool-result', id: 'c', name: 'Read', parts: [{ type: 'text', text: 'x' }], isError: false }],
    },
    user('b'),
  ];
  const { body } = await sent('google', {}, aRequest({ messages }));
  const contents = body['contents'] as readonly { readonly role: string; readonly parts: readonly object[] }[];
  expect(contents.map(({ role, parts }) => [role, parts.length])).toEqual([
    ['user', 1],
    ['model', 1],
    ['user', 2],
  ]);
});

test('compatible: the reasoning details of OpenRouter are joined and go back unchanged', async () => {
  const delta = (details: object) =>
    `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: details }] })}\n\n`;
  const details = (detail: object) => delta({ reasoning_details: [detail] });
  const body = [
    details({ type: 'reasoning.text', index: 0, text: 'I ', format: 'f' }),
    details({ type: 'reasoning.text', index: 0, text: 'think', signature: 's' }),
    details({ type: 'reasoning.encrypted', index: 1, data: 'sealed' }),
    delta({ content: 'ok' }),
    `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
    'data: [DONE]\n\n',
  ].join('');
  const stream = { status: 200, body, headers: { 'content-type': 'text/event-stream' } };
  const server = await serve([stream, { text: 'ok' }]);
  const model = await aModelAt('compatible', server.url);
  const { message } = finishOf(await eventsOf(model));
  await eventsOf(model, aRequest({ messages: [user('a'), message, user('b')] }));
  const messages = server.requests[1]?.body['messages'] as readonly object[];
  expect(messages[2]).toMatchObject({
    role: 'assistant',
    content: 'ok',
    reasoning_details: [
      { type: 'reasoning.text', index: 0, text: 'I think', format: 'f', signature: 's' },
      { type: 'reasoning.encrypted', index: 1, data: 'sealed' },
    ],
  });
});
