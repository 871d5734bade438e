import { expect, test } from 'vitest';
import { aHostedPull, repositoryOfEvent, runOnComment } from '../doubles/pull-request-run.js';

const octocat = { login: 'octocat', id: 583_231, type: 'User' };
const read = [{ calls: [{ tool: 'Read', input: { file_path: 'src/a.txt' } }] }, { say: 'I have read it.' }];
const dispatch = { name: 'workflow_dispatch', payload: { inputs: {}, repository: repositoryOfEvent, sender: octocat } };
const schedule = { name: 'schedule', payload: { schedule: '23 5 * * 1', repository: repositoryOfEvent } };

test.each([
  dispatch,
  schedule,
])('on $name the setting item names the pull request that is read and answered', async (event) => {
  const pull = await aHostedPull();
  const { outcome, transcript, comments, log, invalid } = await runOnComment(pull, {
    ...{ event, turns: read },
    settings: { prompt: 'Look.', item: '7' },
  });
  expect(outcome.outputs['conclusion'], log).toBe('success');
  expect(transcript).toContain(`those of commit ${pull.head}, the head of pull request #7`);
  expect(comments.join()).toContain('I have read it.');
  expect(invalid).toEqual([]);
});

test.each([
  ['on an event that has its own item', { item: '8' }, {}, 'does not let the workflow choose its item'],
  ['that does not exist', { item: '8' }, { event: dispatch }, 'no such issue or pull request'],
  ['that cannot be read', { item: '7' }, { event: dispatch, status: 403 }, 'github-unavailable'],
])('an item %s fails the run before a model is paid', async (_claim, settings, {
  event,
  status = 404,
}: Partial<{ readonly event: typeof dispatch; readonly status: number }>, words) => {
  const pull = await aHostedPull({ failures: [{ path: '/issues/', method: 'GET', status }] });
  const { outcome, log } = await runOnComment(pull, {
    ...{ turns: read, settings: { prompt: 'Look.', ...settings } },
    ...(event === undefined ? {} : { event }),
  });
  expect(outcome.exitCode).toBe(2);
  expect(log).toContain(words);
});

test('GitHub not telling a permission fails the run, so that an outage does not look like a skipped run', async () => {
  const pull = await aHostedPull({ failures: [{ path: '/permission', status: 403, message: 'planned' }] });
  const { outcome, log } = await runOnComment(pull, { turns: read });
  expect(outcome).toMatchObject({ exitCode: 2, outputs: { conclusion: 'config-error' } });
  expect(log).toContain('whether this person may start a run is unknown');
  expect(log).toContain('planned');
});

const labeled = {
  name: 'issues',
  payload: {
    ...{ action: 'labeled', label: { name: 'ai' }, repository: repositoryOfEvent, sender: octocat },
    issue: { number: 7, title: 'Broken', body: 'It is.', user: octocat },
  },
};

