import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { aBacklog, type BacklogItem } from '../doubles/backlog.js';
import { type BatchOptions, type PlayedBatch, playBatch, playMerge, playStart } from '../doubles/batch.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { aFolder, aRepository, put } from '../doubles/place.js';

const token = 'ghs_test_token_0000000000000000000000000';
const started: GitHubServer[] = [];

afterEach(async () => {
  const invalid = started.flatMap((server) => server.invalid);
  await Promise.all(started.splice(0).map((server) => server.close()));
  expect(invalid).toEqual([]);
});

type Call = { readonly tool: string; readonly input: object };

const script = (...calls: readonly Call[]) => `${JSON.stringify({ calls })}\n${JSON.stringify({ say: 'Done' })}\n`;
const label = (...add: readonly string[]): Call => ({ tool: 'Label', input: { add } });
const comment = (body: string): Call => ({ tool: 'Comment', input: { body } });

const batch = (more = '', allow = 'Label(bug), Comment') => `name: triage
defaults: { model: "script:turns.jsonl", allow: [${allow}] }
${more}
jobs:
  - id: triage
    prompt: "Triage {{item.title}}: {{item.body}}"
    items: { issues: "is:open" }
`;

interface Opened {
  readonly folder: string;
  readonly server: GitHubServer;
  readonly run: (more?: BatchOptions) => Promise<PlayedBatch>;
  readonly environment: Readonly<Record<string, string>>;
}

/** A repository with a batch, and a GitHub with these issues. */
async function open(
  files: Readonly<Record<string, string>>,
  backlog: readonly BacklogItem[],
  options: GitHubOptions = {},
): Promise<Opened> {
  const folder = aRepository({ 'turns.jsonl': script(label('bug'), comment('Which version?')), ...files });
  const server = await startGitHub({ token, backlog, labels: ['bug', 'question'], people: ['octocat'], ...options });
  started.push(server);
  const environment = {
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_EVENT_PATH: `${aFolder({ 'event.json': '{}' })}/event.json`,
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_API_URL: server.url,
  };
  const run = ({ settings = {}, ...more }: BatchOptions = {}) =>
    playBatch(folder, 'batch.yml', { environment, settings: { 'github-token': token, ...settings }, ...more });
  return { folder, server, run, environment };
}

