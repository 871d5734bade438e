import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/event/event.js';
import { readIssueRequest, readRequest } from '../../../src/event/gate/addressed.js';
import { admitPeople } from '../../../src/event/gate/admit.js';
import { type Checkout, decideStart } from '../../../src/event/gate/gate.js';
import { type GateSettings, type Permission, permissionOf } from '../../../src/event/gate/types.js';

const standard: GateSettings = {
  triggerPhrase: '@sallyport',
  labels: [],
  assignees: [],
  deniedUsers: [],
  users: [],
  bots: [],
  permission: 'write',
  forks: false,
  prompt: 'prompt',
};
const [sha, headSha, baseSha] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const;
const base = { id: 1, full_name: 'acme/tools' };
const fork = { id: 2, full_name: 'mallory/tools' };
const user = (login: string, type = 'User') => ({ login, type });
const octocat = user('octocat');
const mallory = user('mallory');
const dependabot = user('dependabot[bot]', 'Bot');

interface Given {
  readonly name: string;
  readonly payload: object;
  readonly settings?: Partial<GateSettings>;
  readonly actor?: string;
  readonly triggeringActor?: string;
  readonly checkout?: Partial<Checkout>;
}

function decide({ name, payload, settings, actor, triggeringActor, checkout }: Given) {
  const event = readEvent({
    name,
    payloadText: JSON.stringify(payload),
    payloadPath: 'event.json',
    repository: 'acme/tools',
    sha,
    actor: actor ?? null,
    triggeringActor: triggeringActor ?? null,
  });
  return decideStart(event, { ...standard, ...settings }, { commit: null, sha, ...checkout });
}

/** Who is asked about, or why it does not start. */
function shown(given: Given): string {
  const decision = decide(given);
  return decision.kind === 'refused'
    ? decision.refusal.reason
    : decision.ask.map(({ person }) => person.login).join(' ');
}

const issue = { number: 5, title: 't', body: 'b', user: mallory };
const comment = (body: string, author = octocat) => ({ id: 1, body, user: author });
const triggerComment = (body: string, more: object = {}) => ({
  action: 'created',
  issue,
  comment: comment(body),
  sender: octocat,
  ...more,
});
const pull = (head: object, more: object = {}) => ({
  action: 'opened',
  sender: mallory,
  pull_request: { number: 7, user: mallory, head: { sha: headSha, repo: head }, base: { sha: baseSha, repo: base } },
  ...more,
});
const runAfter = (head: object, run: object = {}) => ({
  action: 'completed',
  sender: octocat,
  workflow_run: {
    head_sha: headSha,
    head_repository: head,
    repository: base,
    pull_requests: [],
    event: 'push',
    ...run,
  },
});

