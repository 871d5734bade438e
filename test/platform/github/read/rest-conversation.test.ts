import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../../src/platform/clock.js';
import { createGitHubReader } from '../../../../src/platform/github/read/read-api.js';
import { readConversation } from '../../../../src/platform/github/read/read-conversation.js';

const user = { login: 'ann' };
const at = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const item = { id: 1, title: 'Add a sum', state: 'open', user, body: 'Please.', labels: [{ name: 'bug' }], ...at };
const pull = { ...item, merged: false, base: { ref: 'main' }, head: { ref: 'topic', sha: 'a'.repeat(40) } };

/** A server as Forgejo and Gitea are: REST below /api/v1, no GraphQL. */
async function aForge(answers: Readonly<Record<string, unknown>>) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const page = Number(searchParams.get('page') ?? 1);
    const found = answers[pathname.replace('/api/v1/repos/o/r', '')];
    const pages = Array.isArray(found) && Array.isArray(found[0]) ? (found as unknown[]) : [found];
    response.setHeader('content-type', 'application/json');
    response.statusCode = found === undefined ? 404 : 200;
    if (page < pages.length) response.setHeader('link', `<http://x/?page=${page + 1}>; rel="next"`);
    response.end(JSON.stringify(pages[page - 1] ?? { message: 'not found' }));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const apiUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/v1`;
  return { token: 't', apiUrl, clock: systemClock, signal: new AbortController().signal };
}

const target = { owner: 'o', repo: 'r', number: 7 };
const comment = (id: number) => ({ id, user, body: `Comment ${id}`, ...at });

test('without GraphQL, the conversation of a pull request is read by REST, and what is missing is named', async () => {
  const connection = await aForge({
    '/pulls/7': pull,
    '/issues/7/comments': [[comment(1), comment(2)], [comment(3)]],
    '/pulls/7/reviews': [{ id: 9, user, body: 'No.', state: 'REQUEST_CHANGES', submitted_at: at.created_at }],
  });
  const conversation = await readConversation(createGitHubReader(connection, 20), target, 'pull-request');
  expect(conversation).toMatchObject({
    ...{ title: 'Add a sum', state: 'OPEN', labels: ['bug'] },
    body: { author: 'ann', association: 'NONE', text: 'Please.', editedAt: null },
    reviews: [{ state: 'CHANGES_REQUESTED', text: 'No.' }],
    branches: { base: 'main', head: 'topic', headSha: 'a'.repeat(40) },
  });
  expect(conversation.comments.map(({ text }) => text)).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
  expect(conversation.gaps).toEqual([expect.stringContaining('no GraphQL API')]);
});

test('without GraphQL, an issue is read by REST', async () => {
  const connection = await aForge({ '/issues/7': item, '/issues/7/comments': [comment(1)] });
  const conversation = await readConversation(createGitHubReader(connection, 20), target, 'issue');
  expect(conversation).toMatchObject({ title: 'Add a sum', branches: null, comments: [{ id: 1 }] });
});

test('with a limit of requests, the rest of the comments is named as missing', async () => {
  const connection = await aForge({ '/issues/7': item, '/issues/7/comments': [[comment(1)], [comment(2)]] });
  const conversation = await readConversation(createGitHubReader(connection, 3), target, 'issue');
  expect(conversation.comments).toHaveLength(1);
  expect(conversation.gaps.join()).toContain('limit of requests');
});

test('only an item that REST cannot find either may have been deleted', async () => {
  const connection = await aForge({});
  const reading = readConversation(createGitHubReader(connection, 20), target, 'issue');
  await expect(reading).rejects.toMatchObject({ id: 'github-not-found', status: 404 });
});
