import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { gitHubActions } from '../doubles/github-data.js';
import { type GitHubOptions, type GitHubServer, startGitHub } from '../doubles/github-server.js';
import { aRepository } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';

const token = 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789';
const head = 'a'.repeat(40);
const patch = '@@ -1,2 +1,3 @@\n one\n-two\n+2\n+3';
const gitHub: GitHubOptions = {
  pull: { head, files: [{ filename: 'src/a.ts', patch }] },
  labels: ['needs-work', 'bug'],
};
const repo = { id: 1, full_name: 'octo/repo' };
const event = {
  name: 'pull_request',
  payload: {
    action: 'opened',
    number: 7,
    repository: { ...repo, owner: { login: 'octo' }, name: 'repo' },
    pull_request: { number: 7, head: { sha: head, repo }, base: { sha: 'b'.repeat(40), repo } },
  },
};
const turns = (...list: object[]) => list.map((turn) => `${JSON.stringify(turn)}\n`).join('');

async function act(github: GitHubServer, script: string, options: RunOptions = {}) {
  const workspace = aRepository({ 's.jsonl': script });
  const outcome = await runAction({
    token,
    event,
    inProcess: true,
    ...options,
    workspace,
    inputs: { prompt: 'review', model: 'script:s.jsonl', ...options.inputs },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' },
  });
  onTestFinished(() => outcome.cleanUp());
  return outcome;
}

async function startedGitHub(options: GitHubOptions = gitHub): Promise<GitHubServer> {
  const github = await startGitHub(options);
  onTestFinished(() => github.close());
  return github;
}