describe('the request in a comment', () => {
  const command = { command: 'review' } as const;
  test.each<readonly [string, GateSettings['prompt'], object | string]>([
    ['@sallyport fix the typo', null, { prompt: 'fix the typo' }],
    ['  @Sallyport: fix it\n\nplease ', null, { prompt: 'fix it\n\nplease' }],
    ['@sallyport', null, 'no text follows @sallyport'],
    ['@sallyport look', 'prompt', { args: 'look' }],
    ['@sallyport', 'prompt-file', { args: '' }],
    ['@sallyport /review src', 'prompt', { args: '/review src' }],
    ['@sallyport /review src', null, { command: 'review', args: 'src' }],
    ['/审查:代码 src', null, { command: '审查:代码', args: 'src' }],
    ['/review src\nand docs', null, { command: 'review', args: 'src\nand docs' }],
    ['/git:commit', null, { command: 'git:commit', args: '' }],
    ['/review', command, { args: '' }],
    ['/review  errors', { command: '/review' }, { args: 'errors' }],
    ['@sallyport errors', command, { args: 'errors' }],
    ['/Review src', command, { args: 'src' }],
    ['/deploy', command, 'it asks for /deploy, and this workflow runs /review'],
    ['/reveiw', command, 'it asks for /reveiw, and this workflow runs /review; did you mean /review?'],
    ['> @sallyport old\n> more\n\n@sallyport new', 'prompt', { args: 'new' }],
    ['> > deep\n>\n/review src', command, { args: 'src' }],
    ['/review', 'prompt', 'it does not begin with @sallyport'],
    ['Thanks @sallyport', null, 'it does not begin with @sallyport or a /command'],
    [
      '> @sallyport run',
      command,
      'it does not begin with @sallyport or /review; set trigger-phrase: "*" to start on every one, also without a text',
    ],
    ['@sallyport-bot look', 'prompt', 'it does not begin with @sallyport'],
    ['@sallyports look', 'prompt', 'it does not begin with @sallyport'],
    ['@sallyport/team look', 'prompt', 'it does not begin with @sallyport'],
    ['@sallyport.example look', 'prompt', 'it does not begin with @sallyport'],
    ['@sallyport. Look', 'prompt', { args: '. Look' }],
    ['<!-- @sallyport -->', 'prompt', 'it does not begin with @sallyport'],
    ['/usr/bin/env', null, 'it does not begin with @sallyport or a /command'],
    ['/etc', null, { command: 'etc', args: '' }],
    ['//review', null, 'it does not begin with @sallyport or a /command'],
    [
      '',
      'prompt',
      'it does not begin with @sallyport; set trigger-phrase: "*" to start on every one, also without a text',
    ],
  ])('the request in a comment: %j with %j', (text, prompt, expected) => {
    expect(readRequest(text, { ...standard, prompt })).toEqual(expected);
  });

  test.each<readonly [string, string, object | string]>([
    ['*', 'anything at all', { args: 'anything at all' }],
    ['*', 'help', { args: 'help' }],
    ['@sallyport', '@sallyport help', { help: true }],
    ['@sallyport', '@sallyport help me', { args: 'help me' }],
    ['/ask', '/ask why', { args: 'why' }],
    ['/ask', '/asking', 'it does not begin with /ask'],
  ])('the trigger phrase %s and the comment %j give the expected request', (triggerPhrase, text, expected) => {
    expect(readRequest(text, { ...standard, triggerPhrase })).toEqual(expected);
  });

  test.each<readonly [string, object | string]>([
    ['Thanks! @sallyport, please fix it', { prompt: 'Thanks! @sallyport, please fix it' }],
    ['cc @octocat @Sallyport', { prompt: 'cc @octocat @Sallyport' }],
    ['First.\n\nThen @sallyport: look', { prompt: 'First.\n\nThen @sallyport: look' }],
    ['@sallyport fix it', { prompt: 'fix it' }],
    ['Write `@sallyport fix` to start it', 'it does not contain'],
    ['```\n@sallyport fix\n```', 'it does not contain'],
    ['So:\n\n    @sallyport fix', 'it does not contain'],
    ['> @sallyport fix\n\nNo.', 'it does not contain'],
    ['No. <!-- @sallyport fix -->', 'it does not contain'],
    ['<details hidden>@sallyport fix</details> No.', 'it does not contain'],
    ['me@sallyport.example and x/@sallyport', 'it does not contain'],
    ['@sallyport-bot', 'it does not contain'],
  ])('with trigger-position anywhere, the comment %j gives the expected request', (text, expected) => {
    const request = readRequest(text, { ...standard, prompt: null, triggerPosition: 'anywhere' });
    if (typeof expected === 'string') expect(request).toContain(expected);
    else expect(request).toEqual(expected);
  });

  test('ignores comments that do not begin with the phrase or a slash', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\s*(?:>|@sallyport|\/)/im.test(text));
        expect(readRequest(text, { ...standard, prompt: null })).toBeTypeOf('string');
      }),
    );
  });
});

