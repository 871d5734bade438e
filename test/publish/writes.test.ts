import { afterEach, describe, expect, test } from 'vitest';
import type { GitHubWriteRequest } from '../../src/github-writes/kinds.js';
import { type ApplyContext, applyWriteRequests } from '../../src/publish/apply-writes.js';
import { gitHubActions } from '../doubles/github-data.js';
import type { GitHubOptions } from '../doubles/github-server.js';
import {
  brief,
  closeWriteScenes,
  comment,
  head,
  line,
  mallory,
  openWriteScene as open,
  pull,
  review,
} from '../doubles/write-scene.js';

afterEach(closeWriteScenes);

describe('everything at once', () => {
  const posts: readonly GitHubWriteRequest[] = [
    comment('First.'),
    comment('Second.'),
    review({
      comments: [
        line(),
        line({ line: 4, startLine: 2, body: 'Use one.', suggestion: 'const one = 1;\n' }),
        line({ line: 2, side: 'LEFT', body: 'Good that this goes.' }),
        line({ line: 99, body: 'Far away.', suggestion: 'nearer\n' }),
        line({ path: 'src/other.ts', line: 1, body: 'Not changed here.' }),
        line({ path: 'logo.png', line: 1, body: 'No patch.' }),
        line({ line: 11, startLine: 3, body: 'Over two hunks.' }),
      ],
    }),
    { kind: 'label', add: ['BUG', 'nonsense'], remove: ['area/core'] },
    { kind: 'assign', users: ['octocat', 'unknown-user'] },
    { kind: 'issue', title: 'Flaky test', body: 'It fails.', labels: ['bug', 'no-such'] },
  ];

  test('applies every write once and reports the result of each', async () => {
    const { server, apply } = await open();
    server.written.labels.add('area/Core');
    const rows = await apply(...posts);
    expect(brief(rows)).toEqual([
      ['Comment', 'created'],
      ['Comment', 'created'],
      ['Review COMMENT', 'created'],
      ['src/a.ts:2', 'created'],
      ['src/a.ts:2-4', 'created'],
      ['src/a.ts:2', 'created'],
      ['src/a.ts:99', 'fell back'],
      ['src/other.ts:1', 'fell back'],
      ['logo.png:1', 'fell back'],
      ['src/a.ts:3-11', 'fell back'],
      ['Label +BUG', 'created'],
      ['Label +nonsense', 'failed'],
      ['Label -area/core', 'updated'],
      ['Assign octocat', 'created'],
      ['Assign unknown-user', 'failed'],
      ['Issue Flaky test', 'created'],
    ]);
    expect(server.comments(7).map(({ body }) => body.split('\n').at(-1))).toEqual(['First.', 'Second.']);
    expect(server.written.reviews).toHaveLength(1);
    const [posted] = server.written.reviews;
    expect(posted?.commit).toBe(head);
    for (const text of [
      'Looks fine.',
      'Far away.\n\nSuggested instead:\n\n```\nnearer\n```',
      'Not changed here.',
      'No patch.',
      'Over two hunks.',
    ]) {
      expect(posted?.body).toContain(text);
    }
    expect(server.written.lines.map(({ line: at, start_line, side }) => [at, start_line, side])).toEqual([
      [2, null, 'RIGHT'],
      [4, 2, 'RIGHT'],
      [2, null, 'LEFT'],
    ]);
    expect(server.written.lines[1]?.body).toContain('```suggestion\nconst one = 1;\n```');
    expect([...server.written.labels]).toEqual(['bug']);
    expect([...server.written.assignees]).toEqual(['octocat']);
    expect(server.written.issues[0]).toMatchObject({ title: 'Flaky test', labels: ['bug'] });
    expect(rows.at(-1)?.note).toContain('no-such');
  });

  test('does not repeat writes in a second run', async () => {
    const { apply, writes } = await open();
    await apply(...posts);
    const before = writes().length;
    const rows = await apply(...posts);
    expect(writes().length).toBe(before);
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged', 'failed']));
  });

  test('updates earlier writes in place if a second run has different content', async () => {
    const { server, apply } = await open();
    await apply(comment('Old.'), review({ comments: [line()] }), posts.at(-1) ?? comment(''));
    const rows = await apply(
      comment('New.'),
      review({ body: 'Now better.', comments: [line({ body: 'Still two?' }), line({ line: 3, body: 'And this?' })] }),
      { kind: 'issue', title: '  flaky  TEST ', body: 'It fails again.', labels: [] },
    );
    expect(brief(rows)).toEqual([
      ['Comment', 'updated'],
      ['Review COMMENT', 'created'],
      ['src/a.ts:2', 'updated'],
      ['src/a.ts:3', 'created'],
      ['Issue flaky TEST', 'updated'],
    ]);
    expect(server.comments(7)).toHaveLength(1);
    expect(server.written.lines.map(({ body }) => body.split('\n').at(-1))).toEqual(['Still two?', 'And this?']);
    expect(server.written.issues.map(({ body }) => body.split('\n').at(-1))).toEqual(['It fails again.']);
  });

  test('does not touch posts of another key or another account', async () => {
    const { server, apply, scene } = await open();
    await apply(comment('One.'), review());
    for (const one of server.written.reviews) Object.assign(one, { user: mallory });
    await applyWriteRequests([comment('Two.'), review()], { ...scene, key: 'other' });
    await apply(review());
    expect(server.comments(7)).toHaveLength(2);
    expect(server.written.reviews).toHaveLength(3);
  });

  test('updates an answer to the same comment and keeps answers to others', async () => {
    const { server, apply, scene } = await open();
    const answer = (name: string | null, text: string) =>
      applyWriteRequests([comment(text)], { ...scene, answer: name });
    await apply(comment('One.'));
    await answer('answer:comment-1', 'Two.');
    await answer('answer:comment-11', 'Three.');
    expect(brief(await answer('answer:comment-1', 'Again two.'))).toEqual([['Comment', 'updated']]);
    expect(server.comments(7).map(({ body }) => body.split('\n').at(-1))).toEqual(['One.', 'Again two.', 'Three.']);
  });
});

