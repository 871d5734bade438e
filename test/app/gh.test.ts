import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/app/run.js';
import { pathWith, token } from '../doubles/gh-bridge.js';
import { aGitServer } from '../doubles/git-server.js';
import { startGitHub } from '../doubles/github-server.js';
import { aFolder, aRepository, git } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

const event = {
  action: 'opened',
  number: 5,
  pull_request: {
    number: 5,
    user: { login: 'octocat', type: 'User' },
    head: { sha: 'a'.repeat(40), ref: 'fix', repo: { full_name: 'acme/widgets', fork: false } },
    base: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'acme/widgets' } },
  },
  repository: { full_name: 'acme/widgets', name: 'widgets', owner: { login: 'acme' } },
  sender: { login: 'octocat', type: 'User' },
};

/** A run of these command lines on pull request 5, with the stand-in for gh. */
async function runCommands(
  commands: readonly string[],
  allow: string,
  {
    hasToken = true,
    server,
    files = {},
  }: {
    readonly hasToken?: boolean;
    readonly server?: string;
    readonly files?: Readonly<Record<string, string>>;
  } = {},
) {
  const github = await startGitHub({
    token,
    comments: [[5, { login: 'ana', type: 'User', id: 7 }, 'It crashes.']],
  });
  const turns = [...commands.map((command) => ({ calls: [{ tool: 'Bash', input: { command } }] })), { say: 'Done.' }];
  const directory = aRepository({ ...files, 's.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n') });
  if (server !== undefined) git(directory, 'remote', 'add', 'origin', `${server}/acme/widgets`);
  const place = aFolder({ 'event.json': JSON.stringify(event) });
  const transcript = join(place, 'transcript.jsonl');
  const written: string[] = [];
  const given = {
    ...{ model: 'script:s.jsonl', publish: 'none', prompt: 'Look.', allow, transcript, sandbox: 'off' },
    ...(hasToken ? { 'github-token': token } : {}),
    ...{ checkout: 'none', 'required-permission': 'none', context: 'none' },
  };
  const outcome = await run({
    settings: Object.entries(given).map(([name, value]) => ({ name, value, location: name })),
    hostEnvironment: {
      environment: {
        PATH: `${pathWith('stand-in')}:${process.env['PATH'] ?? ''}`,
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: 'acme/widgets',
        ...(server === undefined ? {} : { GITHUB_SERVER_URL: server }),
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: join(place, 'event.json'),
      },
      directory,
      home: aFolder(),
      temporary: place,
      stdio: aStdio({ out: (text) => void written.push(text), err: (text) => void written.push(text) }),
      program: '',
      onRunner: false,
      signal: new AbortController().signal,
    },
    writeSummary: null,
    setOutputs: null,
  });
  await github.close();
  if (outcome.exitCode === 2) throw new Error(written.join(''));
  return { outcome, github, written: written.join(''), transcript: readFileSync(transcript, 'utf8') };
}

describe.skipIf(process.platform === 'win32')('gh in the commands of a run', () => {
  test('reads with the token of the run, and records what it writes', async () => {
    const { github, transcript, written } = await runCommands(
      [
        'gh api repos/acme/widgets/issues/5/comments | head -c 4000',
        'gh pr comment 5 --body "$(cat <<\'X\'\nSeen, @ana.\nX\n)"',
        'gh pr comment 6 --body no',
        'gh pr merge 5',
      ],
      'Bash(gh:*)\nBash(head:*)\nBash(cat:*)',
    );
    expect(transcript).toContain('It crashes.');
    expect(transcript).toContain('this run can change only #5');
    expect(transcript).toContain('since a run does not merge');
    expect(github.comments(5).map(({ body }) => body)).toEqual([
      'It crashes.',
      expect.stringMatching(/Seen, (?!@ana)/) as string,
    ]);
    expect(github.comments(6)).toEqual([]);
    expect(github.invalid).toEqual([]);
    for (const text of [transcript, written]) expect(text).not.toContain(token);
  });

  test.each<[string, string, string | null]>([
    ["gh api repos/acme/widgets --jq '$ENV.GH_TOKEN'", 'reads the environment ($ENV)', null],
    ['gh pr view 5 --web', '--web opens the browser', null],
    ["gh alias set x '!touch p'", 'changes something that the rule does not name', null],
    ['gh extension install a/b', 'changes something that the rule does not name', null],
    ['gh x', 'it may be an alias or an extension', null],
    ['gh api https://example.org/x', 'is an address on another host', 'Only the API of the server'],
    ['gh api --hostname example.org user', 'goes to another host', 'Only the repository acme/widgets'],
    ['gh pr view 9 -R other/repo', 'names another repository', null],
    ['gh api repos/other/repo', 'Only the repository acme/widgets', 'Only the repository acme/widgets'],
    ['gh api -X GET search/issues -F q=@.env', 'may contain credentials', 'Only the repository acme/widgets'],
    ['gh api repos/acme/widgets --input .env', 'may contain credentials', null],
    ['gh api repos/acme/widgets --method DELETE', 'sends a request that changes something', 'Commands cannot change'],
    [
      'gh api graphql --method POST --input - < mutation.json',
      'sends a query that may change',
      'cannot change GitHub (addStar)',
    ],
  ])('%s is refused: %s; if a rule names it, on the wire: %s', async (command, refusal, onWire) => {
    const files = {
      '.env': 'KEY=1\n',
      'mutation.json': JSON.stringify({
        query: 'mutation { addStar(input: {starrableId: "x"}) { clientMutationId } }',
      }),
    };
    const [words = ''] = command.split(' <');
    const named = `Bash(gh:*)\nBash(${words})\nRead(.env)\nRead(mutation.json)`;
    for (const [allow, reason] of [
      ['Bash(gh:*)', refusal],
      [named, onWire ?? ''],
    ] as const) {
      const { transcript, written, github } = await runCommands([command], allow, { files });
      expect(transcript).toContain(reason);
      for (const text of [transcript, written]) expect(text).not.toContain(token);
      const allowed = ['/graphql', '/repos/acme/widgets'];
      expect(github.requests.filter(({ method, path }) => method === 'DELETE' || !allowed.includes(path))).toEqual([]);
      expect(github.requests.filter(({ body }) => JSON.stringify(body ?? '').includes('addStar'))).toEqual([]);
    }
  });

  test('says why gh has no access without a token', async () => {
    const { transcript } = await runCommands(['gh api repos/acme/widgets'], 'Bash(gh api:*)', {
      hasToken: false,
    });
    expect(transcript).toContain('gh has no access to GitHub in this run, because no github-token is set');
  });

  test('git pushes and fetches with the token of the run, in a line with other commands', async () => {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    const { root, seen, address } = await aGitServer(['acme/widgets'], `Basic ${basic}`);
    const line = 'git push -q origin main && git fetch -q origin main && git log -1 --format=%s FETCH_HEAD';
    const { transcript } = await runCommands([line], 'Bash(git push:*)\nBash(git fetch:*)\nWebFetch', {
      server: address,
    });
    expect(git(root, '-C', 'acme/widgets', 'for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
    expect(new Set(seen)).toEqual(new Set([`/acme/widgets Basic ${basic}`]));
    for (const secret of [token, basic]) expect(transcript).not.toContain(secret);
  });
});
