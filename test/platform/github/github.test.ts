import { afterEach, describe, expect, test } from 'vitest';
import { createGitHub, type GitHubConnection } from '../../../src/platform/github/github.js';
import { GitHubProblem } from '../../../src/platform/github/types.js';
import { type Account, gitHubActions } from '../../doubles/github-data.js';
import { type Failure, type GitHubOptions, type GitHubServer, startGitHub } from '../../doubles/github-server.js';
import { addLine } from '../../doubles/github-writes.js';

const token = 'ghs_test_token_0000000000000000000000000';
const otherUser: Account = { login: 'mallory', id: 666, type: 'User' };
const otherBot: Account = { login: 'echo[bot]', id: 777, type: 'Bot' };
const target = { owner: 'acme', repo: 'tools', number: 7 };
const marker = '<!-- sallyport:default -->';
const started: GitHubServer[] = [];

afterEach(async () => {
  const invalid = started.flatMap((server) => server.invalid);
  await Promise.all(started.splice(0).map((server) => server.close()));
  expect(invalid).toEqual([]);
});

async function open(options: GitHubOptions = {}, door: Partial<GitHubConnection> = {}) {
  const server = await startGitHub({ token, ...options });
  started.push(server);
  const waits: number[] = [];
  const github = createGitHub({
    token,
    apiUrl: server.url,
    clock: { now: () => 1_000_000, sleep: (ms) => (waits.push(ms), Promise.resolve()) },
    redact: (text) => text,
    signal: new AbortController().signal,
    ...door,
  });
  return { server, github, waits };
}

const bodiesOf = (server: GitHubServer, item = 7) => server.comments(item).map(({ user, body }) => [user.login, body]);

describe('one sticky comment', () => {
  test('the sticky comment is created once and then updated', async () => {
    const { server, github } = await open();
    const first = await github.upsertComment(target, marker, `${marker}\none`);
    const second = await github.upsertComment(target, marker, `${marker}\ntwo`);
    expect(first.action).toBe('created');
    expect(second).toEqual({ ...first, action: 'updated' });
    expect(first.url).toBe(`https://github.com/acme/tools/issues/7#issuecomment-${String(first.id)}`);
    expect(bodiesOf(server)).toEqual([['github-actions[bot]', `${marker}\ntwo`]]);
  });

  test('each key and each item has its own comment', async () => {
    const { server, github } = await open();
    await github.upsertComment(target, '<!-- sallyport:a -->', '<!-- sallyport:a -->1');
    await github.upsertComment(target, '<!-- sallyport:b -->', '<!-- sallyport:b -->2');
    await github.upsertComment({ ...target, number: 8 }, '<!-- sallyport:a -->', '<!-- sallyport:a -->3');
    expect([bodiesOf(server), bodiesOf(server, 8)].map((bodies) => bodies.length)).toEqual([2, 1]);
  });

  test.each<readonly [string, Account, string]>([
    ['another user', otherUser, `${marker}\npasted`],
    ['another bot', otherBot, `${marker}\nechoed`],
    [
      'the same account under another key, with the marker further down',
      gitHubActions,
      `<!-- sallyport:x -->\n${marker}`,
    ],
  ])('a marker written by %s is ignored', async (_who, author, body) => {
    const { server, github } = await open({ comments: [[7, author, body]] });
    expect((await github.upsertComment(target, marker, `${marker}\nnew`)).action).toBe('created');
    expect(bodiesOf(server)).toEqual([
      [author.login, body],
      ['github-actions[bot]', `${marker}\nnew`],
    ]);
  });

  test.each([100, 3])('the comment is found on the last of many pages (at most %d per page)', async (pageSize) => {
    const noise = Array.from({ length: 205 }, (_, index) => [7, otherUser, `comment ${String(index)}`] as const);
    const { server, github } = await open({ pageSize, comments: [...noise, [7, gitHubActions, `${marker}\nold`]] });
    expect((await github.upsertComment(target, marker, `${marker}\nnew`)).action).toBe('updated');
    expect(server.comments(7)).toHaveLength(206);
  });

  test('several that runs made at the same moment become one, the oldest, and those of others stay', async () => {
    const noise = Array.from({ length: 5 }, (_, at) => [7, otherUser, `${marker}\npasted ${String(at)}`] as const);
    const own = ['one', 'two', 'three'].map((text) => [7, gitHubActions, `${marker}\n${text}`] as const);
    const { server, github } = await open({ pageSize: 3, comments: [...own.slice(0, 2), ...noise, ...own.slice(2)] });
    const { id } = await github.upsertComment(target, marker, `${marker}\nnew`);
    expect(bodiesOf(server)).toEqual([
      ['github-actions[bot]', `${marker}\nnew`],
      ...noise.map(([, { login }, body]) => [login, body]),
    ]);
    expect(server.comments(7)[0]?.id).toBe(id);
  });

  test('of several the body stays that must not be replaced', async () => {
    const own = ['old', 'newest', 'older'].map((text) => [7, gitHubActions, `${marker}\n${text}`] as const);
    const { server, github } = await open({ comments: own });
    await github.upsertComment(target, marker, (body) =>
      body?.endsWith('newest') === true ? body : `${marker}\nmine`,
    );
    expect(bodiesOf(server)).toEqual([['github-actions[bot]', `${marker}\nnewest`]]);
  });

  test('one that cannot be deleted stays', async () => {
    const own = ['one', 'two'].map((text) => [7, gitHubActions, `${marker}\n${text}`] as const);
    const { server, github } = await open({ comments: own });
    server.failNext({ method: 'DELETE', status: 403 });
    expect((await github.upsertComment(target, marker, `${marker}\nnew`)).action).toBe('updated');
    expect(bodiesOf(server)).toHaveLength(2);
  });

  test('the comment is created again if it was deleted between search and update', async () => {
    const { server, github } = await open({ comments: [[7, gitHubActions, `${marker}\nold`]] });
    server.failNext({ method: 'PATCH', status: 404 });
    expect((await github.upsertComment(target, marker, `${marker}\nnew`)).action).toBe('created');
  });

  test('the comment belongs to the account of a personal token', async () => {
    const person: Account = { login: 'octocat', id: 583_231, type: 'User' };
    const { github } = await open({
      viewer: person,
      comments: [
        [7, gitHubActions, marker],
        [7, person, marker],
      ],
    });
    expect((await github.upsertComment(target, marker, marker)).action).toBe('updated');
  });

  test('the comment belongs to github-actions if GraphQL does not respond', async () => {
    const { github } = await open({
      comments: [[7, gitHubActions, marker]],
      failures: [{ path: 'graphql', status: 403, message: 'Resource not accessible by integration' }],
    });
    expect((await github.upsertComment(target, marker, marker)).action).toBe('updated');
  });
});