describe('a review event', () => {
  test('approves the commit that the run worked on', async () => {
    const { server, apply } = await open();
    expect(brief(await apply(review({ event: 'APPROVE', body: '' })))).toEqual([['Review APPROVE', 'created']]);
    expect(server.written.reviews).toMatchObject([{ state: 'APPROVED', commit: head }]);
    expect(brief(await apply(review({ event: 'APPROVE', body: '' })))).toEqual([['Review APPROVE', 'unchanged']]);
  });

  const own = { ...pull, author: gitHubActions };
  const closed = { ...pull, refuseDecision: 'GitHub Actions is not permitted to approve pull requests.' };
  test.each<[string, GitHubOptions, Partial<ApplyContext>, 'APPROVE' | 'REQUEST_CHANGES', string]>([
    ['our own pull request', { pull: own }, {}, 'REQUEST_CHANGES', 'same account'],
    ['a repository that forbids it', { pull: closed }, {}, 'APPROVE', 'not permitted'],
    ['a head that has moved', {}, { reviewedSha: 'b'.repeat(40) }, 'APPROVE', 'has changed'],
    ['an unknown commit', {}, { reviewedSha: null }, 'APPROVE', 'unknown'],
    ['a run that did not succeed', {}, { whyCommentOnly: 'The run ended as budget.' }, 'APPROVE', 'budget'],
  ])('a review event on %s becomes a comment, once', async (_why, options, scene, event, note) => {
    const { server, apply } = await open(options, scene);
    const [row] = await apply(review({ event: event, comments: [line()] }));
    expect(row).toMatchObject({ what: `Review ${event}`, outcome: 'fell back' });
    expect(row?.note).toContain(note);
    expect(server.written.reviews.map(({ state }) => state)).toEqual(['COMMENTED']);
    await apply(review({ event: event, comments: [line()] }));
    expect(server.written.reviews).toHaveLength(1);
  });

  test('requests changes even if the commit differs', async () => {
    const { server, apply } = await open({}, { reviewedSha: 'b'.repeat(40) });
    const rows = await apply(review({ event: 'REQUEST_CHANGES', comments: [line()] }));
    expect(brief(rows)).toEqual([
      ['Review REQUEST_CHANGES', 'created'],
      ['src/a.ts:2', 'fell back'],
    ]);
    expect(rows[1]?.note).toContain('changed since bbbbbbb');
    expect(server.written.lines).toEqual([]);
  });
});

