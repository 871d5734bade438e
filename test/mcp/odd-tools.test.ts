import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limitTools, type ServerOffer } from '../../src/mcp/limit-tools.js';
import type { RunningServers, StartOptions } from '../../src/mcp/start-servers.js';
import { toolLimitsOf } from '../../src/model/tool-limits.js';
import type { Tool } from '../../src/tools/types.js';
import { aConfiguration, callTool, running, textOf } from '../doubles/mcp.js';

const file = resolve(import.meta.dirname, '../fixtures/odd-mcp-server.mjs');
const good = { name: 'good', description: 'Is good.', inputSchema: { type: 'object', properties: { a: {} } } };

async function offered(
  tools: readonly unknown[],
  { result, ...options }: Partial<StartOptions> & { readonly result?: unknown } = {},
): Promise<RunningServers> {
  const args = [file, JSON.stringify({ tools }), ...(result === undefined ? [] : [JSON.stringify(result)])];
  return await running(aConfiguration({ s: { command: 'node', args } }), options);
}

const names = ({ tools }: RunningServers) => tools.map(({ name }) => name);

describe('a tool by itself', () => {
  test.each<{ name: string; odd: unknown; problem: string }>([
    {
      name: 'null',
      odd: null,
      problem: 'A tool of the MCP server s was not offered: an entry of its list is not a tool.',
    },
    { name: 'without a name', odd: { inputSchema: { type: 'object' } }, problem: 'it has no name' },
    { name: 'with an empty name', odd: { ...good, name: '' }, problem: 'it has no name' },
    {
      name: 'whose schema is a text',
      odd: { ...good, name: 'odd', inputSchema: { type: 'string' } },
      problem: 'mcp__s__odd was not offered: its schema is not one of an object',
    },
    {
      name: 'whose schema is a list',
      odd: { ...good, name: 'odd', inputSchema: [] },
      problem: 'mcp__s__odd was not offered: its schema is not one of an object',
    },
    {
      name: 'whose property is a list',
      odd: {
        ...good,
        name: 'odd',
        inputSchema: { type: 'object', properties: { coin: { type: 'string' }, required: ['coin'] } },
      },
      problem: 'mcp__s__odd was not offered: its schema at /properties/required is not a schema',
    },
    {
      name: 'with a type that does not exist',
      odd: { ...good, name: 'odd', inputSchema: { type: 'object', properties: { a: { type: 'text' } } } },
      problem: 'mcp__s__odd was not offered: its schema at /properties/a has the unknown type "text"',
    },
    {
      name: 'with a broken alternative',
      odd: {
        ...good,
        name: 'odd',
        inputSchema: { type: 'object', properties: { a: { anyOf: [{ type: 'string' }, 'null'] } } },
      },
      problem: 'its schema at /properties/a/anyOf/1 is not a schema',
    },
    {
      name: 'that can only run as a task',
      odd: { ...good, name: 'odd', execution: { taskSupport: 'required' } },
      problem: 'mcp__s__odd was not offered: it can only run as a task',
    },
  ])('$name is left out with one notice that names it', async ({ odd, problem }) => {
    const servers = await offered([odd, good]);
    expect(names(servers)).toEqual(['mcp__s__good']);
    expect(servers.notices).toEqual([expect.stringContaining(problem)]);
  });

  test.each<{ name: string; odd: object }>([
    { name: 'without a schema', odd: { inputSchema: undefined } },
    { name: 'whose schema is null', odd: { inputSchema: null } },
    { name: 'whose schema has no type', odd: { inputSchema: { properties: { a: {} } } } },
    { name: 'whose schema has a list of types', odd: { inputSchema: { type: ['object', 'null'] } } },
    {
      name: 'whose schema has alternatives',
      odd: { inputSchema: { anyOf: [{ type: 'object', properties: { a: {} } }] } },
    },
    { name: 'whose properties are true', odd: { inputSchema: { type: 'object', properties: { a: true } } } },
    {
      name: 'whose required is true',
      odd: { inputSchema: { type: 'object', properties: { a: { required: true } }, required: true } },
    },
    { name: 'with a description that is null', odd: { description: null } },
    { name: 'with a title that is a number', odd: { title: 5 } },
    { name: 'with a hint that is a text', odd: { annotations: { readOnlyHint: 'yes' } } },
    { name: 'with annotations that are a list', odd: { annotations: [] } },
    { name: 'with an output schema of a text', odd: { outputSchema: { type: 'string' } } },
    { name: 'with icons of another form', odd: { icons: ['x.png'] } },
    { name: 'that may run as a task', odd: { execution: { taskSupport: 'optional' } } },
  ])('$name is offered', async ({ odd }) => {
    const servers = await offered([{ ...good, name: 'odd', ...odd }, good]);
    expect([names(servers), servers.notices]).toEqual([['mcp__s__odd', 'mcp__s__good'], []]);
    expect(textOf(await callTool(servers, 'mcp__s__odd', { a: 1 }))).toBe('odd {"a":1}');
  });

  test('a tool that no rule allows needs no notice', async () => {
    const odd = { ...good, name: 'odd', inputSchema: [] };
    expect((await offered([odd, good], { couldAllow: (tool) => tool === 'mcp__s__good' })).notices).toEqual([]);
  });
});

