import { describe, expect, test } from 'vitest';
import { readEvent } from '../../src/event/event.js';
import { pullRequestTargetOf } from '../../src/publish/pull-request-target.js';

const sha = 'a'.repeat(40);
const runner = {
  GITHUB_REF: 'refs/heads/main',
  GITHUB_RUN_ID: '17',
  GITHUB_WORKFLOW: 'Every night',
  GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/nightly.yml@refs/heads/main',
  GITHUB_JOB: 'tidy',
};
const comment = { user: { login: 'ann', type: 'User' }, body: '/fix', id: 1 };
const target = (
  name: string,
  payload: object,
  { key = 'default', ...environment }: Readonly<Record<string, string | undefined>> = {},
) =>
  pullRequestTargetOf(
    {
      event: readEvent({
        ...{ name, payloadText: JSON.stringify(payload), payloadPath: null },
        ...{ repository: 'octo/repo', sha, actor: 'ann' },
      }),
      trustedSource: { commit: sha },
      settings: { 'comment-key': key, 'branch-prefix': 'sallyport/' },
      pull: null,
    } as unknown as Parameters<typeof pullRequestTargetOf>[0],
    { environment: { ...runner, ...environment } },
  );

describe('the branch of a pull request', () => {
  test.each([
    ['schedule', {}, {}, 'sallyport/default-job/nightly/tidy/main'],
    ['schedule', {}, { GITHUB_RUN_ID: '18' }, 'sallyport/default-job/nightly/tidy/main'],
    ['schedule', {}, { key: 'a.b' }, 'sallyport/a+b-job/nightly/tidy/main'],
    [
      'workflow_dispatch',
      {},
      { GITHUB_REF: 'refs/heads/release/1.x' },
      'sallyport/default-job/nightly/tidy/release/1+x',
    ],
    [
      'schedule',
      {},
      { GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/a.lock.yaml@refs/heads/x@y.yml' },
      'sallyport/default-job/a+lock/tidy/main',
    ],
    ['schedule', {}, { GITHUB_WORKFLOW_REF: undefined }, 'sallyport/default-job/Every+night/tidy/main'],
    ['schedule', {}, { GITHUB_WORKFLOW_REF: '', GITHUB_WORKFLOW: '', GITHUB_JOB: '' }, 'sallyport/default-job/main'],
    ['issues', { action: 'opened', issue: { number: 5 } }, {}, 'sallyport/default-issue-5'],
    ['issue_comment', { action: 'created', issue: { number: 5 }, comment }, {}, 'sallyport/default-issue-5'],
    [
      'issue_comment',
      { action: 'created', issue: { number: 7, pull_request: {} }, comment },
      {},
      'sallyport/default-pr-7',
    ],
  ] as const)('the branch for the event %s %j %j is %s', (name, payload, environment, branch) => {
    expect(target(name, payload, environment)).toMatchObject({ branch });
  });

  test.each([
    [{ GITHUB_REF: 'refs/tags/v1' }],
    [{ GITHUB_REF: undefined }],
    [{ GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-1' }],
  ])('a pull request has no branch if the run is not on one (%j)', (environment) => {
    expect(target('schedule', {}, environment)).toBeNull();
  });
});
