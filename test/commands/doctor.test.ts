import { describe, expect, test } from 'vitest';
import { doctor } from '../../src/commands/doctor/doctor.js';
import { parseInvocation } from '../../src/commands/parse.js';
import { isAtLeast } from '../../src/version.js';
import { type GitHubOptions, startGitHub } from '../doubles/github-server.js';
import { aFolder, aRepository } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

interface Setting {
  readonly files?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
}

/** Runs `sallyport doctor` in a real repository. */
async function examine({ files = {}, environment = {}, flags = [] }: Setting) {
  const out: string[] = [];
  const code = await doctor(parseInvocation('doctor', flags), {
    environment: { PATH: process.env['PATH'], ...environment },
    directory: aRepository({ 'a.txt': 'a\n', ...files }),
    home: aFolder(),
    temporary: aFolder(),
    stdio: aStdio({ out: (text) => void out.push(text) }),
    program: '',
    onRunner: false,
    signal: new AbortController().signal,
  });
  return { code, text: out.join('') };
}

/** The variables of a run for a pull request of the repository itself. */
function eventOf(number: number) {
  const repo = { id: 1, full_name: 'acme/widgets', owner: { login: 'acme' } };
  const head = { sha: 'a'.repeat(40), repo };
  const payload = { action: 'opened', number, repository: repo, pull_request: { number, head, base: head } };
  const folder = aFolder({ 'event.json': JSON.stringify(payload) });
  return { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: `${folder}/event.json` };
}

/** What GitHub answers to requests to write without content: 422, or this. */
function levels(statuses: Readonly<Record<string, number>>): NonNullable<GitHubOptions['failures']> {
  const paths = { contents: '/git/blobs', 'pull-requests': '/pulls', issues: '/issues', checks: '/check-runs' };
  const writes = Object.entries(paths).map(([name, path]) => ({
    ...{ method: 'POST', path, status: statuses[name] ?? 422 },
  }));
  // The double has no workflow runs and statuses, and lists no commits.
  return [
    ...writes,
    { path: '/actions/runs', status: 200, body: { total_count: 0, workflow_runs: [] } },
    { path: '/commits?', status: 200, body: [] },
    { path: '/statuses?', status: 200, body: [] },
  ];
}

async function withGitHub(options: GitHubOptions, { pull, ...setting }: Setting & { readonly pull?: number }) {
  const server = await startGitHub(options);
  try {
    const environment = {
      ...{ GITHUB_TOKEN: 'ghs_doctor', GITHUB_REPOSITORY: 'acme/widgets', GITHUB_API_URL: server.url },
      ...(pull === undefined ? {} : eventOf(pull)),
      ...setting.environment,
    };
    return { ...(await examine({ ...setting, environment })), requests: server.requests };
  } finally {
    await server.close();
  }
}

