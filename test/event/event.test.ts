import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { type EventSource, readEvent } from '../../src/event/event.js';
import type { Event } from '../../src/event/types.js';

const [sha, headSha, baseSha] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const;
const base = { id: 1, full_name: 'acme/tools' };
const fork = { id: 2, full_name: 'mallory/tools' };

function read(name: string | null, payload: unknown, more: Partial<EventSource> = {}): Event {
  return readEvent({
    name,
    payloadText: payload === null ? null : JSON.stringify(payload),
    payloadPath: '/tmp/event.json',
    repository: 'acme/tools',
    sha,
    actor: 'octocat',
    ...more,
  });
}

const pull = (head: unknown, more: object = {}) => ({
  action: 'opened',
  number: 5,
  repository: base,
  pull_request: { number: 5, head: { sha: headSha, repo: head }, base: { sha: baseSha, repo: base } },
  ...more,
});
const pull5 = { item: { kind: 'pull-request', number: 5 }, trustedRef: baseSha, headSha } as const;
const nothing = { item: null, isUntrustedCheckout: false, trustedRef: null, headSha: sha } as const;
const issue = { number: 9, title: 'x' };
const run = (head: unknown, requests: unknown) => ({
  action: 'completed',
  workflow_run: { head_sha: headSha, head_repository: head, repository: base, pull_requests: requests },
});

describe('events', () => {
  test.each<readonly [string, string, unknown, Partial<Event>]>([
    ['a push', 'push', { ref: 'refs/heads/main', commits: [] }, { ...nothing, action: null }],
    ['a schedule', 'schedule', { schedule: '0 4 * * 1' }, nothing],
    ['a dispatch with hostile inputs', 'workflow_dispatch', { inputs: { pull_request: '1' } }, nothing],
    [
      'an unknown event',
      'sponsorship',
      { action: 'created' },
      { item: null, isUntrustedCheckout: true, trustedRef: sha, headSha: null, action: 'created' },
    ],
    ['a dispatch from elsewhere', 'repository_dispatch', { client_payload: {} }, { isUntrustedCheckout: true }],
    ['a pull request', 'pull_request', pull(base), { ...pull5, isUntrustedCheckout: false, action: 'opened' }],
    ['a pull request without ids', 'pull_request', pull({ full_name: 'acme/tools' }), { isUntrustedCheckout: true }],
    ['one from a fork', 'pull_request', pull(fork), { ...pull5, isUntrustedCheckout: true }],
    ['one from a deleted fork', 'pull_request', pull(null), { ...pull5, isUntrustedCheckout: true }],
    ['one of a fork, run on the base', 'pull_request_target', pull(fork), { ...pull5, isUntrustedCheckout: true }],
    ['a review on a fork', 'pull_request_review', pull(fork), { ...pull5, isUntrustedCheckout: true }],
    ['a review comment', 'pull_request_review_comment', pull(base), { ...pull5, isUntrustedCheckout: false }],
    [
      'a pull request that says nothing',
      'pull_request',
      {},
      { item: null, isUntrustedCheckout: true, trustedRef: null },
    ],
    ['an issue', 'issues', { action: 'opened', issue }, { ...nothing, item: { kind: 'issue', number: 9 } }],
    [
      'a comment on an issue',
      'issue_comment',
      { issue, comment: {} },
      { ...nothing, item: { kind: 'issue', number: 9 } },
    ],
    [
      'a comment on a pull request',
      'issue_comment',
      { issue: { ...issue, pull_request: { url: 'x' } }, comment: {} },
      { item: { kind: 'pull-request', number: 9 }, isUntrustedCheckout: true, trustedRef: sha, headSha: null },
    ],
    [
      'a comment on a pull request of a new form',
      'issue_comment',
      { issue: { ...issue, pull_request: true }, comment: {} },
      { item: { kind: 'pull-request', number: 9 }, isUntrustedCheckout: true },
    ],
    [
      'a run after a run',
      'workflow_run',
      run(base, [{ number: 5 }]),
      { item: { kind: 'pull-request', number: 5 }, isUntrustedCheckout: false, trustedRef: sha, headSha },
    ],
    [
      'a run after a run of a fork',
      'workflow_run',
      run(fork, []),
      { item: null, isUntrustedCheckout: true, trustedRef: sha },
    ],
    [
      'a run that says nothing',
      'workflow_run',
      {},
      { item: null, isUntrustedCheckout: true, trustedRef: sha, headSha: null },
    ],
  ])('events: %s', (_title, name, payload, expected) => {
    expect(read(name, payload)).toMatchObject({ name, ...expected });
  });

  test('a terminal has no event', () => {
    expect(read(null, null, { repository: null, sha: null, actor: null })).toMatchObject({
      name: 'none',
      action: null,
      repository: null,
      item: null,
      actor: null,
      isUntrustedCheckout: false,
      trustedRef: null,
      headSha: null,
    });
  });

  test('falls back to the payload for empty variables', () => {
    const payload = { repository: base, sender: { login: 'hubot' } };
    expect(read('push', payload, { repository: '', actor: '', sha: '' })).toMatchObject({
      repository: { owner: 'acme', name: 'tools' },
      actor: 'hubot',
      headSha: null,
    });
  });

  test.each<readonly [unknown, string]>([
    [pull(base), 'pull_request'],
    [{ ...pull(base), review: {} }, 'pull_request_review'],
    [{ ...pull(base), comment: {} }, 'pull_request_review_comment'],
    [{ issue }, 'issues'],
    [{ issue, comment: {} }, 'issue_comment'],
    [run(base, []), 'workflow_run'],
    [{ commits: [] }, 'push'],
    [{ schedule: '* * * * *' }, 'schedule'],
    [{ inputs: null }, 'workflow_dispatch'],
  ])('the name of a saved event is derived from its fields: %j', (payload, name) => {
    expect(read('', payload).name).toBe(name);
  });
});

