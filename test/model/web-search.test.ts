import { afterEach, describe, expect, test } from 'vitest';
import { hasWebSearch } from '../../src/model/providers.js';
import { type StrictServer, startStrictServer } from '../doubles/strict-server.js';
import { aModelAt, aRequest, diagnosticOf, eventsOf, finishOf, modelNames } from './setup.js';

const servers: StrictServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(): Promise<StrictServer> {
  const server = await startStrictServer(() => ({ text: 'Two pages', search: { query: 'q', pages } }));
  servers.push(server);
  return server;
}

const pages = [
  { url: 'https://example.org/a', title: 'Page A' },
  { url: 'https://example.org/b', title: 'Page B' },
];
const request = aRequest({ tools: [], toolChoice: 'none', webSearch: true });

describe.each([
  ['anthropic', { type: 'web_search_20250305', name: 'web_search', max_uses: 3 }, pages],
  // OpenAI's sources have no titles.
  ['openai', { type: 'web_search' }, pages.map(({ url }) => ({ url, title: '' }))],
  ['google', { googleSearch: {} }, pages],
] as const)('%s', (wire, tool, sources) => {
  test('searches with its own tool and returns the pages that it has found', async () => {
    const server = await serve();
    const events = await eventsOf(await aModelAt(wire, server.url), request);
    expect(server.problems).toEqual([]);
    expect(server.requests[0]?.body['tools']).toEqual([tool]);
    const { reason, message, sources: found } = finishOf(events);
    expect([reason, found]).toEqual(['stop', sources]);
    expect(message.parts.map((part) => part.type)).toEqual(['text']);
  });

  test('offers no search in other requests', async () => {
    const server = await serve();
    await eventsOf(await aModelAt(wire, server.url), aRequest());
    expect(server.requests[0]?.text).not.toContain('earch');
  });
});

test('a model without a search answers with an error, and nothing is sent', async () => {
  const server = await serve();
  const events = await eventsOf(await aModelAt('compatible', server.url), request);
  expect(diagnosticOf(events)).toMatchObject({
    kind: 'bad-request',
    message: expect.stringContaining('no web search') as string,
  });
  expect(server.requests).toEqual([]);
});

test.each([
  [modelNames.anthropic, true],
  [modelNames.openai, true],
  [modelNames.google, true],
  [modelNames.compatible, false],
  ['bedrock/anthropic.claude-sonnet-4-5', false],
  ['vertex/gemini-2.5-pro', false],
  ['azure/gpt-5', false],
  ['script:s.jsonl', true],
])('whether %s can search: %j', (name, expected) => {
  expect(hasWebSearch(name)).toBe(expected);
});
