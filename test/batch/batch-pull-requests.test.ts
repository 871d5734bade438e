import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { batchReportText } from '../../src/batch/report/batch-report-text.js';
import { batchSource } from '../../src/batch/report/batch-source.js';
import { readBatch } from '../../src/batch/report/read-batch.js';
import {
  type BatchOptions,
  conclusionsOf,
  type PlayedBatch,
  playBatch,
  playMerge,
  playStart,
} from '../doubles/batch.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';
import { mallory } from '../doubles/write-scene.js';

const token = 'ghs_test_token_0000000000000000000000000';
const started: GitHubServer[] = [];

afterEach(async () => {
  const invalid = started.flatMap((server) => server.invalid);
  await Promise.all(started.splice(0).map((server) => server.close()));
  expect(invalid).toEqual([]);
});

const write = (path: string, content: string) =>
  [{ calls: [{ tool: 'Write', input: { file_path: path, content } }] }, { say: `Changed ${path}` }]
    .map((turn) => JSON.stringify(turn))
    .join('\n');

const batch = (changes: string, publish = '') => `name: docs
defaults: { model: "script:{{item.value}}.jsonl", allow: ["Write(docs/**)"] }
concurrency: 1
${publish}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b, c] }
    changes: ${changes}
`;

const lines = (second: string, last: string) => `first\n${second}\n3\n4\n5\n6\n7\n8\n9\n${last}\n`;

/** A repository with a batch of three jobs, and a GitHub that has its commit. */
async function open(files: Readonly<Record<string, string>>, options: GitHubOptions = {}, directory = '.') {
  const folder = aRepository({ 'docs/shared.md': lines('2', '10'), ...files });
  const server = await startGitHub({ token, branches: { main: [git(folder, 'rev-parse', 'HEAD')] }, ...options });
  started.push(server);
  const event = aFolder({ 'event.json': '{}' });
  const environment = {
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_EVENT_PATH: `${event}/event.json`,
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_API_URL: server.url,
  };
  /** A commit on the default branch, by someone else. */
  const commit = (changes: Readonly<Record<string, string>>): void => {
    put(folder, changes);
    git(folder, 'add', ...Object.keys(changes));
    const parent = git(folder, 'rev-parse', 'HEAD');
    git(folder, 'commit', '--quiet', '--message', 'Change');
    const sha = git(folder, 'rev-parse', 'HEAD');
    server.repository.commits.set(sha, { sha, parent, message: 'Change', author: mallory, files: {} });
    server.repository.branches.set('main', sha);
  };
  const run = (more: BatchOptions = {}): Promise<PlayedBatch> =>
    playBatch(join(folder, directory), 'batch.yml', { environment, settings: { 'github-token': token }, ...more });
  const merge = (from: readonly string[], out = 'merged', settings = {}): Promise<PlayedBatch> =>
    playMerge(folder, from, out, null, {
      batch: 'batch.yml',
      environment,
      settings: { 'github-token': token, ...settings },
    });
  const start = (settings: Readonly<Record<string, unknown>>) =>
    playStart(folder, { batch: 'batch.yml', 'github-token': token, ...settings }, { environment });
  return { folder, server, run, merge, commit, start };
}

const pullsOf = (server: GitHubServer) => server.repository.pulls.filter(({ state }) => state === 'open');

describe('changes: pull-request', () => {
  test('puts the changes of all jobs into one pull request, and names the job that conflicts', async () => {
    const { server, run } = await open({
      'batch.yml': batch('pull-request'),
      'a.jsonl': write('docs/shared.md', lines('two', '10')),
      'b.jsonl': write('docs/shared.md', lines('zwei', '10')),
      'c.jsonl': write('docs/shared.md', lines('2', 'ten')),
    });
    const played = await run();
    expect(conclusionsOf(played)).toEqual(['success', 'success', 'success']);
    const [pull, ...others] = pullsOf(server);
    expect(others).toEqual([]);
    expect(pull?.title).toBe('docs: changes of 2 jobs');
    expect(pull?.body).toContain(
      'Left out, because they conflict with other changes or with newer commits:\n\n- one · b: conflict in docs/shared.md',
    );
    const tip = server.repository.commits.get(server.repository.branches.get(pull?.head ?? '') ?? '');
    expect(tip?.files).toEqual({ 'docs/shared.md': lines('two', 'ten') });
  });
});

