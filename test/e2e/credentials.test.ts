import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type CliOptions, type CliRun, runCli } from '../doubles/cli.js';
import { aFolder, git, put } from '../doubles/place.js';

const token = 'ghs_R4nd0mT0kenOfTheRun';
const basic = Buffer.from(`x-access-token:${token}`).toString('base64');

/** Every request, as `METHOD path authorization`; it gets the status that GitHub gives for a repository that it hides. */
async function aRecorder() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { authorization } = request.headers;
    requests.push(`${(request.url ?? '').split('/info')[0] ?? ''} ${authorization ?? 'none'}`);
    response.writeHead(authorization === undefined ? 401 : 404, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { requests, address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

/** A clone as actions/checkout v5 leaves it. */
function aClone(server = 'https://github.com') {
  const folder = aFolder({ 'README.md': '# Test\n' });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'first');
  git(folder, 'remote', 'add', 'origin', `${server}/acme/widgets`);
  git(folder, 'config', `http.${server}/.extraheader`, `AUTHORIZATION: basic ${basic}`);
  const config = join(folder, '.git/config');
  const temporary = join(aFolder(), 'tmp');
  return { folder, config, before: readFileSync(config, 'latin1'), temporary, server };
}

interface Run extends CliRun {
  /** What the model was given, call by call. */
  readonly results: readonly string[];
  /** Everything that the run wrote. */
  readonly all: string;
}

/** Runs a model that makes these calls, one per turn, under wide rules. */
async function run(
  { folder, temporary, server }: Pick<ReturnType<typeof aClone>, 'folder' | 'temporary' | 'server'>,
  commands: readonly string[],
  { args = [], when, name = 'run' }: { args?: readonly string[]; name?: string } & Pick<CliOptions, 'when'> = {},
): Promise<Run> {
  const turns = [...commands.map((command) => ({ calls: [{ tool: 'Bash', input: { command } }] })), { say: 'done' }];
  const place = aFolder({ [`${name}.jsonl`]: turns.map((turn) => JSON.stringify(turn)).join('\n') });
  const transcript = join(place, 'transcript.jsonl');
  const ended = await runCli(
    [
      'run',
      '--prompt',
      'x',
      '--allow',
      'Bash',
      '--model',
      `script:${join(place, `${name}.jsonl`)}`,
      '--transcript',
      transcript,
      ...args,
    ],
    {
      cwd: folder,
      env: { TMPDIR: temporary, GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: 'acme/widgets' },
      ...(when === undefined ? {} : { when }),
    },
  );
  const written = existsSync(transcript) ? readFileSync(transcript, 'utf8') : '';
  const events = written.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Event] : []));
  const results = events.flatMap(({ type, result }) =>
    type === 'tool-end' ? [result.parts.map(({ text }) => text).join('')] : [],
  );
  return { ...ended, results, all: ended.stdout + ended.stderr + written };
}

interface Event {
  readonly type: string;
  readonly result: { readonly parts: readonly { readonly text: string }[] };
}

const moved = 'Git credentials were moved out of .git/config';