const postsOf = ({ requests }: GitHubServer) =>
  requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path.replace('/repos/octo/repo/', '')}`);

const bodiesOf = (server: GitHubServer, item: number) =>
  server.comments(item).map(({ body }) => body.replace(/^<!--[^\n]*-->\n/, ''));

const rowsOf = ({ result }: PlayedBatch) =>
  result.jobs.map(({ writes = [] }) => writes.map(({ what, outcome }) => `${what}: ${outcome}`));

const oneNote = ({ result }: PlayedBatch) => result.jobs[0]?.writes?.[0]?.note;

test('each job writes to its own issue, a second run posts nothing, and a changed issue updates its comment', async () => {
  const backlog = aBacklog(2);
  const { server, run, folder } = await open({ 'batch.yml': batch() }, backlog);
  const first = await run();
  expect(backlog.map(({ labels }) => labels)).toEqual([['bug'], ['bug']]);
  expect([1, 2].map((item) => bodiesOf(server, item))).toEqual([['Which version?'], ['Which version?']]);
  expect(first.result.writes).toEqual({ created: 4 });
  expect(rowsOf(first)[0]).toEqual(['Label +bug: created', 'Comment: created']);
  expect(first.outcome.text).toContain('\nWrites to items: 4 created');
  const posts = postsOf(server).length;
  const second = await run();
  expect(second.result.jobs.map(({ reused }) => reused)).toEqual([true, true]);
  expect([postsOf(server).length, second.result.writes]).toEqual([posts, undefined]);
  expect(rowsOf(second)).toEqual(rowsOf(first));
  Object.assign(backlog[1] ?? {}, { body: 'It crashes in 2.0.' });
  put(folder, { 'turns.jsonl': script(comment('Thanks.')) });
  const third = await run();
  expect(third.result.jobs.map(({ reused }) => reused)).toEqual([true, false]);
  expect(postsOf(server).slice(posts)).toEqual([`PATCH issues/comments/${String(server.comments(2)[0]?.id)}`]);
  expect([1, 2].map((item) => bodiesOf(server, item))).toEqual([['Which version?'], ['Thanks.']]);
});

test('a person who undoes a write of an earlier run is left alone, with --resume and --retry-failed too', async () => {
  const backlog = aBacklog(1);
  const { server, run } = await open({ 'batch.yml': batch() }, backlog);
  await run();
  Object.assign(backlog[0] ?? {}, { labels: [] });
  const posts = postsOf(server).length;
  for (const options of [{ resume: true }, { retryFailed: true }, { rescore: true }]) await run(options);
  expect([postsOf(server).length, backlog[0]?.labels]).toEqual([posts, []]);
});

test.each<[why: string, more: string, settings: Record<string, unknown>, allow?: string]>([
  ['publish is none.', 'publish: none', {}],
  ['publish is none.', '', { publish: 'none' }],
  ['An evaluation has not passed: is polite.', '', {}],
  ['The job has 2 writes, and max-writes of the batch is 1.', 'max-writes: 1', {}],
])('what is not posted is shown, and posted once nothing speaks against it: %s', async (why, more, settings) => {
  const backlog = aBacklog(1);
  const check = (text: string) => `    evaluate: [{ name: is polite, contains: ${text} }]\n`;
  const text = batch(more) + check(why.startsWith('An evaluation') ? 'please' : 'Done');
  const { server, run, folder, environment } = await open({ 'batch.yml': text }, backlog);
  const shown = await run({ settings });
  expect(postsOf(server)).toEqual([]);
  expect(shown.result.jobs[0]?.writes).toEqual([
    { what: 'Label +bug', outcome: 'withheld', url: null, note: why },
    { what: 'Comment: Which version?', outcome: 'withheld', url: null, note: why, text: 'Which version?' },
  ]);
  expect(shown.outcome.text).toContain(`  triage · 1: Label +bug, Comment: Which version?: withheld: ${why}`);
  expect(shown.outcome.summary).toContain('#### Writes to items\n\n2 withheld\n\n- triage · 1: Label +bug, Comment');
  put(folder, { 'batch.yml': batch() + check('Done') });
  const dry = await playStart(folder, { batch: 'batch.yml', 'dry-run': true, 'github-token': token }, { environment });
  if (why.startsWith('An evaluation')) expect(dry.outcome.text).not.toContain('not posted yet');
  else expect(dry.outcome.text).toMatch(/reused .*; not posted yet: Label \+bug, Comment: Which version\?/);
  const posted = await run();
  expect(posted.result.jobs[0]?.reused).toBe(true);
  expect(rowsOf(posted)).toEqual([['Label +bug: created', 'Comment: created']]);
});

test('max-writes limits what one run posts, and the next runs post the rest in the same order', async () => {
  const backlog = aBacklog(3);
  const { server, run } = await open({ 'batch.yml': batch('max-writes: 4') }, backlog);
  const first = await run();
  expect(first.result.writes).toEqual({ created: 4, withheld: 2 });
  expect(first.result.jobs[2]?.writes?.[0]?.note).toBe('max-writes of the batch is 4. The next run posts it.');
  expect((await run()).result.writes).toEqual({ created: 2 });
  expect(postsOf(server).map((post) => post.replace(/\D+/g, ''))).toEqual(['1', '1', '2', '2', '3', '3']);
});

describe('300 issues', () => {
  const triage = readFileSync(resolve(import.meta.dirname, '../../examples/batches/triage-issues/batch.yml'), 'utf8');
  const settings = { model: 'script:turns.jsonl' };

  test('the example has at most fifteen lines', () => {
    expect(triage.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  });

  test('are triaged once although the run is killed, GitHub limits the requests, and a second night follows', async () => {
    const backlog = aBacklog(300);
    const { server, run, folder } = await open({ 'batch.yml': triage }, backlog);
    const state = `${folder}/.sallyport/state/triage`;
    const killed = aFolder();
    const ending = new AbortController();
    // What a process leaves that is killed before GitHub answers.
    const hang = () => {
      cpSync(state, killed, { recursive: true, filter: (path) => !path.endsWith('lock.json') });
      ending.abort('SIGTERM');
    };
    server.failNext({ method: 'POST', path: '/issues/20/comments', status: 500, hang });
    await run({ settings, signal: ending.signal });
    rmSync(state, { recursive: true });
    cpSync(killed, state, { recursive: true });
    const reset = String(Math.floor(Date.now() / 1000) + 3_000);
    const limit = {
      status: 403,
      message: 'API rate limit exceeded',
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
    };
    server.failNext({ method: 'POST', path: '/issues/100/labels', status: 429, headers: { 'retry-after': '1' } });
    server.failNext({ method: 'GET', path: '/issues/200/labels', ...limit });
    const second = await run({ settings, resume: true });
    expect(second.result.jobs.every(({ conclusion }) => conclusion === 'success')).toBe(true);
    expect(second.outcome.text).toContain('withheld: GitHub limits the requests of this token. The next run posts it.');
    Object.assign(backlog[6] ?? {}, { body: 'It crashes in 2.0.' });
    put(folder, { 'turns.jsonl': script(label('bug'), comment('Thanks.')) });
    const night = await run({ settings });
    expect(night.result.jobs.filter(({ reused }) => !reused).map(({ item }) => item?.['number'])).toEqual([7]);
    expect(backlog.every(({ labels }) => labels.join() === 'bug')).toBe(true);
    expect(backlog.flatMap(({ number }) => bodiesOf(server, number))).toEqual(
      backlog.map(({ number }) => (number === 7 ? 'Thanks.' : 'Which version?')),
    );
    const posts = postsOf(server).length;
    await run({ settings });
    expect(postsOf(server).length).toBe(posts);
  }, 300_000);
});

describe('shards', () => {
  const key = 'a-key-of-sixteen-characters';

  async function aShardedBatch(resumeKey: string | null) {
    const backlog = aBacklog(4);
    const opened = await open({ 'batch.yml': batch() }, backlog);
    const { folder, environment, run } = opened;
    const inputs = { batch: 'batch.yml', 'github-token': token };
    await playStart(folder, { ...inputs, 'batch-step': 'plan', shards: 2, plan: 'plan.json' }, { environment });
    const settings = resumeKey === null ? {} : { 'resume-key': resumeKey };
    const shards: PlayedBatch[] = [];
    for (const index of ['1', '2'])
      shards.push(await run({ plan: 'plan.json', shard: `${index}/2`, state: `s${index}`, settings }));
    const merge = (out: string, more = {}) =>
      playMerge(folder, ['s1', 's2'], out, resumeKey, {
        ...{ batch: 'batch.yml', environment, plan: 'plan.json' },
        settings: { 'github-token': token, ...settings, ...more },
      });
    return { ...opened, backlog, shards, merge };
  }

  test('record, and the merge posts once', async () => {
    const { server, backlog, shards, merge } = await aShardedBatch(key);
    expect(postsOf(server)).toEqual([]);
    expect(shards[0] && oneNote(shards[0])).toBe('The merge of all shards posts it.');
    expect((await merge('dry', { 'dry-run': true })).result.writes).toEqual({ withheld: 8 });
    expect((await merge('merged')).result.writes).toEqual({ created: 8 });
    expect(backlog.every(({ labels }) => labels.join() === 'bug')).toBe(true);
    const posts = postsOf(server).length;
    Object.assign(backlog[0] ?? {}, { labels: [] });
    expect((await merge('merged')).result.writes).toBeUndefined();
    expect([postsOf(server).length, backlog[0]?.labels]).toEqual([posts, []]);
  });

  test('post nothing without resume-key, because anyone could have written the results', async () => {
    const { server, merge } = await aShardedBatch(null);
    const merged = await merge('merged');
    expect(merged.result.writes).toEqual({ withheld: 8 });
    expect(oneNote(merged)).toBe('The stored result is not authenticated: set resume-key in every step and run.');
    expect(postsOf(server)).toEqual([]);
  });

  test('a stored result that was changed without the key posts nothing', async () => {
    const { folder, server, merge } = await aShardedBatch(key);
    for (const shard of ['s1', 's2'])
      for (const name of readdirSync(`${folder}/${shard}/jobs`)) {
        const path = `${folder}/${shard}/jobs/${name}`;
        writeFileSync(path, readFileSync(path, 'utf8').replace('Which version?', 'Buy this.'));
      }
    await merge('merged');
    expect(postsOf(server)).toEqual([]);
  });
});

/** A stored result with other requests, as whoever can write to the directory could make them. */
function plant(folder: string, requests: readonly object[]): void {
  const jobs = `${folder}/.sallyport/state/triage/jobs`;
  for (const name of readdirSync(jobs)) {
    const record = JSON.parse(readFileSync(`${jobs}/${name}`, 'utf8')) as { writes: object };
    writeFileSync(`${jobs}/${name}`, `${JSON.stringify({ ...record, writes: { ...record.writes, requests } })}\n`);
  }
}

test.each<[what: string, request: object, row: string, note: string]>([
  ['no rule allows', { kind: 'label', add: ['question'], remove: [] }, 'Label +question: refused', 'Label(question)'],
  ['no batch can do', { kind: 'issue', title: 'x', body: 'y', labels: [] }, 'Issue x: refused', 'do not allow'],
  ['no tool records', { kind: 'comment', body: 7 }, 'Request: refused', 'The stored request is invalid.'],
  ['is of no kind', { kind: 'transfer', number: 3 }, 'Request: refused', 'The stored request is invalid.'],
])('a stored request that %s is refused', async (_, request, row, note) => {
  const { folder, server, run } = await open({ 'batch.yml': batch('publish: none') }, aBacklog(1));
  await run();
  put(folder, { 'batch.yml': batch() });
  plant(folder, [request]);
  const played = await run();
  expect(rowsOf(played)).toEqual([[row]]);
  expect(oneNote(played)).toContain(note);
  expect(postsOf(server)).toEqual([]);
});

test('a rule that is removed before the writes are posted refuses them', async () => {
  const { folder, server, run } = await open({ 'batch.yml': batch('publish: none') }, aBacklog(1));
  await run();
  const settings = { deny: ['Label'] };
  put(folder, { 'batch.yml': batch() });
  await run({ settings });
  expect(postsOf(server)).toEqual(['POST issues/1/comments']);
});

test('texts are sanitized when they are posted', async () => {
  const turns = script(comment('@octocat see <!-- hidden --> [this](https://evil.example)'));
  const { server, run } = await open({ 'batch.yml': batch(), 'turns.jsonl': turns }, aBacklog(1));
  const [row] = (await run()).result.jobs[0]?.writes ?? [];
  const [body = ''] = bodiesOf(server, 1);
  expect(body).not.toMatch(/(?:^|\s)@octocat|<!--|\]\(https:/);
  expect(row?.note).toContain('Sanitized:');
});

describe('target', () => {
  const rows = (target: string, allow = 'Label(bug), Close, Review(APPROVE)') => `name: triage
