import { describe, expect, test } from 'vitest';
import { gitHubWriteKinds, kindOfTool, type RecordedRequest } from '../../../src/github-writes/kinds.js';
import { offerWrites, type WriteTargets } from '../../../src/job/github/github-writes.js';
import { recordingTools } from '../../../src/job/github/write-tools.js';
import { createPendingGitHubWrites } from '../../../src/job/result/pending-writes.js';
import { gitHubWriteTools } from '../../../src/policy/rules/tool-names.js';
import type { DeclaredEffect, Mode, RuleLists } from '../../../src/policy/types.js';
import { shown } from '../../tools/workspace.js';

const signal = new AbortController().signal;

const allKinds = gitHubWriteTools.flatMap((tool) => kindOfTool(tool) ?? []);

test('every tool that rules know as a write has a kind', () => {
  expect(gitHubWriteTools).toEqual(gitHubWriteKinds.map(({ tool }) => tool));
});

async function toolsWith(maxWrites = 10) {
  const seen: RecordedRequest[] = [];
  const pendingWrites = createPendingGitHubWrites(maxWrites, (request) => seen.push(request));
  const tools = await recordingTools(pendingWrites, allKinds, { findings: true });
  const bind = (name: string, input: unknown) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`no tool ${name}`);
    return tool.bind(input);
  };
  const call = async (name: string, input: unknown) => {
    const binding = bind(name, input);
    if (!binding.ok) return { text: binding.problems.join('\n'), isError: true };
    const output = await binding.call.run(signal);
    return { text: shown(output), isError: output.isError === true };
  };
  return { pendingWrites, seen, bind, call };
}

const post = (what: string, target?: string): DeclaredEffect => ({
  kind: 'post',
  what,
  ...(target === undefined ? {} : { target }),
});

describe('a call is recorded as data', () => {
  const aFinding = { path: './src/a.ts', line: 3, severity: 'error', title: 't', message: 'm' };
  test.each<[string, object, RecordedRequest, readonly DeclaredEffect[]]>([
    ['Comment', { body: 'Hi.' }, { kind: 'comment', body: 'Hi.' }, [post('Comment')]],
    [
      'Review',
      { body: 'Good.', event: 'APPROVE' },
      { kind: 'review', event: 'APPROVE', body: 'Good.', comments: [] },
      [post('Review', 'APPROVE')],
    ],
    [
      'Review',
      { comments: [{ path: './a.ts', line: 3, start_line: 3, body: 'b', suggestion: '' }] },
      {
        kind: 'review',
        event: 'COMMENT',
        body: '',
        comments: [{ path: 'a.ts', line: 3, side: 'RIGHT', body: 'b', suggestion: '' }],
      },
      [post('Review', 'COMMENT')],
    ],
    [
      'Label',
      { add: ['bug', 'bug'], remove: ['old'] },
      { kind: 'label', add: ['bug'], remove: ['old'] },
      [post('Label', 'bug'), post('Label', 'old')],
    ],
    ['Assign', { users: ['octocat'] }, { kind: 'assign', users: ['octocat'] }, [post('Assign', 'octocat')]],
    [
      'Issue',
      { title: ' A\n title ', body: 'b', labels: ['bug'] },
      { kind: 'issue', title: 'A title', body: 'b', labels: ['bug'] },
      [post('Issue'), post('Label', 'bug')],
    ],
    [
      'PullRequest',
      { title: ' A\n title ', body: 'b' },
      { kind: 'pull-request', title: 'A title', body: 'b' },
      [post('PullRequest')],
    ],
    [
      'CheckRun',
      { name: ' Spelling\n ', title: ' All\n well ', summary: 's' },
      { kind: 'check-run', name: 'Spelling', conclusion: 'neutral', title: 'All well', summary: 's' },
      [post('CheckRun', 'Spelling')],
    ],
    [
      'CheckRun',
      { name: 'x', conclusion: 'failure', title: 't', summary: 's' },
      { kind: 'check-run', name: 'x', conclusion: 'failure', title: 't', summary: 's' },
      [post('CheckRun', 'x')],
    ],
    [
      'ReportFindings',
      { findings: [{ ...aFinding, endLine: 2 }] },
      { kind: 'findings', findings: [{ ...aFinding, path: 'src/a.ts', severity: 'error' }] },
      [],
    ],
    ['ReplyToThread', { thread: 5, body: 'b' }, { kind: 'reply', thread: 5, body: 'b' }, [post('ReplyToThread')]],
    [
      'ResolveThread',
      { thread: 5, reason: 'Fixed.' },
      { kind: 'resolve', thread: 5, reason: 'Fixed.' },
      [post('ResolveThread')],
    ],
    [
      'RequestReviewers',
      { users: ['wendy', 'wendy'], teams: ['core'] },
      { kind: 'reviewers', users: ['wendy'], teams: ['core'] },
      [post('RequestReviewers', 'wendy'), post('RequestReviewers', 'wendy'), post('RequestReviewers', 'team/core')],
    ],
    [
      'UpdateItem',
      { title: ' A\n title ', body: 'b' },
      { kind: 'update', title: 'A title', body: 'b' },
      [post('UpdateItem', 'title'), post('UpdateItem', 'body')],
    ],
    ['Close', {}, { kind: 'close', reason: 'completed' }, [post('Close')]],
    ['Reopen', {}, { kind: 'reopen' }, [post('Reopen')]],
    ['Milestone', { title: ' v1 ' }, { kind: 'milestone', title: 'v1' }, [post('Milestone', 'v1')]],
    [
      'HideComment',
      { comment: 5, reason: 'off-topic' },
      { kind: 'hide', comment: 5, reason: 'off-topic' },
      [post('HideComment', 'off-topic')],
    ],
    [
      'CreateLabel',
      { name: ' ui ', color: '00FF00' },
      { kind: 'create-label', name: 'ui', color: '00ff00', description: '' },
      [post('CreateLabel', 'ui')],
    ],
    ['Noop', { reason: 'Nothing.' }, { kind: 'noop', reason: 'Nothing.' }, []],
    ['ReportIncomplete', { reason: 'No key.' }, { kind: 'incomplete', reason: 'No key.' }, []],
  ])('a call is recorded as data: %s %j', async (name, input, request, effects) => {
    const { pendingWrites, seen, bind, call } = await toolsWith();
    const binding = bind(name, input);
    expect(binding.ok && binding.call.effects).toEqual(effects);
    expect(pendingWrites.requests).toEqual([]);
    expect(await call(name, input)).toMatchObject({ isError: false });
    expect(pendingWrites.requests).toEqual([request]);
    expect(seen).toEqual([request]);
  });
});