test('without label-trigger, which would be every label, none is removed', async () => {
  const pull = await aHostedPull();
  const { log } = await runOnComment(pull, {
    ...{ event: labeled, turns: [{ say: 'Done.' }], settings: { prompt: 'Look.', 'remove-label': 'true' } },
  });
  expect(pull.github.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  expect(log).toContain('remove-label needs label-trigger');
});

test.each([
  ['removed', {}, ['DELETE /repos/octo/repo/issues/7/labels/ai'], ''],
  ['left, with a warning, if the token may not remove it', { status: 403 }, [], 'The label was not removed.'],
])('the label that started a run is %s', async (_claim, failure: { readonly status?: number }, expected, warning) => {
  const failures = failure.status === undefined ? [] : [{ method: 'DELETE', path: '/labels/', status: failure.status }];
  const pull = await aHostedPull({ failures });
  const { outcome, log, invalid } = await runOnComment(pull, {
    ...{ event: labeled, turns: [{ say: 'Done.' }] },
    settings: { prompt: 'Look.', 'label-trigger': 'ai', 'remove-label': 'true' },
  });
  expect(outcome.outputs['conclusion'], log).toBe('success');
  const sent = pull.github.requests
    .filter(({ method }) => method === 'DELETE')
    .map(({ method, path }) => `${method} ${path}`);
  expect(failure.status === undefined ? sent : []).toEqual(expected);
  expect(log).toContain(warning);
  expect(invalid).toEqual([]);
});

const failedRun = (head: string) => ({
  name: 'workflow_run',
  payload: {
    ...{ action: 'completed', repository: repositoryOfEvent, sender: octocat },
    workflow_run: {
      ...{ event: 'pull_request', conclusion: 'failure', head_sha: head, head_branch: 'topic', actor: octocat },
      ...{ head_repository: repositoryOfEvent, repository: repositoryOfEvent, html_url: 'https://github.com/r/1' },
      pull_requests: [],
    },
  },
});

const own = 'Fix the check\n\nSallyport-Changes: 0123';

test.each([
  ['starts a run after two own commits', [own, own], true, 'success'],
  ['starts nothing after three own commits', [own, own, own], true, 'are by Sallyport, and its checks still fail'],
  ['starts a run if the last commit is by someone else', [own, own, own, 'by hand'], true, 'success'],
  [
    'starts nothing if the branch has moved on and a rule lets it commit',
    [],
    false,
    'has newer commits',
    'PushToPullRequest',
  ],
  ['that can only be explained starts a run although the branch has moved on', [], false, 'success'],
])('a failed run %s', async (_claim, messages, isLast, words, allow = '') => {
  const pull = await aHostedPull();
  const pushed = messages.map((message, index) => pull.push({ 'src/a.txt': String(index) }, message));
  const commits = [pull.head, ...pushed];
  const head = commits.at(-1) ?? '';
  const { outcome, log, invalid } = await runOnComment(pull, {
    ...{ event: failedRun(isLast ? head : 'f'.repeat(40)), turns: [{ say: 'It is a typo.' }] },
    settings: { prompt: 'Explain.', ...(allow === '' ? {} : { allow }) },
  });
  expect(outcome.exitCode, log).toBe(0);
  expect(`${String(outcome.outputs['conclusion'])} ${log}`).toContain(words);
  expect(invalid).toEqual([]);
});

test.each([
  ['of a merge queue, whose branch is gone', {}, 'gh-readonly-queue/main/pr-7-0123', {}],
  ['of a branch that was deleted since', {}, 'gone', { allow: 'PushToPullRequest' }],
  [
    'of a fork, with allow-forks',
    { head_repository: { ...repositoryOfEvent, id: 2, full_name: 'mallory/repo', owner: { login: 'mallory' } } },
    'patch-1',
    { 'allow-forks': 'true' },
  ],
])('a failed run %s starts a run', async (_what, run, branch, settings) => {
  const pull = await aHostedPull();
  const event = failedRun(pull.head);
  const payload = { ...event.payload, workflow_run: { ...event.payload.workflow_run, head_branch: branch, ...run } };
  const { outcome, log } = await runOnComment(pull, {
    ...{ event: { ...event, payload }, turns: [{ say: 'It is a typo.' }] },
    settings: { prompt: 'Explain.', checkout: 'none', ...settings },
  });
  expect(outcome.outputs['conclusion'], log).toBe('success');
});

test('a failed run shows the model its failed checks, also without a pull request', async () => {
  const failed = { __typename: 'StatusContext', context: 'ci/old', state: 'ERROR', description: 'It fell over' };
  const passed = { ...failed, context: 'ci/new', state: 'SUCCESS' };
  const pull = await aHostedPull({ details: { 1: { checks: [failed, passed] } } });
  const { outcome, transcript, log } = await runOnComment(pull, {
    ...{ event: failedRun(pull.head), turns: [{ say: 'It is a typo.' }] },
    settings: { prompt: 'Explain.' },
  });
  expect(outcome.outputs['conclusion'], log).toBe('success');
  expect(transcript).toContain(`Checks of ${pull.head} that failed`);
  expect(transcript).toContain('It fell over');
  expect(transcript).not.toContain('ci/new');
});

const prompts = { '.sallyport/commands/review.md': 'Review.\n' };

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['/reveiw', { command: 'review' }, true],
  ['> /review\n\n/Reviw please', { command: 'review' }, true],
  ['@sallyport /reviwe', { command: 'review' }, true],
  ['@salyport look at it', { prompt: 'Look.' }, true],
  ['/reveiw', {}, true],
  ['/deploy production', {}, false],
  ['/deploy', { command: 'review' }, false],
  ['@octocat /review', { command: 'review' }, false],
  ['reveiw this', { command: 'review' }, false],
])('the comment %j with %j gets 😕 as a misspelled request: %s', async (comment, settings, isConfused) => {
  const pull = await aHostedPull({ main: { 'src/a.txt': 'one\n', ...prompts } });
  const { outcome, log } = await runOnComment(pull, {
    ...{ comment, turns: [{ say: 'Done.' }], settings: { reaction: 'true', ...settings } },
  });
  expect(outcome.outputs['conclusion'], log).toBe('skipped');
  expect(pull.github.reactions()).toEqual(isConfused ? ['confused on comment 90'] : []);
});

test('a misspelled request of someone who may start no run gets no reaction', async () => {
  const pull = await aHostedPull({ roles: { octocat: 'read' } });
  const { outcome } = await runOnComment(pull, {
    ...{ comment: '/reveiw', turns: [{ say: 'Done.' }], settings: { reaction: 'true', command: 'review' } },
  });
  expect(outcome.outputs['conclusion']).toBe('skipped');
  expect(pull.github.reactions()).toEqual([]);
});
