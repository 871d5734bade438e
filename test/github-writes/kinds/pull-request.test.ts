import { afterEach, describe, expect, test } from 'vitest';
import type { PublishContext } from '../../../src/github-writes/publish-context.js';
import type { TreeChange } from '../../../src/github-writes/tree-change.js';
import { createGitHubWriteClient } from '../../../src/platform/github/write/write-client.js';
import { applyWriteRequests } from '../../../src/publish/apply-writes.js';
import { sanitizeForPosting } from '../../../src/report/sanitizer.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../../doubles/github-server.js';

const token = 'ghs_test_token_0000000000000000000000000';
const [first, second, foreign] = ['a'.repeat(40), 'b'.repeat(40), 'f'.repeat(40)];
const branch = 'sallyport/default-issue-5';
const mallory = { login: 'mallory', id: 666, type: 'User' } as const;
const redact = (text: string) => text.replaceAll('hunter2', '***');
const started: GitHubServer[] = [];

afterEach(async () => {
  const invalid = started.flatMap((server) => server.invalid);
  await Promise.all(started.splice(0).map((server) => server.close()));
  expect(invalid).toEqual([]);
});

const tree = (base: string, files: Readonly<Record<string, string | null>>): TreeChange => ({
  ...{ base, baseTree: '7'.repeat(40) },
  files: Object.entries(files).map(([path, text]) => ({ path, content: text === null ? null : Buffer.from(text) })),
});
const oneFile = tree(first, { 'src/a.ts': 'one\n', 'old.ts': null });
const oneScript: TreeChange = {
  ...tree(first, { 'old.ts': null }),
  files: [
    { path: 'run.sh', content: Buffer.from('#!/bin/sh\n'), mode: '100755' },
    { path: 'plain.sh', content: Buffer.from('x\n'), mode: '100644' },
    { path: 'old.ts', content: null },
  ],
};
const writesOf = (server: GitHubServer, from = 0) =>
  server.requests
    .slice(from)
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path.replace('/repos/octo/repo', '')}`);

async function open(options: GitHubOptions = {}, context: Partial<PublishContext> = {}, there?: GitHubServer) {
  const server = there ?? (await startGitHub({ token, branches: { main: [first, second] }, ...options }));
  if (there === undefined) started.push(server);
  const github = createGitHubWriteClient(
    {
      ...{ token, redact, apiUrl: server.url, signal: new AbortController().signal },
      clock: { now: () => 0, sleep: () => Promise.resolve() },
    },
    { owner: 'octo', repo: 'repo', number: 5 },
  );
  const apply = async (change: TreeChange, title = 'Fix it', body = 'Because.', afterClosed = false) => {
    const [row] = await applyWriteRequests([{ kind: 'pull-request', title, body }], {
      ...{
        github,
        key: 'default',
        item: 'issue',
        answer: null,
        afterClosed,
        issueEnd: { expiresDays: null, closesOlder: false, now: 0 },
        reviewedSha: null,
        whyCommentOnly: null,
        push: null,
        footer: '',
        mayClose: null,
        repositoryUrl: 'https://github.com/octo/repo',
        ...context,
      },
      sanitize: (text) => sanitizeForPosting(text, { redact, outgoing: { hosts: [], mentions: [] } }),
      pull: {
        ...{ collected: { tree: change }, base: 'main', branch },
        holdsSecret: (content) => redact(content.toString()) !== content.toString(),
      },
    });
    return row;
  };
  const { repository } = server;
  const tip = () => repository.commits.get(repository.branches.get(branch) ?? '');
  return { server, repository, apply, tip };
}

describe('a pull request', () => {
  test("opens a draft pull request with one commit on the run's base commit", async () => {
    const { repository, apply, tip } = await open();
    expect(await apply(oneFile)).toMatchObject({
      ...{ what: 'PullRequest Fix it', outcome: 'created', note: '' },
      url: 'https://github.com/octo/repo/pull/200',
    });
    expect(tip()).toMatchObject({ parent: first, files: { 'src/a.ts': 'one\n', 'old.ts': null } });
    expect(tip()?.message).toMatch(/^Fix it\n\nSallyport-Changes: [0-9a-f]{32}$/);
    expect(repository.pulls).toMatchObject([{ head: branch, base: 'main', draft: true, state: 'open' }]);
    expect(repository.pulls[0]?.body).toBe('<!-- sallyport:default:pull-request -->\nBecause.');
  });

  test('names what was sanitized in its text only if the text was posted', async () => {
    const { apply } = await open();
    const created = await apply(oneFile, 'Fix it', 'Ask @octocat.');
    expect(created).toMatchObject({ outcome: 'created', note: 'Sanitized: 1 mention.' });
    const again = await apply(oneFile, 'Fix it', 'Ask @octocat.');
    expect(again).toMatchObject({ outcome: 'unchanged', note: '#200 was already open with the same changes.' });
  });

  test('names what was sanitized in the title of a commit whose pull request could not be opened', async () => {
    const { server, apply } = await open();
    server.failNext({ method: 'POST', path: '/pulls', status: 403, message: 'No.' });
    const row = await apply(oneFile, 'Ask @octocat', '');
    expect(row).toMatchObject({ outcome: 'failed', note: expect.stringContaining('Sanitized: 1 mention.') as string });
  });

  test('where workflows may not open pull requests, the result names the branch and the page that opens it', async () => {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    const { server, apply, tip } = await open();
    server.failNext({ method: 'POST', path: '/pulls', status: 403, message });
    const row = await apply(oneFile);
    const link = `https://github.com/octo/repo/compare/main...${branch}?expand=1`;
    expect(row).toMatchObject({ outcome: 'failed', url: link, branch });
    expect(row?.note).toContain(message);
    expect(row?.note).toContain(`The changes are on the branch ${branch}; open the pull request here: ${link}`);
    expect(row?.commit).toBe(tip()?.sha);
  });

  test.each([
    ['Fixes #5 and closes #6.', 5, '\n\nCloses #5.'],
    ['Fixes #55.', 5, null],
    ['See #5.', 5, null],
    ['Closes #5.', null, null],
  ])('the text %j of a run on issue %j ends with %j', async (text, mayClose, end) => {
    const { repository, apply } = await open(
      {},
      { mayClose, footer: '<sub>By [this run of Sallyport](https://x) for ann.</sub>' },
    );
    await apply(oneFile, 'Fix it', text);
    const body = repository.pulls[0]?.body ?? '';
    expect(body).toMatch(/<sub>By \[this run of Sallyport\]\(https:\/\/x\) for ann\.<\/sub>$/);
    if (end !== null) expect(body).toContain(end);
    expect(body.match(/Closes #\d/g) ?? []).toEqual(end === null ? [] : ['Closes #5']);
  });

  test('a footer that names another run does not count as a change', async () => {
    const footer = (run: number) => `<sub>By [this run of Sallyport](https://x/${String(run)}) for ann.</sub>`;
    const { server, apply } = await open({}, { footer: footer(1) });
    await apply(oneFile);
    const { apply: later } = await open({}, { footer: footer(2) }, server);
    expect(await later(oneFile)).toMatchObject({ outcome: 'unchanged' });
  });

  test('does not repeat a pull request with the same changes, on any base commit', async () => {
    const { server, repository, apply, tip } = await open();
    await apply(oneFile);
    const before = tip()?.sha;
    const asked = server.requests.length;
    const note = '#200 was already open with the same changes.';
    expect(await apply({ ...oneFile, base: second })).toMatchObject({ outcome: 'unchanged', note });
    expect(server.requests.slice(asked).filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual(
      [],
    );
    expect(tip()?.sha).toBe(before);
    expect(repository.pulls).toHaveLength(1);
  });

  test('updates the pull request in place without ever making it empty', async () => {
    const { repository, apply, tip } = await open();
    await apply(oneFile);
    expect(await apply(tree(second, { 'src/b.ts': 'two\n' }), 'Fix it better')).toMatchObject({
      outcome: 'updated',
      note: '#200 was already open; its changes were replaced.',
    });
    expect(tip()).toMatchObject({ parent: second, files: { 'src/b.ts': 'two\n' } });
    expect(repository.pulls).toMatchObject([{ title: 'Fix it better', state: 'open' }]);
    expect([...repository.branches.keys()]).toEqual(['main', branch]);
  });

  test('continues where an earlier run was interrupted', async () => {
    const { repository, apply, tip } = await open();
    repository.branches.set(branch, first);
    repository.branches.set(`${branch}+next`, second);
    expect(await apply(oneFile)).toMatchObject({ outcome: 'created' });
    expect(tip()).toMatchObject({ parent: first, files: { 'src/a.ts': 'one\n' } });
    expect([...repository.branches.keys()]).toEqual(['main', branch]);
  });

  test('recovers from a lost response', async () => {
    const { server, repository, apply } = await open();
    server.failNext({ method: 'POST', path: '/pulls', status: 502 }, { method: 'POST', path: '/refs', status: 502 });
    expect(await apply(oneFile)).toMatchObject({ outcome: 'created' });
    expect(repository.pulls).toHaveLength(1);
  });

  test('opens a regular pull request if the repository does not support drafts', async () => {
    const { repository, apply } = await open({ noDrafts: true });
    expect(await apply(oneFile)).toMatchObject({
      outcome: 'created',
      note: 'It is not a draft, because this repository does not support drafts.',
    });
    expect(repository.pulls[0]?.draft).toBe(false);
  });

  test('keeps executable file modes in a single complete commit', async () => {
    const { server, repository, apply, tip } = await open();
    expect(await apply(oneScript)).toMatchObject({ outcome: 'created' });
    expect(tip()).toMatchObject({
      parent: first,
      files: { 'run.sh': '#!/bin/sh\n', 'plain.sh': 'x\n', 'old.ts': null },
      modes: { 'run.sh': '100755', 'plain.sh': '100644' },
    });
    const commit = server.requests.find(({ path }) => path.endsWith('/git/commits'))?.body;
    // GitHub signs what names no author.
    expect(Object.keys(commit as object).sort()).toEqual(['message', 'parents', 'tree']);
    expect(server.requests.find(({ path }) => path.endsWith('/git/trees'))?.body).toMatchObject({
      base_tree: oneScript.baseTree,
    });
    const asked = server.requests.length;
    expect(await apply({ ...oneScript, base: second })).toMatchObject({ outcome: 'unchanged' });
    expect(writesOf(server, asked)).toEqual([]);
    expect(await apply({ ...oneScript, files: oneScript.files.slice(0, 2) })).toMatchObject({ outcome: 'updated' });
    expect([...repository.branches.keys()]).toEqual(['main', branch]);
    expect(repository.pulls).toMatchObject([{ state: 'open' }]);
  });

  test('keeps the text of a pull request that someone else opened or rewrote', async () => {
    const { repository, apply, tip } = await open();
    await apply(oneFile);
    const [pull] = repository.pulls;
    Object.assign(pull ?? {}, { body: 'In my own words.' });
    expect(await apply(tree(first, { x: 'y' }), 'Another title')).toMatchObject({
      ...{
        outcome: 'updated',
        note: expect.stringContaining('Someone rewrote its text, so it was not changed.') as string,
      },
    });
    expect(repository.pulls).toMatchObject([{ title: 'Fix it', body: 'In my own words.' }]);
    Object.assign(pull ?? {}, { user: mallory });
    expect(await apply(tree(first, { x: 'z' }))).toMatchObject({
      ...{
        outcome: 'updated',
        note: expect.stringContaining('Someone else opened it, so its text was not changed.') as string,
      },
    });
    expect(tip()?.files).toEqual({ x: 'z' });
    expect(repository.pulls).toHaveLength(1);
  });

  test('opens a new pull request after a merge', async () => {
    const { repository, apply } = await open();
    await apply(oneFile);
    for (const pull of repository.pulls) Object.assign(pull, { state: 'closed', merged: true });
    expect(await apply(tree(second, { x: 'y' }))).toMatchObject({ outcome: 'created' });
    expect(repository.pulls).toHaveLength(2);
  });

  test('opens no second pull request with changes that were merged, which a later run has stored', async () => {
    const { server, repository, apply } = await open();
    await apply(oneFile);
    repository.push(branch, mallory);
    const headSha = repository.branches.get(branch);
    for (const pull of repository.pulls) Object.assign(pull, { state: 'closed', merged: true, headSha });
    const asked = server.requests.length;
    expect(await apply(oneFile)).toMatchObject({
      ...{ outcome: 'unchanged', url: 'https://github.com/octo/repo/pull/200' },
      note: '#200 with the same changes was merged.',
    });
    expect(writesOf(server, asked)).toEqual([]);
  });

  test('a new pull request after a merge reuses the branch, even if someone had added commits to it', async () => {
    const { repository, apply, tip } = await open();
    await apply(oneFile);
    repository.push(branch, mallory);
    const [merged] = repository.pulls;
    Object.assign(merged ?? {}, { state: 'closed', merged: true, headSha: repository.branches.get(branch) });
    expect(await apply(tree(second, { x: 'y' }))).toMatchObject({ outcome: 'created' });
    expect(tip()).toMatchObject({ parent: second, files: { x: 'y' } });
    expect(repository.pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  test('a closed pull request may be followed by one with different changes if the job or a person asks again', async () => {
    const { server, repository, apply } = await open();
    await apply(oneFile);
    for (const pull of repository.pulls)
      Object.assign(pull, { state: 'closed', headSha: repository.branches.get(branch) });
    const again = (change: TreeChange) => apply(change, 'Fix it', 'Because.', true);
    const asked = server.requests.length;
    expect(await again({ ...oneFile, base: second })).toMatchObject({
      ...{ outcome: 'withheld', url: 'https://github.com/octo/repo/pull/200' },
      note: expect.stringMatching(/^A pull request with the same changes .* Reopen it/) as string,
    });
    expect(writesOf(server, asked)).toEqual([]);
    expect(await again(tree(second, { x: 'y' }))).toMatchObject({ outcome: 'created' });
    expect(await again(tree(second, { x: 'z' }))).toMatchObject({ outcome: 'updated' });
    expect(repository.pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  test('a pull request with the same changes as a closed one is not opened, even if its branch was deleted', async () => {
    const { repository, apply } = await open();
    await apply(oneFile);
    for (const pull of repository.pulls)
      Object.assign(pull, { state: 'closed', headSha: repository.branches.get(branch) });
    repository.branches.delete(branch);
    expect(await apply(oneFile, 'Again', 'Please.', true)).toMatchObject({ outcome: 'withheld' });
    expect([...repository.branches.keys()]).toEqual(['main']);
    expect(await apply(tree(second, { x: 'y' }), 'Again', 'Please.', true)).toMatchObject({ outcome: 'created' });
  });
});

describe('nothing is pushed', () => {
  test('pushes nothing after the pull request was closed', async () => {
    const { repository, apply } = await open();
    await apply(oneFile);
    for (const pull of repository.pulls) pull.state = 'closed';
    const before = new Map(repository.branches);
    expect(await apply(tree(first, { x: 'y' }))).toMatchObject({
      outcome: 'withheld',
      note: 'It was opened before and has been closed. Reopen it, or ask for another one in a comment.',
    });
    expect(repository.branches).toEqual(before);
  });

  test.each([[mallory], [null]])('nothing is pushed if someone else committed to the branch (%j)', async (author) => {
    const { repository, apply, tip } = await open();
    await apply(oneFile);
    repository.push(branch, author);
    const row = await apply(tree(first, { x: 'y' }));
    expect(row).toMatchObject({
      ...{ outcome: 'withheld', url: 'https://github.com/octo/repo/pull/200' },
      note: `Someone else has committed to the branch ${branch}, so it was not changed. Merge its pull request, or close it and delete the branch, to get a new one.`,
    });
    expect(tip()?.message).toBe('theirs');
  });

  test.each([
    ['closed', { state: 'closed' }, true],
    ['merged before they did', { state: 'closed', merged: true }, false],
  ] as const)('nothing is pushed if someone else committed to the branch of a pull request that was %s', async (_, end, keepsAll) => {
    const { repository, apply, tip } = await open();
    await apply(oneFile);
    const before = repository.branches.get(branch);
    repository.push(branch, mallory);
    const headSha = keepsAll ? repository.branches.get(branch) : before;
    for (const pull of repository.pulls) Object.assign(pull, end, { headSha });
    expect(await apply(tree(first, { x: 'y' }), 'Again', 'Please.', true)).toMatchObject({
      ...{ outcome: 'withheld', url: null },
      note: `Someone else has committed to the branch ${branch}, so it was not changed. Delete it to get a new one.`,
    });
    expect(tip()?.message).toBe('theirs');
  });

  test('does not overwrite a commit of another workflow with the same account', async () => {
    const { server, repository, apply, tip } = await open();
    await apply(oneFile);
    repository.push(branch, { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' }, 'Format');
    const asked = server.requests.length;
    expect(await apply(tree(first, { x: 'y' }))).toMatchObject({ outcome: 'withheld' });
    expect(tip()?.message).toBe('Format');
    expect(writesOf(server, asked)).toEqual([]);
  });

  test.each([oneFile, oneScript])('nothing is pushed over a concurrent commit', async (change) => {
    const { server, repository, apply, tip } = await open();
    await apply(tree(first, { before: '1' }));
    let looked = 0;
    const requests = server.requests as (typeof server.requests)[number][];
    const push = requests.push.bind(requests);
    Object.assign(requests, {
      push: (one: (typeof requests)[number]) => {
        if (decodeURIComponent(one.path).includes(`main...${branch}`) && ++looked === 2)
          repository.push(branch, mallory);
        return push(one);
      },
    });
    expect(await apply(change)).toMatchObject({
      ...{ outcome: 'withheld', note: `Someone else has just committed to the branch ${branch}.` },
    });
    expect(tip()?.message).toBe('theirs');
    expect([...repository.branches.keys()]).toEqual(['main', branch]);
  });

  test('pushes nothing from the slower of two parallel runs', async () => {
    const { server, repository, apply, tip } = await open();
    const requests = server.requests as (typeof server.requests)[number][];
    const push = requests.push.bind(requests);
    Object.assign(requests, {
      push: (one: (typeof requests)[number]) => {
        if (one.path.endsWith('/git/refs')) {
          repository.branches.set(branch, first);
          repository.push(branch, mallory);
        }
        return push(one);
      },
    });
    expect(await apply(oneFile)).toMatchObject({
      ...{ outcome: 'failed', note: expect.stringMatching(/^Another run has just created the branch/) as string },
    });
    expect(tip()?.message).toBe('theirs');
    expect(repository.pulls).toEqual([]);
  });

  test("pushes nothing based on a commit that is not on the run's branch", async () => {
    const { server, repository, apply } = await open({ branches: { main: [first], other: [first, foreign] } });
    for (const base of [foreign, 'e'.repeat(40)]) {
      const row = await apply(tree(base, { x: 'y' }));
      expect(row?.outcome).toBe('withheld');
      expect(row?.note).toContain('not a commit on the branch main');
    }
    expect([...repository.branches.keys()]).toEqual(['main', 'other']);
    expect(server.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([]);
  });

  test('names the branch and the setting if there is no branch to open it into', async () => {
    const { repository, apply } = await open({ branches: { other: [first] } });
    const row = await apply(tree(first, { x: 'y' }));
    expect(row?.note).toBe(
      'GitHub has no branch main to open it into. Create it, or set base-branch to another branch.',
    );
    expect([...repository.branches.keys()]).toEqual(['other']);
  });

  test('pushes nothing that contains a secret', async () => {
    const { server, apply } = await open();
    const row = await apply(tree(first, { 'a.txt': 'x', 'b.txt': 'the key is hunter2' }));
    expect(row).toMatchObject({ outcome: 'withheld', note: expect.stringContaining('b.txt contains') as string });
    expect(await apply(tree(first, { 'hunter2.txt': '' }))).toMatchObject({ outcome: 'withheld' });
    expect(await apply(tree(first, { 'hunter2.txt': null }))).toMatchObject({ outcome: 'withheld' });
    expect(server.requests).toEqual([]);
  });
});

test("redacts and sanitizes a model's text", async () => {
  const { repository, apply, tip } = await open();
  await apply(oneFile, 'Fixes #1 for @octocat hunter2', 'Closes #2 @octocat <!-- x --> hunter2');
  const [pull] = repository.pulls;
  for (const text of [pull?.title, pull?.body.split('\n').slice(1).join('\n'), tip()?.message]) {
    expect(text).not.toMatch(/hunter2|<!--|(fixes|closes) #\d|(?<![\w`])@octocat/i);
  }
});

test.each([
  '[skip ci]',
  '[CI skip]',
  '[no ci]',
  '[skip actions]',
  '[Actions Skip]',
])('%s does not prevent checks from running', async (words) => {
  const { repository, apply, tip } = await open();
  await apply(oneFile, `Fix it ${words}`, `Because. ${words}\n\n\nskip-checks: true`);
  for (const text of [repository.pulls[0]?.title, repository.pulls[0]?.body, tip()?.message]) {
    expect(text).not.toContain(words);
    expect(text).not.toMatch(/skip-checks/);
  }
  expect(repository.pulls[0]?.title).toBe(`Fix it ${words.replace('[', '(').replace(']', ')')}`);
});

describe('GraphQL errors for the commit', () => {
  const asks = 'createCommitOnBranch';
  const errors = (type: string, message: string) => ({
    data: { createCommitOnBranch: null },
    errors: [{ type, message }],
  });

  test.each([
    ['FORBIDDEN', 'Resource not accessible by integration', 'Add `contents: write` under permissions: of the job.'],
    ['UNPROCESSABLE', 'A path was requested for deletion which does not exist', 'Fix the cause'],
  ])('the GraphQL error %s ends the write, with a hint', async (type, message, hint) => {
    const { server, apply } = await open();
    server.failNext({ path: '/graphql', asks, status: 200, body: errors(type, message) });
    const row = await apply(oneFile);
    expect(row).toMatchObject({ outcome: 'failed' });
    expect(row?.note).toContain(message);
    expect(row?.note).toContain(hint);
  });

  test.each([
    ['RATE_LIMITED', 'API rate limit exceeded'],
    ['', 'Something went wrong while executing your query. Please include this id.'],
  ])('the GraphQL error %s is retried', async (type, message) => {
    const { server, repository, apply } = await open();
    server.failNext({ path: '/graphql', asks, status: 200, body: errors(type, message) });
    expect(await apply(oneFile)).toMatchObject({ outcome: 'created' });
    expect(repository.pulls).toHaveLength(1);
  });
});

test.each([
  ['POST', '/git/refs', 403, 'Resource not accessible by integration', '`contents: write`'],
  ['POST', '/pulls', 403, 'GitHub Actions is not permitted to create or approve pull requests.', 'Enable'],
  ['POST', '/pulls', 403, 'Resource not accessible by integration', '`pull-requests: write`'],
])('the row contains a hint for %s %s %i', async (method, path, status, message, words) => {
  const { apply } = await open({ failures: [{ method, path, status, message }] });
  const row = await apply(oneFile);
  expect(row?.outcome).toBe('failed');
  expect(row?.note).toContain(words);
});
