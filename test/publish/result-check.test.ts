import { afterEach, describe, expect, test } from 'vitest';
import type { PostContext } from '../../src/github-writes/kind.js';
import { checkRun } from '../../src/github-writes/kinds/check-run.js';
import type { Result } from '../../src/job/result/types.js';
import { createGitHubWriteClient } from '../../src/platform/github/write/write-client.js';
import { postResultCheck } from '../../src/publish/result-check.js';
import { createReport } from '../../src/report/report.js';
import { withAnswer } from '../../src/report/sanitizer.js';
import type { Finding } from '../../src/tools/self-report/types.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';

const token = 'ghs_test_token_0000000000000000000000000';
const sha = 'a'.repeat(40);
const redact = (text: string) => text.replaceAll('hunter2', '***');
const links = { run: null, reportPath: null, onRunner: true };
const started: GitHubServer[] = [];

afterEach(async () => {
  const invalid = started.flatMap((server) => server.invalid);
  await Promise.all(started.splice(0).map((server) => server.close()));
  expect(invalid).toEqual([]);
});

const finding = (line: number, more: Partial<Finding> = {}): Finding => ({
  ...{ path: 'src/a.ts', line, severity: 'warning', title: 'Odd', message: 'Because hunter2.' },
  ...more,
});

const reportOf = (findings: readonly Finding[], more: Partial<Result> = {}) =>
  withAnswer(createReport(resultOf(findings, more), { redact, links }), 'Well.', {
    redact,
    outgoing: { hosts: [], mentions: [] },
  });
const resultOf = (findings: readonly Finding[], more: Partial<Result>): Result => ({
  ...{
    conclusion: 'success',
    code: 'answered',
    reason: 'It did.',
    text: 'Well.',
    model: 'm',
    prompt: 'p',
    denials: [],
    changes: [],
  },
  ...{ requests: [{ kind: 'findings', findings }], notices: [], turns: 1, toolCalls: 0, durationMs: 5 },
  usage: { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 },
  ...{ costUsd: null, transcriptPath: null },
  ...more,
});

async function open(options: GitHubOptions = {}) {
  const server = await startGitHub({ token, ...options });
  started.push(server);
  const github = createGitHubWriteClient(
    {
      ...{ token, redact, apiUrl: server.url, signal: new AbortController().signal },
      clock: { now: () => 0, sleep: () => Promise.resolve() },
    },
    { owner: 'octo', repo: 'repo', number: 0 },
  );
  const post = (findings: readonly Finding[], more: Partial<Result> = {}) =>
    postResultCheck(reportOf(findings, more), { github, key: 'default', sha });
  return { server, post, github, checks: server.written.checks };
}

const many = Array.from({ length: 120 }, (_, index) => finding(index + 1));

describe('a check run', () => {
  test.each<[readonly Finding[], Partial<Result>, string]>([
    [[], {}, 'success'],
    [[finding(1, { severity: 'note' })], {}, 'success'],
    [[finding(1)], {}, 'neutral'],
    [[finding(1), finding(2, { severity: 'error' })], {}, 'failure'],
    [[], { conclusion: 'budget' }, 'neutral'],
    [[finding(2, { severity: 'error' })], { conclusion: 'timeout' }, 'failure'],
  ])('the check run concludes according to the findings (row %#)', async (findings, more, conclusion) => {
    const { post, checks } = await open();
    expect(await post(findings, more)).toMatchObject({ what: `Check run ${conclusion}`, outcome: 'created' });
    expect(checks).toMatchObject([{ name: 'Sallyport', head_sha: sha, status: 'completed', conclusion }]);
  });

  test('posts all annotations, fifty per request, only once', async () => {
    const { server, post, checks } = await open();
    await post(many);
    expect(checks[0]?.output.annotations).toHaveLength(120);
    expect(new Set(checks[0]?.output.annotations.map((one) => JSON.stringify(one))).size).toBe(120);
    expect(JSON.stringify(checks)).not.toContain('hunter2');
    const before = server.requests.length;
    expect(await post(many, { durationMs: 999 })).toMatchObject({ outcome: 'unchanged' });
    expect(server.requests.slice(before).map(({ method }) => method)).not.toContain('PATCH');
    expect(await post([])).toMatchObject({ outcome: 'created' });
    expect(checks).toHaveLength(2);
  });

  test('continues an interrupted check run', async () => {
    const { post, checks } = await open({ failures: [{ method: 'PATCH', path: 'check-runs', status: 502 }] });
    expect(await post(many)).toMatchObject({ outcome: 'updated' });
    expect(checks).toHaveLength(1);
    expect(new Set(checks[0]?.output.annotations.map((one) => JSON.stringify(one))).size).toBe(120);
    expect(checks[0]).toMatchObject({ status: 'completed', conclusion: 'neutral' });
  });

  test('reports omitted annotations', async () => {
    const { post, checks } = await open();
    const row = await post(Array.from({ length: 510 }, (_, index) => finding(index + 1)));
    expect(row.note).toBe('10 more findings are in the SARIF file.');
    expect(checks[0]?.output.annotations).toHaveLength(500);
  });
});

