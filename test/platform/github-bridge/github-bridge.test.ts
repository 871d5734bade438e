import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { findExecutable } from '../../../src/platform/process/program-path.js';
import type { ExecResult } from '../../../src/platform/process/types.js';
import { aBridge, type BridgedGitHub, type BridgedOptions, hasGh, token } from '../../doubles/gh-bridge.js';
import { aFolder } from '../../doubles/place.js';

const isWindows = process.platform === 'win32';

/** Runs a command line with access through a bridge. */
async function run(
  { bridge, path }: BridgedGitHub,
  line: string,
  records: readonly string[] = ['Comment'],
): Promise<ExecResult> {
  const home = aFolder({ 'body.md': 'From a file\n' });
  const exec = createProcessRunner({ path, home, environment: {} });
  const session = await bridge.begin(records);
  try {
    const { signal } = new AbortController();
    return await exec.shell(line, {
      cwd: home,
      env: session.variables,
      timeoutMs: 20_000,
      maxOutputBytes: 100_000,
      signal,
    });
  } finally {
    session.end();
  }
}

const ghPath = findExecutable('gh', process.env['PATH'] ?? '') ?? 'gh';
const kinds: readonly BridgedOptions['gh'][] = hasGh() ? ['stand-in', 'installed'] : ['stand-in'];