describe('a call that makes no sense is refused', () => {
  test.each<[string, object, string]>([
    ['Comment', { body: '' }, 'must not be empty'],
    ['Comment', { body: 'x'.repeat(60_001) }, '60000'],
    ['Review', {}, 'empty'],
    ['Review', { event: 'REQUEST_CHANGES' }, 'needs a body'],
    ['Review', { event: 'approve', body: 'x' }, 'APPROVE'],
    ['Review', { comments: [{ path: 'a', line: 1, start_line: 2, body: 'b' }] }, 'start_line must not be after line'],
    ['Review', { comments: [{ path: 'a', line: 0, body: 'b' }] }, 'at least 1'],
    ['Label', {}, 'at least one label'],
    ['Label', { add: ['a'], remove: ['a'] }, 'added and removed'],
    ['Assign', { users: ['@octocat'] }, 'invalid'],
    ['Assign', { users: [] }, 'at least 1'],
    ['Issue', { title: 'x'.repeat(201), body: 'b' }, '200'],
    ['CheckRun', { name: 'x', conclusion: 'skipped', title: 't', summary: 's' }, 'neutral'],
    ['CheckRun', { name: 'x'.repeat(61), title: 't', summary: 's' }, '60'],
    ['RequestReviewers', {}, 'at least one user or team'],
    ['UpdateItem', {}, 'title or a body'],
    ['HideComment', { comment: 5, reason: 'spam' }, 'outdated'],
    ['CreateLabel', { name: 'a', color: 'red' }, 'invalid'],
    ['ReportFindings', { findings: [{ path: 'a', line: 1, severity: 'high', title: 't', message: 'm' }] }, 'warning'],
  ])('a call that makes no sense is refused: %s %j', async (name, input, words) => {
    const { pendingWrites, call } = await toolsWith();
    const { text, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(text).toContain(words);
    expect(pendingWrites.requests).toEqual([]);
  });
});

describe('limits', () => {
  test('write requests are limited per kind and in total', async () => {
    const { pendingWrites, call } = await toolsWith(4);
    const results = [];
    for (const body of ['1', '2', '3', '4']) results.push(await call('Comment', { body }));
    results.push(await call('Label', { add: ['a'] }), await call('Label', { add: ['b'] }));
    results.push(await call('Noop', { reason: 'r' }));
    expect(results.map(({ isError }) => isError)).toEqual([false, false, false, true, false, true, false]);
    expect(results[3]?.text).toContain('at most 3 calls');
    expect(results[5]?.text).toContain('max-writes');
    expect(pendingWrites.requests.map(({ kind }) => kind)).toEqual(['comment', 'comment', 'comment', 'label', 'noop']);
  });
});

describe('a tool is offered if it could work', () => {
  const pull = { base: 'main', branch: 'sallyport/x', onlyFrom: null };
  const scene: WriteTargets = {
    item: 'pull-request',
    repository: true,
    token: true,
    maxWrites: 10,
    findings: false,
    pull,
    push: { branch: 'topic', indirect: null },
  };
  const none: RuleLists = { allow: [], ask: [], deny: [] };
  const all = ['Comment', 'Review', 'Label', 'Assign', 'Issue', 'PullRequest', 'PushToPullRequest', 'CheckRun'];
  test.each<[string, Partial<WriteTargets>, Partial<RuleLists>, Mode, readonly string[] | null, string[], string[]]>([
    ['no rule', {}, {}, 'default', null, [], []],
    ['rules', {}, { allow: ['Label(bug)', 'Comment'] }, 'default', null, ['Comment', 'Label'], []],
    ['other names', {}, { allow: ['add-comment', 'create_issue'] }, 'default', null, ['Comment', 'Issue'], []],
    ['a deny', {}, { allow: ['Comment'], deny: ['Comment'] }, 'default', null, [], []],
    ['an ask', {}, { allow: ['Comment'], ask: ['Comment'] }, 'default', null, [], []],
    ['a narrower deny', {}, { allow: ['Label'], deny: ['Label(bug)'] }, 'default', null, ['Label'], []],
    ['plan', {}, { allow: ['Comment'] }, 'plan', null, [], []],
    ['yolo', {}, {}, 'yolo', null, all, []],
    ['yolo without a token says nothing', { token: false }, {}, 'yolo', null, [], []],
    ['no token', { token: false }, { allow: ['Comment'] }, 'default', null, [], ['no github-token is set']],
    ['an issue', { item: 'issue' }, { allow: ['Review', 'Label'] }, 'default', null, ['Label'], ['no pull request']],
    ['no item', { item: null }, { allow: ['Comment', 'Issue'] }, 'default', null, ['Issue'], ['no issue or pull']],
    ['a terminal', { item: null, repository: false }, { allow: ['Issue'] }, 'default', null, [], ['no repository']],
    ['no branch', { pull: null }, { allow: ['PullRequest'] }, 'default', null, [], ['not on a branch']],
    ['a branch', { item: null }, { allow: ['create-pull-request'] }, 'default', null, ['PullRequest'], []],
    ['a check', { item: null }, { allow: ['CheckRun(x)'] }, 'default', null, ['CheckRun'], []],
    ['max-writes 0', { maxWrites: 0 }, { allow: ['Comment'] }, 'default', null, [], ['max-writes is 0']],
    ['a prompt that narrows', {}, { allow: ['Comment', 'Label'] }, 'default', ['Label(x)'], ['Label'], []],
  ])('a tool is offered if it could work: %s', async (_name, more, lists, mode, allowedTools, names, words) => {
    const offered = await offerWrites(
      { ...scene, ...more },
      { lists: { ...none, ...lists }, mode, spec: { allowedTools } },
    );
    expect(offered.kinds.map(({ tool }) => tool)).toEqual(names);
    expect(offered.notices).toHaveLength(words.length);
    for (const [index, word] of words.entries()) expect(offered.notices[index]).toContain(word);
  });

  test('tools that only report need no rule', async () => {
    const tools = await recordingTools({ keep: () => Promise.resolve(null) }, [], { findings: false });
    expect(tools.map(({ name }) => name)).toEqual(['ReportIncomplete', 'Noop']);
  });
});
