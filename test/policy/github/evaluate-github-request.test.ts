import { describe, expect, test } from 'vitest';
import { evaluateGitHubRequest } from '../../../src/policy/github/evaluate-github-request.js';

const context = {
  repository: { owner: 'acme', name: 'widgets' },
  mayRead: (path: string) => path !== 'secrets/key.txt',
  knownIds: new Set(['PR_known']),
};

const evaluate = (method: string, path: string, body = '') => evaluateGitHubRequest({ method, path, body }, context);

const reasonOf = (found: ReturnType<typeof evaluate>) => (found.kind === 'refuse' ? found.reason : found.kind);

describe('requests to the REST API', () => {
  test.each([
    '/',
    '/meta',
    '/rate_limit',
    '/repos/acme/widgets',
    '/repos/Acme/Widgets/pulls?state=open&per_page=100',
    '/repos/acme/widgets/pulls/5/files',
    '/repos/acme/widgets/issues/5/comments',
    '/repos/acme/widgets/branches/feature%2Fx',
    '/repos/acme/widgets/compare/main...v1.0',
    '/repos/acme/widgets/actions/runs/7/artifacts',
    '/repos/acme/widgets/commits/abc/check-runs',
  ])('forwards GET %s unchanged', (path) => {
    expect(evaluate('GET', path)).toEqual({ kind: 'forward', path, body: null, isLog: false, file: null });
  });

  test.each([
    '/repos/acme/widgets/actions/jobs/7/logs',
    '/repos/acme/widgets/actions/runs/7/attempts/2/logs',
  ])('forwards %s as the one kind of answer that redirects', (path) => {
    expect(evaluate('GET', path)).toMatchObject({ kind: 'forward', isLog: true });
  });

  test.each([
    ['contents/README.md?ref=main', { name: 'README.md', directory: '/repos/acme/widgets/contents?ref=main' }],
    ['contents/docs/a%20b.md', { name: 'a b.md', directory: '/repos/acme/widgets/contents/docs' }],
    ['Contents/docs%2Fx%2Fy', { name: 'y', directory: '/repos/acme/widgets/Contents/docs/x' }],
    ['contents', null],
  ])('names the list that shows whether %s is a link', (path, file) => {
    expect(evaluate('GET', `/repos/acme/widgets/${path}`)).toMatchObject({ kind: 'forward', file });
  });

  test('drops the body of a GET request, which could carry data out', () => {
    expect(evaluate('GET', '/repos/acme/widgets', 'secret')).toMatchObject({ kind: 'forward', body: null });
  });

  test.each([
    ['POST', '/repos/acme/widgets/issues', 'cannot change'],
    ['DELETE', '/repos/acme/widgets', 'cannot change'],
    ['PATCH', '/repos/acme/widgets/issues/5', 'cannot change'],
    ['GET', '/repos/other/widgets', 'Only the repository acme/widgets'],
    ['GET', '/repos/acme/widgets2/pulls', 'Only the repository acme/widgets'],
    ['GET', '/repos/acme', 'Only the repository acme/widgets'],
    ['GET', '/user', 'Only the repository acme/widgets'],
    ['GET', '/user/repos', 'Only the repository acme/widgets'],
    ['GET', '/orgs/acme/repos', 'Only the repository acme/widgets'],
    ['GET', '/repositories/1/issues', 'Only the repository acme/widgets'],
    ['GET', '/gists', 'Only the repository acme/widgets'],
    ['GET', '/repos/acme/widgets/../other', 'not plain'],
    ['GET', '/repos/acme/widgets/%2e%2e/%2e%2e/other/x', 'not plain'],
    ['GET', '/repos/acme/widgets/contents/a%2F..%2F..%2Fx', 'not plain'],
    ['GET', '/repos/acme/widgets/%2F../%2F../%2F../user', 'not plain'],
    ['GET', '/repos/acme/widgets/x%2F../hooks', 'not plain'],
    ['GET', '/repos/acme/widgets/%2Factions/secrets', 'not plain'],
    ['GET', '/repos/acme/widgets/compare/main...other:private:main', 'branches of this repository'],
    ['GET', '/repos/acme//widgets', 'not plain'],
    ['GET', '/repos/acme/widgets%00/x', 'not plain'],
    ['GET', '/repos/acme/widgets\\..\\x', 'not plain'],
    ['GET', '/repos/acme/%77idgets/hooks', 'closed to commands'],
    ['GET', '/repos/acme/widgets/hooks', 'closed to commands'],
    ['GET', '/repos/acme/widgets/actions/secrets', 'closed to commands'],
    ['GET', '/repos/acme/widgets/actions/variables/X', 'closed to commands'],
    ['GET', '/repos/acme/widgets/actions/runners/downloads', 'closed to commands'],
    ['GET', '/repos/acme/widgets/environments/prod/secrets', 'closed to commands'],
    ['GET', '/repos/acme/widgets/actions/artifacts/7/zip', 'closed to commands'],
    ['GET', '/repos/acme/widgets/tarball/main', 'closed to commands'],
    ['GET', '/repos/acme/widgets/git/blobs/abc', 'closed to commands'],
    ['GET', '/repos/acme/widgets/secret-scanning/alerts', 'closed to commands'],
    ['GET', '/repos/acme/widgets/contents/secrets/key.txt?ref=main', 'do not allow reading secrets/key.txt'],
    ['GET', '/repos/acme/widgets/contents/secrets%2Fkey.txt', 'do not allow reading secrets/key.txt'],
    ['GET', '/graphql', 'needs POST'],
  ])('refuses %s %s', (method, path, reason) => {
    expect(evaluate(method, path)).toEqual({ kind: 'refuse', reason: expect.stringContaining(reason) as string });
  });
});

