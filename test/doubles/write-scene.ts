import { expect } from 'vitest';
import type { GitHubWriteRequest } from '../../src/github-writes/kinds.js';
import type { LineComment } from '../../src/github-writes/review/review-types.js';
import type { GitHubWriteResult } from '../../src/github-writes/write-result.js';
import { createGitHubWriteClient } from '../../src/platform/github/write/write-client.js';
import { type ApplyContext, applyWriteRequests } from '../../src/publish/apply-writes.js';
import { sanitizeForPosting } from '../../src/report/sanitizer.js';
import type { Account } from './github-data.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from './github-server.js';

const token = 'ghs_test_token_0000000000000000000000000';
export const head = 'a'.repeat(40);
export const mallory: Account = { login: 'mallory', id: 666, type: 'User' };
const patch = '@@ -1,3 +1,4 @@\n one\n-two\n+2\n+2b\n three\n@@ -10 +11 @@\n-ten\n+10';
export const pull = { head, files: [{ filename: 'src/a.ts', patch }, { filename: 'logo.png' }] };
const redact = (text: string) => text.replaceAll('hunter2', '***');
const outgoing = { hosts: ['github.com'], mentions: [] };
const started: GitHubServer[] = [];

/** After each test: the requests of all scenes fit GitHub's own description. */
export async function closeWriteScenes(): Promise<void> {
  const invalid = started.flatMap((server) => server.invalid);
  await Promise.all(started.splice(0).map((server) => server.close()));
  expect(invalid).toEqual([]);
}

/** Writes of a run on pull request 7 of octo/repo. */
export async function openWriteScene(options: GitHubOptions = {}, given: Partial<ApplyContext> = {}) {
  const server = await startGitHub({ token, pull, labels: ['bug', 'area/Core'], people: ['octocat'], ...options });
  started.push(server);
  const waits: number[] = [];
  const github = createGitHubWriteClient(
    {
      token,
      apiUrl: server.url,
      clock: { now: () => 1_000_000, sleep: (ms) => (waits.push(ms), Promise.resolve()) },
      redact,
      signal: new AbortController().signal,
    },
    { owner: 'octo', repo: 'repo', number: 7 },
  );
  const scene = {
    github,
    key: 'default',
    item: 'pull-request',
    sanitize: (text: string) => sanitizeForPosting(text, { redact, outgoing }),
    answer: null,
    afterClosed: false,
    issueEnd: { expiresDays: null, closesOlder: false, now: Date.parse('2026-11-23T00:00:00Z') },
    reviewedSha: head,
    whyCommentOnly: null,
    push: null,
    footer: '',
    mayClose: null,
    repositoryUrl: 'https://github.com/octo/repo',
    pull: null,
    ...given,
  } as const;
  const apply = (...posts: GitHubWriteRequest[]) => applyWriteRequests(posts, scene);
  const writes = () => server.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
  return { server, apply, waits, writes, scene };
}

export const brief = (rows: readonly GitHubWriteResult[]) => rows.map(({ what, outcome }) => [what, outcome]);
export const comment = (body: string): GitHubWriteRequest => ({ kind: 'comment', body });
export const review = (more: Partial<Extract<GitHubWriteRequest, { kind: 'review' }>> = {}): GitHubWriteRequest => ({
  kind: 'review',
  event: 'COMMENT',
  body: 'Looks fine.',
  comments: [],
  ...more,
});
export const line = (more: Partial<LineComment> = {}): LineComment => ({
  path: 'src/a.ts',
  line: 2,
  side: 'RIGHT',
  body: 'Why two?',
  ...more,
});
