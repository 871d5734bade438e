import { describe, expect, onTestFinished, test } from 'vitest';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { aRepository } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';

const token = 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789';
const repository = { id: 1, full_name: 'octo/repo' };
const event = {
  name: 'push',
  payload: {
    action: 'opened',
    repository,
    pull_request: { number: 7, head: { sha: 'a'.repeat(40), repo: repository }, base: { repo: repository } },
  },
};
const turns = (...list: object[]) => list.map((turn) => `${JSON.stringify(turn)}\n`).join('');

async function started(options: GitHubOptions = {}): Promise<GitHubServer> {
  const github = await startGitHub({ ...options, token });
  onTestFinished(async () => {
    await github.close();
    expect(github.invalid).toEqual([]);
  });
  return github;
}

async function act(github: GitHubServer, script: string, inputs: RunOptions['inputs'], more: RunOptions = {}) {
  const outcome = await runAction({
    ...{ token, event: { ...event, name: 'pull_request' }, ...more },
    workspace: aRepository({ 's.jsonl': script, 'p.toml': 'prompt = "@{missing.md}"\n' }),
    inputs: { prompt: 'go', model: 'script:s.jsonl', context: 'none', ...inputs },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' },
  });
  onTestFinished(() => outcome.cleanUp());
  return outcome;
}

describe('the comment of an earlier run', () => {
  const run = (github: GitHubServer, mode: string, say: string, key = 'default') =>
    act(github, turns({ say }), { 'comment-mode': mode, 'comment-key': key });
  const said = (github: GitHubServer) =>
    github.comments(7).map(({ body }) => /^(One|Two|Three|mine)/m.exec(body)?.[0] ?? '');

  test('mode append keeps the comment of an earlier run', async () => {
    const github = await started();
    for (const word of ['One', 'Two']) {
      const { exitCode, log, outputs } = await run(github, 'append', word);
      expect(exitCode, log).toBe(0);
      expect(outputs['comment-url']).toContain(String(github.comments(7).at(-1)?.id));
    }
    expect(said(github)).toEqual(['One', 'Two']);
    expect(github.written.isMinimized.size).toBe(0);
  });

  test('mode append updates the comment of a run that was interrupted while it posted, and is resumed', async () => {
    const github = await started();
    const workspace = aRepository({ 's.jsonl': turns({ say: 'One' }) });
    const inputs = { 'comment-mode': 'append', prompt: 'go', model: 'script:s.jsonl', context: 'none' };
    for (const more of [{ transcript: 't.jsonl' }, { resume: 't.jsonl' }]) {
      const outcome = await runAction({
        ...{ token, event: { ...event, name: 'pull_request' }, workspace, inputs: { ...inputs, ...more } },
        env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' },
      });
      onTestFinished(() => outcome.cleanUp());
      expect(outcome.exitCode, outcome.log).toBe(0);
    }
    expect(said(github)).toEqual(['One']);
  });

  test('mode minimize hides every earlier comment with this key once, and no other', async () => {
    const mallory = { login: 'mallory', id: 666, type: 'User' } as const;
    const github = await started({ comments: [[7, mallory, '<!-- sallyport:default -->\nmine']], pageSize: 2 });
    await run(github, 'replace', 'One');
    await run(github, 'append', 'Two', 'other');
    await run(github, 'minimize', 'Two');
    await run(github, 'minimize', 'Three');
    expect(said(github)).toEqual(['mine', 'One', 'Two', 'Two', 'Three']);
    const [, one, , two] = github.comments(7);
    expect([...github.written.isMinimized]).toEqual([`IC_${String(one?.id)}`, `IC_${String(two?.id)}`]);
    const hiding = github.requests.filter(({ body }) => JSON.stringify(body ?? '').includes('mutation'));
    expect(hiding).toHaveLength(2);
  });

  test('a comment that cannot be hidden stays, with a notice in the report', async () => {
    const github = await started();
    await run(github, 'minimize', 'One');
    // The question who the token stands for has an answer for this; the one for hidden comments has none.
    const closed = { path: '/graphql', status: 403, message: 'Resource not accessible by integration' };
    github.failNext(closed, closed);
    const { outputs, summary } = await run(github, 'minimize', 'Two');
    expect(outputs['conclusion']).toBe('success');
    expect(summary).toContain('The comments of earlier runs could not be hidden');
    expect(said(github)).toEqual(['One', 'Two']);
  });
});