describe('names of properties', () => {
  const long = 'p'.repeat(70);

  test.each([
    'filter[id]',
    '$top',
    '@odata.type',
    'très long',
    'ключ',
    long,
    'a/b',
    ' ',
  ])('%s is renamed, and the server gets its own', async (name) => {
    const inner = { type: 'object', properties: { [name]: { type: 'string' } } };
    const inputSchema = {
      type: 'object',
      properties: { [name]: { type: 'string', description: 'What.' }, plain: { type: 'array', items: inner } },
      required: [name],
    };
    const servers = await offered([{ name: 'odd', inputSchema }]);
    const schema = servers.tools[0]?.inputSchema as {
      properties: Record<string, { description?: string }>;
      required: string[];
    };
    const [sent = ''] = Object.keys(schema.properties);
    expect(sent).toMatch(/^[\w.-]{1,64}$/);
    expect(schema.required).toEqual([sent]);
    expect(schema.properties[sent]?.description).toContain('What. Its name at the server is ');
    const output = textOf(await callTool(servers, 'mcp__s__odd', { [sent]: 'x', plain: [{ [sent]: 'y' }] }));
    expect(output).toBe(`odd ${JSON.stringify({ [name]: 'x', plain: [{ [name]: 'y' }] })}`);
  });

  test('two names stay two', async () => {
    const inputSchema = { type: 'object', properties: { 'a[b]': {}, 'a(b)': {}, a_b: {} } };
    const servers = await offered([{ name: 'odd', inputSchema }]);
    const sent = Object.keys((servers.tools[0]?.inputSchema as { properties: object }).properties);
    expect(new Set(sent).size).toBe(3);
    const input = Object.fromEntries(sent.map((name, at) => [name, at]));
    expect(textOf(await callTool(servers, 'mcp__s__odd', input))).toBe('odd {"a[b]":0,"a(b)":1,"a_b":2}');
  });
});

test.each<{ name: string; result: unknown; expected: string }>([
  {
    name: 'a block of an unknown type',
    result: {
      content: [
        { type: 'video', data: 'x' },
        { type: 'text', text: 'a' },
      ],
    },
    expected: '[Content of type video is omitted.]\na',
  },
  { name: 'a text that is an object', result: { content: [{ type: 'text', text: { a: 1 } }] }, expected: '{"a":1}' },
  { name: 'content that is a text', result: { content: 'plain' }, expected: 'plain' },
  { name: 'no content', result: { structuredContent: { a: 1 } }, expected: '{\n  "a": 1\n}' },
  {
    name: 'structured content that is a list',
    result: { content: [], structuredContent: [1] },
    expected: '{\n  "result": [\n    1\n  ]\n}',
  },
  {
    name: 'an image without a type',
    result: { content: [{ type: 'image', data: 'AAAA' }] },
    expected: '{"type":"image","data":"AAAA"}',
  },
])('a result with $name is read', async ({ result, expected }) => {
  const servers = await offered([good], { result });
  expect(textOf(await callTool(servers, 'mcp__s__good'))).toBe(expected);
});

describe('the number of tools', () => {
  const offer = (name: string, count: number): ServerOffer => ({
    session: { server: { name } as ServerOffer['session']['server'] },
    notices: [],
    tools: Array.from({ length: count }, (_one, at) => ({ name: `mcp__${name}__t${String(at)}` }) as Tool),
  });
  const limits = toolLimitsOf(['openai/gpt-5']);

  test('is that of the provider over all servers, less the tools of the program, and one notice counts the rest', () => {
    const { offers, notice } = limitTools([offer('big', 100), offer('small', 40)], {
      limits,
      builtInTools: 14,
      exactnessOf: () => 0,
    });
    expect(offers.map(({ tools }) => tools.length)).toEqual([74, 40]);
    expect(notice).toBe(
      'The model takes at most 128 tools, 14 of which are built in, so 26 tools of MCP servers were not offered: 26 of the 100 of mcp__big. Allow only the tools that the job needs, by name.',
    );
  });

  test('keeps the tools that rules name most exactly', () => {
    const exactnessOf = (tool: string) => (tool.endsWith('t99') ? 2 : tool.startsWith('mcp__small') ? 1 : 0);
    const { offers } = limitTools([offer('big', 100), offer('small', 40)], { limits, builtInTools: 87, exactnessOf });
    expect(offers.map(({ tools }) => tools.map(({ name }) => name))).toEqual([
      ['mcp__big__t99'],
      offer('small', 40).tools.map(({ name }) => name),
    ]);
  });

  test.each([
    ['anthropic/claude-sonnet-4-5', 512, 2_000, 'whole'],
    ['openai/gpt-5', 128, 2_000, 'whole'],
    ['azure/d', 128, 1_024, 'whole'],
    ['compatible/m', 128, 2_000, 'anchored-patterns'],
    ['google/gemini-2.5-flash', 512, 2_000, 'documented'],
    ['vertex/gemini-2.5-flash', 512, 2_000, 'documented'],
    ['vertex/claude-sonnet-4-5', 512, 2_000, 'whole'],
    ['script:x.jsonl', 512, 2_000, 'whole'],
  ] as const)('%s takes %i tools', (name, most, description, schema) => {
    expect(toolLimitsOf([name])).toEqual({ most, description, schema });
  });

  test('a fallback model narrows the limits', () => {
    const narrow = toolLimitsOf(['anthropic/claude-sonnet-4-5', 'google/gemini-2.5-flash', 'azure/d']);
    expect(narrow).toEqual({ most: 128, description: 1_024, schema: 'documented' });
  });
});
