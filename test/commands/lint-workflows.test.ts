import { describe, expect, test } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { workflowProblems } from '../../src/commands/lint-workflows/problems.js';
import { lintWorkflows } from '../../src/commands/lint-workflows/read.js';
import { workflowLintIds } from '../../src/commands/lint-workflows/types.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { defaultSettings, type Settings } from '../../src/settings/table.js';
import { aFolder, aRepository } from '../doubles/place.js';

interface Parts {
  readonly on?: string;
  readonly permissions?: string;
  readonly checkout?: string;
  readonly inputs?: string;
  readonly uses?: string;
}

/** A workflow without problems, except for the given parts. */
function aWorkflow({
  on = 'issue_comment',
  permissions = 'permissions: { pull-requests: write, issues: write }',
  checkout = '',
  inputs = 'command: review',
  uses = 'acme/sallyport@v1',
}: Parts) {
  return `on: ${on}
${permissions}
jobs:
  work:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        ${checkout}
      - uses: ${uses}
        with: { ${inputs} }
`;
}

const settings: Settings = defaultSettings();

function problemsOf(text: string) {
  const lines = new LineCounter();
  return workflowProblems({ path: 'w.yml', document: parseDocument(text, { lineCounter: lines }), lines }, settings);
}

describe('lint of workflows', () => {
  test('a workflow without problems draws no remark', () => {
    expect(problemsOf(aWorkflow({}))).toEqual([]);
  });

  test.each<[string, Parts, string, string]>([
    ['a job without permissions', { permissions: '' }, 'permissions-missing', 'w.yml:5'],
    ['a model without its provider', { inputs: 'command: x, model: gpt-5' }, 'input-invalid', 'w.yml:10'],
    [
      'a review on a schedule',
      { on: 'schedule', inputs: 'command: x, allow: Review' },
      'write-without-item',
      'w.yml:10, rule 1',
    ],
    [
      'the body of an issue in prompt',
      { inputs: `prompt: "Fix \${{ github.event.issue.body }}"` },
      'event-text-in-input',
      'w.yml:10',
    ],
    [
      'the title of a pull request in args',
      { inputs: `command: x, args: "\${{ github.event.pull_request.title }}"` },
      'event-text-in-input',
      'w.yml:10',
    ],
    [
      'the name of a branch of a fork',
      { inputs: `command: x, vars: "b: \${{ github.head_ref }}"` },
      'event-text-in-input',
      'w.yml:10',
    ],
    ['the whole event', { inputs: `prompt: "\${{ toJSON(github.event) }}"` }, 'event-text-in-input', 'w.yml:10'],
    [
      'an event that only tells of deletions',
      { on: '{ issue_comment: { types: [deleted] } }' },
      'event-never-starts',
      'w.yml:1',
    ],
    ['an event that GitHub does not have', { on: '[pull_request_comment]' }, 'event-never-starts', 'w.yml:1'],
    [
      'an activity type that the event does not have',
      { on: '{ issue_comment: { types: [opened, created] } }' },
      'event-never-starts',
      'w.yml:1',
    ],
    [
      'an event that brings no prompt to a step without one',
      { on: '[issue_comment, push]', inputs: 'reaction: true' },
      'event-never-starts',
      'w.yml:1',
    ],
    [
      'an issue that is only closed, for a step without a prompt',
      { on: '{ issues: { types: [closed] } }', inputs: 'reaction: true' },
      'event-never-starts',
      'w.yml:1',
    ],
    [
      'a label trigger without labeled',
      { on: '{ issues: { types: [opened] } }', inputs: 'command: x, label-trigger: ai' },
      'event-never-starts',
      'w.yml:1',
    ],
    ['an unknown input', { inputs: 'command: x, alow: Read' }, 'input-invalid', 'w.yml:10'],
    [
      'an unknown input with an expression',
      { inputs: `command: x, anthropic_api_key: "\${{ secrets.K }}"` },
      'input-invalid',
      'w.yml:10',
    ],
    ['an invalid value', { inputs: 'command: x, max-turns: many' }, 'input-invalid', 'w.yml:10'],
    ['an invalid rule', { inputs: 'command: x, allow: "Bsh(ls)"' }, 'input-invalid', 'w.yml:10, rule 1'],
    [
      'a rule that allows more than it appears to',
      { inputs: 'command: x, allow: Bash' },
      'any-command',
      'w.yml:10, rule 1',
    ],
    [
      'the head of a pull request in a job with secrets',
      { on: 'pull_request_target', checkout: `with: { ref: "\${{ github.event.pull_request.head.sha }}" }` },
      'fork-head-checkout',
      'w.yml:7',
    ],
    [
      'a comment without the permission to write it',
      { on: 'pull_request', permissions: 'permissions: { issues: write, pull-requests: read }' },
      'token-lacks-permission',
      'w.yml:2',
    ],
    [
      'a check run without its permission',
      { on: 'push', inputs: 'command: x, publish: check' },
      'token-lacks-permission',
      'w.yml:2',
    ],
    [
      'a branch for the state of a batch without the permission to write it',
      { on: 'schedule', permissions: 'permissions: { contents: read }', inputs: 'batch: b.yml, state-storage: branch' },
      'token-lacks-permission',
      'w.yml:2',
    ],
    [
      'a tool in a rule without its permission',
      { on: 'schedule', inputs: 'command: x, allow: PullRequest' },
      'token-lacks-permission',
      'w.yml:2',
    ],
  ])('%s is named with its line', (_claim, parts, id, location) => {
    expect(problemsOf(aWorkflow(parts))).toMatchObject([{ id, location }]);
  });

  test.each<[string, Parts]>([
    ['numbers and hashes of the event', { inputs: `command: x, args: "\${{ github.event.pull_request.number }}"` }],
    ['a secret', { inputs: `command: x, api-key: "\${{ secrets.KEY }}"` }],
    ['types that start runs in addition to deletions', { on: '{ issue_comment: { types: [created, deleted] } }' }],
    [
      'a label trigger with labeled',
      { on: '{ issues: { types: [labeled] } }', inputs: 'command: x, label-trigger: ai' },
    ],
    ['a step without a prompt that people write to', { on: '[issue_comment, issues]', inputs: 'reaction: true' }],
    ['a review of an item that is named', { on: 'workflow_dispatch', inputs: 'command: x, allow: Review, item: 7' }],
    ['write-all', { permissions: 'permissions: write-all' }],
    [
      'a shard that only reads the branch of the state',
      {
        ...{ on: 'schedule', permissions: 'permissions: { contents: read }' },
        inputs: 'batch: b.yml, state-storage: branch, shard: "${{ matrix.shard }}"',
      },
    ],
    ['a comment on either kind of item', { permissions: 'permissions: { pull-requests: write }' }],
    ['a token of its own', { permissions: 'permissions: {}', inputs: `command: x, github-token: "\${{ secrets.T }}"` }],
    ['another action', { permissions: '', uses: 'acme/other@v1' }],
  ])('%s draws no remark', (_claim, parts) => {
    expect(problemsOf(aWorkflow(parts))).toEqual([]);
  });

  test('every workflow of the repository is read, and files that are not YAML are left to GitHub', async () => {
    const root = aRepository({
      '.github/workflows/a.yml': aWorkflow({ permissions: '' }),
      '.github/workflows/b.yaml': aWorkflow({ permissions: '' }),
      '.github/workflows/c.yml': 'sallyport: [',
      '.github/workflows/e.yml': 'sallyport: *missing',
      '.github/workflows/d.txt': aWorkflow({ permissions: '' }),
    });
    const problems = await lintWorkflows(createFileSystem({ root, guard: () => null }), settings);
    expect(problems.map(({ location }) => location)).toEqual([
      '.github/workflows/a.yml:5',
      '.github/workflows/b.yaml:5',
    ]);
  });

  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'two workflows that answer the same comments',
      { a: aWorkflow({ inputs: 'reaction: true' }), b: aWorkflow({ inputs: 'mode: auto-edit' }) },
      ['trigger-shared b.yml:5'],
    ],
    [
      'another phrase',
      { a: aWorkflow({ inputs: 'reaction: true' }), b: aWorkflow({ inputs: 'trigger-phrase: "@fix"' }) },
      [],
    ],
    [
      'one for issues, one for pull requests',
      {
        a: aWorkflow({ inputs: 'reaction: true' }).replace(
          'work:',
          "work:\n    if: '!github.event.issue.pull_request'",
        ),
        b: aWorkflow({ inputs: 'reaction: true' }).replace('work:', 'work:\n    if: github.event.issue.pull_request'),
      },
      [],
    ],
    ['a placeholder', { a: aWorkflow({ uses: 'OWNER/sallyport@v1' }) }, ['action-placeholder a.yml:9']],
    ['the action of someone', { a: aWorkflow({ uses: 'owner/sallyport@v1' }) }, []],
  ])('%s: %j', async (_claim, texts, expected) => {
    const root = aRepository(
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [`.github/workflows/${name}.yml`, text])),
    );
    const problems = await lintWorkflows(createFileSystem({ root, guard: () => null }), settings);
    expect(problems.map(({ id, location }) => `${id} ${location.replace('.github/workflows/', '')}`)).toEqual(expected);
  });

  test('a placeholder in the files of GitLab and in the configuration is reported', async () => {
    const root = aRepository({
      '.gitlab/sallyport-review.yml': 'a\nb: OWNER/sallyport.git\n',
      '.sallyport/config.yml': '# OWNER/sallyport\n',
    });
    const problems = await lintWorkflows(createFileSystem({ root, guard: () => null }), settings);
    expect(problems.map(({ location }) => location)).toEqual([
      '.gitlab/sallyport-review.yml:2',
      '.sallyport/config.yml:1',
    ]);
  });

  test('a repository without workflows has no problems', async () => {
    await expect(lintWorkflows(createFileSystem({ root: aFolder(), guard: () => null }), settings)).resolves.toEqual(
      [],
    );
  });

  test('each id is listed', () => {
    expect([...workflowLintIds].sort()).toEqual([...workflowLintIds]);
  });
});