test.each([
  'pull-request',
  'pull-request-each',
])('%s leaves out the changes of a job that did not pass its evaluations, until it passes', async (changes) => {
  const text = (expected: string) => `${batch(changes)}    evaluate: [{ name: is good, matches: "${expected}" }]\n`;
  const { folder, server, run } = await open({
    'batch.yml': text('docs/[ac]'),
    'a.jsonl': write('docs/a.md', 'A\n'),
    'b.jsonl': write('docs/b.md', 'B\n'),
    'c.jsonl': write('docs/c.md', 'C\n'),
  });
  const filesOf = () =>
    pullsOf(server).flatMap(({ head }) =>
      Object.keys(server.repository.commits.get(server.repository.branches.get(head) ?? '')?.files ?? {}),
    );
  const { result } = await run();
  expect(filesOf()).toEqual(['docs/a.md', 'docs/c.md']);
  const note = 'An evaluation has not passed: is good.';
  expect(result.pullRequests?.[0]).toEqual({ outcome: 'left out', url: null, jobs: ['one · b'], note });
  put(folder, { 'batch.yml': text('docs/') });
  await run();
  expect(filesOf().sort()).toEqual(['docs/a.md', 'docs/b.md', 'docs/c.md']);
});

const nothing = JSON.stringify({ say: 'Nothing to change' });
const stale = 'It has the changes of an earlier answer; now there are none. Close this pull request.';

test.each([
  ['pull-request', ['one · a', 'one · b', 'one · c']],
  ['pull-request-each', ['one · a']],
])('%s names a pull request that is open although the new answers have no changes', async (changes, jobs) => {
  const texts = { 'b.jsonl': nothing, 'c.jsonl': nothing };
  const { folder, server, run } = await open({
    ...texts,
    'batch.yml': batch(changes),
    'a.jsonl': write('docs/a.md', 'A\n'),
  });
  await run();
  put(folder, { 'batch.yml': batch(changes).replace('Describe', 'Describe again'), 'a.jsonl': nothing });
  const { result } = await run();
  expect(pullsOf(server)).toHaveLength(1);
  const url = expect.stringContaining('/pull/200') as string;
  expect(result.pullRequests).toEqual([{ outcome: 'unchanged', url, jobs, note: stale }]);
});

test('pull-request says nothing about an open pull request while a job that can change something is deferred', async () => {
  const files = { 'a.jsonl': nothing, 'b.jsonl': write('docs/b.md', 'B\n'), 'c.jsonl': nothing };
  const { folder, run } = await open({ 'batch.yml': batch('pull-request'), ...files });
  await run();
  const text = batch('pull-request', 'budget: { max-jobs: 1 }').replace('Describe', 'Describe again');
  put(folder, { 'batch.yml': text });
  expect((await run()).result.pullRequests).toBeUndefined();
});

test('a pull request of all jobs takes more files than GitHub takes in one request', async () => {
  const call = (path: string) => ({ tool: 'Write', input: { file_path: path, content: 'text\n' } });
  const turns = (name: string) => [
    { calls: Array.from({ length: 70 }, (_, index) => call(`docs/${name}-${String(index)}.md`)) },
    { say: 'Done' },
  ];
  const script = (name: string) => [
    `${name}.jsonl`,
    turns(name)
      .map((turn) => JSON.stringify(turn))
      .join('\n'),
  ];
  const scripts = Object.fromEntries(['a', 'b', 'c'].map(script)) as Record<string, string>;
  const { server, run } = await open({ 'batch.yml': batch('pull-request'), ...scripts });
  await run();
  const tip = server.repository.commits.get(server.repository.branches.get(pullsOf(server)[0]?.head ?? '') ?? '');
  expect(Object.keys(tip?.files ?? {})).toHaveLength(210);
});

