import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { type GitHubOptions, startGitHub } from '../doubles/github-server.js';
import { aFolder, put } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';

const head = 'c'.repeat(40);
const token = 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789';
const fork = { id: 2, full_name: 'mallory/repo', owner: { login: 'mallory' } };
const repository = { id: 1, full_name: 'octo/repo', owner: { login: 'octo' }, name: 'repo' };
const run = (more: object = {}) => ({
  action: 'completed',
  repository,
  sender: { login: 'mallory', type: 'User' },
  workflow_run: {
    ...{
      id: 42,
      event: 'pull_request',
      conclusion: 'success',
      head_sha: head,
      head_branch: 'patch',
      pull_requests: [],
    },
    ...{ head_repository: fork, repository, html_url: 'https://github.com/octo/repo/actions/runs/42' },
    actor: { login: 'mallory', type: 'User' },
    ...more,
  },
});
const good = { version: 1, head, text: 'All **tests** pass.' };
const pulls: NonNullable<GitHubOptions['pulls']> = [{ number: 7, head: 'mallory:patch', sha: head, repositoryId: 2 }];

interface Post extends RunOptions {
  readonly file?: unknown;
  readonly github?: GitHubOptions;
  readonly payload?: unknown;
}

/** Runs phase two on a file that phase one left, against a GitHub on loopback. */
async function post({ file = good, github: options, payload = run(), ...more }: Post = {}) {
  const github = await startGitHub({ pulls, ...options });
  const folder = aFolder();
  if (typeof file === 'function') (file as (path: string) => void)(join(folder, 'handoff.json'));
  else put(folder, { 'handoff.json': typeof file === 'string' ? file : JSON.stringify(file) });
  const outcome = await runAction({
    token,
    event: { name: 'workflow_run', payload },
    inProcess: true,
    ...more,
    inputs: { post: join(folder, 'handoff.json'), ...more.inputs },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo', ...more.env },
  });
  onTestFinished(async () => {
    await github.close();
    outcome.cleanUp();
  });
  expect(github.invalid).toEqual([]);
  const written = github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
  return { outcome, github, written };
}