describe('a check run of the model', () => {
  const call = {
    kind: 'check-run',
    name: 'spelling',
    conclusion: 'success',
    title: 'No slips',
    summary: 'All.',
  } as const;
  const openScene = async (more: Partial<PostContext> = {}) => {
    const { server, checks, github } = await open();
    const sanitize = (text: string) => `clean ${text}`;
    const scene: PostContext = {
      github,
      sanitize: sanitize,
      key: 'default',
      item: null,
      answer: null,
      afterClosed: false,
      issueEnd: { expiresDays: null, closesOlder: false, now: 0 },
      reviewedSha: sha,
      whyCommentOnly: null,
      push: null,
      footer: '',
      mayClose: null,
      repositoryUrl: 'https://github.com/octo/repo',
      pull: null,
      what: 'CheckRun spelling',
      permissions: ['checks: write'],
      number: 1,
      ...more,
    };
    return { server, checks, post: (change: object = {}) => checkRun.post({ ...call, ...change }, scene) };
  };

  test('posts a prefixed name and a sanitized summary only once', async () => {
    const { post, checks } = await openScene();
    expect(await post()).toMatchObject([
      { what: 'CheckRun Sallyport: spelling, success', outcome: 'created', note: '' },
    ]);
    expect(checks).toMatchObject([
      { name: 'Sallyport: spelling', head_sha: sha, status: 'completed', conclusion: 'success' },
    ]);
    expect(checks[0]?.output).toMatchObject({ title: 'No slips', summary: 'clean All.' });
    expect(await post()).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await post({ conclusion: 'failure' })).toMatchObject([{ outcome: 'created' }]);
    expect(checks.map(({ conclusion }) => conclusion)).toEqual(['success', 'failure']);
  });

  test('never reports success for a run that did not succeed', async () => {
    const { post, checks } = await openScene({ whyCommentOnly: 'The run ended as budget.' });
    expect(await post()).toMatchObject([
      { outcome: 'created', note: 'The run ended as budget. The conclusion is therefore neutral.' },
    ]);
    expect(await post({ name: 'b', conclusion: 'failure' })).toMatchObject([{ outcome: 'created', note: '' }]);
    expect(checks.map(({ conclusion }) => conclusion)).toEqual(['neutral', 'failure']);
  });

  test('withholds the check run without a commit', async () => {
    const { server, post } = await openScene({ reviewedSha: null });
    expect(await post()).toMatchObject([{ outcome: 'withheld' }]);
    expect(server.requests).toEqual([]);
  });

  test('shows no control characters and no secrets', async () => {
    const { post, checks } = await openScene();
    await post({ name: 'a\u202eb', title: 'x\u0007\ny hunter2' });
    expect(JSON.stringify(checks)).not.toMatch(/hunter2|\\u202e|\\u0007/);
  });
});