test('in a directory of the repository, the pull request changes the files of that directory', async () => {
  const { server, run } = await open(
    {
      'sub/batch.yml': batch('pull-request'),
      'sub/docs/shared.md': lines('2', '10'),
      'sub/a.jsonl': write('docs/a.md', 'A\n'),
      'sub/b.jsonl': write('docs/shared.md', lines('two', '10')),
      'sub/c.jsonl': write('docs/shared.md', lines('2', 'ten')),
    },
    {},
    'sub',
  );
  await run();
  const tip = server.repository.commits.get(server.repository.branches.get(pullsOf(server)[0]?.head ?? '') ?? '');
  expect(tip?.files).toEqual({ 'sub/docs/a.md': 'A\n', 'sub/docs/shared.md': lines('two', 'ten') });
});

test('a pull request of all jobs has the changes of earlier runs on the newest commit, without merged ones', async () => {
  const texts = lines('2', '10');
  const { folder, server, run, commit } = await open({
    'batch.yml': batch('pull-request'),
    'a.jsonl': write('docs/a.md', 'A\n'),
    'b.jsonl': write('docs/b.md', 'B\n'),
    'c.jsonl': write('docs/shared.md', texts.replace('2', 'two')),
  });
  await run();
  commit({ 'docs/a.md': 'A\n', 'docs/shared.md': texts.replace('10', 'ten') });
  const jobs = `${folder}/.sallyport/state/docs/jobs`;
  const ofB = readdirSync(jobs).find((name) => readFileSync(`${jobs}/${name}`, 'utf8').includes('"value":"b"'));
  rmSync(`${jobs}/${ofB ?? ''}`);
  put(folder, { 'b.jsonl': write('docs/b.md', 'B2\n') });
  await run();
  const [pull, ...others] = pullsOf(server);
  expect(others).toEqual([]);
  expect(pull?.body).not.toContain('one · a');
  const tip = server.repository.commits.get(server.repository.branches.get(pull?.head ?? '') ?? '');
  expect(tip?.files).toEqual({ 'docs/b.md': 'B2\n', 'docs/shared.md': lines('two', 'ten') });
  expect(tip?.parent).toBe(git(folder, 'rev-parse', 'HEAD'));
});

test('a pull request of all jobs whose changes the branch has by now is reported', async () => {
  const { server, run, commit } = await open({
    'batch.yml': batch('pull-request'),
    ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.jsonl`, write(`docs/${name}.md`, 'text\n')])),
  });
  await run();
  const [pull] = pullsOf(server);
  commit(Object.fromEntries(['a', 'b', 'c'].map((name) => [`docs/${name}.md`, 'text\n'])));
  const { result } = await run();
  expect(result.pullRequests).toEqual([
    {
      outcome: 'unchanged',
      url: `https://github.com/octo/repo/pull/${String(pull?.number)}`,
      jobs: ['one · a', 'one · b', 'one · c'],
      note: 'The base branch has these changes by now. Close this pull request.',
    },
  ]);
});

test('a binary file is part of the pull request, so no notice says that it is not in the patch', async () => {
  const { server, run } = await open({
    'batch.yml': batch('pull-request').replace('[a, b, c]', '[a]'),
    'a.jsonl': write('docs/a.bin', 'a\0b\n'),
  });
  const { result } = await run();
  expect(result.jobs.map(({ notices }) => notices)).toEqual([[]]);
  const tip = server.repository.commits.get(server.repository.branches.get(pullsOf(server)[0]?.head ?? '') ?? '');
  expect(tip?.files).toEqual({ 'docs/a.bin': 'a\0b\n' });
});

test('a change of a mode is part of the pull request', async () => {
  const chmod = { calls: [{ tool: 'Bash', input: { command: 'chmod +x docs/shared.md' } }] };
  const { folder, server, run } = await open({
    'batch.yml': batch('pull-request').replace('[a, b, c]', '[a]').replace('allow: [', 'allow: ["Bash(chmod:*)", '),
    'a.jsonl': [chmod, { say: 'Done' }].map((turn) => JSON.stringify(turn)).join('\n'),
  });
  await run();
  const tip = server.repository.commits.get(server.repository.branches.get(pullsOf(server)[0]?.head ?? '') ?? '');
  expect(tip?.files).toEqual({ 'docs/shared.md': readFileSync(join(folder, 'docs/shared.md'), 'utf8') });
  expect(tip?.modes).toEqual({ 'docs/shared.md': '100755' });
});