describe('the request in an issue', () => {
  test.each<readonly [string, string, object | null]>([
    ['@sallyport add a dark mode', 'With a switch.', { prompt: 'add a dark mode\n\nWith a switch.' }],
    ['Dark mode', '@sallyport add it', { prompt: 'add it' }],
    ['Dark mode', 'It is bright.\n\n@sallyport add one,\nplease', { prompt: 'add one,\nplease' }],
    ['Dark mode', '/plan a dark mode', { command: 'plan', args: 'a dark mode' }],
    ['/plan a dark mode', 'It is bright.', null],
    ['Dark mode', 'What would @sallyport say?', null],
    ['Dark mode', 'I wrote:\n```\n@sallyport add it\n```\nand nothing came.', null],
    ['Dark mode', 'I wrote:\n~~~\n```\n~~~\n@sallyport add it', { prompt: 'add it' }],
    ['Dark mode', '> @sallyport add it', null],
    ['Dark mode', '', null],
  ])('the issue %j with the text %j gives the expected request', (title, body, expected) => {
    const request = readIssueRequest({ title, body }, { ...standard, prompt: null });
    if (expected === null) expect(request).toContain('neither its title nor a line of its text begins with @sallyport');
    else expect(request).toEqual(expected);
  });

  const opened = (settings: Partial<GateSettings>, more: object = {}) =>
    shown({
      name: 'issues',
      payload: { action: 'opened', issue: { ...issue, body: '@sallyport fix it' }, sender: octocat, ...more },
      settings,
    });

  test('whoever wrote the issue is asked about as well as whoever assigned it', () => {
    expect(opened({ prompt: null }, { action: 'assigned', assignee: { login: 'bot' } })).toBe('octocat mallory');
  });

  test('a workflow with a prompt works on every issue, and its author chooses nothing', () => {
    expect(opened({})).toBe('octocat');
  });

  test('a later change of an issue does not start the same run again', () => {
    expect(opened({ prompt: null }, { action: 'closed' })).toContain('not when it is closed');
  });
});

describe('people whose permission is checked', () => {
  test.each<readonly [string, Given, string]>([
    ['the author of a comment', { name: 'issue_comment', payload: triggerComment('@sallyport go') }, 'octocat'],
    [
      'both of an edited comment',
      {
        name: 'issue_comment',
        payload: triggerComment('@sallyport go', { action: 'edited', comment: comment('@sallyport go', mallory) }),
      },
      'octocat mallory',
    ],
    [
      'whoever asked for a re-run, too',
      { name: 'issue_comment', payload: triggerComment('@sallyport go'), actor: 'OctoCat', triggeringActor: 'mallory' },
      'octocat mallory',
    ],
    [
      'a bot and whoever opened what it acted on',
      { name: 'pull_request', payload: pull(base, { sender: dependabot }) },
      'dependabot[bot] mallory',
    ],
    ['the opener of an issue', { name: 'issues', payload: { action: 'opened', issue, sender: mallory } }, 'mallory'],
    ['the pusher to a pull request', { name: 'pull_request', payload: pull(fork) }, 'mallory'],
    [
      'who labels',
      { name: 'issues', payload: { action: 'labeled', issue, label: { name: 'ai' }, sender: octocat } },
      'octocat',
    ],
    [
      'the actor where the payload has no sender',
      { name: 'pull_request', payload: pull(base, { sender: null }), actor: 'mona' },
      'mona',
    ],
    [
      'who reviews',
      {
        name: 'pull_request_review',
        payload: pull(base, { action: 'submitted', sender: octocat, review: comment('@sallyport go') }),
      },
      'octocat',
    ],
    ['an unknown event', { name: 'sponsorship', payload: { sender: mallory } }, 'mallory'],
    ['no one for a push', { name: 'push', payload: { sender: mallory } }, ''],
    ['no one for a schedule', { name: 'schedule', payload: { schedule: '0 4 * * 1' } }, ''],
    ['no one for a dispatch', { name: 'workflow_dispatch', payload: { inputs: {}, sender: mallory } }, ''],
    ['no one after a push', { name: 'workflow_run', payload: runAfter(base) }, ''],
    [
      'who commented to start the run before',
      {
        name: 'workflow_run',
        payload: runAfter(base, { event: 'issue_comment', actor: mallory, triggering_actor: octocat }),
      },
      'mallory octocat',
    ],
    [
      'no one for a fork that is allowed',
      { name: 'workflow_run', payload: runAfter(fork), settings: { forks: true } },
      '',
    ],
    [
      'base of pull_request_target',
      { name: 'pull_request_target', payload: pull(fork), checkout: { commit: sha } },
      'mallory',
    ],
    ['its base commit', { name: 'pull_request_target', payload: pull(fork), checkout: { commit: baseSha } }, 'mallory'],
    [
      'a fork checked out on purpose',
      { name: 'pull_request_target', payload: pull(fork), checkout: { commit: headSha }, settings: { forks: true } },
      'mallory',
    ],
  ])('people whose permission is checked: %s', (_name, given, who) => {
    expect(decide(given).kind).toBe('open');
    expect(shown(given)).toBe(who);
  });
});