defaults: { model: "script:turns.jsonl", allow: ["${allow.replaceAll(', ', '", "')}"] }
jobs:
  - id: triage
    prompt: "Triage {{item.name}}."
    items: { list: [{ name: one, number: 2 }] }
    target: "${target}"
`;

  test('lets the jobs of any items write to an issue', async () => {
    const backlog = aBacklog(2);
    const turns = script(label('bug'), { tool: 'Close', input: { reason: 'not_planned' } });
    const { run } = await open({ 'batch.yml': rows('{{item.number}}'), 'turns.jsonl': turns }, backlog);
    const played = await run();
    expect(rowsOf(played)).toEqual([['Label +bug: created', 'Close: updated']]);
    expect(backlog.map(({ labels, state }) => [labels, state])).toEqual([
      [[], 'open'],
      [['bug'], 'closed'],
    ]);
  });

  test.each([
    ['{{item.name}}', { message: 'target is not the number of an issue or pull request', found: 'one' }],
    ['{{item.nummer}}', { message: 'unknown placeholder {{item.nummer}}' }],
  ])('%s is an error before a model is asked', async (target, diagnostic) => {
    const { run } = await open({ 'batch.yml': rows(target) }, aBacklog(2));
    await expect(run()).rejects.toMatchObject({ diagnostics: [diagnostic] });
  });

  test('without a rule, the job is offered no tool that writes, and the item is not read', async () => {
    const { server, run } = await open({ 'batch.yml': rows('{{item.number}}', 'Read') }, aBacklog(2));
    expect(rowsOf(await run())).toEqual([[]]);
    expect(server.requests).toEqual([]);
  });
});

describe('pull requests', () => {
  const heads = ['a'.repeat(40), 'b'.repeat(40)];
  const pulls = (allow: string) => batch('', allow).replace('issues:', 'pulls:');
  const approve = script({ tool: 'Review', input: { event: 'APPROVE', body: 'Good.' } });
  const pull = { head: heads[0] ?? '', files: [] };

  test.each([
    ['"Review(APPROVE)"', [['Review APPROVE: created']]],
    ['Review', [[]]],
  ])('are approved only by a rule that names it: %s', async (allow, expected) => {
    const backlog = aBacklog(1, { head: heads[0] ?? '' });
    const { run, server } = await open({ 'batch.yml': pulls(allow), 'turns.jsonl': approve }, backlog, { pull });
    expect(rowsOf(await run())).toEqual(expected);
    expect(server.written.reviews.map(({ state }) => state)).toEqual(expected[0]?.map(() => 'APPROVED'));
  });

  test('a head that moved since the job began is not approved', async () => {
    const backlog = aBacklog(1, { head: heads[0] ?? '' });
    const files = {
      'batch.yml': pulls('"Review(APPROVE)"').replace('jobs:', 'publish: none\njobs:'),
      'turns.jsonl': approve,
    };
    const { run, folder, server } = await open(files, backlog, { pull: { ...pull, head: heads[1] ?? '' } });
    await run();
    Object.assign(backlog[0] ?? {}, { head: heads[1] });
    put(folder, { 'batch.yml': pulls('"Review(APPROVE)"') });
    expect(rowsOf(await run())).toEqual([['Review APPROVE: fell back']]);
    expect(server.written.reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
  });
});

test('a job is offered no commit, pull request, issue or number, whatever the rules name', async () => {
  const allow = 'Comment, PullRequest, PushToPullRequest, Issue, HideComment, Close';
  const { run, folder } = await open({ 'batch.yml': batch('', allow), 'turns.jsonl': script() }, aBacklog(1));
  const { result } = await run();
  const path = result.jobs[0]?.transcriptPath ?? '';
  const lines = readFileSync(resolve(folder, path), 'utf8').split('\n');
  const opening = lines.find((line) => line.includes('"toolSpecs"')) ?? '{}';
  const { toolSpecs } = JSON.parse(opening) as {
    toolSpecs: readonly { name: string; inputSchema: { properties: object } }[];
  };
  const names = toolSpecs.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Comment', 'Close']));
  for (const name of ['PullRequest', 'PushToPullRequest', 'Issue', 'HideComment']) expect(names).not.toContain(name);
  const writes = toolSpecs.filter(({ name }) => name === 'Comment' || name === 'Close');
  expect(writes.map(({ inputSchema }) => Object.keys(inputSchema.properties))).toEqual([['body'], ['reason']]);
  expect(result.jobs[0]?.notices.join()).toContain('Issue was not offered: a job of a batch only changes its own item');
});

test('of the repeats of a job, the first one posts', async () => {
  const { server, run } = await open(
    { 'batch.yml': batch().replace('    items', '    repeat: 2\n    items') },
    aBacklog(1),
  );
  expect((await run()).result.writes).toEqual({ created: 2 });
  expect(bodiesOf(server, 1)).toHaveLength(1);
});

test('a write that fails is retried by the next run, without those that succeeded', async () => {
  const { server, run } = await open({ 'batch.yml': batch() }, aBacklog(1));
  server.failNext({
    method: 'POST',
    path: '/comments',
    status: 403,
    message: 'Resource not accessible by integration',
  });
  const failed = await run({ settings: { 'on-failed-write': 'fail' } });
  expect([failed.outcome.exitCode, rowsOf(failed)]).toEqual([1, [['Label +bug: created', 'Comment: failed']]]);
  expect(failed.outcome.headline).toContain('A write to an item failed, and on-failed-write is fail.');
  expect(rowsOf(await run())).toEqual([['Label +bug: created', 'Comment: created']]);
  expect(postsOf(server)).toEqual(['POST issues/1/labels', 'POST issues/1/comments', 'POST issues/1/comments']);
});

test('labels that the prompt does not insert do not make a job run again', async () => {
  const backlog = aBacklog(2);
  const text = batch().replace('{{item.title}}', '{{item.title}} {{item.labels}}');
  const { run, folder } = await open({ 'batch.yml': text }, backlog);
  await run();
  expect((await run()).result.jobs.map(({ reused }) => reused)).toEqual([false, false]);
  put(folder, { 'batch.yml': batch() });
  await run();
  Object.assign(backlog[0] ?? {}, { labels: ['bug', 'question'] });
  expect((await run()).result.jobs.map(({ reused }) => reused)).toEqual([true, true]);
});
