import { afterEach, describe, expect, test } from 'vitest';
import type { GitHubWriteRequest } from '../../../src/github-writes/kinds.js';
import type { GitHubOptions } from '../../doubles/github-server.js';
import { addLine, type Written } from '../../doubles/github-writes.js';
import { brief, closeWriteScenes, line, mallory, openWriteScene, review } from '../../doubles/write-scene.js';

afterEach(closeWriteScenes);

const options: GitHubOptions = {
  people: ['wendy', 'team/core', 'octocat'],
  labels: ['bug'],
  milestones: ['v1', 'v2'],
  comments: [[7, mallory, 'Buy this.']],
};

describe('the writes of a maintainer', () => {
  test.each<
    [string, GitHubWriteRequest, readonly (readonly [string, string])[], (written: Written) => unknown, unknown]
  >([
    [
      'reviewers are requested one by one, and refusals are rows',
      { kind: 'reviewers', users: ['wendy', 'octocat', 'nobody'], teams: ['core'] },
      [
        ['RequestReviewers wendy', 'created'],
        ['RequestReviewers octocat', 'failed'],
        ['RequestReviewers nobody', 'failed'],
        ['RequestReviewers team/core', 'created'],
      ],
      ({ reviewers }) => [...reviewers],
      ['wendy', 'team/core'],
    ],
    [
      'title and text of the item are replaced',
      { kind: 'update', title: 'A better title', body: 'Better. @wendy' },
      [['UpdateItem', 'updated']],
      ({ item: { title, body } }) => [title, body],
      ['A better title', 'Better. @&#8203;wendy'],
    ],
    [
      'the item is closed',
      { kind: 'close', reason: 'not_planned' },
      [['Close', 'updated']],
      ({ item: { state } }) => state,
      'closed',
    ],
    [
      'an open item is not reopened',
      { kind: 'reopen' },
      [['Reopen', 'unchanged']],
      ({ item: { state } }) => state,
      'open',
    ],
    [
      'the milestone is set',
      { kind: 'milestone', title: 'V2' },
      [['Milestone V2', 'updated']],
      ({ item }) => item.milestone,
      2,
    ],
    [
      'an unknown milestone is a failed write',
      { kind: 'milestone', title: 'v9' },
      [['Milestone v9', 'failed']],
      ({ item }) => item.milestone,
      null,
    ],
    [
      'a label is created',
      { kind: 'create-label', name: 'area/ui', color: '00ff00', description: 'The screen' },
      [['CreateLabel area/ui', 'created']],
      ({ newLabels }) => newLabels,
      [{ name: 'area/ui', color: '00ff00', description: 'The screen' }],
    ],
    [
      'an existing label stays as it is',
      { kind: 'create-label', name: 'BUG', color: '00ff00', description: '' },
      [['CreateLabel BUG', 'unchanged']],
      ({ newLabels }) => newLabels,
      [],
    ],
    [
      'a comment of no one is not hidden',
      { kind: 'hide', comment: 1, reason: 'outdated' },
      [['HideComment 1', 'failed']],
      ({ isMinimized }) => isMinimized.size,
      0,
    ],
  ])('%s, once', async (_, request, rows, read, expected) => {
    const { apply, server, writes } = await openWriteScene(options);
    expect(brief(await apply(request))).toEqual(rows);
    expect(read(server.written)).toEqual(expected);
    const before = writes().length;
    const again = await apply(request);
    expect(again.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')).toEqual([]);
    expect(writes().length - before).toBe(
      rows.filter(([what, outcome]) => outcome === 'failed' && what.startsWith('Req')).length,
    );
  });

  test('a pull request is closed without a reason, an issue with one', async () => {
    const [pull, issue] = [await openWriteScene(options), await openWriteScene(options, { item: 'issue' })];
    for (const scene of [pull, issue]) await scene.apply({ kind: 'close', reason: 'duplicate' });
    expect(pull.server.written.item.state_reason).toBeNull();
    expect(issue.server.written.item.state_reason).toBe('duplicate');
    expect(brief(await issue.apply({ kind: 'reopen' }))).toEqual([['Reopen', 'updated']]);
  });

  test('the hidden first lines of a text by Sallyport stay, since later runs find it by them', async () => {
    const { apply, server } = await openWriteScene(options, { item: 'issue' });
    const markers = '<!-- sallyport:default:issue:0 -->\n<!-- sallyport-expires:2030-01-01 -->\n';
    server.written.item.body = `${markers}Old.`;
    const update = () => apply({ kind: 'update', body: '<!-- sallyport:other -->\nNew.' });
    expect(await update()).toMatchObject([{ outcome: 'updated' }]);
    expect(server.written.item.body.startsWith(markers)).toBe(true);
    expect(server.written.item.body).toContain('&lt;!-- sallyport:other');
    expect(await update()).toMatchObject([{ outcome: 'unchanged' }]);
  });

  test('a comment of the item is hidden, and one of another item is not', async () => {
    const { apply, server } = await openWriteScene({
      ...options,
      comments: [
        [7, mallory, 'a'],
        [8, mallory, 'b'],
      ],
    });
    const [here, there] = [server.comments(7)[0]?.id ?? 0, server.comments(8)[0]?.id ?? 0];
    expect(brief(await apply({ kind: 'hide', comment: here, reason: 'off-topic' }))).toEqual([
      [`HideComment ${String(here)}`, 'updated'],
    ]);
    expect(brief(await apply({ kind: 'hide', comment: there, reason: 'off-topic' }))).toEqual([
      [`HideComment ${String(there)}`, 'failed'],
    ]);
  });

  test('a new label exists before it is added', async () => {
    const { apply } = await openWriteScene(options);
    const rows = await apply(
      { kind: 'label', add: ['new'], remove: [] },
      { kind: 'create-label', name: 'new', color: 'ffffff', description: '' },
    );
    expect(brief(rows)).toEqual([
      ['CreateLabel new', 'created'],
      ['Label +new', 'created'],
    ]);
  });
});

describe('a thread on lines', () => {
  async function thread(more: GitHubOptions = {}) {
    const scene = await openWriteScene({ ...options, ...more });
    await scene.apply(review({ comments: [line()] }));
    const [first] = scene.server.written.lines;
    if (first === undefined) throw new Error('no comment was posted');
    const reply = () =>
      addLine(scene.server.written, { ...first, id: 2, body: 'Hm.', user: mallory, replyTo: first.id });
    return { ...scene, first, reply };
  }

  test('gets a reply, which a later run updates', async () => {
    const { apply, first, server } = await thread();
    const what = `ReplyToThread ${String(first.id)}`;
    const say = (body: string) => apply({ kind: 'reply', thread: first.id, body });
    expect(brief(await say('Done.'))).toEqual([[what, 'created']]);
    expect(brief(await say('Done.'))).toEqual([[what, 'unchanged']]);
    expect(brief(await say('Really done.'))).toEqual([[what, 'updated']]);
    expect(server.written.lines.map(({ replyTo }) => replyTo)).toEqual([null, first.id]);
  });

  test('gets another reply once someone answered the first', async () => {
    const { apply, first, server } = await thread();
    const say = (body: string) => apply({ kind: 'reply', thread: first.id, body });
    await say('Done.');
    addLine(server.written, { ...first, id: 3, body: 'Really?', user: mallory, replyTo: first.id });
    expect(await say('Done.')).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await say('Yes.')).toMatchObject([{ outcome: 'created' }]);
    expect(await say('Yes, really.')).toMatchObject([{ outcome: 'updated' }]);
    expect(server.written.lines.map(({ body }) => body.split('\n').at(-1))).toEqual([
      ...[first.body.split('\n').at(-1), 'Done.', 'Really?', 'Yes, really.'],
    ]);
  });

  test('that does not exist is a failed write', async () => {
    const { apply } = await thread();
    const rows = await apply({ kind: 'reply', thread: 1, body: 'x' }, { kind: 'resolve', thread: 1, reason: 'x' });
    expect(rows.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['failed', 'The pull request has no such thread.'],
      ['failed', 'The pull request has no such thread.'],
    ]);
  });

  test('of an earlier run is resolved with the reason', async () => {
    const { apply, first } = await thread();
    const resolve = () => apply({ kind: 'resolve', thread: first.id, reason: 'Fixed in 1234567.' });
    expect(await resolve()).toMatchObject([{ outcome: 'updated', note: 'Fixed in 1234567.' }]);
    expect(first.resolvedBy).toBe('github-actions');
    expect(await resolve()).toMatchObject([{ outcome: 'unchanged' }]);
  });

  test.each<[string, GitHubOptions, (scene: Awaited<ReturnType<typeof thread>>) => void, string, string]>([
    [
      'that someone answered is left to people',
      {},
      ({ reply }) => reply(),
      'withheld',
      'Someone answered in this thread',
    ],
    [
      'of someone else is left to people',
      {},
      ({ first }) => void Object.assign(first, { user: mallory }),
      'withheld',
      'Someone else started',
    ],
    [
      'of another program with the same account is left to people',
      {},
      ({ first }) => void Object.assign(first, { body: 'Scanner: a password.' }),
      'withheld',
      'Someone else started',
    ],
    [
      'is hidden without the permission to resolve',
      { permissions: ['pull-requests: write'] },
      () => undefined,
      'fell back',
      '`contents: write`',
    ],
    ['stays open without any permission', { permissions: [] }, () => undefined, 'failed', '`contents: write`'],
  ])('%s', async (_, more, change, outcome, note) => {
    const scene = await thread(more);
    change(scene);
    const rows = await scene.apply({ kind: 'resolve', thread: scene.first.id, reason: 'x' });
    expect(rows).toMatchObject([{ outcome, note: expect.stringContaining(note) as string }]);
    expect(scene.first.resolvedBy).toBeNull();
  });
});
