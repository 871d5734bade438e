import { describe, expect, test } from 'vitest';
import { createWebSearch, type SearchAnswer } from '../../../src/platform/net/search-web.js';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

async function search(provider: 'tavily' | 'brave', body: string, status = 200) {
  const sent: Sent[] = [];
  const send = ((url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(new Response(body, { status }));
  }) as typeof fetch;
  const answer: SearchAnswer = await createWebSearch(provider, 'key-1', send)('a & b', 2, new AbortController().signal);
  return { answer, sent };
}

test('Tavily gets the query as JSON and the key as a token', async () => {
  const rows = [
    { title: 'A\n b', url: 'https://example.org/a', content: 'text', published_date: '2026-11-01' },
    { title: 'B', url: 'javascript:alert(1)', content: 'x' },
    { url: 'https://example.org/b' },
    'no result',
  ];
  const { answer, sent } = await search('tavily', JSON.stringify({ answer: ' LTS is\n22 ', results: rows }));
  expect(answer).toEqual({
    results: [
      { title: 'A b', url: 'https://example.org/a', snippet: 'text', date: '2026-11-01' },
      { title: '', url: 'https://example.org/b', snippet: '', date: '' },
    ],
    summary: 'LTS is 22',
  });
  expect(sent).toMatchObject([
    {
      url: 'https://api.tavily.com/search',
      init: {
        method: 'POST',
        headers: { authorization: 'Bearer key-1' },
        body: '{"query":"a & b","max_results":2,"include_answer":true}',
      },
    },
  ]);
});

test('Brave gets the query in the address and the key in a header', async () => {
  const rows = [{ title: 'A', url: 'https://example.org/a', description: 'some <strong>text</strong>', age: '1 day' }];
  const { answer, sent } = await search('brave', JSON.stringify({ web: { results: rows } }));
  expect(answer).toEqual({
    results: [{ title: 'A', url: 'https://example.org/a', snippet: 'some text', date: '1 day' }],
    summary: '',
  });
  expect(sent).toMatchObject([
    {
      url: 'https://api.search.brave.com/res/v1/web/search?q=a+%26+b&count=2',
      init: { headers: { 'x-subscription-token': 'key-1' } },
    },
  ]);
});

describe('a failure is a clause without the key', () => {
  test.each([
    ['{}', 401, 'it did not accept the key (status 401)'],
    ['{}', 429, 'its limit of requests is used up (status 429)'],
    ['{}', 500, 'it answered with the status 500'],
    ['<html>', 200, 'its answer is not valid JSON'],
    ['a'.repeat(2_000_001), 200, 'it answered more than 2000000 bytes'],
  ])('%.10s %d', async (body, status, failure) => {
    expect((await search('brave', body, status)).answer).toEqual({ failure });
  });
});

test.each(['{}', '[]', 'null', '{"results": {}}'])('an answer without results has none: %s', async (body) => {
  expect((await search('tavily', body)).answer).toEqual({ results: [], summary: '' });
});

test.each(['key\n1', 'kéy…', ' '])('an invalid key is neither sent nor quoted: %j', async (key) => {
  const send = (() => Promise.reject(new Error('it was sent'))) as typeof fetch;
  const answer = await createWebSearch('tavily', key, send)('a', 1, new AbortController().signal);
  expect(answer).toEqual({ failure: 'its key contains a character that no key contains' });
});

test('the texts of a result are short', async () => {
  const long = 'a'.repeat(5_000);
  const row = { title: long, url: 'https://example.org/', content: long, published_date: long };
  const { answer } = await search('tavily', JSON.stringify({ results: [{ ...row, url: `${row.url}${long}` }, row] }));
  expect(answer).toMatchObject({ results: [{ url: row.url }] });
  expect(JSON.stringify(answer).length).toBeLessThan(1_600);
});