describe('a review of a pull request', () => {
  const review = {
    body: 'Two things.',
    comments: [
      { path: 'src/a.ts', line: 2, body: 'Why 2?', suggestion: 'two\n' },
      { path: 'src/a.ts', line: 40, body: 'And down here?' },
    ],
  };
  const script = turns(
    { calls: [{ tool: 'Review', input: { ...review, event: 'APPROVE' } }] },
    {
      calls: [
        { tool: 'Review', input: review },
        { tool: 'Label', input: { add: ['needs-work'] } },
        { tool: 'Label', input: { add: ['bug'] } },
      ],
      expect: { contains: 'Review(APPROVE)' },
    },
    { say: 'Reviewed.' },
  );
  const inputs = { allow: 'Review\nLabel(needs-work)' };

  test('a review is posted once after the run, without a comment about it, and every write has a row', async () => {
    const github = await startedGitHub();
    const first = await act(github, script, { inputs, inProcess: false });
    expect(first.outputs['conclusion'], first.log).toBe('success');
    expect(first.outputs).toMatchObject({ 'denied-count': '2' });
    expect(github.written.reviews).toMatchObject([{ state: 'COMMENTED', commit: head }]);
    expect(github.written.reviews[0]?.body).toContain('And down here?');
    expect(github.written.lines).toMatchObject([{ path: 'src/a.ts', line: 2 }]);
    expect([...github.written.labels]).toEqual(['needs-work']);
    const rows = JSON.parse(first.outputs['writes'] ?? '') as { what: string; outcome: string }[];
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      'created',
      'created',
      'fell back',
      'created',
      'refused',
      'refused',
    ]);
    expect(first.summary).toContain('#### Writes');
    expect(first.summary).toContain('`src/a.ts:40`');
    expect(first.summary).toContain('No rule names Review(APPROVE)');
    expect(first.summary).toContain('Reviewed.');
    expect(github.comments(7)).toEqual([]);
    expect(first.outputs['suggested-allow']?.split('\n')).toEqual(['Review(APPROVE)', 'Label(bug)']);
    const artifact = first.outputs['report-path']?.replace('report.md', 'write-requests.json') ?? '';
    expect(JSON.parse(readFileSync(artifact, 'utf8'))).toMatchObject({
      version: 1,
      requests: [
        { kind: 'review', event: 'COMMENT' },
        { kind: 'label', add: ['needs-work'] },
      ],
      writes: rows,
    });
    expect(readFileSync(first.outputs['transcript-path'] ?? '', 'utf8')).toContain('"type":"write-request"');

    const before = github.requests.length;
    const second = await act(github, script, { inputs });
    expect(JSON.parse(second.outputs['writes'] ?? '')).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'unchanged' },
      { outcome: 'unchanged' },
      { outcome: 'unchanged' },
      { outcome: 'refused' },
      { outcome: 'refused' },
    ]);
    const changing = github.requests
      .slice(before)
      .filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
    expect(changing).toEqual([]);
    expect(github.invalid).toEqual([]);
  });

  const short = turns({ calls: [{ tool: 'Review', input: review }] }, { say: 'Reviewed.' });

  test('a review of the model is not followed by one with the result', async () => {
    const github = await startedGitHub();
    const { summary, log } = await act(github, short, { inputs: { ...inputs, publish: 'review' } });
    expect(github.written.reviews, log).toHaveLength(1);
    expect(github.comments(7)).toEqual([]);
    expect(summary).toContain('Reviewed.');
  });

  test('the comment of an earlier run shows the result of one with a review', async () => {
    const failed = '<!-- sallyport:default -->\n### ❌ Failed';
    const github = await startedGitHub({ ...gitHub, comments: [[7, gitHubActions, failed]] });
    await act(github, short, { inputs });
    expect(github.comments(7)).toMatchObject([{ body: expect.stringContaining('\nReviewed.\n') as string }]);
  });

  test.each<[string, object, string]>([
    [
      'findings',
      {
        tool: 'ReportFindings',
        input: { findings: [{ path: 'src/a.ts', line: 2, severity: 'error', title: 'T', message: 'M.' }] },
      },
      '1 error',
    ],
    ['an issue that was opened', { tool: 'Issue', input: { title: 'Later', body: 'x' } }, '- Issue [Later]'],
  ])('the result of a run with a review is posted if it has %s', async (_, call, words) => {
    const github = await startedGitHub();
    await act(github, turns({ calls: [{ tool: 'Review', input: review }, call] }, { say: 'Reviewed.' }), {
      inputs: { allow: 'Review\nIssue', publish: 'comment, annotations' },
    });
    expect(github.comments(7)).toMatchObject([{ body: expect.stringContaining(words) as string }]);
  });

  test('a dry run only shows the review', async () => {
    const github = await startedGitHub();
    const { log } = await act(github, script, { inputs: { ...inputs, 'dry-run': 'true' } });
    expect(log).toContain('Review on pull request #7 of octo/repo');
    expect(log).toContain('Label on pull request #7 of octo/repo');
    expect(github.written.reviews).toEqual([]);
    expect([...github.written.labels]).toEqual([]);
  });

  test('Review is not offered without a token, with a notice in the report', async () => {
    const github = await startedGitHub();
    const { outputs, summary } = await act(github, turns({ say: 'No way to review.' }), {
      inputs: { ...inputs, 'allow-users': 'octocat' },
      token: '',
    });
    expect(outputs['conclusion']).toBe('success');
    expect(summary).toContain('Review was not offered: no github-token is set.');
    expect(github.requests).toEqual([]);
  });

  test('the review of a run that fails at its end is withheld', async () => {
    const github = await startedGitHub();
    const { exitCode, outputs } = await act(github, script, { inputs: { ...inputs, 'on-denied': 'fail' } });
    expect(exitCode).toBe(3);
    expect(outputs['writes']).toContain('The run ended as denied.');
    expect(github.written.reviews).toEqual([]);
    expect([...github.written.labels]).toEqual([]);
  });
});