describe('an answer of GraphQL with status 200 that has errors keeps no comment from being posted', () => {
  test.each<readonly [string, object]>([
    [
      'a primary rate limit',
      { data: null, errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation ID 1.' }] },
    ],
    [
      'a secondary rate limit',
      { data: null, errors: [{ type: 'RATE_LIMITED', message: 'You have exceeded a secondary rate limit.' }] },
    ],
    [
      'a timeout without a type',
      { data: null, errors: [{ message: 'Something went wrong while executing your query. Please include `A:B`.' }] },
    ],
    [
      'single sign-on',
      { errors: [{ type: 'FORBIDDEN', message: 'Resource protected by organization SAML enforcement.' }] },
    ],
    [
      'missing scopes',
      { errors: [{ type: 'INSUFFICIENT_SCOPES', message: 'Your token has not been granted the required scopes.' }] },
    ],
    ['an outage', { data: null, errors: [{ type: 'SERVICE_UNAVAILABLE', message: 'Unavailable.' }] }],
    ['an error that is not an object', { data: null, errors: [null] }],
    ['nothing', { data: null }],
    ['a viewer of null', { data: { viewer: null } }],
    ['another form', { message: 'Bad gateway' }],
  ])('an answer of GraphQL with status 200 that has errors keeps no comment from being posted: %s', async (_name, body) => {
    const failure = { path: 'graphql', status: 200, body };
    const { github, waits } = await open({
      comments: [[7, gitHubActions, marker]],
      failures: Array.from({ length: 9 }, () => failure),
    });
    expect((await github.upsertComment(target, marker, marker)).action).toBe('updated');
    expect(waits).toEqual([]);
  });
});

describe('an answer to a comment on lines', () => {
  const first = {
    ...({ id: 40, review: 1, path: 'a.ts', line: 1, start_line: null, side: 'RIGHT', body: 'Why?' } as const),
    user: otherUser,
  };

  test('is a reply in its thread, which a later run for the same comment updates', async () => {
    const { server, github } = await open();
    addLine(server.written, first);
    const created = await github.upsertComment({ ...target, thread: 40 }, marker, `${marker}\none`);
    const updated = await github.upsertComment({ ...target, thread: 40 }, marker, `${marker}\ntwo`);
    expect([created.action, updated.action]).toEqual(['created', 'updated']);
    expect(server.written.lines).toMatchObject([{ id: 40 }, { replyTo: 40, body: `${marker}\ntwo` }]);
    expect(bodiesOf(server)).toEqual([]);
  });

  test('is a comment on the pull request if the thread was deleted', async () => {
    const { server, github } = await open();
    await github.upsertComment({ ...target, thread: 40 }, marker, marker);
    expect(bodiesOf(server)).toHaveLength(1);
  });

  test('names the missing permission', async () => {
    const { server, github } = await open({ permissions: ['issues: write'] });
    addLine(server.written, first);
    const problem = await github
      .upsertComment({ ...target, thread: 40 }, marker, marker)
      .catch((error: unknown) => error);
    expect(problem).toMatchObject({ status: 403, hint: expect.stringContaining('`pull-requests: write`') as string });
  });
});

describe('an Enterprise server', () => {
  test('requests to an Enterprise server use its base path', async () => {
    const { server, github } = await open({ basePath: '/api/v3' });
    expect(server.url).toMatch(/\/api\/v3$/);
    expect((await github.upsertComment(target, marker, marker)).action).toBe('created');
    expect(server.requests.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/api/graphql'],
      ['GET', '/repos/acme/tools/issues/7/comments?per_page=100&page=1'],
      ['POST', '/repos/acme/tools/issues/7/comments'],
    ]);
  });
});