test('names of jobs are not markup in the text of a pull request', async () => {
  const text = batch('pull-request').replace('[a, b, c]', '["src/__init__.py", "#1 *x* <b>"]');
  const { server, run } = await open({
    'batch.yml': text.replace('script:{{item.value}}.jsonl', 'script:a.jsonl'),
    'a.jsonl': write('docs/a.md', 'A\n'),
  });
  await run();
  expect(pullsOf(server)[0]?.body).toContain('\n\n- one · src/\\_\\_init\\_\\_.py\n- one · #&#8203;1 \\*x\\* &lt;b>');
});

test.each([
  'plan',
  'run',
])('in the step %s, a base-branch that does not exist is an error before a model is asked', async (step) => {
  const { folder, server, start } = await open({
    'batch.yml': batch('pull-request').replace('[a, b, c]', '[a]'),
    'a.jsonl': write('docs/a.md', 'A\n'),
  });
  const settings = { 'batch-step': step, ...(step === 'plan' ? { plan: 'plan.json' } : {}) };
  await expect(start({ ...settings, 'base-branch': 'develop' })).rejects.toMatchObject({
    diagnostics: [
      {
        ...{ code: 'setting-invalid', location: 'base-branch', found: 'develop' },
        message: 'octo/repo has no branch with this name, or the token cannot read it',
      },
    ],
  });
  expect(existsSync(join(folder, '.sallyport/state'))).toBe(false);
  expect(pullsOf(server)).toEqual([]);
  if (step === 'plan') expect((await start({ ...settings, 'base-branch': 'main' })).outcome.exitCode).toBe(0);
});

