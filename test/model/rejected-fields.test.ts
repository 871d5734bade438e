import { afterEach, describe, expect, test } from 'vitest';
import type { ToolSpec } from '../../src/messages/types.js';
import { type ModelServer, type Reply, type ServerScript, startModelServer } from '../doubles/model-server.js';
import type { Wire } from '../doubles/wire.js';
import { aModelAt, aRequest, diagnosticOf, eventsOf, finishOf, modelNames, readTool, user } from './setup.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: ServerScript): Promise<ModelServer> {
  const server = await startModelServer(script);
  servers.push(server);
  return server;
}

const mcpTool = (name: string): ToolSpec => ({
  name: `mcp__s__${name}`,
  description: 'x',
  inputSchema: { type: 'object' },
});
const tools = [readTool, mcpTool('one'), mcpTool('bad'), mcpTool('bad_too'), mcpTool('get_document')];

describe('a tool whose definition is rejected', () => {
  const rejecting = (message: string): Reply => ({
    status: 400,
    body: { error: { message, type: 'invalid_request_error' } },
  });

  test.each<{ wire: Wire; message: string; left: string }>([
    {
      wire: 'anthropic',
      message: "tools.2.custom.input_schema.properties: Property keys should match pattern '^x$'",
      left: 'mcp__s__bad',
    },
    {
      wire: 'openai',
      message: "Invalid schema for function 'mcp__s__bad_too': array schema missing items.",
      left: 'mcp__s__bad_too',
    },
    { wire: 'openai', message: "Invalid 'tools[2].function.description': string too long.", left: 'mcp__s__bad' },
    {
      wire: 'compatible',
      message: "Invalid schema for function 'mcp__s__get_document': x is not valid.",
      left: 'mcp__s__get_document',
    },
    {
      wire: 'google',
      message: 'GenerateContentRequest.tools[0].function_declarations[1].parameters: missing field.',
      left: 'mcp__s__one',
    },
  ])('$wire: $left is left out, and the request is sent again once', async ({ wire, message, left }) => {
    const server = await serve([rejecting(message), { text: 'ok' }, { text: 'again' }]);
    const model = await aModelAt(wire, server.url);
    const events = await eventsOf(model, aRequest({ tools }));
    expect(finishOf(events).reason).toBe('stop');
    const notices = events.flatMap((event) => (event.type === 'notice' ? [event.text] : []));
    expect(notices).toEqual([expect.stringContaining(`rejects the definition of the tool ${left}, which is left out`)]);
    await eventsOf(model, aRequest({ tools }));
    expect(server.requests).toHaveLength(3);
    for (const [index, isSent] of [true, false, false].entries())
      expect(server.requests[index]?.text.includes(`"${left}"`)).toBe(isSent);
  });

  test('two tools that are named are both left out', async () => {
    const server = await serve([
      rejecting("Invalid schema for function 'mcp__s__bad'"),
      rejecting("Invalid schema for function 'mcp__s__one'"),
      { text: 'ok' },
    ]);
    finishOf(await eventsOf(await aModelAt('openai', server.url), aRequest({ tools })));
    expect(server.requests).toHaveLength(3);
  });

  test.each([
    ['a tool of the program', 'tools.0.custom.input_schema: invalid', 1],
    ['no tool', 'messages.0: roles must alternate', 1],
    ['a place again and again', 'tools.1.custom.input_schema: invalid', 2],
  ])('ends the request if the error names %s', async (_name, message, requests) => {
    const server = await serve(() => rejecting(message));
    expect(diagnosticOf(await eventsOf(await aModelAt('anthropic', server.url), aRequest({ tools }))).kind).toBe(
      'bad-request',
    );
    expect(server.requests).toHaveLength(requests);
  });
});

describe('a field that is refused', () => {
  const detail = (...loc: readonly string[]) => ({
    status: 422,
    body: {
      object: 'error',
      message: { detail: [{ type: 'extra_forbidden', loc: ['body', ...loc], msg: 'Extra inputs are not permitted' }] },
    },
  });
  const reasoned = [
    user('hello'),
    {
      role: 'assistant',
      parts: [
        { type: 'reasoning', text: 'hmm' },
        { type: 'text', text: 'Hi.' },
      ],
    },
    user('and?'),
  ] as const;

  test.each<{ name: string; refusal: Reply; field: string }>([
    { name: 'by a list of details', refusal: detail('stream_options'), field: 'stream_options' },
    {
      name: 'by a sentence',
      refusal: { status: 400, body: { error: { message: 'Unrecognized request argument supplied: stream_options' } } },
      field: 'stream_options',
    },
    {
      name: 'in a message',
      refusal: detail('messages', '2', 'assistant', 'reasoning_content'),
      field: 'reasoning_content',
    },
    {
      name: 'by a text',
      refusal: { status: 400, body: 'Unknown field: reasoning_content' },
      field: 'reasoning_content',
    },
  ])('$name is given up once and remembered: $field', async ({ refusal, field }) => {
    const server = await serve([refusal, { text: 'ok' }, { text: 'again' }]);
    const model = await aModelAt('compatible', server.url);
    finishOf(await eventsOf(model, aRequest({ messages: reasoned })));
    finishOf(await eventsOf(model, aRequest({ messages: reasoned })));
    expect(server.requests.map(({ text }) => text.includes(`"${field}"`))).toEqual([true, false, false]);
  });

  test('two fields are given up one after the other', async () => {
    const server = await serve([
      detail('stream_options'),
      detail('messages', '2', 'reasoning_content'),
      { text: 'ok' },
    ]);
    finishOf(await eventsOf(await aModelAt('compatible', server.url), aRequest({ messages: reasoned })));
    expect(server.requests).toHaveLength(3);
  });

  test.each([
    ['a field that is not sent', 'Unknown field: seed'],
    ['a field that is needed', 'Invalid field: model is not supported'],
  ])('the error is reported for %s', async (_name, message) => {
    const server = await serve(() => ({ status: 400, body: { error: { message } } }));
    const modelError = diagnosticOf(await eventsOf(await aModelAt('compatible', server.url)));
    expect([modelError.message, server.requests.length]).toEqual([
      `${modelNames.compatible} answered 400: ${message}.`,
      1,
    ]);
  });
});
