import { describe, expect, test } from 'vitest';
import { answerGhCall, type GhCallContext } from '../../../src/github-writes/gh/answer-gh-call.js';
import type { RecordedRequest } from '../../../src/github-writes/kinds.js';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import type { RuleLists } from '../../../src/policy/types.js';
import { world } from '../../policy/programs/describe.js';

const everything = [
  'Close',
  'Reopen',
  'UpdateItem',
  'Milestone',
  'RequestReviewers',
  'CreateLabel',
  'Comment',
  'Review(COMMENT)',
  'Review(APPROVE)',
  'Label',
  'Assign',
  'Issue',
  'PullRequest',
];

interface Given {
  readonly body?: string;
  readonly records?: readonly string[];
  readonly rules?: Partial<RuleLists>;
  readonly context?: Partial<GhCallContext>;
}

async function call(argv: readonly string[], { body, records = everything, rules, context }: Given = {}) {
  const kept: RecordedRequest[] = [];
  const lists = { allow: [], ask: [], deny: [], ...rules };
  const answer = await answerGhCall(
    { argv, body: body ?? null, bodyFile: body === undefined ? null : 'a.md', records },
    {
      recorder: {
        keep: (request) => {
          kept.push(request);
          return Promise.resolve(null);
        },
      },
      policy: createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world }),
      repository: { owner: 'acme', name: 'widgets' },
      serverUrl: 'https://github.com',
      item: { kind: 'pull-request', number: 5 },
      base: 'main',
      whyUnavailable: () => null,
      checkTree: () => Promise.resolve({ files: '' }),
      ...context,
    },
  );
  return { ...answer, kept };
}