describe('changes: pull-request-each', () => {
  const files = (publish: string) => ({
    'batch.yml': batch('pull-request-each', publish),
    'a.jsonl': write('docs/a.md', 'A\n'),
    'b.jsonl': write('docs/b.md', 'B\n'),
    'c.jsonl': write('docs/c.md', 'C\n'),
  });

  test('opens as many as max-open, and the rest in a later run', async () => {
    const { server, run } = await open(files('publish: { max-open: 2 }'));
    const first = await run();
    expect(pullsOf(server)).toHaveLength(2);
    expect(first.lines.join('\n')).toContain('max-open is 2');
    const reported = first.result.pullRequests?.map(({ outcome, jobs }) => [outcome, ...jobs]);
    expect(reported).toEqual([
      ['created', 'one · a'],
      ['created', 'one · b'],
      ['withheld', 'one · c'],
    ]);
    const again = await run();
    expect(again.result.jobs.every(({ reused }) => reused)).toBe(true);
    expect(pullsOf(server)).toHaveLength(2);
  });

  test('the text is the answer, followed by the job, the page of its item and the batch', async () => {
    const page = 'https://github.com/octo/repo/issues/12';
    const rows = `[{ id: a_b, value: a, url: "${page}" }, { id: b, value: b, url: "javascript:x" }]`;
    const text = files('')['batch.yml'].replace('[a, b, c]', rows);
    const { server, run } = await open({ ...files(''), 'batch.yml': text });
    await run();
    const bodies = pullsOf(server).map(({ body }) => body);
    expect(bodies).toEqual([
      expect.stringContaining(`Changed docs/a.md\n\nFor one · a\\_b (${page}), in the batch docs.`),
      expect.stringContaining('Changed docs/b.md\n\nFor one · b, in the batch docs.'),
    ]);
  });

  test('pull requests of jobs that are no longer in the plan count for max-open', async () => {
    const text = files('publish: { max-open: 2 }')['batch.yml'];
    const { folder, server, run } = await open({ ...files(''), 'batch.yml': text.replace('[a, b, c]', '[a, b]') });
    await run();
    put(folder, { 'batch.yml': text.replace('[a, b, c]', '[c]') });
    const { lines: log } = await run();
    expect(pullsOf(server)).toHaveLength(2);
    expect(log.join('\n')).toContain('one · c: withheld It waits for the next run: 2 pull requests are open');
    Object.assign(server.repository.pulls[0] ?? {}, { state: 'closed' });
    await run();
    expect(pullsOf(server)).toHaveLength(2);
    expect(server.repository.pulls).toHaveLength(3);
  });

  test('a pull request whose job is not in the batch any more is named, so that people can close it', async () => {
    const text = files('')['batch.yml'];
    const { folder, server, run } = await open(files(''));
    await run();
    put(folder, { 'batch.yml': text.replace('[a, b, c]', '[a, c]') });
    const { result } = await run();
    expect(result.pullRequests?.map(({ outcome, url, jobs }) => [outcome, url?.split('/').at(-1), ...jobs])).toEqual([
      ['unchanged', '200', 'one · a'],
      ['unchanged', '202', 'one · c'],
      ['unchanged', '201', 'one · b'],
    ]);
    expect(result.pullRequests?.at(-1)?.note).toContain('No job of the batch updates it any more.');
    expect(pullsOf(server)).toHaveLength(3);
  });

  test('pull requests of jobs are named when the batch has one for all of them instead', async () => {
    const text = files('')['batch.yml'];
    const { folder, server, run } = await open(files(''));
    await run();
    put(folder, { 'batch.yml': text.replace('pull-request-each', 'pull-request') });
    const { result } = await run();
    expect(result.pullRequests?.map(({ outcome, url }) => [outcome, url?.split('/').at(-1)])).toEqual([
      ['created', '203'],
      ['unchanged', '202'],
      ['unchanged', '201'],
      ['unchanged', '200'],
    ]);
    expect(pullsOf(server)).toHaveLength(4);
  });

  test('a cancel while pull requests are opened ends the run as canceled, and the next run opens the rest', async () => {
    const controller = new AbortController();
    const { server, run, folder } = await open(files(''));
    const isOpened = () => server.repository.pulls.length > 0;
    const timer = setInterval(() => isOpened() && controller.abort('SIGTERM'), 1);
    const { outcome, result } = await run({ signal: controller.signal });
    clearInterval(timer);
    expect([outcome.exitCode, result.conclusion, result.reason]).toEqual([
      130,
      'cancelled',
      'The run was canceled (SIGTERM) before everything was posted. The next run posts the rest.',
    ]);
    expect((await readBatch(join(folder, '.sallyport/state/docs'), () => undefined)).totals.conclusion).toBe(
      'cancelled',
    );
    expect(pullsOf(server).length).toBeLessThan(3);
    expect((await run()).outcome.exitCode).toBe(0);
    expect(pullsOf(server)).toHaveLength(3);
  });

  test('a later run updates what is open, and leaves what people have pushed to, merged or closed', async () => {
    const { folder, server, run } = await open(files('publish: { max-open: 3 }'));
    await run();
    const [pushed, merged, closed] = server.repository.pulls;
    const tipOf = (pull = pushed) => server.repository.branches.get(pull?.head ?? '') ?? '';
    server.repository.push(pushed?.head ?? '', mallory);
    Object.assign(merged ?? {}, { state: 'closed', merged: true, headSha: tipOf(merged) });
    Object.assign(closed ?? {}, { state: 'closed', headSha: tipOf(closed) });
    const before = [tipOf(pushed), tipOf(merged), tipOf(closed)];
    const { lines: second } = await run();
    expect(second.join('\n')).toContain('#201 with the same changes was merged.');
    expect(server.repository.pulls).toHaveLength(3);
    expect([tipOf(pushed), tipOf(merged), tipOf(closed)]).toEqual(before);

    put(folder, {
      'batch.yml': files('publish: { max-open: 3 }')['batch.yml'].replace('Describe', 'Describe again'),
      'a.jsonl': write('docs/a.md', 'A2\n'),
      'b.jsonl': write('docs/b.md', 'B2\n'),
      'c.jsonl': write('docs/c.md', 'C2\n'),
    });
    const { lines: log } = await run();
    expect(tipOf(pushed)).toBe(before[0]);
    expect(log.join('\n')).toContain('Someone else has committed to the branch');
    expect(tipOf(closed)).toBe(before[2]);
    expect(log.join('\n')).toContain(
      'It was opened before and has been closed. Reopen it, or set recreate: always under publish in the batch file.',
    );
    expect(server.repository.pulls.map(({ state }) => state)).toEqual(['open', 'closed', 'closed', 'open']);
    expect(server.repository.commits.get(tipOf(merged))?.files).toEqual({ 'docs/b.md': 'B2\n' });
  });

  test('changes that the branch has by now are left out, and the others do not depend on older commits', async () => {
    const { server, run, commit } = await open(files(''));
    await run();
    const tips = server.repository.pulls.map(({ head }) => server.repository.branches.get(head));
    const [merged] = server.repository.pulls;
    Object.assign(merged ?? {}, { state: 'closed', merged: true });
    commit({ 'docs/a.md': 'A\n', 'docs/c.md': 'Written by someone else\n' });
    const { lines: log } = await run();
    expect(log.join('\n')).toContain('one · c: withheld Its changes conflict with newer commits in docs/c.md.');
    expect(log.join('\n')).not.toContain('one · a');
    expect(log.join('\n')).toContain('unchanged https://github.com/octo/repo/pull/202 It was not updated');
    expect(server.repository.pulls.map(({ head }) => server.repository.branches.get(head))).toEqual(tips);
  });

  test('a later run with other changes updates the pull request of its job', async () => {
    const { folder, server, run } = await open(files(''));
    await run();
    put(folder, {
      'batch.yml': files('')['batch.yml'].replace('Describe', 'Describe again'),
      'a.jsonl': write('docs/a.md', 'A2\n'),
    });
    await run();
    expect(pullsOf(server)).toHaveLength(3);
    const tip = server.repository.branches.get(pullsOf(server)[0]?.head ?? '') ?? '';
    expect(server.repository.commits.get(tip)?.files).toEqual({ 'docs/a.md': 'A2\n' });
  });

  test.each([
    ['never', 3],
    ['always', 4],
  ])('with recreate: %s, other changes of a closed pull request make %d in total', async (recreate, total) => {
    const { folder, server, run } = await open(files(`publish: { recreate: ${recreate} }`));
    await run();
    const [closed] = server.repository.pulls;
    Object.assign(closed ?? {}, {
      state: 'closed',
      headSha: server.repository.branches.get(closed?.head ?? ''),
    });
    put(folder, {
      'batch.yml': files(`publish: { recreate: ${recreate} }`)['batch.yml'].replace('Describe', 'Describe again'),
      'a.jsonl': write('docs/a.md', 'A2\n'),
    });
    await run();
    expect(server.repository.pulls).toHaveLength(total);
  });

  test.each([
    ['report', 0, ''],
    ['fail', 1, ' A pull request failed, and on-failed-write is fail.'],
  ])('with on-failed-write: %s, a pull request that failed makes the exit code %d', async (wanted, exitCode, why) => {
    const forbidden = {
      method: 'POST',
      path: '/pulls',
      status: 403,
      message: 'Resource not accessible by integration',
    };
    const { server, run } = await open(files(''), { failures: [forbidden] });
    const settings = { 'github-token': token, 'on-failed-write': wanted };
    const { outcome, result } = await run({ settings });
    expect(result.pullRequests?.map((one) => one.outcome)).toEqual(['failed', 'created', 'created']);
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.headline?.endsWith(`passed.${why}`)).toBe(true);
    expect(pullsOf(server)).toHaveLength(2);
  });

  test('without a token, the changes stay in the state directory with a warning that names its setting and variable', async () => {
    const { server, run } = await open(files(''));
    const played = await run({ settings: {} });
    expect(played.lines.join('\n')).toContain(
      'No pull request was opened: no github-token is set (on the command line, GITHUB_TOKEN).',
    );
    expect(pullsOf(server)).toEqual([]);
  });

  test.each([
    ['on GitLab, Sallyport opens no merge requests', { GITLAB_CI: 'true' }, false],
    ['on GitLab, Sallyport opens no merge requests', { GITLAB_CI: 'true' }, true],
    ['no github-token is set (on the command line, GITHUB_TOKEN)', {}, true],
  ])('%s: with %j, the batch says so before its jobs are paid for; dry run: %s', async (why, environment, dryRun) => {
    const { folder } = await open(files(''));
    const settings = { batch: 'batch.yml', 'dry-run': dryRun, model: 'script:s.jsonl' };
    const { lines } = await playStart(folder, settings, { environment });
    expect(lines[0]).toContain(`changes: pull-request-each will open nothing: ${why}.`);
  });
});

