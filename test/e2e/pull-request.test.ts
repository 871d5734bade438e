import { describe, expect, onTestFinished, test } from 'vitest';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { aRepository, git, put } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';

const token = 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789';
const repo = { id: 1, full_name: 'octo/repo' };
const issue = {
  name: 'issues',
  payload: {
    action: 'opened',
    repository: repo,
    issue: { number: 5, title: 't', body: 'b', author_association: 'MEMBER' },
  },
};
const turns = (...list: object[]) => list.map((turn) => `${JSON.stringify(turn)}\n`).join('');
const hint = turns(
  { calls: [{ tool: 'Write', input: { file_path: 'src/a.ts', content: 'fixed\n' } }] },
  { calls: [{ tool: 'PullRequest', input: { title: 'Fix a.ts', body: 'It was broken, @octocat.' } }] },
  { say: 'Done.' },
);

async function act(script: string, options: RunOptions = {}, more: GitHubOptions = {}, there?: GitHubServer) {
  const workspace = options.workspace ?? aRepository({ 's.jsonl': script, 'src/a.ts': 'broken\n' });
  const commit = git(workspace, 'rev-parse', 'HEAD');
  const github = there ?? (await startGitHub({ token, branches: { main: [commit] }, ...more }));
  if (there === undefined) onTestFinished(() => github.close());
  const outcome = await runAction({
    ...{ token, event: issue, workspace, inProcess: true, ...options },
    inputs: {
      ...{ prompt: 'fix', model: 'script:s.jsonl', allow: 'PullRequest\nWrite(src/**)', context: 'none' },
      ...{ 'allow-users': 'octocat', ...options.inputs },
    },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo', GITHUB_REF: 'refs/heads/main', ...options.env },
  });
  onTestFinished(() => outcome.cleanUp());
  return { outcome, github, commit };
}

