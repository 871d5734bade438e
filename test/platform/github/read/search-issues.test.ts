import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../../src/platform/clock.js';
import { searchIssues } from '../../../../src/platform/github/read/search-issues.js';

const issue = (number: number) => ({
  number,
  title: `Title ${String(number)}`,
  html_url: `https://github.com/o/r/issues/${String(number)}`,
  body: null,
  user: null,
  author_association: 'NONE',
  labels: [{ name: 'bug' }],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

/** A server whose search has this many results; the requests that it received. */
async function aSearch(total: number, { isIncomplete = false, limit = null as number | null } = {}) {
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(url);
    const page = Number(url.searchParams.get('page'));
    const first = (page - 1) * 100 + 1;
    const count = Math.max(0, Math.min(100, total - first + 1));
    const items = Array.from({ length: count }, (_, index) => issue(first + index));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ total_count: total, incomplete_results: isIncomplete, items }));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const apiUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const connection = { token: 't', apiUrl, clock: systemClock, signal: new AbortController().signal };
  return { requests, results: await searchIssues(connection, 'is:open is:issue repo:o/r', limit) };
}

test('a search reads all pages, oldest first', async () => {
  const { requests, results } = await aSearch(250);
  expect(results.issues.map(({ number }) => number)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(requests.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3']);
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    q: 'is:open is:issue repo:o/r',
    sort: 'created',
    order: 'asc',
  });
  expect(results.issues[0]).toMatchObject({ body: '', author: null, labels: ['bug'] });
});

test('a search ends after the 1,000 results that GitHub returns, and reports how many there are', async () => {
  const { requests, results } = await aSearch(1_300);
  expect([requests.length, results.issues.length, results.total]).toEqual([10, 1_000, 1_300]);
});

test('a search with a limit reads no page after it', async () => {
  const { requests, results } = await aSearch(1_300, { limit: 101 });
  expect([requests.length, results.issues.length, results.total]).toEqual([2, 200, 1_300]);
});

test('a search that GitHub did not complete is marked', async () => {
  expect((await aSearch(2, { isIncomplete: true })).results.isIncomplete).toBe(true);
});