describe('failures of GitHub', () => {
  test.each<[string, NonNullable<GitHubOptions['failures']>[number], GitHubWriteRequest, number[]]>([
    ['a server error', { method: 'POST', path: 'reviews', status: 502 }, review(), [1000]],
    ['a broken connection', { method: 'POST', path: 'comments', status: 0, hangUp: true }, comment('x'), [1000]],
    [
      'a time to wait',
      { method: 'POST', path: 'labels', status: 429, headers: { 'retry-after': '7' } },
      { kind: 'label', add: ['bug'], remove: [] },
      [7000],
    ],
    [
      'a secondary limit',
      { method: 'POST', path: '/issues', status: 403, message: 'You have exceeded a secondary rate limit.' },
      { kind: 'issue', title: 't', body: 'b', labels: [] },
      [60_000],
    ],
  ])('a write is retried after %s', async (_name, failure, post, expected) => {
    const { apply, waits } = await open({ failures: [failure] });
    const rows = await apply(post);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created']);
    expect(waits).toEqual(expected);
  });

  test.each<[GitHubWriteRequest, string, string]>([
    [comment('x'), 'comments', '`pull-requests: write`'],
    [review(), 'reviews', '`pull-requests: write`'],
    [{ kind: 'label', add: ['bug'], remove: [] }, 'labels', '`pull-requests: write`'],
    [{ kind: 'assign', users: ['octocat'] }, 'assignees', '`pull-requests: write`'],
    [{ kind: 'issue', title: 't', body: 'b', labels: [] }, '/issues', '`issues: write`'],
  ])('the write %j without permission does not stop the others, and its row names the missing line', async (post, path, permission) => {
    const failure = { method: 'POST', path, status: 403, message: 'Resource not accessible by integration' };
    const { server, apply } = await open({ failures: [failure] });
    const rows = await apply(post, comment('Still here.'));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['failed', 'created']);
    expect(rows[0]?.note).toContain(permission);
    expect(server.comments(7)).toHaveLength(1);
  });

  test.each<[string, NonNullable<GitHubOptions['failures']>[number], GitHubWriteRequest]>([
    [
      'check runs without a list',
      { method: 'GET', path: 'check-runs', status: 200, body: { total_count: 0 } },
      { kind: 'check-run', name: 'x', conclusion: 'failure', title: 't', summary: 's' },
    ],
    ['reviews that are not a list', { method: 'GET', path: 'reviews', status: 200, body: { message: 'ok' } }, review()],
  ])('%s fails one write as a row, and the others continue', async (_name, failure, post) => {
    const { server, apply } = await open({ failures: [failure] });
    const rows = await apply(post, comment('Still here.'));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['failed', 'created']);
    expect(rows[0]?.note).toContain('GitHub sent an unexpected response');
    expect(server.comments(7)).toHaveLength(1);
  });

  test('moves lines that GitHub rejects into the summary and keeps them there', async () => {
    const pushed = { status: 422, method: 'POST', path: 'reviews', message: 'Line could not be resolved' };
    const { server, apply } = await open({ failures: [pushed] });
    const rows = await apply(review({ comments: [line()] }));
    expect(brief(rows)).toEqual([
      ['Review COMMENT', 'created'],
      ['src/a.ts:2', 'fell back'],
    ]);
    expect(rows[1]?.note).toContain('Line could not be resolved');
    expect(server.written.reviews[0]?.body).toContain('Why two?');
    server.failNext(pushed);
    expect(brief(await apply(review({ comments: [line()] })))).toEqual([
      ['Review COMMENT', 'unchanged'],
      ['src/a.ts:2', 'unchanged'],
    ]);
    expect(server.written.reviews).toHaveLength(1);
  });

  test('posts a comment again if it was deleted', async () => {
    const { server, apply } = await open();
    await apply(comment('One.'));
    server.failNext({ method: 'PATCH', path: 'comments', status: 404 });
    expect(brief(await apply(comment('Two.')))).toEqual([['Comment', 'created']]);
  });

  test("reports a review that GitHub rejects in every form as failed, with GitHub's message", async () => {
    const archived = { status: 422, method: 'POST', path: 'reviews', message: 'Repository was archived' };
    const { apply } = await open({ failures: [archived, archived] });
    const rows = await apply(review({ comments: [line()] }));
    expect(rows.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['failed', 'Repository was archived'],
      ['failed', 'Repository was archived'],
    ]);
  });

  test('opens another issue with different content after one was closed, if the run may ask again', async () => {
    const { server, scene } = await open();
    const issue = (body: string): GitHubWriteRequest => ({ kind: 'issue', title: 'Flaky test', body, labels: [] });
    const again = (body: string) => applyWriteRequests([issue(body)], { ...scene, afterClosed: true });
    await again('One.');
    for (const one of server.written.issues) one.state = 'closed';
    const [same] = await again('One.');
    expect(same).toMatchObject({ outcome: 'withheld', note: expect.stringContaining('Reopen it') as string });
    expect(brief(await again('Two.'))).toEqual([['Issue Flaky test', 'created']]);
    expect(brief(await again('Three.'))).toEqual([['Issue Flaky test', 'updated']]);
    expect(server.written.issues.map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  test('keeps a closed issue closed', async () => {
    const { server, apply } = await open();
    const issue: GitHubWriteRequest = { kind: 'issue', title: 't', body: 'b', labels: [] };
    await apply(issue);
    for (const one of server.written.issues) one.state = 'closed';
    expect(brief(await apply(issue))).toEqual([['Issue t', 'withheld']]);
    expect(server.written.issues).toHaveLength(1);
  });
});

describe('text of a model', () => {
  test('redacts, sanitizes and truncates every text of a model', async () => {
    const { server, apply } = await open();
    const text = `hunter2 <!-- sallyport:default --> @octocat ![x](https://evil.example/?q) ${'long '.repeat(20_000)}`;
    const rows = await apply(
      comment(text),
      review({ body: text, comments: [line({ body: text }), line({ line: 99, body: text })] }),
      { kind: 'issue', title: 'hunter2', body: text, labels: [] },
    );
    expect(rows.map(({ note }) => /Sanitized: .*1 image/.test(note))).toEqual([true, true, false, false, true]);
    const { reviews, lines, issues } = server.written;
    const bodies = [...server.comments(7), ...reviews, ...lines, ...issues].map(({ body }) => body);
    expect(bodies).toHaveLength(4);
    expect(issues[0]?.title).toBe('***');
    for (const body of bodies) {
      expect(body.length).toBeLessThanOrEqual(65_536);
      expect(body).not.toContain('hunter2');
      expect(body).not.toContain('@octocat');
      expect(body).not.toContain('![x]');
      expect(body.match(/<!--/g)).toHaveLength(1);
      expect(body).toContain('Truncated here');
    }
  });
});
