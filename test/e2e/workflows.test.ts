import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type GitHubOptions, startGitHub } from '../doubles/github-server.js';
import { aCopy, aFolder, git, put } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';
import { filled, parseWorkflow, settingsOf, stepsOf } from '../doubles/workflow.js';

const folder = resolve(import.meta.dirname, '../../examples/workflows');
const workflowOf = (name: string) => parseWorkflow(readFileSync(join(folder, `sallyport-${name}.yml`), 'utf8'));

const token = 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789';
const values = { 'secrets.ANTHROPIC_API_KEY': 'sk-test-key-0123456789' };
const octocat = { login: 'octocat', type: 'User' };
const repository = { id: 1, full_name: 'octo/repo', owner: { login: 'octo' }, name: 'repo' };
const base = { id: 1, full_name: 'octo/repo' };
const fork = { id: 2, full_name: 'mallory/repo', owner: { login: 'mallory' } };
const [headSha, mallory] = ['c'.repeat(40), { login: 'mallory', type: 'User' }] as const;

const cli = resolve(import.meta.dirname, '../../dist/cli.js');

/** A repository as `init` leaves it, with a script in the place of the model. */
function started(turns: readonly object[]): string {
  const workspace = aCopy('init', (folder) => {
    git(folder, 'init', '-q', '-b', 'main');
    execFileSync(process.execPath, [cli, 'init', 'review', 'comment', 'schedule', 'forks'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder },
      stdio: 'ignore',
    });
  });
  put(workspace, { 's.jsonl': turns.map((turn) => `${JSON.stringify(turn)}\n`).join('') });
  git(workspace, 'add', '-A');
  git(workspace, 'commit', '-q', '-m', 'start');
  return workspace;
}

const pull = (head: object, sha: string, more: object = {}) => ({
  ...{ action: 'opened', number: 7, repository, sender: octocat, ...more },
  pull_request: {
    ...{ number: 7, title: 'x', body: 'y', user: octocat },
    head: { sha: headSha, ref: 'patch', repo: head },
    base: { sha, ref: 'main', repo: base },
  },
});

interface Given {
  readonly name: string;
  readonly event: string;
  readonly payload: (sha: string) => object;
  readonly turns?: readonly object[];
  readonly github?: GitHubOptions;
  /** The item that gets a comment; null for none. */
  readonly item: number | null;
}

const rows: readonly Given[] = [
  { name: 'review', event: 'pull_request', payload: (sha) => pull(base, sha), item: 7 },
  { name: 'labels', event: 'pull_request', payload: (sha) => pull(base, sha), item: 7 },
  {
    name: 'comment',
    event: 'issue_comment',
    payload: () => ({
      ...{ action: 'created', repository, sender: octocat, issue: { number: 9, title: 'x', user: octocat } },
      comment: { id: 90, body: '/review the tests', user: octocat, created_at: '2026-01-02T03:04:05Z' },
    }),
    item: 9,
  },
  {
    name: 'triage',
    event: 'issues',
    payload: () => ({
      ...{ action: 'opened', repository, sender: mallory },
      issue: { number: 9, title: 'Broken', body: 'It is.', user: mallory },
    }),
    item: 9,
  },
  { name: 'schedule', event: 'schedule', payload: () => ({ schedule: '23 5 * * 1' }), item: null },
  {
    name: 'fork-review',
    event: 'pull_request_target',
    payload: (sha) => pull(fork, sha, { action: 'labeled', label: { name: 'sallyport' } }),
    item: 7,
  },
];

async function act(
  { name, event, payload, turns = [{ say: 'All is well.' }], github: options }: Given,
  more: RunOptions = {},
) {
  const workspace = started(turns);
  const github = await startGitHub(options);
  const sha = git(workspace, 'rev-parse', 'HEAD');
  const outcome = await runAction({
    token,
    event: { name: event, payload: payload(sha) },
    workspace,
    inProcess: true,
    ...more,
    inputs: { ...settingsOf(workflowOf(name), values), ...more.inputs },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo', GITHUB_SHA: sha, ...more.env },
  });
  onTestFinished(async () => {
    await github.close();
    outcome.cleanUp();
  });
  expect(github.invalid).toEqual([]);
  return { outcome, github };
}

describe.each(rows)('sallyport-$name.yml', (row) => {
  test('the workflow starts with its own settings', async () => {
    const { outcome } = await act(row, { inputs: { 'dry-run': 'true' } });
    expect(outcome.exitCode, outcome.log).toBe(0);
    expect(outcome.log).toContain(`start      ${row.event}`);
    expect(outcome.log).toContain('model      anthropic/claude-sonnet-4-5');
    // The configuration that init wrote.
    expect(outcome.log).toContain('Bash(git show:*)');
  });

  test('the workflow runs on the script model', async () => {
    const { outcome, github } = await act(row, { inputs: { model: 'script:s.jsonl' }, inProcess: false });
    expect(outcome, outcome.log).toMatchObject({ exitCode: 0, outputs: { conclusion: 'success' } });
    expect(outcome.summary).toContain('All is well.');
    if (row.item !== null) expect(github.comments(row.item)[0]?.body).toContain('All is well.');
  });
});

test('the fork review does not start if a person without permission set the label', async () => {
  const row = rows.find(({ name }) => name === 'fork-review') as Given;
  const payload = (sha: string) => ({ ...row.payload(sha), sender: mallory });
  const { outcome } = await act({ ...row, payload });
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
});