describe('a pull request from the working tree', () => {
  test.each(['false', 'true'])('a pull request is opened after the run, with worktree %s', async (worktree) => {
    const { outcome, github, commit } = await act(hint, { inputs: { worktree }, inProcess: false });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    const { branches, commits, pulls } = github.repository;
    expect(JSON.parse(outcome.outputs['writes'] ?? '')).toMatchObject([
      { what: 'PullRequest Fix a.ts', outcome: 'created', note: 'Sanitized: 1 mention.' },
    ]);
    expect(pulls).toMatchObject([{ head: 'sallyport/default-issue-5', base: 'main', draft: true }]);
    expect(commits.get(branches.get('sallyport/default-issue-5') ?? '')).toMatchObject({
      parent: commit,
      files: { 'src/a.ts': 'fixed\n' },
    });
    expect(github.invalid).toEqual([]);
  });

  test('a scheduled job updates its pull request in later runs, and another job has a separate one', async () => {
    const workspace = aRepository({ 's.jsonl': hint, 'src/a.ts': 'broken\n' });
    let there: GitHubServer | undefined;
    const night = async (run: string, text: string, job = 'tidy') => {
      git(workspace, 'checkout', '-q', '-f', 'main');
      put(workspace, { 's.jsonl': hint.replace('fixed', text) });
      git(workspace, 'update-index', '--assume-unchanged', 's.jsonl');
      const env = {
        ...{ GITHUB_RUN_ID: run, GITHUB_JOB: job },
        GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/nightly.yml@refs/heads/main',
      };
      const event = { name: 'schedule', payload: { repository: repo } };
      const { outcome, github } = await act(hint, { workspace, event, env }, {}, there);
      there = github;
      const [row] = JSON.parse(outcome.outputs['writes'] ?? '[]') as { outcome: string; note: string }[];
      expect(outcome.summary).toContain('Fix a.ts');
      return row?.outcome;
    };
    expect(await night('1', 'one')).toBe('created');
    expect(await night('2', 'two')).toBe('updated');
    expect(await night('3', 'two')).toBe('unchanged');
    expect(await night('4', 'two', 'other')).toBe('created');
    expect(there?.repository.pulls.map(({ head, state }) => [head, state])).toEqual([
      ['sallyport/default-job/nightly/tidy/main', 'open'],
      ['sallyport/default-job/nightly/other/main', 'open'],
    ]);
    expect(there?.invalid).toEqual([]);
  });

  test('PullRequest is not offered without a rule, and a protected file prevents it with a message to the model', async () => {
    const protectedFile = turns(
      { calls: [{ tool: 'Write', input: { file_path: '.github/workflows/x.yml', content: 'x' } }] },
      { calls: [{ tool: 'PullRequest', input: { title: 't', body: 'b' } }] },
      { say: 'No.', expect: { contains: '.github/workflows/x.yml (protected)' } },
    );
    const allow = 'PullRequest\nWrite(.github/workflows/x.yml)';
    const { outcome, github } = await act(protectedFile, { inputs: { allow } });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    expect(github.requests.filter(({ path }) => path.includes('/git/'))).toEqual([]);
    const without = await act(hint, { inputs: { allow: 'Write(src/**)' } });
    expect(without.github.repository.pulls).toEqual([]);
  });

  /** A fork's pull request in a run that has secrets; the base is trusted, whatever is checked out. */
  const onFork = (base: string, head: string) => ({
    name: 'pull_request_target',
    payload: {
      ...{ action: 'opened', number: 7, repository: repo, sender: { login: 'octocat', type: 'User' } },
      pull_request: { number: 7, head: { sha: head, repo: { id: 2 } }, base: { sha: base, repo } },
    },
  });

  test("a run on a fork's checkout pushes nothing, whatever the settings allow", async () => {
    const refused = turns(
      { calls: [{ tool: 'Write', input: { file_path: 'src/a.ts', content: 'fixed\n' } }] },
      { calls: [{ tool: 'PullRequest', input: { title: 't', body: 'b' } }] },
      { say: 'No.', expect: { contains: 'untrusted content is never pushed' } },
    );
    const workspace = aRepository({ 's.jsonl': refused, 'src/a.ts': 'broken\n' });
    const base = git(workspace, 'rev-parse', 'HEAD');
    put(workspace, { 'src/a.ts': 'theirs\n', 's.jsonl': turns({ say: 'The fork speaks.' }) });
    git(workspace, 'commit', '-q', '-a', '-m', 'theirs');
    const event = onFork(base, git(workspace, 'rev-parse', 'HEAD'));
    const { outcome, github } = await act(refused, { workspace, event, inputs: { 'allow-forks': 'true' } });
    expect(outcome.outputs, outcome.log).toMatchObject({ conclusion: 'success', result: 'No.' });
    expect(github.requests.filter(({ path }) => /\/git\/|\/pulls|compare/.test(path))).toEqual([]);
    expect(github.invalid).toEqual([]);
  });

  test('an event for a fork opens a pull request from the trusted commit', async () => {
    const workspace = aRepository({ 's.jsonl': hint, 'src/a.ts': 'broken\n' });
    const event = onFork(git(workspace, 'rev-parse', 'HEAD'), 'c'.repeat(40));
    const { outcome, github } = await act(hint, { workspace, event });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    expect(github.repository.pulls).toMatchObject([{ head: 'sallyport/default-pr-7', base: 'main' }]);
  });

  test('a merge queue branch is never the base of a pull request', async () => {
    const { outcome, github } = await act(hint, {
      event: { name: 'merge_group', payload: { action: 'checks_requested', repository: repo, merge_group: {} } },
      env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-7-abc' },
    });
    expect(outcome.summary, outcome.log).toContain('PullRequest was not offered: the run is not on a branch');
    expect(github.repository.pulls).toEqual([]);
  });

  test('a re-run leaves the pull request unchanged, and continues after a failure', async () => {
    const workspace = aRepository({ 's.jsonl': hint, 'src/a.ts': 'broken\n' });
    const commit = git(workspace, 'rev-parse', 'HEAD');
    const github = await startGitHub({ token, branches: { main: [commit] } });
    onTestFinished(() => github.close());
    const again = async () => {
      git(workspace, 'checkout', '-q', '.');
      const outcome = await runAction({
        ...{ token, event: issue, workspace, inProcess: true },
        inputs: {
          prompt: 'fix',
          model: 'script:s.jsonl',
          allow: 'PullRequest\nWrite(src/**)',
          'allow-users': 'octocat',
        },
        env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' },
      });
      onTestFinished(() => outcome.cleanUp());
      return (JSON.parse(outcome.outputs['writes'] ?? '[]') as readonly { readonly outcome: string }[])[0];
    };
    const message = 'Resource not accessible by integration';
    github.failNext({ method: 'POST', path: '/pulls', status: 403, message });
    expect(await again()).toMatchObject({
      outcome: 'failed',
      note: expect.stringContaining('`pull-requests: write`') as string,
    });
    expect(await again()).toMatchObject({ outcome: 'created' });
    const { branches, pulls } = github.repository;
    const before = new Map(branches);
    expect(await again()).toMatchObject({ outcome: 'unchanged' });
    expect(branches).toEqual(before);
    expect(pulls).toHaveLength(1);
    expect(github.invalid).toEqual([]);
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

  test.each([
    'summary, review, check',
    'summary, comment, review, check',
  ])('a review has the findings on their lines and no comment repeats it: %s', async (publish) => {
    const { outcome, github } = await act(script, { event, inputs: { publish } }, { pull });
    expect(outcome.outputs['conclusion'], outcome.log).toBe('success');
    expect(github.written.reviews).toMatchObject([{ state: 'COMMENTED', commit: head }]);
    expect(github.written.reviews[0]?.body).toMatch(
      /Two things\.[\s\S]*#### Not on a line of the diff\n\n\*\*`src\/a\.ts:40`[\s\S]*\n\n<sub>.*<\/sub>$/,
    );
    expect(github.written.lines).toMatchObject([{ path: 'src/a.ts', line: 2 }]);
    expect(github.written.lines[0]?.body).toContain('**Magic**\n\nName it.');
    expect(github.written.checks).toMatchObject([{ name: 'Sallyport', head_sha: head, conclusion: 'failure' }]);
    expect(github.comments(7)).toEqual([]);
    expect(outcome.summary).toContain('Check run failure');
    expect(github.invalid).toEqual([]);
  });

  test('without a pull request the review falls back to the comment', async () => {
    const { outcome, github } = await act(script, { inputs: { publish: 'review' } });
    expect(github.comments(5)[0]?.body).toContain('Two things.');
    expect(outcome.outputs['comment-url']).not.toBe('');
    expect(github.comments(5)[0]?.body).toContain('The result was not posted as a review');
  });
});