describe('events that never start a run', () => {
  const labeled = (action: string) => ({ action, issue, label: { name: 'Bug' }, sender: octocat });
  const assigned = (action: string, more: object) => ({ action, issue, sender: octocat, ...more });
  test.each<readonly [string, Given, string]>([
    [
      'a deleted comment',
      { name: 'issue_comment', payload: triggerComment('@sallyport go', { action: 'deleted' }) },
      'the comment was deleted',
    ],
    [
      'a dismissed review',
      { name: 'pull_request_review', payload: pull(base, { action: 'dismissed', review: comment('@sallyport go') }) },
      'the review was dismissed',
    ],
    [
      'a comment to others',
      { name: 'issue_comment', payload: triggerComment('nice') },
      'the comment does not address this workflow: it does not begin with @sallyport',
    ],
    [
      'our own report, whatever the phrase',
      { name: 'issue_comment', payload: triggerComment('<!-- sallyport:x -->\nhi'), settings: { triggerPhrase: '*' } },
      'the comment is a report by Sallyport itself',
    ],
    [
      'a comment event without a comment',
      { name: 'issue_comment', payload: { issue } },
      'the event contains no comment',
    ],
    [
      'an event without a person',
      { name: 'issues', payload: { action: 'opened', issue } },
      'the event does not show who caused it',
    ],
    [
      'a run after one of unknown origin',
      { name: 'workflow_run', payload: runAfter(base, { event: null }) },
      'the event does not show who caused it',
    ],
    [
      'another label',
      { name: 'issues', payload: labeled('labeled'), settings: { labels: ['ai'] } },
      'this is labeled for "Bug", but label-trigger only lists ai',
    ],
    [
      'the label when it goes',
      { name: 'issues', payload: labeled('unlabeled'), settings: { labels: ['bug'] } },
      'this is unlabeled for "Bug", but label-trigger only lists bug',
    ],
    [
      'another assignee',
      { name: 'issues', payload: assigned('assigned', { assignee: mallory }), settings: { assignees: ['octocat'] } },
      'this is assigned for "mallory", but assignee-trigger only lists octocat',
    ],
    [
      'a review asked of an unknown name',
      {
        name: 'pull_request',
        payload: pull(base, { action: 'review_requested' }),
        settings: { assignees: ['octocat'] },
      },
      'this is review_requested for an unknown name, but assignee-trigger only lists octocat',
    ],
    [
      'a run of a fork',
      { name: 'workflow_run', payload: runAfter(fork) },
      'the previous run was for a fork, and this run has the secrets of the repository',
    ],
    [
      'a run of a fork by a denied person',
      {
        name: 'workflow_run',
        payload: runAfter(fork, { actor: mallory }),
        settings: { forks: true, deniedUsers: ['Mallory'] },
      },
      'mallory, who started the previous run, is named in deny-users',
    ],
    [
      'an issue whose request no one sees',
      {
        name: 'issues',
        payload: { action: 'opened', issue: { ...issue, body: 'Hi.\n\n<!--\n@sallyport go\n-->' }, sender: octocat },
        settings: { prompt: null },
      },
      'the issue does not address this workflow: neither its title nor a line of its text begins with @sallyport, and its text does not begin with a /command',
    ],
    [
      'pull_request_target with an untrusted head',
      { name: 'pull_request_target', payload: pull(fork), checkout: { commit: headSha } },
      `this is pull_request_target, which has secrets, but the checked-out commit ${headSha} is not the base`,
    ],
    [
      'pull_request_target with its merge',
      { name: 'pull_request_target', payload: pull(fork), checkout: { commit: 'd'.repeat(40) } },
      `this is pull_request_target, which has secrets, but the checked-out commit ${'d'.repeat(40)} is not the base`,
    ],
  ])('events that never start a run: %s', (_name, given, reason) => {
    expect(decide(given)).toMatchObject({ kind: 'refused', refusal: { reason } });
  });

  test.each<readonly [string, Given]>([
    ['the label', { name: 'issues', payload: labeled('labeled'), settings: { labels: ['bug'] } }],
    [
      'the assignee',
      { name: 'issues', payload: assigned('assigned', { assignee: octocat }), settings: { assignees: ['OCTOCAT'] } },
    ],
    [
      'the reviewer',
      {
        name: 'pull_request',
        payload: pull(base, { action: 'review_requested', requested_reviewer: octocat }),
        settings: { assignees: ['octocat'] },
      },
    ],
    [
      'the team',
      {
        name: 'pull_request',
        payload: pull(base, { action: 'review_requested', requested_team: { slug: 'core' } }),
        settings: { assignees: ['core'] },
      },
    ],
    [
      'an opened issue with a label filter',
      {
        name: 'issues',
        payload: { action: 'opened', issue, sender: octocat },
        settings: { labels: ['ai'], assignees: ['x'] },
      },
    ],
  ])('%s starts a run', (_name, given) => {
    expect(decide(given).kind).toBe('open');
  });
});

