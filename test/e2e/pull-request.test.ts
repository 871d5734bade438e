import { describe, expect, onTestFinished, test } from 'vitest';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { aRepository, git } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';

const token = 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789';
const repo = { id: 1, full_name: 'octo/repo' };
const issue = {
  name: 'issues',
  payload: { action: 'opened', repository: repo, issue: { number: 5, title: 't', body: 'b' } },
};
const turns = (...list: object[]) => list.map((turn) => `${JSON.stringify(turn)}\n`).join('');
const mend = turns(
  { calls: [{ tool: 'Write', input: { file_path: 'src/a.ts', content: 'mended\n' } }] },
  { calls: [{ tool: 'PullRequest', input: { title: 'Mend a.ts', body: 'It was broken, @octocat.' } }] },
  { say: 'Done.' },
);

async function act(script: string, options: RunOptions = {}, more: GitHubOptions = {}) {
  const workspace = aRepository({ 's.jsonl': script, 'src/a.ts': 'broken\n' });
  const commit = git(workspace, 'rev-parse', 'HEAD');
  const github: GitHubServer = await startGitHub({ token, branches: { main: [commit] }, ...more });
  onTestFinished(() => github.close());
  const outcome = await runAction({
    ...{ token, event: issue, workspace, ...options },
    inputs: {
      ...{ prompt: 'mend', model: 'script:s.jsonl', allow: 'PullRequest\nWrite(src/**)', context: 'none' },
      ...{ 'allow-users': 'octocat', ...options.inputs },
    },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo', GITHUB_REF: 'refs/heads/main', ...options.env },
  });
  onTestFinished(() => outcome.cleanUp());
  return { outcome, github, commit };
}

describe('a pull request from the work tree', () => {
  test.each(['false', 'true'])('is opened after the run, with worktree %s', async (worktree) => {
    const { outcome, github, commit } = await act(mend, { inputs: { worktree } });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    const { branches, commits, pulls } = github.repository;
    expect(JSON.parse(outcome.outputs['writes'] ?? '')).toMatchObject([
      { what: 'PullRequest Mend a.ts', outcome: 'created', note: 'Made harmless: 1 mention.' },
    ]);
    expect(pulls).toMatchObject([{ head: 'sallyport/default-issue-5', base: 'main', draft: true }]);
    expect(commits.get(branches.get('sallyport/default-issue-5') ?? '')).toMatchObject({
      parent: commit,
      files: { 'src/a.ts': 'mended\n' },
    });
    expect(github.invalid).toEqual([]);
  });

  test('without a rule is not offered; a protected file keeps it back, and the model is told', async () => {
    const protectedFile = turns(
      { calls: [{ tool: 'Write', input: { file_path: '.github/workflows/x.yml', content: 'x' } }] },
      { calls: [{ tool: 'PullRequest', input: { title: 't', body: 'b' } }] },
      { say: 'No.', expect: { contains: '.github/workflows/x.yml (protected)' } },
    );
    const allow = 'PullRequest\nWrite(.github/workflows/x.yml)';
    const { outcome, github } = await act(protectedFile, { inputs: { allow } });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    expect(github.requests.filter(({ path }) => path.includes('/git/'))).toEqual([]);
    const without = await act(mend, { inputs: { allow: 'Write(src/**)' } });
    expect(without.github.repository.pulls).toEqual([]);
  });

  test("on a fork's checkout pushes nothing", async () => {
    const event = {
      name: 'pull_request_target',
      payload: {
        ...{ action: 'opened', number: 7, repository: repo, sender: { login: 'octocat', type: 'User' } },
        pull_request: { number: 7, head: { sha: 'c'.repeat(40), repo: { id: 2 } }, base: { sha: '', repo } },
      },
    };
    const workspaceBase = await act(mend, { event, inputs: { 'allow-forks': 'true' } });
    expect(workspaceBase.github.repository.pulls).toEqual([]);
  });
});

describe('the result as a review and a check run', () => {
  const head = 'a'.repeat(40);
  const event = {
    name: 'pull_request',
    payload: {
      ...{ action: 'opened', number: 7, repository: repo },
      pull_request: { number: 7, head: { sha: head, repo }, base: { sha: 'b'.repeat(40), repo } },
    },
  };
  const pull = { head, files: [{ filename: 'src/a.ts', patch: '@@ -1 +1,2 @@\n-one\n+1\n+2' }] };
  const finding = { path: 'src/a.ts', line: 2, severity: 'error', title: 'Magic', message: 'Name it.' };
  const script = turns(
    { calls: [{ tool: 'ReportFindings', input: { findings: [finding, { ...finding, line: 40 }] } }] },
    { say: 'Two things.' },
  );

  test('has the findings on their lines, and no comment beside it', async () => {
    const { outcome, github } = await act(script, { event, inputs: { publish: 'summary, review, check' } }, { pull });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    expect(github.written.reviews).toMatchObject([{ state: 'COMMENTED', commit: head }]);
    expect(github.written.reviews[0]?.body).toContain('Two things.');
    expect(github.written.lines).toMatchObject([{ path: 'src/a.ts', line: 2 }]);
    expect(github.written.lines[0]?.body).toContain('**Magic**\n\nName it.');
    expect(github.written.checks).toMatchObject([{ name: 'Sallyport', head_sha: head, conclusion: 'failure' }]);
    expect(github.comments(7)).toEqual([]);
    expect(outcome.summary).toContain('Check run failure');
    expect(github.invalid).toEqual([]);
  });

  test('falls back to the comment where there is no pull request', async () => {
    const { outcome, github } = await act(script, { inputs: { publish: 'review' } });
    expect(github.comments(5)[0]?.body).toContain('Two things.');
    expect(outcome.outputs['comment-url']).not.toBe('');
    expect(github.comments(5)[0]?.body).toContain('The result was not posted as a review');
  });
});