describe('the credentials that actions/checkout left in the clone', () => {
  test('credentials are shown by no reading command under wide rules, not even in pieces, and are restored byte for byte after the run', async () => {
    const clone = aClone();
    const { stderr, all, results } = await run(
      clone,
      ['grep -rh basic .', 'grep -rhoE "[a-zA-Z0-9]{6}" .', 'grep -r "" .', 'git config --get-regexp http'],
      { args: ['--allow', 'Read(.git/**)', '--allow', 'Bash(git config:*)'] },
    );
    expect(results.join('\n')).toContain('# Test');
    for (const piece of [token, basic, ...(basic.match(/.{6}/g) ?? [])]) expect(all).not.toContain(piece);
    expect(stderr).toContain(moved);
    expect(readFileSync(clone.config, 'latin1')).toBe(clone.before);
  });

  test('credentials are given to one plain git command for this repository, and to no other command or repository', async () => {
    const { requests, address } = await aRecorder();
    const clone = aClone(address);
    const network = ['--allow', 'WebFetch', '--allow', 'Bash(git:*)'];
    const { results } = await run(clone, ['git fetch origin', 'git ls-remote origin'], { args: network });
    expect(requests).toEqual(Array.from({ length: requests.length }, () => `/acme/widgets basic ${basic}`));
    expect(requests.length).toBeGreaterThanOrEqual(2);
    expect(results.join('')).not.toContain('separate call');

    requests.length = 0;
    const refused = await run(clone, ['git fetch origin && true'], { args: network });
    expect(requests).toEqual(Array.from({ length: requests.length }, () => '/acme/widgets none'));
    expect(requests.length).toBeGreaterThanOrEqual(1);
    expect(refused.results[0]).toContain('run `git fetch` as a separate call');

    requests.length = 0;
    git(clone.folder, 'remote', 'add', 'other', `${address}/acme/other`);
    await run(clone, ['git ls-remote other'], { args: network });
    expect(requests).toEqual(Array.from({ length: requests.length }, () => '/acme/other none'));
    expect(requests.length).toBeGreaterThanOrEqual(1);
  });

  test('credentials are not touched by a run without a call, a dry run or explain', async () => {
    const clone = aClone();
    for (const args of [[], ['--dry-run']]) {
      const { all } = await run(clone, args.length === 0 ? [] : ['git status'], { args });
      expect(all).not.toContain(moved);
    }
    await runCli(['explain', '--allow', 'Bash', 'git status'], { cwd: clone.folder });
    expect(existsSync(join(clone.temporary, 'sallyport-credentials-0'))).toBe(false);
    expect(readFileSync(clone.config, 'latin1')).toBe(clone.before);
  });

  test('credentials of a clone in a folder of the workspace and of its submodules are moved too', async () => {
    const clone = aClone();
    const configs = ['nested/.git/config', 'nested/.git/modules/a/b/config'];
    git(clone.folder, 'init', '-q', 'nested');
    put(clone.folder, { 'nested/.git/modules/a/b/HEAD': 'ref: refs/heads/main\n' });
    for (const path of configs) writeFileSync(join(clone.folder, path), clone.before);
    const { all, results } = await run(clone, ['grep -rhoE "[a-zA-Z0-9]{6}" .']);
    expect(results[0]).toContain('origin');
    for (const piece of basic.match(/.{6}/g) ?? []) expect(all).not.toContain(piece);
    for (const path of configs) expect(readFileSync(join(clone.folder, path), 'latin1')).toBe(clone.before);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('credentials are back after %s', async (signal) => {
    const clone = aClone();
    await run(clone, ['sleep 60'], { when: { says: moved, signal } });
    expect(readFileSync(clone.config, 'latin1')).toBe(clone.before);
  });

  test('after SIGKILL, credentials are back with the next run, whatever that run does', async () => {
    const clone = aClone();
    await run(clone, ['sleep 60'], { when: { says: moved, signal: 'SIGKILL' } });
    expect(readFileSync(clone.config, 'latin1')).not.toContain(basic);
    await run(clone, []);
    expect(readFileSync(clone.config, 'latin1')).toBe(clone.before);
  });

  test('credentials stay away until the last of two runs in one checkout ends, and neither shows them', async () => {
    const clone = aClone();
    const signs = aFolder();
    const wait = `const { existsSync, writeFileSync } = require('node:fs');
      const [, , own, other] = process.argv;
      writeFileSync('${signs}/' + own, '');
      const look = () => existsSync('${signs}/' + other) || setTimeout(look, 50);
      look();`;
    put(clone.folder, { 'wait.cjs': wait });
    const read = 'grep -rhoE "[a-zA-Z0-9]{6}" .';
    const first = run(clone, ['node wait.cjs a b', read], { name: 'a' });
    const second = run(clone, ['node wait.cjs b a', 'node wait.cjs b first-ended', read], { name: 'b' });
    const runs = [await first];
    expect(readFileSync(clone.config, 'latin1')).not.toContain(basic);
    put(signs, { 'first-ended': '' });
    runs.push(await second);
    for (const { all, results } of runs) {
      expect(results.at(-1)).toContain('origin');
      for (const piece of basic.match(/.{6}/g) ?? []) expect(all).not.toContain(piece);
    }
    expect(readFileSync(clone.config, 'latin1')).toBe(clone.before);
  });
});

describe('the values of denied files', () => {
  test('the values of denied files reach no output through an allowed recursive reader, whatever its options', async () => {
    const clone = aClone();
    put(clone.folder, {
      '.env': 'API_KEY="zq9-44kfjW-p03ma"\nGREETING=hello world and friends\n',
      'config/secrets.yml': 'db:\n  password: p4ss.w0rd.x9.11\n',
      'notes/plan.txt': 'the code of the door is 77f3-kk20-91ab\n',
      'README.md': 'zq9-44kfjW-p03ma is in .env\n',
    });
    const { all, results } = await run(
      clone,
      ['grep -r "" . --exclude-dir=.git', 'grep -rn e . --exclude-dir=.git | base64'],
      {
        args: ['--deny', 'Read(notes/**)'],
      },
    );
    expect(results[0]).toContain('hello world and friends');
    expect(results[0]).toContain('the code of the door is ***');
    const values = ['zq9-44kfjW-p03ma', 'p4ss.w0rd.x9.11', '77f3-kk20-91ab'];
    for (const value of values) {
      expect(all).not.toContain(value);
      expect(Buffer.from(results[1] ?? '', 'base64').toString('latin1')).not.toContain(value);
    }
  });

  test('the values of a file stay visible if a rule permits reading it', async () => {
    const clone = aClone();
    put(clone.folder, { '.env': 'API_KEY="zq9-44kfjW-p03ma"\n' });
    const { results } = await run(clone, ['cat .env'], { args: ['--allow', 'Read(.env)'] });
    expect(results[0]).toContain('zq9-44kfjW-p03ma');
  });
});