describe.skipIf(isWindows).each(kinds)('gh over the bridge, %s', (gh) => {
  test('reads with the token added outside of the command', async () => {
    const all = await aBridge({ gh });
    const { stdout, exitCode } = await run(all, 'gh api repos/acme/widgets | tr a-z A-Z');
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '{"FULL_NAME":"ACME/WIDGETS"}' });
    expect(all.arrived).toEqual([{ line: 'GET /repos/acme/widgets', authorization: `token ${token}` }]);
  });

  test('a filter that prints the environment shows only the placeholder', async () => {
    const all = await aBridge({ gh });
    const { output } = await run(all, "gh api repos/acme/widgets --jq '$ENV.GH_TOKEN'; env; cat $GH_CONFIG_DIR/*");
    expect(output).toContain('sallyport-placeholder');
    expect(output).not.toContain(token);
  });

  test('GraphQL queries of reading commands answer, also in a substitution', async () => {
    const all = await aBridge({ gh });
    const { stdout } = await run(all, 'echo "$(gh pr view 5 --json title,number)"');
    expect(JSON.parse(stdout)).toMatchObject({ number: 5, title: 'Fix the parser' });
    expect(all.arrived).toMatchObject([{ line: 'POST /graphql' }]);
  });

  test.each([
    ['gh api repos/other/widgets', 'Only the repository acme/widgets can be reached.'],
    ['gh api https://example.org/repos/acme/widgets', 'Only the API of the server of this repository'],
    ['gh api repos/acme/widgets/issues/5 --method DELETE', 'Commands cannot change GitHub'],
    ['gh api repos/acme/widgets/actions/secrets', 'closed to commands'],
  ])('nothing reaches GitHub from `%s`', async (line, reason) => {
    const all = await aBridge({ gh });
    const { exitCode, output } = await run(all, line);
    expect({ exitCode, arrived: all.arrived }).toEqual({ exitCode: 1, arrived: [] });
    expect(output).toContain(reason);
  });

  test.each([
    ['is a link', 'link', 'link is a link: ask for the file that it leads to.'],
    ['is in a directory that shows no list', 'secret/x', 'did not show whether x is a link'],
    ['is in a directory with too many files', 'many/x', 'too many files'],
  ])('does not send a file that %s', async (_, file, reason) => {
    const all = await aBridge({ gh });
    const { exitCode, output } = await run(all, `gh api 'repos/acme/widgets/contents/${file}?ref=other'`);
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringContaining(reason) as string });
    expect(all.arrived.map(({ line }) => line)).not.toContain(`GET /repos/acme/widgets/contents/${file}?ref=other`);
  });

  test('sends a file that is not a link', async () => {
    const { exitCode, stdout } = await run(await aBridge({ gh }), 'gh api repos/acme/widgets/contents/a.txt?ref=other');
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '{"full_name":"acme/widgets"}' });
  });

  test('the storage of logs does not get the token', async () => {
    const all = await aBridge({ gh });
    expect((await run(all, 'gh api repos/acme/widgets/actions/jobs/7/logs')).stdout).toBe('the log\n');
    expect(all.arrived.map(({ authorization }) => authorization)).toEqual([`token ${token}`, undefined]);
  });

  test('follows no other redirect', async () => {
    const all = await aBridge({ gh });
    expect((await run(all, 'gh api repos/acme/widgets/zen')).output).toContain('redirects to another address');
  });

  test('the next page of a list belongs to this repository', async () => {
    const all = await aBridge({ gh });
    expect((await run(all, 'gh api --paginate repos/acme/widgets/issues')).output).toContain('"number":2');
    expect(all.arrived.at(-1)?.line).toBe('GET /repos/acme/widgets/issues?page=2');
  });

  test.each([
    ['in the words', 'gh pr comment 5 --body "$(printf \'a\\n"b"\')"', null, null],
    ['from a pipe', 'echo piped | gh pr comment 5 --body-file -', 'piped\n', '-'],
    ['from a document', "gh pr comment 5 -F - <<'X'\nline 1\n\nline 2\nX", 'line 1\n\nline 2\n', '-'],
    ['from a file', 'gh pr comment 5 --body-file=body.md', 'From a file\n', 'body.md'],
    ['and the name of what was read', 'gh pr comment 5 -F gone.md -b -F=body.md', 'From a file\n', 'body.md'],
  ])('a comment is answered by Sallyport with its body %s', async (_, line, body, bodyFile) => {
    const all = await aBridge({ gh });
    const { exitCode, stdout, output } = await run(all, line);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'https://github.com/acme/widgets/pull/5\n' });
    expect(output).toContain('Recorded.');
    expect(all.calls).toEqual([
      { argv: expect.arrayContaining(['pr', 'comment', '5']) as string[], body, bodyFile, records: ['Comment'] },
    ]);
    expect(all.arrived).toEqual([]);
  });

  test('keeps every word of a command as it is', async () => {
    const all = await aBridge({ gh });
    await run(all, "gh pr comment 5 --body $'a\\n\\n b \\\\ \"c\" \\'d\\' é' ''");
    expect(all.calls[0]?.argv).toEqual(['pr', 'comment', '5', '--body', 'a\n\n b \\ "c" \'d\' é', '']);
  });

  test('leaves the input of a loop alone', async () => {
    const all = await aBridge({ gh });
    await run(all, "printf '5\\n6\\n' | while read -r n; do gh pr comment $n --body x; done");
    expect(all.calls.map(({ argv }) => argv[2])).toEqual(['5', '6']);
  });

  test('a refused command fails with the reason', async () => {
    const answer = () => ({ exitCode: 1, stdout: '', stderr: 'Not recorded: no.' });
    const { exitCode, stdout, output } = await run(await aBridge({ gh, answer }), 'gh pr merge 5');
    expect({ exitCode, stdout, output }).toEqual({ exitCode: 1, stdout: '', output: 'Not recorded: no.\n' });
  });

  test.skipIf(gh === 'stand-in')('a comment by `gh api` is recorded too', async () => {
    const all = await aBridge({ gh });
    const { stdout } = await run(all, 'gh api repos/acme/widgets/issues/5/comments -f body=hi --jq .html_url');
    expect(stdout).toBe('https://github.com/acme/widgets/pull/5\n');
    const argv = ['issue', 'comment', '5', '--body-file', '-'];
    expect(all).toMatchObject({ arrived: [], calls: [{ argv, body: 'hi', records: ['Comment'] }] });
  });

  test('a missing body file fails before anything is recorded', async () => {
    const all = await aBridge({ gh });
    expect(await run(all, 'gh pr comment 5 --body-file gone.md')).toMatchObject({ exitCode: 1 });
    expect(all.calls).toEqual([]);
  });
});