test('recognizes a comment, and nothing that does more', () => {
  const path = '/repos/Acme/widgets/issues/5/comments';
  expect(evaluate('POST', path, '{"body":"hi"}')).toEqual({ kind: 'comment', number: '5', body: 'hi' });
  for (const body of ['{"body":"hi","labels":["x"]}', '{"body":5}', '[]', 'null', ''])
    expect(evaluate('POST', path, body)).toMatchObject({ kind: 'refuse' });
  for (const other of ['/repos/o/r/issues/5/comments', `${path}/1`, '/repos/acme/widgets/issues/comments/5'])
    expect(evaluate('POST', other, '{"body":"hi"}')).toMatchObject({ kind: 'refuse' });
  expect(evaluate('PATCH', path, '{"body":"hi"}')).toMatchObject({ kind: 'refuse' });
});

test('refuses an address or a query of unreasonable length', () => {
  expect(evaluate('GET', `/repos/acme/widgets?${'a'.repeat(9_000)}`)).toMatchObject({ kind: 'refuse' });
  const query = `{ ${'rateLimit { cost } '.repeat(3_000)} }`;
  expect(evaluate('POST', '/graphql', JSON.stringify({ query }))).toMatchObject({ kind: 'refuse' });
});

describe('searches', () => {
  const searched = (q: string) => {
    const found = evaluate('GET', `/search/issues?q=${encodeURIComponent(q)}&per_page=5`);
    return found.kind === 'forward' ? new URLSearchParams(found.path.split('?')[1]).get('q') : reasonOf(found);
  };

  test.each([
    ['crash', 'repo:acme/widgets crash'],
    ['crash repo:Acme/widgets is:open', 'repo:acme/widgets crash repo:Acme/widgets is:open'],
    ['"a OR b"', 'repo:acme/widgets "a OR b"'],
    ['', 'repo:acme/widgets'],
  ])('limits %j to the repository', (given, sent) => {
    expect(searched(given)).toBe(sent);
  });

  test.each([
    ['crash repo:o/r', 'leave out'],
    ['org:acme crash', 'leave out'],
    ['(user:octo)', 'leave out'],
    ['-repo:o/r x', 'leave out'],
    ['crash OR is:issue', 'search twice'],
    ['crash or label:bug', 'search twice'],
    ['"x"repo:o/r', 'leave out'],
    ['/"/ repo:o/r /"/', 'leave out'],
    ['"a\\"" b "', 'escaped'],
    ['a "b', 'quotation mark'],
  ])('refuses %j', (given, reason) => {
    expect(searched(given)).toContain(reason);
  });

  test('refuses two queries in one address', () => {
    expect(evaluate('GET', '/search/issues?q=a&q=b')).toMatchObject({ kind: 'refuse' });
  });

  test('refuses searches for people', () => {
    expect(evaluate('GET', '/search/users?q=a')).toMatchObject({ kind: 'refuse' });
  });
});