describe('reports of the model on its own work', () => {
  test('an empty answer after Noop is a success', async () => {
    const github = await startedGitHub();
    const script = turns({ calls: [{ tool: 'Noop', input: { reason: 'Only typos changed.' } }] }, { say: '' });
    const { exitCode, outputs, summary } = await act(github, script);
    expect(exitCode).toBe(0);
    expect(outputs['conclusion']).toBe('success');
    expect(summary).toContain('Nothing to do: Only typos changed.');
  });

  test('ReportIncomplete makes the job incomplete, whatever the answer contains', async () => {
    const github = await startedGitHub();
    const script = turns(
      { calls: [{ tool: 'ReportIncomplete', input: { reason: 'The tests could not run.' } }] },
      { say: 'All done!' },
    );
    const { exitCode, outputs, summary } = await act(github, script);
    expect(exitCode).toBe(1);
    expect(outputs['conclusion']).toBe('incomplete');
    expect(summary).toContain('The tests could not run.');
  });
});

test('findings become annotations, files and outputs', async () => {
  const github = await startedGitHub();
  const finding = { path: 'src/a.ts', line: 2, severity: 'warning', title: 'Magic, number', message: '::error::no' };
  const script = turns({ calls: [{ tool: 'ReportFindings', input: { findings: [finding] } }] }, { say: 'One.' });
  const { outputs, annotations, summary } = await act(github, script, {
    inputs: { publish: 'summary, annotations' },
  });
  expect(annotations).toEqual([
    {
      level: 'warning',
      message: '::error::no',
      properties: { file: 'src/a.ts', line: '2', endLine: '2', title: 'Magic, number' },
    },
  ]);
  expect(JSON.parse(outputs['findings'] ?? '')).toEqual([finding]);
  expect(JSON.parse(readFileSync(outputs['sarif-path'] ?? '', 'utf8'))).toMatchObject({ version: '2.1.0' });
  expect(readFileSync(outputs['junit-path'] ?? '', 'utf8')).toContain('<failure type="warning"');
  expect(summary).toContain('#### Findings (1)');
});

test('a run without findings has files with none, and a run that did not end well has no SARIF', async () => {
  const github = await startedGitHub();
  const inputs = { publish: 'summary, annotations', 'code-quality-report': 'cq.json', 'junit-report': 'ju.xml' };
  const none = turns({ calls: [{ tool: 'ReportFindings', input: { findings: [] } }] }, { say: 'None.' });
  const well = await act(github, none, { inputs });
  expect(well.outputs['conclusion']).toBe('success');
  expect(JSON.parse(readFileSync(well.outputs['sarif-path'] ?? '', 'utf8'))).toMatchObject({ runs: [{ results: [] }] });
  const failed = await act(github, turns({ fail: { status: 400, times: 9 } }), { inputs });
  expect(failed.outputs['conclusion']).toBe('provider-error');
  expect(failed.outputs['sarif-path']).toBe('');
  expect(readFileSync(failed.outputs['junit-path'] ?? '', 'utf8')).toContain('<error type="provider-error"');
});

test('findings in a structured answer become files and outputs, but no annotations unless requested', async () => {
  const finding = { path: 'src/a.ts', line: 2, severity: 'error', title: 'Magic', message: 'Name it.' };
  const answer = { event: 'bad', findings: [{ ...finding, endLine: null, confidence: 1 }, { where: 'elsewhere' }] };
  for (const publish of ['summary, annotations', 'summary']) {
    const github = await startedGitHub();
    const { outputs, annotations, summary, log } = await act(github, turns({ say: JSON.stringify(answer) }), {
      inputs: { publish, 'output-schema': '{"type":"object"}' },
    });
    expect(JSON.parse(outputs['findings'] ?? ''), log).toEqual([finding]);
    expect(JSON.parse(outputs['structured-output'] ?? '')).toEqual(answer);
    expect(readFileSync(outputs['sarif-path'] ?? '', 'utf8')).toContain('Name it.');
    expect(annotations.map(({ level }) => level)).toEqual(publish.includes('annotations') ? ['error'] : []);
    expect(summary).toContain('#### Findings (1)');
    expect(summary).toContain('1 of the findings in the structured answer has not the form');
  }
});
