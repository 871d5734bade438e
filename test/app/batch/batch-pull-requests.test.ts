import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { type BatchOptions, conclusionsOf, type PlayedBatch, playBatch, playMerge } from '../../doubles/batch.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../../doubles/github-server.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

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
async function open(files: Readonly<Record<string, string>>, options: GitHubOptions = {}) {
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
  const run = (more: BatchOptions = {}): Promise<PlayedBatch> =>
    playBatch(folder, 'batch.yml', { environment, settings: { 'github-token': token }, ...more });
  const merge = (from: readonly string[], out = 'merged', settings = {}): Promise<PlayedBatch> =>
    playMerge(folder, from, out, null, {
      batch: 'batch.yml',
      environment,
      settings: { 'github-token': token, ...settings },
    });
  return { folder, server, run, merge };
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
    expect(pull?.body).toContain('one · b: conflict in docs/shared.md');
    const tip = server.repository.commits.get(server.repository.branches.get(pull?.head ?? '') ?? '');
    expect(tip?.files).toEqual({ 'docs/shared.md': lines('two', 'ten') });
  });
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
    const again = await run();
    expect(again.result.jobs.every(({ reused }) => reused)).toBe(true);
    expect(pullsOf(server)).toHaveLength(2);
  });

  test('without a token, the changes stay in the state directory with a warning', async () => {
    const { server, run } = await open(files(''));
    const played = await run({ settings: {} });
    expect(played.lines.join('\n')).toContain('No pull request was opened: there is no github-token');
    expect(pullsOf(server)).toEqual([]);
  });
});

describe('shards', () => {
  const changing = {
    'a.jsonl': write('docs/shared.md', lines('two', '10')),
    'b.jsonl': write('docs/shared.md', lines('zwei', '10')),
    'c.jsonl': write('docs/shared.md', lines('2', 'ten')),
  };

  test('the merge opens one pull request with the changes of all shards, and the shards open none', async () => {
    const { server, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    const first = await run({ shard: '1/2', state: 's1' });
    await run({ shard: '2/2', state: 's2' });
    expect(pullsOf(server)).toEqual([]);
    expect(first.lines).toContain('The merge opens the pull requests: it has the changes of all shards.');
    const { outcome } = await merge(['s1', 's2']);
    expect(outcome.exitCode).toBe(0);
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
    expect(pullsOf(server)[0]?.body).toContain('shard 2 of 2: there is no state directory of it');
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
    const { outcome, lines: log } = await merge(['s1']);
    expect(outcome.exitCode).toBe(0);
    expect(log.join('\n')).toContain('The pull requests could not be opened: ');
    expect(pullsOf(server)).toEqual([]);
  });

  test('a dry run of the merge opens no pull request', async () => {
    const { server, run, merge } = await open({ 'batch.yml': batch('pull-request'), ...changing });
    await run({ shard: '1/1', state: 's1' });
    const { lines: log } = await merge(['s1'], 'merged', { 'dry-run': 'true' });
    expect(log).toContain('No pull request was opened: dry-run is set.');
    expect(pullsOf(server)).toEqual([]);
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
      ['docs/shared.md: it was made exec', (tree) => tree.replace('.md"', '.md","mode":"100755"')],
      ['docs/private/a.md: ', (tree) => tree.replaceAll('docs/shared.md', 'docs/private/a.md')],
      ['they are missing or damaged', () => '{'],
    ];
    for (const [index, [problem, change]] of planted.entries()) {
      for (const { path, text } of stored) writeFileSync(path, change(text));
      const { lines: log } = await merge(['s1'], `merged-${String(index)}`);
      expect(log.join('\n')).toMatch(/The stored changes of one · a are not used: /);
      expect(log.join('\n')).toContain(problem);
    }
    expect(pullsOf(server)).toEqual([]);
  });
});