describe('transient failures', () => {
  test.each<readonly [string, readonly Failure[], readonly number[]]>([
    ['a server error', [{ method: 'POST', path: 'comments', status: 502 }], [1000]],
    ['three server errors', [500, 502, 503].map((status) => ({ method: 'GET', status })), [1000, 2000, 4000]],
    ['a broken connection', [{ method: 'GET', status: 0, hangUp: true }], [1000]],
    ['a server error of GraphQL', [{ path: 'graphql', status: 503 }], [1000]],
    [
      '429 with retry-after',
      [{ method: 'POST', path: 'comments', status: 429, headers: { 'retry-after': '7' } }],
      [7000],
    ],
    [
      'a secondary rate limit without a time',
      [{ method: 'POST', path: 'comments', status: 403, message: 'You have exceeded a secondary rate limit.' }],
      [60_000],
    ],
    [
      'an exhausted rate limit that ends soon',
      [{ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1030' } }],
      [30_000],
    ],
  ])('retries after %s', async (_name, failures, expected) => {
    const { server, github, waits } = await open({ failures });
    expect((await github.upsertComment(target, marker, marker)).action).toBe('created');
    expect(waits).toEqual(expected);
    expect(server.comments(7)).toHaveLength(1);
  });

  test('a lost response does not post a comment twice', async () => {
    const { server, github } = await open();
    let lost = false;
    const open8 = createGitHub({
      token,
      apiUrl: server.url,
      redact: (text) => text,
      signal: new AbortController().signal,
      clock: {
        now: () => 0,
        sleep: async () => (
          (lost = (await github.upsertComment(target, marker, marker)).action === 'created'), undefined
        ),
      },
    });
    server.failNext({ method: 'POST', path: 'comments', status: 504 });
    expect((await open8.upsertComment(target, marker, marker)).action).toBe('updated');
    expect(lost).toBe(true);
    expect(server.comments(7)).toHaveLength(1);
  });
});

describe('permanent failures', () => {
  const write = '`issues: write` or `pull-requests: write`';
  test.each<readonly [string, GitHubOptions, number | null, string, string]>([
    ['a wrong token', { token: 'another' }, 401, 'refused the token', 'github-token'],
    [
      'no permission',
      {
        failures: [
          { method: 'POST', path: 'comments', status: 403, message: 'Resource not accessible by integration' },
        ],
      },
      403,
      'not allowed to comment on acme/tools#7',
      write,
    ],
    [
      'no permission, GitHub names it',
      {
        failures: [
          {
            method: 'POST',
            path: 'comments',
            status: 403,
            headers: { 'x-accepted-github-permissions': 'pull_requests=write' },
          },
        ],
      },
      403,
      'not allowed to comment',
      'Add `pull-requests: write` under permissions:',
    ],
    [
      'a locked conversation',
      {
        failures: [
          {
            method: 'POST',
            path: 'comments',
            status: 403,
            message: 'Unable to create comment because issue is locked.',
          },
        ],
      },
      403,
      'is locked',
      'Unlock',
    ],
    ...(
      [
        ['an archived repository', 'Repository was archived so is read-only.', 'archived'],
        [
          'single sign-on',
          'Resource protected by organization SAML enforcement. You must grant your OAuth token access.',
          'single sign-on',
        ],
        [
          'a list of addresses',
          'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
          'address is on the list',
        ],
        ['a managed user', 'As an Enterprise Managed User, you cannot access this content', 'managed user'],
        ['a block', 'User is blocked', 'restricted'],
        ['another reason', 'Sorry. Your account was suspended', 'restricted'],
        ['an unknown reason', 'Not today', 'Fix the cause that GitHub names'],
      ] as const
    ).map(([name, message, hint]): readonly [string, GitHubOptions, number | null, string, string] => [
      name,
      { failures: [{ method: 'POST', path: 'comments', status: 403, message }] },
      403,
      message,
      hint,
    ]),
    [
      'a rule, with its lines',
      {
        failures: [
          {
            method: 'POST',
            path: 'comments',
            status: 422,
            message: 'Repository rule violations found\n\nCommits must have verified signatures.\n',
          },
        ],
      },
      422,
      'Repository rule violations found. Commits must have verified signatures.',
      'Check',
    ],
    ['a missing item', { items: [1] }, 404, 'cannot find acme/tools#7', write],
    [
      'disabled issues',
      { failures: [{ method: 'POST', path: 'comments', status: 410 }] },
      410,
      'does not accept comments',
      'publish',
    ],
    [
      'a refused body',
      { failures: [{ method: 'POST', path: 'comments', status: 422, message: 'Validation Failed' }] },
      422,
      'Validation Failed',
      'too long',
    ],
    [
      'persistent server errors',
      { failures: Array.from({ length: 4 }, () => ({ status: 500 })) },
      500,
      'answered 500',
      'Run again',
    ],
    [
      'a connection that always breaks',
      { failures: Array.from({ length: 4 }, () => ({ status: 0, hangUp: true })) },
      null,
      'could not be reached',
      'GITHUB_API_URL',
    ],
    [
      'a rate limit of an hour',
      { failures: [{ status: 429, headers: { 'retry-after': '3600' } }] },
      429,
      'rate limit',
      'later',
    ],
  ])('rejects with a GitHubProblem for %s', async (_name, options, status, message, hint) => {
    const { github, server } = await open(options);
    const problem = await github.upsertComment(target, marker, marker).then(
      () => null,
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(GitHubProblem);
    expect(problem).toMatchObject({ status });
    expect((problem as GitHubProblem).message).toContain(message);
    expect((problem as GitHubProblem).hint).toContain(hint);
    expect(server.comments(7)).toEqual([]);
  });

  test('a GitHubProblem never contains the token', async () => {
    const { github } = await open({
      failures: [
        { status: 403, message: 'no' },
        { status: 403, message: 'no' },
      ],
    });
    const problem = await github.upsertComment(target, marker, marker).catch((error: unknown) => error);
    const { inspect } = await import('node:util');
    expect(inspect(problem, { depth: 10 })).not.toContain(token);
  });

  test('gives up immediately when canceled', async () => {
    const { github, waits } = await open({ failures: [{ status: 500 }] }, { signal: AbortSignal.abort() });
    await expect(github.upsertComment(target, marker, marker)).rejects.toBeInstanceOf(GitHubProblem);
    expect(waits).toEqual([]);
  });
});

test('posts are redacted by the client', async () => {
  const { server, github } = await open({}, { redact: (text) => text.replaceAll('hunter2', '***') });
  await github.upsertComment(target, marker, `${marker}\npassword hunter2`);
  expect(bodiesOf(server)).toEqual([['github-actions[bot]', `${marker}\npassword ***`]]);
});

test.each([
  ['The token may not see it', 'The token may not see it. Add a line.'],
  ['GitHub answered 403: wait a few minutes.', 'GitHub answered 403: wait a few minutes. Add a line.'],
])('the message %j is combined with its hint into sentences', (message, sentences) => {
  expect(new GitHubProblem(403, message, 'Add a line.').sentences).toBe(sentences);
});