describe('a reply', () => {
  const comment = (id: number) => ({
    name: 'issue_comment',
    payload: {
      ...{ action: 'created', repository, sender: { login: 'ann', type: 'User' } },
      issue: { number: 7 },
      comment: { id, body: '@sallyport and why?', user: { login: 'ann', type: 'User' } },
    },
  });
  const said = (github: GitHubServer) =>
    github.comments(7).map(({ body }) => /^(Review|One|Two|Three)/m.exec(body)?.[0]);
  const roles = { octocat: 'admin', ann: 'write' };

  test('a reply to a comment is a separate comment, which a run for the same comment updates', async () => {
    const github = await started({ roles });
    const run = (say: string, id: number | null, mode = '') =>
      act(
        github,
        turns({ say }),
        { 'comment-mode': mode, progress: 'true' },
        id === null ? {} : { event: comment(id) },
      );
    for (const [say, id] of [
      ['Review', null],
      ['One', 11],
      ['Two', 12],
      ['Three', 11],
    ] as const) {
      const { exitCode, log } = await run(say, id);
      expect(exitCode, log).toBe(0);
    }
    expect(said(github)).toEqual(['Review', 'Three', 'Two']);
    await run('One', 13, 'replace');
    expect(said(github)).toEqual(['One', 'Three', 'Two']);
  });
});

describe('progress', () => {
  const todo = (status: string) => ({
    calls: [{ tool: 'TodoWrite', input: { todos: [{ content: 'Read @octocat', status }] } }],
  });

  test('progress is shown in the comment that the result replaces', async () => {
    const github = await started();
    const { exitCode, log } = await act(github, turns(todo('in_progress'), { say: 'Done.' }), { progress: 'true' });
    expect(exitCode, log).toBe(0);
    const [first, ...rest] = github.requests.filter(({ method }) => method === 'POST' || method === 'PATCH');
    expect(JSON.stringify(first?.body)).toContain('viewer');
    const bodies = rest.flatMap(({ body }) => (body as { body?: string }).body ?? []);
    expect(bodies[0]).toContain('### ⏳ Working');
    expect(github.comments(7)).toHaveLength(1);
    expect(github.comments(7)[0]?.body).toContain('Done.');
  });

  test('progress is not shown for a push to the pull request, for which no one waits', async () => {
    const github = await started();
    const { payload } = event;
    const script = turns(todo('in_progress'), { say: 'Done.' });
    const pushed = { event: { name: 'pull_request', payload: { ...payload, action: 'synchronize' } } };
    await act(github, script, { progress: 'true' }, pushed);
    expect(github.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
    expect(github.comments(7)[0]?.body).toContain('Done.');
  });

  test('progress ends if a run fails without a report', async () => {
    const github = await started();
    const { exitCode } = await act(github, turns({ say: 'x' }), {
      ...{ progress: 'true', prompt: '', 'prompt-file': 'p.toml' },
    });
    expect(exitCode).toBe(2);
    expect(github.comments(7).map(({ body }) => body.split('\n')[1])).toEqual(['### ❌ Ended without a result']);
  });

  test('progress ends when the run is canceled', async () => {
    const github = await started();
    const script = turns({ calls: [{ tool: 'Bash', input: { command: 'sleep 60' } }] }, { say: 'x' });
    const inputs = { progress: 'true', allow: 'Bash(sleep:*)' };
    const { outputs } = await act(github, script, inputs, { cancelAt: 'on script:' });
    expect(outputs['conclusion']).toBe('cancelled');
    expect(github.comments(7).map(({ body }) => body.split('\n')[1])).toEqual(['### 🛑 Canceled']);
  });

  test('progress that cannot be posted only logs a warning', async () => {
    const github = await started({ failures: [{ method: 'POST', path: 'comments', status: 403, message: 'no' }] });
    const { outputs, log } = await act(github, turns({ say: 'Done.' }), { progress: 'true' });
    expect(outputs['conclusion']).toBe('success');
    expect(log).toContain('Could not update the progress comment');
  });
});
