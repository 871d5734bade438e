import { describe, expect, test } from 'vitest';
import { doctor } from '../../src/commands/doctor/doctor.js';
import { parseInvocation } from '../../src/commands/parse.js';
import { isAtLeast } from '../../src/platform/process/program-version.js';
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
    onRunner: false,
    signal: new AbortController().signal,
  });
  return { code, text: out.join('') };
}

async function withGitHub(options: GitHubOptions, setting: Setting) {
  const server = await startGitHub(options);
  try {
    const environment = { GITHUB_TOKEN: 'ghs_doctor', GITHUB_REPOSITORY: 'acme/widgets', GITHUB_API_URL: server.url };
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
      '! rules          1 problem\n',
    ],
    [
      'workflows that lint reports',
      { files: { '.github/workflows/a.yml': 'on: push\njobs:\n  a:\n    steps:\n      - uses: a/sallyport@v1\n' } },
      '! workflows      2 problems\n',
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

  test('finds what the token may read by requests that change nothing', async () => {
    // The double has no workflow runs, and lists no commits.
    const failures = [
      { path: '/actions/runs', status: 200, body: { total_count: 0, workflow_runs: [] } },
      { path: '/commits?', status: 200, body: [] },
    ];
    const { text, requests } = await withGitHub({ failures }, {});
    expect(text.match(/^. github-.*$/gm)).toEqual([
      '✓ github-contents       readable: the trusted commit',
      '✓ github-pull-requests  readable: pull requests and reviews',
      '✓ github-issues         readable: issues and comments',
      '✓ github-actions        readable: logs of failed checks',
      '✓ github-checks         readable: failed checks',
    ]);
    expect(requests.map(({ method }) => method)).toEqual(requests.map(() => 'GET'));
    expect(text).not.toContain('ghs_doctor');
  });

  test('names the permission that the job lacks', async () => {
    const failures = [{ path: '/pulls', status: 403, message: 'Resource not accessible by integration' }];
    const { text } = await withGitHub({ failures }, {});
    expect(text).toContain('! github-pull-requests  not readable (HTTP 403): pull requests and reviews\n');
    expect(text).toContain('fix: add pull-requests: read to the permissions of the job\n');
  });

  test('says that a token is rejected', async () => {
    const { text, code } = await withGitHub({ token: 'another' }, {});
    expect(text).toContain('✗ github         GitHub rejects GITHUB_TOKEN\n');
    expect(code).toBe(1);
  });

  test('says that GitHub cannot be reached', async () => {
    const { text } = await examine({
      environment: { GITHUB_TOKEN: 'ghs_x', GITHUB_REPOSITORY: 'a/b', GITHUB_API_URL: 'http://127.0.0.1:9' },
    });
    expect(text).toContain('✗ github         GitHub could not be reached\n');
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
