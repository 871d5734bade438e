import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { git, put } from '../doubles/place.js';
import { type RunOutcome, runAction } from '../doubles/runner.js';

interface Webhook {
  readonly name: string;
  readonly examples: readonly object[];
}

/** GitHub's own examples of what it sends: the whole action on one of each event. */
const file = resolve(import.meta.dirname, '../../node_modules/@octokit/webhooks-examples/api.github.com/index.json');
const webhooks = JSON.parse(readFileSync(file, 'utf8')) as readonly Webhook[];
const events = webhooks.flatMap(({ name, examples: [payload] }) => (payload === undefined ? [] : [{ name, payload }]));

let github: GitHubServer;
let workspace: string;
const outcomes = new Map<string, RunOutcome>();

beforeAll(async () => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'sallyport-replay-')));
  put(workspace, { 's.jsonl': '{"say":"All is well."}\n' });
  git(workspace, 'init', '-q', '-b', 'main');
  git(workspace, 'add', '-A');
  git(workspace, 'commit', '-q', '-m', 'first');
  const sha = git(workspace, 'rev-parse', 'HEAD');
  github = await startGitHub({ roles: { Codertocat: 'admin', octocat: 'admin' } });
  const left = [...events];
  const work = async (): Promise<void> => {
    for (let event = left.shift(); event !== undefined; event = left.shift()) {
      const outcome = await runAction({
        workspace,
        token: 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789',
        event,
        inProcess: true,
        inputs: { prompt: 'look', model: 'script:s.jsonl', 'trusted-ref': sha, 'required-permission': 'read' },
        env: { GITHUB_API_URL: github.url, GITHUB_SHA: sha },
      });
      outcomes.set(event.name, outcome);
    }
  };
  await Promise.all([work(), work(), work()]);
}, 240_000);

afterAll(async () => {
  for (const outcome of outcomes.values()) outcome.cleanUp();
  rmSync(workspace, { recursive: true, force: true });
  await github.close();
});

describe('an event of GitHub', () => {
  test.each(
    events.map(({ name }) => name),
  )('the event %s ends in a run, or in a reason why it does not start', (name) => {
    const { exitCode, log, outputs, summary } = outcomes.get(name) ?? ({} as RunOutcome);
    expect(exitCode, log).toBe(0);
    expect(log).not.toContain('bug of Sallyport');
    if (outputs['conclusion'] === 'skipped') {
      expect(outputs['reason']).toMatch(/^Not started: .{10,}\.$/s);
      expect(summary).toContain('Skipped');
    } else {
      expect(outputs).toMatchObject({ conclusion: 'success', result: 'All is well.' });
    }
  });

  test('the examples include events of both kinds, and all requests to GitHub are valid', () => {
    const conclusions = new Set([...outcomes.values()].map(({ outputs }) => outputs['conclusion']));
    expect([...conclusions].sort()).toEqual(['skipped', 'success']);
    expect(github.invalid).toEqual([]);
  });
});