describe.skipIf(!hasGh() || isWindows)('commands of the installed gh', () => {
  test.each([
    ['gh pr view 5 --comments', 'octo'],
    ['gh pr diff 5', 'diff --git'],
    [
      'gh api graphql -f query=\'{ repository(owner: "acme", name: "widgets") { pullRequest(number: 5) { title } } }\'',
      'Fix the parser',
    ],
  ])('%s answers', async (line, found) => {
    const { exitCode, output } = await run(await aBridge({ gh: 'installed' }), line);
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining(found) as string });
  });

  test.each([
    [
      'gh api graphql -f query=\'mutation { addStar(input: {starrableId: "x"}) { clientMutationId } }\'',
      'cannot change GitHub (addStar)',
    ],
    ['gh issue close 5', 'cannot change GitHub'],
    ['gh pr view https://github.com/other/repo/pull/9', 'Only the repository acme/widgets'],
    ['gh pr view 5 -R other/repo', 'Only the repository acme/widgets'],
    ['gh api --hostname example.org user', 'HTTP 403'],
    [`${ghPath} pr comment 5 --body x`, 'cannot change GitHub (addComment)'],
  ])('%s is refused on the wire', async (line, reason) => {
    const all = await aBridge({ gh: 'installed' });
    const { exitCode, output } = await run(all, line);
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringContaining(reason) as string });
  });
});

/** The reading commands of published allow lists. */
const reading = [
  ...['pr view 5 --comments', 'pr view 5 --json title,body,files,reviews,commits,labels', 'pr diff 5 --name-only'],
  ...[
    'pr list --search "fix in:title"',
    'pr checks 5',
    'issue view 5 --comments',
    'issue list --label bug --state all',
  ],
  ...['issue list -R acme/widgets', 'search issues crash', 'search prs crash --repo acme/widgets', 'run list'],
  ...['run view 1', 'run view 1 --log-failed', 'workflow list', 'workflow view ci.yml', 'release list'],
  ...['release view v1', 'label list', 'api repos/{owner}/{repo}/pulls/5/comments --paginate', 'auth status'],
];

describe.skipIf(!hasGh() || isWindows)('reading commands of the installed gh', () => {
  test.each(reading)('gh %s sends only requests that pass, with the token of the run', async (command) => {
    const all = await aBridge({ gh: 'installed' });
    const { output } = await run(all, `gh ${command} | head -c 2000`);
    expect(output).not.toContain('Sallyport refused the request');
    expect(all.arrived.length, output).toBeGreaterThan(0);
    expect(all.arrived.filter(({ authorization }) => authorization?.includes(token) !== true)).toEqual([]);
  });
});

describe.skipIf(isWindows)('the bridge', () => {
  test('says that gh is missing where it is not installed', async () => {
    const { exitCode, output } = await run(await aBridge({ gh: 'missing' }), 'gh pr view 5');
    expect({ exitCode, output }).toEqual({
      exitCode: 127,
      output: expect.stringContaining('gh is not installed') as string,
    });
  });

  test('leaves nothing on the disk after a command', async () => {
    const { bridge } = await aBridge({ gh: 'stand-in' });
    const session = await bridge.begin([]);
    expect(existsSync(session.access.socket)).toBe(true);
    session.end();
    expect(existsSync(session.access.directory)).toBe(false);
  });

  test('serves an Enterprise server under the paths that gh uses there', async () => {
    const all = await aBridge({ gh: 'stand-in', serverUrl: 'https://ghe.example.org' });
    expect((await run(all, 'gh api https://ghe.example.org/api/v3/repos/acme/widgets')).stdout).toContain(
      'acme/widgets',
    );
    expect((await run(all, 'gh api https://api.github.com/repos/acme/widgets')).exitCode).toBe(1);
  });
});