describe('invalid payloads', () => {
  test.each([
    ['acme/tools/x', null],
    ['../..', null],
    ['acme', null],
    ['acme/t.o_o-ls', { owner: 'acme', name: 't.o_o-ls' }],
  ] as const)('the repository %s is rejected', (repository, expected) => {
    expect(read('push', {}, { repository }).repository).toEqual(expected);
  });

  test.each([
    '--upload-pack=x',
    'main',
    'B'.repeat(40),
    `${headSha}\n`,
    5,
  ])('%j is not accepted as a commit', (value) => {
    const payload = pull(base, { pull_request: { number: 5, head: { sha: value }, base: { sha: value } } });
    expect(read('pull_request', payload, { sha: String(value) })).toMatchObject({ trustedRef: null, headSha: null });
  });

  test.each([0, -1, 1.5, '5', null, 2 ** 60])('%j is not accepted as an item number', (number) => {
    expect(read('issues', { issue: { number } }).item).toBeNull();
  });

  test.each([
    ['', 'the event file is not valid JSON', 'an empty file'],
    ['{"a":', 'the event file is not valid JSON', 'JSON'],
    ['null', 'the event file does not hold a JSON object', 'null'],
    ['[]', 'the event file does not hold a JSON object', 'a list'],
    ['5', 'the event file does not hold a JSON object', 'a number'],
  ])('the payload %j is an error that names the location', (payloadText, what, found) => {
    const attempt = () => read('push', {}, { payloadText });
    expect(attempt).toThrow(UserError);
    try {
      attempt();
    } catch (error) {
      expect((error as UserError).diagnostics).toMatchObject([
        { code: 'event-invalid', message: what, location: '/tmp/event.json' },
      ]);
      expect((error as UserError).diagnostics[0]?.found).toContain(found);
    }
  });

  test('any object can be read as an event', () => {
    const keys = fc.constantFrom(
      'pull_request',
      'issue',
      'workflow_run',
      'head',
      'base',
      'repo',
      'number',
      'sha',
      'id',
      'repository',
      'sender',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.dictionary(keys, tie('tree')),
        fc.array(tie('tree'), { maxLength: 2 }),
      ),
    }));
    const names = fc.constantFrom(null, '', 'push', 'pull_request', 'issues', 'issue_comment', 'workflow_run', 'x');
    fc.assert(
      fc.property(names, fc.dictionary(keys, tree), (name, payload) => {
        const event = read(name, payload);
        expect(Object.keys(event).filter((key) => key !== 'baseBranch')).toHaveLength(9);
        if (event.trustedRef !== null) expect(event.trustedRef).toMatch(/^[0-9a-f]{40}$/);
      }),
    );
  });
});
