import { afterEach, describe, expect, test } from 'vitest';
import { type BatchOptions, conclusionsOf, type PlayedBatch, playBatch } from '../../doubles/batch.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../../doubles/github-server.js';
import { aFolder, aRepository, git } from '../../doubles/place.js';

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
  return { folder, server, run };
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