describe('gh commands that change something', () => {
  test.each([
    [['pr', 'comment', '5', '--body', 'x'], [{ kind: 'comment', body: 'x' }]],
    [['pr', 'comment', '#5', '-b', 'x'], [{ kind: 'comment', body: 'x' }]],
    [['pr', 'comment', '-b', 'x', '-R', 'Acme/widgets'], [{ kind: 'comment', body: 'x' }]],
    [['pr', 'comment', 'https://github.com/acme/widgets/pull/5#x', '-b', 'x'], [{ kind: 'comment', body: 'x' }]],
    [['issue', 'comment', '5', '-b', 'x'], [{ kind: 'comment', body: 'x' }]],
    [['pr', 'review', '5', '--comment', '-b', 'x'], [{ kind: 'review', event: 'COMMENT', body: 'x', comments: [] }]],
    [['pr', 'review', '5', '-a'], [{ kind: 'review', event: 'APPROVE', body: '', comments: [] }]],
    [
      ['pr', 'edit', '5', '--add-label', 'a,b', '--add-assignee', 'u'],
      [
        { kind: 'label', add: ['a', 'b'], remove: [] },
        { kind: 'assign', users: ['u'] },
      ],
    ],
    [
      ['pr', 'edit', '5', '--add-reviewer', 'wendy,acme/core', '-t', 'T', '-b', 'x', '-m', 'v1'],
      [
        { kind: 'reviewers', users: ['wendy'], teams: ['core'] },
        { kind: 'update', title: 'T', body: 'x' },
        { kind: 'milestone', title: 'v1' },
      ],
    ],
    [['pr', 'edit', '5', '--remove-milestone'], [{ kind: 'milestone', title: '' }]],
    [
      ['issue', 'close', '5', '-r', 'not planned', '-c', 'x'],
      [
        { kind: 'comment', body: 'x' },
        { kind: 'close', reason: 'not_planned' },
      ],
    ],
    [['pr', 'close', '5'], [{ kind: 'close', reason: 'completed' }]],
    [['issue', 'reopen', '5'], [{ kind: 'reopen' }]],
    [
      ['label', 'create', 'area/ui', '-c', '#00FF00', '-d', 'The screen'],
      [{ kind: 'create-label', name: 'area/ui', color: '00ff00', description: 'The screen' }],
    ],
    [
      ['issue', 'create', '-t', 'T', '-b', 'x', '-l', 'bug'],
      [{ kind: 'issue', title: 'T', body: 'x', labels: ['bug'] }],
    ],
    [
      ['pr', 'create', '--title', 'T', '--body', 'x', '--base', 'main', '--draft'],
      [{ kind: 'pull-request', title: 'T', body: 'x' }],
    ],
  ])('records %j as the write of the tool', async (argv, requests) => {
    expect(await call(argv)).toMatchObject({ exitCode: 0, kept: requests });
  });

  test('prints the address of the item, as gh does, and that nothing is posted yet', async () => {
    expect(await call(['pr', 'comment', '5', '-b', 'x'])).toMatchObject({
      stdout: 'https://github.com/acme/widgets/pull/5',
      stderr: 'Recorded. It will be checked and posted at the end of the run.',
    });
  });

  test('takes the body from the file that was read for --body-file', async () => {
    const { kept } = await call(['pr', 'comment', '5', '--body-file', 'a.md'], { body: 'from a file\n' });
    expect(kept).toEqual([{ kind: 'comment', body: 'from a file' }]);
  });

  test.each<[readonly string[], Given, string]>([
    [['pr', 'comment', '7', '-b', 'x'], {}, 'only #5'],
    [['pr', 'comment', 'https://github.com/o/r/pull/5', '-b', 'x'], {}, 'only #5'],
    [['pr', 'comment', 'some-branch', '-b', 'x'], {}, 'only #5'],
    [['pr', 'comment', '5', '-b', 'x', '-R', 'o/r'], {}, 'only acme/widgets'],
    [['pr', 'comment', '5'], {}, 'The body is missing'],
    // What the session read is the value of another option.
    [['issue', 'create', '-F', 'ok.md', '-t', '-Fa.md'], { body: 'x' }, '--body-file once'],
    [['pr', 'review', '5', '-cFok.md', '-b', '-Fa.md'], { body: 'x' }, '--body-file once'],
    [['pr', 'comment', '5', '--edit-last', '-b', 'x'], {}, 'Use the tool Comment'],
    [['pr', 'comment', '5', '-b', 'x'], { context: { item: null } }, 'no issue or pull request'],
    [['pr', 'comment', '5', '-b', 'x'], { context: { item: { kind: 'issue', number: 5 } } }, '#5 is an issue'],
    [['pr', 'comment', '5', '-b', 'x'], { records: ['Label'] }, 'do not allow Comment'],
    [['pr', 'comment', '5', '-b', 'x'], { rules: { deny: ['Comment'] } }, 'The rule Comment denies'],
    [['pr', 'comment', '5', '-b', 'x'], { rules: { ask: ['Comment'] } }, 'requires confirmation'],
    [['pr', 'comment', '5', '-b', 'x'.repeat(60_001)], {}, 'longer than 60000'],
    [['pr', 'review', '5', '-a', '-c', '-b', 'x'], {}, 'Give one of'],
    [['pr', 'review', '5', '-r', '-b', 'x'], {}, 'do not allow Review'],
    [['pr', 'edit', '5', '--add-label', 'bad'], { rules: { deny: ['Label(bad)'] } }, 'The rule Label(bad) denies'],
    [['pr', 'edit', '5', '--remove-assignee', 'u'], {}, '`--remove-assignee` is not possible here'],
    [['pr', 'edit', '5', '--title', 'x'], { records: ['Label'] }, 'do not allow UpdateItem'],
    [['pr', 'edit', '5', '--add-reviewer', '@me'], {}, 'Name the person'],
    [['pr', 'edit', '5', '--add-reviewer', 'w'], { rules: { deny: ['RequestReviewers(w)'] } }, 'denies'],
    [['pr', 'edit', '5', '--add-reviewer', 'a,b,c,d,e,f'], {}, 'There are 6 reviewers in one command; at most 5'],
    [['pr', 'edit', '5', '--add-assignee', 'a'.repeat(101)], {}, 'more than 100 characters'],
    [['issue', 'close', '6'], {}, 'only #5'],
    [['issue', 'close', '5', '-r', 'spam'], {}, 'The reason is one of'],
    [['pr', 'close', '5', '--delete-branch'], {}, '`--delete-branch` is not possible here'],
    [['label', 'create'], {}, 'Give the name of the label'],
    [['label', 'create', 'a', '-c', 'red'], {}, 'six hexadecimal digits'],
    [['label', 'create', 'a', '--force'], {}, '`--force` is not possible here'],
    [['pr', 'create', '--fill'], {}, '`--fill` is not possible here'],
    [['pr', 'create', '-t', 'T', '-b', 'x', '-B', 'other'], {}, 'goes to main'],
    [
      ['pr', 'create', '-t', 'T', '-b', 'x'],
      { context: { checkTree: () => Promise.resolve({ refused: 'nothing was changed' }) } },
      'nothing was changed',
    ],
    [
      ['issue', 'create', '-t', 'T', '-b', 'x'],
      { context: { whyUnavailable: () => 'no github-token is set' } },
      'no github-token',
    ],
    [['pr', 'merge', '5', '--squash'], {}, '`gh pr merge` is not available in a run'],
    [['auth', 'token'], {}, 'Sallyport holds the token'],
  ])('refuses %j with %o, and says why', async (argv, given, reason) => {
    const { exitCode, stderr, kept } = await call(argv, given);
    expect({ exitCode, kept }).toEqual({ exitCode: 1, kept: [] });
    expect(stderr).toContain(reason);
  });

  test('reports a limit of the recorder', async () => {
    const recorder = { keep: () => Promise.resolve('Not recorded: a job has at most 3 calls of this tool.') };
    expect(await call(['pr', 'comment', '5', '-b', 'x'], { context: { recorder } })).toMatchObject({ exitCode: 1 });
  });

  test('answers `gh auth status` with who holds the token', async () => {
    expect((await call(['auth', 'status'])).stdout).toContain('Sallyport holds the token');
  });
});