describe('GraphQL', () => {
  const own = { owner: 'acme', repo: 'widgets' };
  const decide = (query: string, variables: object = own) => {
    const found = evaluate('POST', '/graphql', JSON.stringify({ query, variables }));
    return found.kind === 'forward' ? 'forward' : reasonOf(found);
  };
  const inside = (fields: string) =>
    `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields} } }`;

  test.each([
    inside(
      'pullRequest(number: 5) { title author { login ... on User { id } } comments(first: 5) { nodes { body } } }',
    ),
    '{ repository(owner: "acme", name: "widgets") { issues(first: 5) { nodes { ...i } } } } fragment i on Issue { title labels(first: 5) { nodes { name } } }',
    inside(
      'pullRequest(number: 5) { reviewRequests(first: 5) { nodes { requestedReviewer { ... on Team { organization { login } } } } } }',
    ),
    inside(
      'pullRequest(number: 5) { commits(last: 1) { nodes { commit { statusCheckRollup { contexts(first: 9) { nodes { ... on CheckRun { name } } } } } } } }',
    ),
    inside('a: issue(number: 1) { title } parent { nameWithOwner owner { login } }'),
    '{ repository(owner: "Acme", name: "Widgets") { name } viewer { login } rateLimit { remaining } }',
    'query PullRequest_fields { PullRequest: __type(name: "PullRequest") { fields(includeDeprecated: true) { name } } }',
    'query($id: ID!) { node(id: $id) { ... on PullRequest { reviews(first: 5) { nodes { body } } } } }',
    'query($q: String!) { search(query: $q, type: ISSUE, first: 5) { nodes { ... on Issue { title } } } }',
  ])('forwards %s', (query) => {
    expect(decide(query, { ...own, id: 'PR_known', q: 'crash repo:acme/widgets is:open' })).toBe('forward');
  });

  test.each([
    [
      'mutation { addComment(input: {subjectId: "x", body: "y"}) { clientMutationId } }',
      'cannot change GitHub (addComment)',
    ],
    [
      'query A { viewer { login } } mutation B { addStar(input: {starrableId: "x"}) { clientMutationId } }',
      'cannot change',
    ],
    ['subscription { x }', 'cannot change'],
    ['type X { a: Int }', 'more than queries'],
    ['{ repository(owner: "o", name: "r") { name } }', 'Only the repository acme/widgets'],
    [
      'query($o: String = "acme") { repository(owner: $o, name: "widgets") { name } }',
      'Only the repository acme/widgets',
    ],
    ['{ repository(name: "widgets") { name } }', 'Only the repository acme/widgets'],
    ['{ organization(login: "acme") { repositories(first: 5) { nodes { name } } } }', 'organization is not about'],
    ['{ user(login: "octo") { login } }', 'user is not about'],
    ['{ resource(url: "https://github.com/o/r") { url } }', 'resource is not about'],
    ['{ viewer { repositories(first: 5) { nodes { name } } } }', 'repositories may lead out'],
    [
      inside('owner { ... on Organization { repositories(first: 5) { nodes { name } } } }'),
      'repositories may lead out',
    ],
    [inside('parent { issues(first: 5) { nodes { body } } }'), 'issues may lead out'],
    [
      inside('issue(number: 1) { author { ... on User { issues(first: 5) { nodes { body } } } } }'),
      'issues may lead out',
    ],
    [inside('object(expression: "HEAD:.env") { ... on Blob { text } }'), 'object may lead out'],
    [inside('environments(first: 5) { nodes { name } }'), 'environments may lead out'],
    ['{ node(id: "PR_other") { ... on PullRequest { body } } }', 'an earlier answer contained'],
    ['{ nodes(ids: ["PR_known", "PR_other"]) { ... on PullRequest { body } } }', 'an earlier answer contained'],
    [
      '{ node(id: "PR_known") { ... on PullRequest { repository { object(expression: "HEAD:.env") { id } } } } }',
      'object may lead out',
    ],
    ['{ search(query: "crash", type: ISSUE, first: 5) { nodes { id } } }', 'must contain `repo:acme/widgets`'],
    ['{ search(query: "crash repo:o/r", type: ISSUE, first: 5) { nodes { id } } }', 'leave out'],
    ['{ search(query: "repo:acme/widgets", type: USER, first: 5) { nodes { id } } }', 'can be searched'],
    ['{ search(query: "-repo:acme/widgets", type: ISSUE, first: 5) { nodes { id } } }', 'must contain'],
    ...['NOT repo:acme/widgets', '-(repo:acme/widgets)', '\\"repo:acme/widgets\\"'].map((q) => [
      `{ search(query: "${q}", type: ISSUE_ADVANCED, first: 5) { nodes { id } } }`,
      q.startsWith('\\') ? 'must contain' : 'in quotation marks',
    ]),
    // Ids that an attacker has chosen, as a title, or those of issues of other repositories.
    [inside('issue(number: 1) { id: title }'), 'title cannot be named id'],
    [
      '{ repository: node(id: "PR_known") { ... on PullRequest { issues: closingIssuesReferences(first: 5) { nodes { id } } } } }',
      'node cannot be named repository',
    ],
    ['{ viewer { repository(name: "private") { description } } }', 'repository may lead out'],
    [inside('owner { ... on User { organization(login: "other") { description } } }'), 'organization may lead out'],
    [inside('pullRequest(number: 5) { closingIssuesReferences(first: 5) { nodes { body } } }'), 'body may lead out'],
    ['{ repository(owner: "acme", name: "widgets") { ...a } } fragment a on Repository { ...a }', 'circular'],
    ['{ repository(owner: "acme", name: "widgets") { ...gone } }', 'missing'],
    ['{ broken', 'invalid'],
  ])('refuses %s', (query, reason) => {
    expect(decide(query)).toContain(reason);
  });

  test('allows the name that gh gives to an issue or pull request', () => {
    expect(decide(inside('issue: issueOrPullRequest(number: 5) { ... on Issue { id body } }'))).toBe('forward');
  });

  test('sends only what was evaluated', () => {
    const body = '{"query":"{a}","query":"{ viewer { login } }","extensions":{"persistedQuery":{}}}';
    expect(evaluate('POST', '/graphql', body)).toMatchObject({ body: '{"query":"{ viewer { login } }"}' });
  });

  test('refuses a request that is not JSON with a query', () => {
    expect(evaluate('POST', '/graphql', 'query=x')).toMatchObject({ kind: 'refuse' });
    expect(evaluate('POST', '/graphql', '[]')).toMatchObject({ kind: 'refuse' });
  });
});