describe('people who may start a run', () => {
  const levels: Readonly<Record<string, Permission>> = {
    octocat: 'admin',
    mona: 'write',
    tri: 'triage',
    mallory: 'read',
  };
  const ask = (login: string) => Promise.resolve(levels[login] ?? 'none');
  const may = async (
    people: readonly (readonly [string, boolean?])[],
    settings: Partial<GateSettings> = {},
    by: typeof ask | null = ask,
  ) =>
    (
      await admitPeople(
        people.map(([login, isBot = false]) => ({ person: { login, isBot }, because: 'spoke' })),
        { ...standard, ...settings },
        by,
      )
    ).refusal?.reason ?? 'may';

  test.each<readonly [readonly (readonly [string, boolean?])[], Partial<GateSettings>, string]>([
    [[['mona']], {}, 'may'],
    [[], {}, 'may'],
    [[['mona']], { permission: 'admin' }, 'mona, who spoke, has the permission write, but admin is required'],
    [[['octocat']], { permission: 'maintain' }, 'may'],
    [[['mallory']], {}, 'mallory, who spoke, has the permission read, but write is required'],
    [[['tri']], {}, 'tri, who spoke, has the permission triage, but write is required'],
    [[['tri']], { permission: 'triage' }, 'may'],
    [[['ghost']], { permission: 'read' }, 'ghost, who spoke, has the permission none, but read is required'],
    [[['ghost']], { permission: 'none' }, 'may'],
    [[['mallory']], { users: ['Mallory'] }, 'may'],
    [[['octocat']], { deniedUsers: ['OctoCat'] }, 'octocat, who spoke, is named in deny-users'],
    [[['octocat']], { deniedUsers: ['octocat'], users: ['octocat'] }, 'octocat, who spoke, is named in deny-users'],
    [[['mona'], ['mallory']], {}, 'mallory, who spoke, has the permission read, but write is required'],
    [[['renovate[bot]', true]], {}, 'renovate[bot], who spoke, is a bot that allow-bots does not name'],
    [
      [['renovate[bot]', true]],
      { permission: 'none', users: ['renovate[bot]'] },
      'renovate[bot], who spoke, is a bot that allow-bots does not name',
    ],
    [[['renovate[bot]', true]], { bots: ['renovate'] }, 'may'],
    [[['renovate[bot]', true]], { bots: ['Renovate[bot]'] }, 'may'],
    [[['evil[bot]', true]], { bots: ['renovate'] }, 'evil[bot], who spoke, is a bot that allow-bots does not name'],
    [
      [['renovate[bot]', true], ['mallory']],
      { bots: ['*'] },
      'mallory, who spoke, has the permission read, but write is required',
    ],
  ])('people who may start a run: %j with %j', async (people, settings, expected) => {
    expect(await may(people, settings)).toBe(expected);
  });

  test('admits only named users without a token', async () => {
    expect(await may([['octocat']], {}, null)).toContain('which cannot be checked without github-token');
    expect(await may([['octocat']], { users: ['octocat'] }, null)).toBe('may');
  });

  test('adds a notice for every bot that allow-bots: * admits', async () => {
    const people = [{ person: { login: 'x[bot]', isBot: true }, because: 'spoke' }];
    expect((await admitPeople(people, { ...standard, bots: ['*'] }, ask)).notices).toHaveLength(1);
  });

  test.each<readonly [string, string, Permission]>([
    ['write', 'maintain', 'maintain'],
    ['read', 'triage', 'triage'],
    ['write', 'security-team', 'write'],
    ['admin', '', 'admin'],
    ['everything', 'owner', 'none'],
    ['owner', 'owner', 'admin'],
    ['read', 'owner', 'read'],
  ])('the permission %s with the role %j counts as %s', (permission, role, expected) => {
    expect(permissionOf({ permission, role })).toBe(expected);
  });
});