describe('sallyport doctor', () => {
  test.each<[string, Setting, string]>([
    ['git and its version', {}, '✓ git'],
    [
      'the variable of a key and not its value',
      { environment: { OPENAI_API_KEY: 'sk-hidden' } },
      '✓ model-keys     keys for openai (OPENAI_API_KEY)\n',
    ],
    ['that no provider has a key', {}, '! model-keys     no provider has a key\n'],
    [
      'rules that lint reports',
      { files: { '.sallyport/config.yml': 'allow: [Bash]\n' } },
      '! rules          .sallyport/config.yml:1: allow, rule 1: allow: Bash: ',
    ],
    [
      'workflows that lint reports',
      { files: { '.github/workflows/a.yml': 'on: push\njobs:\n  a:\n    steps:\n      - uses: a/sallyport@v1\n' } },
      '! workflows      .github/workflows/a.yml:4: job a: the token of the job has the default permissions of the repository, which may be write-all [permissions-missing]\n',
    ],
    [
      'commands that cannot be read',
      { files: { '.gemini/commands/a.toml': 'prompt = [' } },
      '! commands       1 file is broken: .gemini/commands/a.toml\n',
    ],
  ])('shows %s, and ends with exit code 0', async (_claim, setting, line) => {
    const { code, text } = await examine(setting);
    expect(text).toContain(line);
    expect(text).not.toContain('sk-hidden');
    expect(code).toBe(0);
  });

  test('shows every problem of the configuration as an error, and ends with exit code 1', async () => {
    const { code, text } = await examine({ files: { '.sallyport/config.yml': 'max-turns: many\nalow: []\n' } });
    expect(code).toBe(1);
    expect(text.match(/^✗ configuration/gm)).toHaveLength(2);
    expect(text).toContain('fix: did you mean allow?');
  });

  test('--strict turns a warning into exit code 1', async () => {
    await expect(examine({ flags: ['--strict'] })).resolves.toMatchObject({ code: 1 });
  });

  test('--json prints each check with its stable id', async () => {
    const { text } = await examine({ flags: ['--json'] });
    const { checks } = JSON.parse(text) as { checks: { id: string; status: string }[] };
    expect(checks.map(({ id }) => id)).toEqual([
      'node',
      'git',
      'bash',
      'gh',
      'sandbox',
      'model-keys',
      'configuration',
      'rules',
      'workflows',
      'commands',
      'github',
    ]);
  });

  test('finds what the token may do by requests without content, which change nothing', async () => {
    const { text, requests } = await withGitHub({ failures: levels({ issues: 403, contents: 404 }) }, {});
    expect(text.match(/^. github-.*$/gm)).toEqual([
      '✓ github-contents       read: the trusted commit',
      '✓ github-pull-requests  write: pull requests and reviews',
      '✓ github-issues         read: issues and comments',
      '✓ github-actions        read: logs of failed checks',
      '✓ github-checks         write: failed checks',
      '✓ github-statuses       read: failed checks',
    ]);
    const writes = requests.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ body }) => body)).toEqual(Array(4).fill(undefined));
    expect(text).not.toContain('ghs_doctor');
  });

  test('does not take a rate limit for a missing permission', async () => {
    const limited = { path: '/issues', status: 403, headers: { 'retry-after': '60' } };
    const { text } = await withGitHub({ failures: [limited, limited, ...levels({})] }, {});
    expect(text).toContain('github-issues         unknown: issues and comments\n');
    expect(text).not.toContain('token-lacks-permission');
  });

  test('names the permission to read that the job lacks', async () => {
    const failures = [{ method: 'GET', path: '/pulls', status: 403 }, ...levels({ 'pull-requests': 403 })];
    const { text } = await withGitHub({ failures }, {});
    expect(text).toContain('! github-pull-requests  none: pull requests and reviews [token-lacks-permission]\n');
    expect(text).toContain('fix: Add `pull-requests: read` under permissions: of the job.\n');
  });

  test.each<[string, string, NonNullable<GitHubOptions['failures']>, string]>([
    ['a comment on the pull request', '', levels({ 'pull-requests': 403 }), 'github-pull-requests'],
    ['a tool that a rule allows', 'allow: [Issue]\n', levels({ issues: 403 }), 'github-issues'],
    ['a check run', 'publish: [check]\n', levels({ checks: 403 }), 'github-checks'],
  ])('names the permission to write that the settings need for %s', async (_claim, config, failures, id) => {
    const { text } = await withGitHub({ failures }, { files: { '.sallyport/config.yml': config }, pull: 5 });
    const line = text.split('\n').findIndex((one) => one.startsWith(`! ${id} `));
    expect(text.split('\n').slice(line, line + 2)).toEqual([
      expect.stringMatching(/ read, and more is needed for .*\[token-lacks-permission\]$/),
      expect.stringMatching(/fix: Add `[a-z-]+: write` under permissions: of the job\.$/),
    ]);
  });

  test('says that the token of a run that Dependabot started can only read', async () => {
    const { text } = await withGitHub({ failures: levels({}) }, { environment: { GITHUB_ACTOR: 'dependabot[bot]' } });
    expect(text).toMatch(/^! github-event .*\[token-read-only\]$/m);
  });

  test('says that GitHub Actions may not open pull requests, if a rule allows the tool', async () => {
    const setting = { path: 'permissions/workflow', status: 200, body: { can_approve_pull_request_reviews: false } };
    const failures = [setting, ...levels({})];
    const files = { '.sallyport/config.yml': 'allow: [PullRequest]\n' };
    const { text } = await withGitHub({ failures }, { files });
    expect(text).toMatch(/^! github-pull-request-setting .*\[pull-requests-not-permitted\]$/m);
  });

  test('shows the rule of the branch that turns a push into a pull request', async () => {
    const failures = [{ path: '/rules/branches/', status: 200, body: [{ type: 'pull_request' }] }, ...levels({})];
    const files = { '.sallyport/config.yml': 'allow: [PushToPullRequest]\n' };
    const { text } = await withGitHub({ failures }, { files, environment: { GITHUB_HEAD_REF: 'fix' } });
    expect(text).toContain('fix: pull_request allows no pushes, so commits go into a pull request\n');
  });

  test('says that a token is rejected', async () => {
    const { text, code } = await withGitHub({ token: 'another' }, {});
    expect(text).toContain('✗ github         GitHub rejects GITHUB_TOKEN [token-rejected]\n');
    expect(code).toBe(1);
  });

  test('says that GitHub cannot be reached', async () => {
    const { text } = await examine({
      environment: { GITHUB_TOKEN: 'ghs_x', GITHUB_REPOSITORY: 'a/b', GITHUB_API_URL: 'http://127.0.0.1:9' },
    });
    expect(text).toContain('✗ github         GitHub could not be reached [github-unreachable]\n');
  });
});

describe('versions', () => {
  test.each([
    ['20.19.0', '20.19', true],
    ['20.9.5', '20.19', false],
    ['24.0', '20.19', true],
    ['2.31.1', '2.31', true],
    ['2.4', '2.31', false],
    ['3', '2.31', true],
  ])('%s compared with %s', (version, oldest, expected) => {
    expect(isAtLeast(version, oldest)).toBe(expected);
  });
});