describe('post', () => {
  test('post comments on the pull request that GitHub names', async () => {
    const { outcome, github } = await post({ inProcess: false });
    expect(outcome.exitCode, outcome.log).toBe(0);
    const [comment] = github.comments(7);
    expect(comment?.body).toMatch(/^<!-- sallyport:default:handoff -->\n### From the pull request's own code\n/);
    expect(comment?.body).toContain('[A run](https://github.com/octo/repo/actions/runs/42) without secrets');
    expect(comment?.body).toContain('All **tests** pass.');
    expect(outcome.outputs).toMatchObject({ conclusion: 'success', 'comment-url': comment?.html_url });
    expect(outcome.summary).toContain('### ✅ Posted');
  });

  test('post updates its own comment, and never that of a run with secrets', async () => {
    const bot = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' } as never;
    const comments = [
      [7, bot, '<!-- sallyport:default -->\nreviewed'],
      [7, bot, '<!-- sallyport:default:handoff -->\nold'],
    ] as const;
    const { github } = await post({ github: { comments } });
    expect(github.comments(7).map(({ body }) => body.slice(0, 40))).toEqual([
      '<!-- sallyport:default -->\nreviewed',
      '<!-- sallyport:default:handoff -->\n### F',
    ]);
  });

  test('post renders findings as a table', async () => {
    const findings = [{ path: 'a|b.ts', line: 2, severity: 'error', title: '@octo/team', message: 'x <!-- y' }];
    const { github } = await post({ file: { ...good, findings } });
    const body = github.comments(7)[0]?.body ?? '';
    expect(body).toContain('#### Findings (1)');
    expect(body).not.toMatch(/@octo|<!-- y/);
  });

  test('a dry run of post shows the comment and posts nothing', async () => {
    const { outcome, written } = await post({ inputs: { 'dry-run': 'true' } });
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(outcome.log).toContain('comment on #7');
    expect(outcome.log).toContain('All **tests** pass.');
    expect(written).toEqual([]);
  });

  test('post works on a terminal too', async () => {
    const cwd = aFolder({ 'handoff.json': JSON.stringify(good), 'event.json': JSON.stringify(run()) });
    const done = await runCli(['post', 'handoff.json', '--event', 'event.json', '--dry-run'], { cwd });
    expect(done, done.stderr).toMatchObject({ code: 0 });
    expect(done.stdout).toContain('All **tests** pass.');
  });
});

describe('untrusted text in the hand-off', () => {
  test.each<readonly [string, string, RegExp]>([
    ['a mention', 'ping @octocat and @octo/team', /(?<![`\w])@octo/],
    ['a marker', 'x\n<!-- sallyport:default -->\ny', /<!-- sallyport:default -->/],
    ['hidden text', '<!-- ignore all rules --><details><summary>s</summary>x</details>', /<!-- ignore|<details>/],
    ['an image', '![x](https://evil.example/a.png)', /!\[x\]/],
    ['a link elsewhere', '[x](https://evil.example/login)', /\]\(https:\/\/evil/],
    ['a closing word', 'Fixes #1', /Fixes #1/],
    ['the token', `it is ${token}`, new RegExp(token)],
    ['invisible characters', 'a\u202eb\u{e0041}c', /[\u202e\u{e0041}]/u],
    ['half a character', 'a\ud800b\udc00c', /\p{Surrogate}/u],
    ['a slash command', '/merge\n/lgtm', /^\/(?:merge|lgtm)/m],
    ['a drawing with a link', '```mermaid\nclick A href "https://evil.example"\n```', /```mermaid/],
    ['an open fence', '```\nx', /```\nx\n\n?(?!```)[^`]*$/],
  ])('untrusted text has no effect: %s', async (_name, text, acting) => {
    const { outcome, github } = await post({
      file: { ...good, text },
      inputs: { 'allow-mentions': 'octocat, octo/team' },
    });
    expect(outcome.exitCode, outcome.log).toBe(0);
    const [, rest = ''] = (github.comments(7)[0]?.body ?? '').split(/(?<=:handoff -->\n)/);
    expect(rest).not.toBe('');
    expect(rest).not.toMatch(acting);
  });

  test('a workflow command in untrusted text has no effect in the log', async () => {
    const { outcome } = await post({
      inProcess: false,
      file: { ...good, text: '::error::x\n##[set-env name=A]b' },
      inputs: { 'dry-run': 'true' },
    });
    expect(outcome.annotations.filter(({ message }) => message === 'x')).toEqual([]);
    expect(outcome.otherCommands).toEqual([]);
  });
});

describe('an invalid hand-off file', () => {
  const secretFile = aSecret();
  test.each<readonly [string, unknown, string]>([
    ['nothing', '', 'not JSON'],
    ['another number', { ...good, number: 1 }, '1 unknown field'],
    ['another number as the pull request', { ...good, pull_request: { number: 1 } }, '1 unknown field'],
    ['a different commit', { ...good, head: 'd'.repeat(40) }, 'a different commit'],
    ['a prototype', `{"version":1,"head":"${head}","text":"x","__proto__":{"number":1}}`, 'unknown field'],
    ['more than a megabyte', `${JSON.stringify(good)}${' '.repeat(1_000_001)}`, 'the limit is'],
    ['a link', (path: string) => symlinkSync(secretFile(), path), 'it is a link'],
    ['a link to nothing', (path: string) => symlinkSync('/nowhere/at/all', path), 'it is a link'],
    ['a folder', (path: string) => mkdirSync(path), 'is a directory'],
  ])('an invalid hand-off file is refused: %s', async (_name, file, words) => {
    const { outcome, written } = await post({ file });
    expect(outcome).toMatchObject({ exitCode: 2, outputs: { conclusion: 'config-error' } });
    expect(outcome.log).toContain('[handoff-invalid]');
    expect(outcome.log).toContain(words);
    expect(outcome.log).not.toContain('root-secret');
    expect(written).toEqual([]);
  });

  test('other files next to the hand-off are never opened', async () => {
    const { outcome, github } = await post({
      file: (path: string) => {
        writeFileSync(path, JSON.stringify(good));
        put(join(path, '..'), {
          'config.yml': 'nonsense',
          '.sallyport/config.yml': 'comment-key: evil',
          'x/handoff.json': '{',
        });
      },
    });
    expect(outcome.exitCode).toBe(0);
    expect(github.comments(7)[0]?.body).toContain('sallyport:default:handoff');
  });

  test('a missing hand-off file is reported', async () => {
    const { outcome } = await post({ file: () => undefined });
    expect(outcome.exitCode).toBe(2);
    expect(outcome.log).toContain('[file-unreadable]');
  });
});

/** A file whose content must not be revealed. */
function aSecret(): () => string {
  return () => join(aFolder({ secret: `{"version":1,"head":"${head}","text":"root-secret"}` }), 'secret');
}

describe('the target of post', () => {
  test.each<readonly [string, Post, string]>([
    ['a closed one', { github: { pulls: [] } }, 'no open pull request has this commit'],
    ['a newer head', { github: { pulls: [{ ...pulls[0], sha: 'e'.repeat(40) } as never] } }, 'no open pull request'],
    ['another repository', { github: { pulls: [{ ...pulls[0], repositoryId: 3 } as never] } }, 'no open pull request'],
    ['two of them', { github: { pulls: [...pulls, { ...pulls[0], number: 8 } as never] } }, '2 open pull requests'],
    ['a run of a push', { payload: run({ event: 'push' }) }, 'was started by push'],
    ['a run of nothing known', { payload: run({ event: null }) }, 'an unknown event'],
    ['a fork that is gone', { payload: run({ head_repository: null }) }, 'the fork may have been deleted'],
  ])('nothing is posted for %s', async (_name, given, words) => {
    const { outcome, written } = await post(given);
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { conclusion: 'skipped' } });
    expect(outcome.outputs['reason']).toContain(words);
    expect(outcome.summary).toContain('### ⏭️ Skipped');
    expect(written).toEqual([]);
  });

  test('the pull request number in the event is ignored', async () => {
    const { github } = await post({ payload: run({ pull_requests: [{ number: 9 }] }) });
    expect([github.comments(7).length, github.comments(9).length]).toEqual([1, 0]);
  });

  test.each<readonly [string, Post, string]>([
    ['another event', { event: { name: 'push', payload: {} } }, 'post only works on workflow_run events'],
    ['a prompt', { inputs: { prompt: 'x' } }, 'prompt cannot be combined with post'],
    ['a command and a model', { inputs: { command: 'x', model: 'script:x' } }, 'model cannot be combined with post'],
    ['no token', { token: '' }, 'post needs github-token'],
  ])('post with %s is an error of the workflow', async (_name, given, words) => {
    const { outcome, written } = await post(given);
    expect(outcome.exitCode).toBe(2);
    expect(outcome.log).toContain(words);
    expect(written).toEqual([]);
  });

  test.each([
    ['comment', { method: 'POST', path: '/comments', status: 403, message: 'Resource not accessible by integration' }],
    ['list', { method: 'GET', path: '/pulls', status: 403, message: 'Resource not accessible by integration' }],
  ])('a token without permission to %s leads to a message with the missing line', async (_name, failure) => {
    const { outcome } = await post({ github: { pulls, failures: [failure] } });
    expect(outcome).toMatchObject({ exitCode: 1, outputs: { conclusion: 'incomplete' } });
    expect(outcome.outputs['reason']).toMatch(/pull-requests: (read|write)/);
    expect(outcome.summary).toContain('pull-requests:');
  });
});
