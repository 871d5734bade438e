import type { CallToolResult } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { contentParts } from '../../src/mcp/content.js';
import { tellingLines } from '../../src/mcp/telling-lines.js';
import { textOf } from '../doubles/mcp.js';

const png = `iVBORw0KGgo${'A'.repeat(2_000)}=`;
const image = { type: 'image', data: png, mimeType: 'image/png' } as const;
const text = (value: string) => ({ type: 'text', text: value }) as const;
const items = { items: [{ id: 1, name: 'alpha' }] };
const pretty = JSON.stringify(items, null, 2);
const long = 'A line of a file. '.repeat(100);

const shown = (result: Partial<CallToolResult>) => textOf({ parts: contentParts({ content: [], ...result }) });

describe('structured content', () => {
  test.each<{ name: string; result: Partial<CallToolResult>; expected: string }>([
    { name: 'without text', result: { structuredContent: items }, expected: pretty },
    {
      name: 'behind a summary',
      result: { content: [text('Found 1 item.')], structuredContent: items },
      expected: `Found 1 item.\n${pretty}`,
    },
    {
      name: 'behind an empty text',
      result: { content: [text('')], structuredContent: items },
      expected: `\n${pretty}`,
    },
    {
      name: 'behind another JSON',
      result: { content: [text('{"total":1}')], structuredContent: items },
      expected: `{"total":1}\n${pretty}`,
    },
    {
      name: 'of a failure',
      result: { isError: true, content: [text('No.')], structuredContent: items },
      expected: `No.\n${pretty}`,
    },
    {
      name: 'with the text of a file and more',
      result: { content: [text(long)], structuredContent: { content: long, lines: 100 } },
      expected: `${long}\n${JSON.stringify({ content: '[in another part of this result]', lines: 100 }, null, 2)}`,
    },
    {
      name: 'behind an image',
      result: { content: [image], structuredContent: items },
      expected: `(image/png)\n${pretty}`,
    },
  ])('reaches the model: $name', ({ result, expected }) => {
    expect(shown(result)).toBe(expected);
  });

  test.each<{ name: string; result: Partial<CallToolResult>; expected: string }>([
    {
      name: 'the same JSON',
      result: { content: [text('{"items":[{"name":"alpha","id":1}]}')], structuredContent: items },
      expected: '{"items":[{"name":"alpha","id":1}]}',
    },
    {
      name: 'a text that it holds',
      result: { content: [text('whole')], structuredContent: { content: 'whole' } },
      expected: 'whole',
    },
    {
      name: 'the result in a field',
      result: { content: [text('[1,2]')], structuredContent: { result: [1, 2] } },
      expected: '[1,2]',
    },
    {
      name: 'one text for each item',
      result: { content: [text('{"a":1}'), text('{"a":2}')], structuredContent: { result: [{ a: 1 }, { a: 2 }] } },
      expected: '{"a":1}\n{"a":2}',
    },
    {
      name: 'a copy of an image',
      result: { content: [image], structuredContent: { content: [image] } },
      expected: '(image/png)',
    },
    {
      name: 'the bytes of an image',
      result: { content: [image], structuredContent: { png } },
      expected: '(image/png)',
    },
  ])('is not repeated: $name', ({ result, expected }) => {
    expect(shown(result)).toBe(expected);
  });
});

test.each<{ name: string; content: CallToolResult['content']; expected: string }>([
  { name: 'two equal images', content: [image, image], expected: '(image/png)' },
  {
    name: 'an image and the same resource',
    content: [image, { type: 'resource', resource: { uri: 'x:y', blob: png } }],
    expected: '(image/png)',
  },
  {
    name: 'an image and its bytes in a text',
    content: [image, text(`{"png":"${png}"}`)],
    expected: '(image/png)\n{"png":"[in another part of this result]"}',
  },
])('media is sent once: $name', ({ content, expected }) => {
  expect(shown({ content })).toBe(expected);
});

const help = Array.from({ length: 30 }, (_one, at) => `  --option-${String(at)}  Sets the option ${String(at)}.`).join(
  '\n',
);
const stack = [
  'file:///srv/server/dist/config.js:41',
  "    throw new Error('HubSpot access token is required');",
  '    ^',
  '',
  'Error: HubSpot access token is required. Set PRIVATE_APP_ACCESS_TOKEN.',
  ...Array.from({ length: 20 }, (_one, at) => `    at run${String(at)} (file:///srv/server/dist/config.js:41:11)`),
  '',
  'Node.js v22.23.1',
].join('\n');

test.each([
  [
    'a first line before a help text',
    `Error: No access token was provided.\n${help}`,
    'Error: No access token was provided.',
  ],
  ['a line before a stack trace', stack, 'Error: HubSpot access token is required. Set PRIVATE_APP_ACCESS_TOKEN.'],
  ['a line in the middle of a log', `${help}\nDATABASE_URL is not set\n${help}`, 'DATABASE_URL is not set'],
  ['a last line', `${help}\nbye`, 'bye'],
])('the reason of an end is shown: %s', (_name, output, reason) => {
  const lines = tellingLines(output, 500);
  expect(lines).toContain(reason);
  expect(lines.length).toBeLessThanOrEqual(500);
  expect(lines).not.toContain('    at ');
});