describe('a review without a key', () => {
  const row = rows.find(({ name }) => name === 'review') as Given;
  const without = (payload: Given['payload'], more: RunOptions = {}) =>
    act({ ...row, payload }, { ...more, inputs: { 'api-key': '', ...more.inputs } });

  test('a review of a fork without a key is skipped, with the alternatives', async () => {
    const { outcome, github } = await without((sha) => pull(fork, sha));
    expect(outcome, outcome.log).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    for (const text of [outcome.outputs['reason'], outcome.summary, outcome.log]) {
      expect(text).toContain('from a fork and gets no secrets');
      expect(text).toContain('docs/forks.md');
    }
    expect(github.comments(7)).toEqual([]);
  });

  test('a review of a fork without a key is an error if something else is wrong too', async () => {
    const { outcome } = await without((sha) => pull(fork, sha), { inputs: { command: 'nothing-of-this-name' } });
    expect(outcome).toMatchObject({ exitCode: 2, outputs: { conclusion: 'config-error' } });
    expect(outcome.log).toContain('docs/forks.md');
  });

  test('a review of a branch without a key is an error', async () => {
    const { outcome } = await without((sha) => pull(base, sha));
    expect(outcome).toMatchObject({ exitCode: 2, outputs: { conclusion: 'config-error' } });
    expect(outcome.log).not.toContain('docs/forks.md');
  });

  test('a review for Dependabot without a key names Dependabot secrets', async () => {
    const env = { GITHUB_ACTOR: 'dependabot[bot]' };
    const bot = { login: 'dependabot[bot]', type: 'Bot' };
    const { outcome } = await without((sha) => pull(base, sha, { sender: bot }), {
      ...{ env, inputs: { 'allow-bots': 'dependabot[bot]' } },
    });
    expect(outcome.exitCode).toBe(2);
    expect(outcome.log).toContain('Runs of Dependabot only get Dependabot secrets');
  });
});

test('with a read-only token the comment is replaced by a notice with the missing permission', async () => {
  const row = rows.find(({ name }) => name === 'review') as Given;
  const failures = [
    { method: 'POST', path: '/comments', status: 403, message: 'Resource not accessible by integration' },
  ];
  const { outcome } = await act({ ...row, github: { failures } }, { inputs: { model: 'script:s.jsonl' } });
  expect(outcome.exitCode).toBe(0);
  expect(outcome.summary).toContain('On pull requests from forks, the token is read-only');
  expect(outcome.summary).toContain('All is well.');
});

describe('two phases', () => {
  const event = {
    name: 'workflow_run',
    payload: {
      ...{ action: 'completed', repository, sender: mallory },
      workflow_run: {
        ...{ id: 42, event: 'pull_request', head_sha: headSha, head_branch: 'patch', pull_requests: [] },
        ...{ head_repository: fork, repository, actor: mallory },
      },
    },
  };

  async function posted(path: string) {
    const github = await startGitHub({ pulls: [{ number: 7, head: 'mallory:patch', sha: headSha, repositoryId: 2 }] });
    const { post = '', ...settings } = settingsOf(workflowOf('fork-post'), { 'runner.temp': '/TEMP' });
    expect(post).toBe('/TEMP/handoff/handoff.json');
    const env = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' };
    const outcome = await runAction({ token, event, inputs: { ...settings, post: path }, env });
    onTestFinished(async () => {
      await github.close();
      outcome.cleanUp();
    });
    expect(github.invalid).toEqual([]);
    expect(outcome.exitCode, outcome.log).toBe(0);
    return github.comments(7)[0]?.body ?? '';
  }

  test.skipIf(process.platform === 'win32')('the test results of a fork are posted', async () => {
    const place = aFolder({ 'bin/npm': '#!/bin/sh\necho "npm $*: 1 < 2, @octocat"\n[ "$1" = ci ]\n' });
    chmodSync(join(place, 'bin/npm'), 0o755);
    for (const { run, env = {} } of stepsOf(workflowOf('fork-collect'))) {
      if (run === undefined) continue;
      const given = Object.entries(env).map(([name, value]) => [
        name,
        filled(value, { 'github.event.pull_request.head.sha': headSha }),
      ]);
      execFileSync('bash', ['-e', '-c', run], {
        cwd: place,
        env: { PATH: `${place}/bin:${process.env['PATH'] ?? ''}`, ...(Object.fromEntries(given) as object) },
      });
    }
    const body = await posted(join(place, 'handoff.json'));
    expect(body).toContain('npm ci: 1 < 2, @octocat\nnpm test: 1 < 2, @octocat\nexit code 1\n');
    expect(body).toContain('```text');
  });

  test('the result of a run without secrets is posted', async () => {
    const finding = { path: 'a.ts', line: 1, severity: 'note', title: 'Odd', message: 'Look.' };
    const turns = [{ calls: [{ tool: 'ReportFindings', input: { findings: [finding] } }] }, { say: 'One thing.' }];
    const row: Given = { name: 'review', event: 'pull_request', payload: (sha) => pull(fork, sha), turns, item: null };
    const inputs = { model: 'script:s.jsonl', publish: 'summary, handoff, annotations', 'required-permission': 'none' };
    const { outcome, github } = await act(row, { inputs, token: '' });
    expect(outcome.exitCode, outcome.log).toBe(0);
    expect(github.requests).toEqual([]);
    const body = await posted(outcome.outputs['handoff-path'] ?? '');
    expect(body).toContain('One thing.');
    expect(body).toContain('`a.ts:1`');
  });
});