describe('shards', () => {
  const changing = {
    'a.jsonl': write('docs/shared.md', lines('two', '10')),
    'b.jsonl': write('docs/shared.md', lines('zwei', '10')),
    'c.jsonl': write('docs/shared.md', lines('2', 'ten')),
  };

  test('the merge opens one pull request with the changes of all shards, reports it, and the shards open none', async () => {
    const { folder, server, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    const first = await run({ shard: '1/2', state: 's1' });
    await run({ shard: '2/2', state: 's2' });
    expect(pullsOf(server)).toEqual([]);
    expect(first.lines).toContain('The merge opens the pull requests: it has the changes of all shards.');
    const { outcome, result } = await merge(['s1', 's2']);
    expect(outcome.exitCode).toBe(0);
    const [{ url } = { url: null }] = result.pullRequests?.filter(({ outcome: one }) => one === 'created') ?? [];
    expect(url).toContain('/octo/repo/pull/');
    expect(result.pullRequests).toEqual([
      { outcome: 'left out', url: null, jobs: ['one · b'], note: 'conflict in docs/shared.md' },
      { outcome: 'created', url, jobs: ['one · a', 'one · c'], note: '' },
    ]);
    const summary = readFileSync(`${folder}/merged/report/summary.md`, 'utf8');
    expect(summary).toContain(
      `#### Pull requests\n\n- left out (one · b): conflict in docs/shared.md\n- opened [pull request](${url ?? ''}) (one · a, one · c)\n\n|`,
    );
    expect(outcome.outputs['pull-requests']).toBe(JSON.stringify([{ outcome: 'created', url }]));
    const stored = await readBatch(`${folder}/merged`, () => undefined);
    expect(stored.totals.pullRequests).toEqual(result.pullRequests);
    const ports = { directory: folder, clean: (text: string) => text, onNotice: () => undefined };
    const { overview } = await batchSource(stored, null, ports);
    expect(overview.pullRequests).toEqual([
      { before: 'left out (one · b): conflict in docs/shared.md', url: null, after: '' },
      { before: 'opened ', url, after: ' (one · a, one · c)' },
    ]);
    const ofState = await batchReportText(stored, (text) => text, { asMarkdown: false });
    expect(ofState).toContain(
      `\nPull requests:\n  left out (one · b): conflict in docs/shared.md\n  opened ${url ?? ''} (`,
    );
    expect(outcome.text).toContain(
      `\nPull requests:\n  left out (one · b): conflict in docs/shared.md\n  opened ${url ?? ''} (`,
    );
    const [pull, ...others] = pullsOf(server);
    expect(others).toEqual([]);
    expect(pull?.body).toContain('one · b: conflict in docs/shared.md');
    const tip = server.repository.commits.get(server.repository.branches.get(pull?.head ?? '') ?? '');
    expect(tip?.files).toEqual({ 'docs/shared.md': lines('two', 'ten') });
  });

  test('an incomplete merge delivers what there is, names what is missing, and is updated by a later merge', async () => {
    const { server, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    await run({ shard: '1/2', state: 's1' });
    expect((await merge(['s1'])).outcome.exitCode).toBe(2);
    expect(pullsOf(server)[0]?.body).toContain('shard 2 of 2: state directory missing');
    await run({ shard: '2/2', state: 's2' });
    expect((await merge(['s1', 's2'], 'whole')).outcome.exitCode).toBe(0);
    expect(pullsOf(server)).toHaveLength(1);
    expect(pullsOf(server)[0]?.body).not.toContain('shard 2 of 2');
  });

  test('the merge opens as many pull requests of single jobs as max-open', async () => {
    const { server, run, merge } = await open({
      'batch.yml': batch('pull-request-each', 'publish: { max-open: 2 }'),
      ...changing,
    });
    for (const index of [1, 2]) await run({ shard: `${String(index)}/2`, state: `s${String(index)}` });
    const { lines: log } = await merge(['s1', 's2']);
    expect(pullsOf(server)).toHaveLength(2);
    expect(log.join('\n')).toContain('max-open is 2');
  });

  test('a file that git cannot read is a warning, and the merge is complete', async () => {
    const { folder, server, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    await run({ shard: '1/1', state: 's1' });
    const id = git(folder, 'rev-parse', 'HEAD:docs/shared.md');
    rmSync(`${folder}/.git/objects/${id.slice(0, 2)}/${id.slice(2)}`);
    const { outcome, result, lines: log } = await merge(['s1']);
    expect(outcome.exitCode).toBe(0);
    expect(log.join('\n')).toContain('The pull requests could not be opened: ');
    expect(result.pullRequests).toMatchObject([{ outcome: 'failed', url: null, jobs: [] }]);
    expect(outcome.text).toContain('\n  failed: The pull requests could not be opened: ');
    expect(pullsOf(server)).toEqual([]);
  });

  test('a dry run of the merge opens no pull request', async () => {
    const { server, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    await run({ shard: '1/1', state: 's1' });
    const { result } = await merge(['s1'], 'merged', { 'dry-run': 'true' });
    expect(result.pullRequests).toEqual([{ outcome: 'withheld', url: null, jobs: [], note: 'dry-run is set.' }]);
    expect(pullsOf(server)).toEqual([]);
  });

  test('the merge names a pull request that is open although the new answers have no changes', async () => {
    const { folder, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    await run({ shard: '1/1', state: 's1' });
    await merge(['s1']);
    put(folder, {
      'batch.yml': batch('pull-request').replace('Describe', 'Describe again'),
      ...{ 'a.jsonl': nothing, 'b.jsonl': nothing, 'c.jsonl': nothing },
    });
    await run({ shard: '1/1', state: 's2' });
    const { result } = await merge(['s2'], 'again');
    expect(result.pullRequests).toMatchObject([{ outcome: 'unchanged', note: stale }]);
  });

  test('a missing token is not reported if no job has changes', async () => {
    const files = { 'a.jsonl': nothing, 'b.jsonl': nothing, 'c.jsonl': nothing };
    const { folder, run } = await open({ 'batch.yml': batch('pull-request'), ...files });
    await run({ shard: '1/1', state: 's1' });
    const { result, lines } = await playMerge(folder, ['s1'], 'merged', null, { batch: 'batch.yml' });
    expect(result.pullRequests).toBeUndefined();
    expect(lines.join('\n')).not.toContain('No pull request was opened');
  });

  test('a batch file other than that of the plan opens no pull request, with a warning', async () => {
    const { folder, server, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    await run({ shard: '1/1', state: 's1' });
    put(folder, { 'batch.yml': batch('pull-request-each') });
    const { outcome, lines: log } = await merge(['s1']);
    expect(outcome.exitCode).toBe(0);
    expect(log.join('\n')).toContain('batch.yml is not the batch file that the plan was made from');
    expect(pullsOf(server)).toEqual([]);
  });

  test('stored changes that were planted are not used', async () => {
    const denying = batch('pull-request').replace('allow:', 'deny: ["Write(docs/private/**)"], allow:');
    const { folder, server, run, merge } = await open({ 'batch.yml': denying, ...changing });
    await run({ shard: '1/1', state: 's1' });
    const stored = readdirSync(`${folder}/s1/trees`).map((name) => {
      const path = `${folder}/s1/trees/${name}`;
      return { path, text: readFileSync(path, 'utf8') };
    });
    const other = 'a'.repeat(40);
    const planted: readonly (readonly [problem: string, change: (tree: string) => string])[] = [
      ['.github/workflows/ci.yml: protected', (tree) => tree.replaceAll('docs/shared.md', '.github/workflows/ci.yml')],
      ['is not in this checkout', (tree) => tree.replace(/"base":"\w+"/, `"base":"${other}"`)],
      ['do not belong to the files', (tree) => tree.replace(/"baseTree":"\w+"/, `"baseTree":"${other}"`)],
      ['docs/private/a.md: ', (tree) => tree.replaceAll('docs/shared.md', 'docs/private/a.md')],
      ['they are missing or damaged', () => '{'],
    ];
    for (const [index, [problem, change]] of planted.entries()) {
      for (const { path, text } of stored) writeFileSync(path, change(text));
      const { lines: log } = await merge(['s1'], `merged-${String(index)}`);
      expect(log.join('\n')).toMatch(/The changes of one · a are left out: The stored changes are not used: /);
      expect(log.join('\n')).toContain(problem);
    }
    expect(pullsOf(server)).toEqual([]);
  });
});
