import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { evaluate as realEvaluate } from '../../src/batch/evaluate/evaluate.js';
import type { Evaluate } from '../../src/batch/run/evaluation.js';
import { type BatchOptions, conclusionsOf, playBatch, playMerge } from '../doubles/batch.js';
import { startBatchServer } from '../doubles/batch-api-server.js';
import { runCli } from '../doubles/cli.js';
import { aGitServer } from '../doubles/git-server.js';
import { aFolder, git, put } from '../doubles/place.js';
import { aMachine, aServer, branch, docsFiles, filesOn, onBranch, tamper } from '../doubles/state-branch.js';

const onlyJob = (folder: string) => join(folder, 'jobs', readdirSync(join(folder, 'jobs'))[0] ?? '');

describe('state-storage: branch', () => {
  test('a run on a new machine reuses the results of the first one, and the branch has no transcript', async () => {
    const server = aServer();
    const first = await playBatch(aMachine(server), 'batch.yml', onBranch);
    expect(conclusionsOf(first)).toEqual(['success', 'success']);
    expect(first.lines).toContain(`The branch ${branch} does not exist yet: no earlier results are reused.`);
    expect(filesOn(server).map((name) => name.replace(/[0-9a-f]{64}/, 'KEY'))).toEqual([
      'batch.json',
      'jobs/KEY.json',
      'jobs/KEY.json',
      'plan.json',
      'run.json',
    ]);
    const second = await playBatch(aMachine(server, 'a, b, c'), 'batch.yml', onBranch);
    expect(conclusionsOf(second)).toEqual(['success (reused)', 'success (reused)', 'success']);
    expect(second.lines).toContain(`Restored 2 results of docs from the branch ${branch}.`);
    expect(git(server, 'log', '--format=%s', branch).split('\n')).toEqual([
      'Save the state of the batch docs [skip ci]',
      'Save the state of the batch docs [skip ci]',
    ]);
  });

  test('a run on a new machine writes the output files of the results that it reuses', async () => {
    const server = aServer();
    const [first, second] = [aMachine(server), aMachine(server)];
    for (const folder of [first, second]) {
      put(folder, { 'batch.yml': `${docsFiles()['batch.yml']}    output: { file: "docs/{{item.value}}.md" }\n` });
      await playBatch(folder, 'batch.yml', onBranch);
    }
    expect(readFileSync(join(second, 'docs/b.md'), 'utf8')).toBe('Answer b\n');
  });

  test('two runs at the same time keep the results of both', async () => {
    const server = aServer();
    const [one, other] = [aMachine(server, 'a, b'), aMachine(server, 'c, d')];
    await Promise.all([one, other].map((folder) => playBatch(folder, 'batch.yml', onBranch)));
    const all = await playBatch(aMachine(server, 'a, b, c, d'), 'batch.yml', onBranch);
    expect(conclusionsOf(all)).toEqual(Array.from({ length: 4 }, () => 'success (reused)'));
  });

  test('a directory that outlives the machine is merged with the branch', async () => {
    const server = aServer();
    const kept = aMachine(server, 'a');
    await playBatch(kept, 'batch.yml');
    await playBatch(aMachine(server, 'b'), 'batch.yml', onBranch);
    put(kept, docsFiles('a, b'));
    expect(conclusionsOf(await playBatch(kept, 'batch.yml', onBranch))).toEqual([
      'success (reused)',
      'success (reused)',
    ]);
    expect(filesOn(server).filter((name) => name.startsWith('jobs/'))).toHaveLength(2);
  });

  test('a success on the branch is not lost to a failure in the directory', async () => {
    const server = aServer();
    const kept = aMachine(server, 'a');
    put(kept, { 'a.jsonl': JSON.stringify({ fail: { status: 400, times: 99 } }) });
    await playBatch(kept, 'batch.yml');
    await playBatch(aMachine(server, 'a'), 'batch.yml', onBranch);
    expect(conclusionsOf(await playBatch(kept, 'batch.yml', onBranch))).toEqual(['success (reused)']);
  });

  test('scores in the directory are not lost to earlier ones on the branch, which would be paid for again', async () => {
    const kept = aMachine(aServer(), 'a');
    let scored = 0;
    const evaluate: Evaluate = (...given) => {
      scored += 1;
      return realEvaluate(...given);
    };
    const check = (word: string) =>
      put(kept, {
        'batch.yml': `${docsFiles('a')['batch.yml']}    evaluate: [{ name: has text, contains: ${word} }]\n`,
      });
    check('Answer');
    await playBatch(kept, 'batch.yml', { ...onBranch, evaluate });
    check('Answer a');
    await playBatch(kept, 'batch.yml', { evaluate });
    expect(scored).toBe(2);
    await playBatch(kept, 'batch.yml', { ...onBranch, evaluate });
    expect(scored).toBe(2);
  });

  test('the step merge adds the results of all shards, and a shard begins with the branch', async () => {
    const server = aServer();
    const folder = aMachine(server, 'a, b, c');
    for (const shard of ['1/2', '2/2']) await playBatch(folder, 'batch.yml', { shard, state: `s${shard[0] ?? ''}` });
    await playMerge(folder, ['s1', 's2'], 'merged', null, onBranch);
    const next = await playBatch(aMachine(server, 'a, b, c'), 'batch.yml', { ...onBranch, shard: '1/2', state: 's' });
    expect(new Set(conclusionsOf(next))).toEqual(new Set(['success (reused)']));
    const later = aMachine(server, 'd');
    await playBatch(later, 'batch.yml', { shard: '1/1', state: 's1' });
    await playMerge(later, ['s1'], 'merged', null, onBranch);
    expect(filesOn(server).filter((name) => name.startsWith('jobs/'))).toHaveLength(4);
  });

  test('a shard saves the results of its jobs only, and the step merge saves the run', async () => {
    const server = aServer();
    await playBatch(aMachine(server, 'a'), 'batch.yml', onBranch);
    const before = git(server, 'show', `${branch}:run.json`);
    const folder = aMachine(server, 'a, b, c');
    for (const shard of ['1/2', '2/2'])
      await playBatch(folder, 'batch.yml', { ...onBranch, shard, state: `s${shard[0] ?? ''}` });
    expect(filesOn(server).filter((name) => name.startsWith('jobs/'))).toHaveLength(3);
    expect(git(server, 'show', `${branch}:run.json`)).toBe(before);
    await playMerge(folder, ['s1', 's2'], 'merged', null, onBranch);
    expect(git(server, 'show', `${branch}:run.json`)).not.toBe(before);
  });

  test('a planted result is not reused with resume-key, with one notice', async () => {
    const server = aServer();
    const settings = { 'resume-key': 'k'.repeat(16) };
    await playBatch(aMachine(server, 'a'), 'batch.yml', { ...onBranch, settings });
    tamper(server, (folder) => {
      const path = onlyJob(folder);
      writeFileSync(path, readFileSync(path, 'utf8').replace('Answer a', 'Planted!'));
    });
    const again = await playBatch(aMachine(server, 'a'), 'batch.yml', { ...onBranch, settings });
    expect(again.result.jobs.map(({ text, reused }) => [text, reused])).toEqual([['Answer a', false]]);
    expect(again.lines.filter((line) => line.includes('it was not written with resume-key'))).toHaveLength(1);
    const healed = await playBatch(aMachine(server, 'a'), 'batch.yml', { ...onBranch, settings });
    expect(conclusionsOf(healed)).toEqual(['success (reused)']);
  });

  test.each([
    ['a link', (folder: string) => symlinkSync('/etc/passwd', join(folder, `jobs/${'f'.repeat(64)}.json`))],
    ['a file of another name', (folder: string) => put(folder, { '.gitattributes': '* text\n', 'jobs/x.json': '{}' })],
    ['a transcript', (folder: string) => put(folder, { [`transcripts/${'a'.repeat(64)}-1.jsonl`]: '{}\n' })],
  ])('%s on the branch is not restored', async (_, plant) => {
    const server = aServer();
    await playBatch(aMachine(server, 'a'), 'batch.yml', onBranch);
    tamper(server, plant);
    const folder = aMachine(server, 'a');
    expect(conclusionsOf(await playBatch(folder, 'batch.yml', onBranch))).toEqual(['success (reused)']);
    const state = join(folder, '.sallyport/state/docs');
    expect(readdirSync(state).toSorted()).toEqual([
      '.gitignore',
      'batch.json',
      'jobs',
      'plan.json',
      'report',
      'run.json',
    ]);
    expect(readdirSync(join(state, 'jobs'))).toHaveLength(1);
  });

  test('a push that the server refuses changes no result, and the warning has its reason', async () => {
    const server = aServer();
    put(server, { 'hooks/pre-receive': '#!/bin/sh\necho "error: no pushes today" >&2\nexit 1\n' });
    chmodSync(join(server, 'hooks/pre-receive'), 0o755);
    const folder = aMachine(server);
    const { outcome, lines } = await playBatch(folder, 'batch.yml', onBranch);
    expect(outcome.exitCode).toBe(0);
    const state = join(folder, '.sallyport/state/docs');
    expect(lines.join('\n')).toContain(
      `The results were not saved to the branch ${branch}: error: no pushes today. They are only in ${state}: if that is lost, the next run pays for these jobs again.`,
    );
    expect(readdirSync(join(state, 'jobs'))).toHaveLength(2);
    const shard = await playBatch(folder, 'batch.yml', { ...onBranch, shard: '1/2', state: 's' });
    expect(shard.lines.join('\n')).toContain('no pushes today. The step merge saves them.');
  });

  test('a branch that git cannot create next to another one changes no result, and the warning names that branch', async () => {
    const server = aServer();
    const folder = aMachine(server);
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'first');
    git(folder, 'push', '-q', 'origin', 'HEAD:refs/heads/sallyport');
    const { outcome, lines } = await playBatch(folder, 'batch.yml', onBranch);
    expect(outcome.exitCode).toBe(0);
    expect(lines.join('\n')).toContain(`git cannot create ${branch} while the branch sallyport exists`);
  });

  test('a deleted branch is a fresh start', async () => {
    const server = aServer();
    await playBatch(aMachine(server, 'a'), 'batch.yml', onBranch);
    git(server, 'update-ref', '-d', `refs/heads/${branch}`);
    const { lines, ...again } = await playBatch(aMachine(server, 'a'), 'batch.yml', onBranch);
    expect(conclusionsOf({ lines, ...again })).toEqual(['success']);
    expect(lines.join('\n')).toContain('does not exist yet');
  });

  test.each([
    ['on GitHub, the token of the run', 'x-access-token:ghs_0123456789abcdef', ''],
    ['on a GitHub whose address ends with a slash, the token of the run', 'x-access-token:ghs_0123456789abcdef', '/'],
    ['elsewhere, the login in the address of origin', 'project_bot:glpat-0123456789abcdef', null],
  ])('%s is sent to the server', async (_, login, end) => {
    const isOnGitHub = end !== null;
    const scheme = isOnGitHub ? 'basic' : 'Basic';
    const server = await aGitServer(['octo/app'], `${scheme} ${Buffer.from(login).toString('base64')}`);
    const token = isOnGitHub ? (login.split(':')[1] ?? '') : null;
    const origin = `${server.address.replace('//', `//${login}@`)}/octo/app`;
    const environment = isOnGitHub
      ? { GITHUB_SERVER_URL: `${server.address}${end}`, GITHUB_REPOSITORY: 'octo/app' }
      : {};
    const options = { storage: { kind: 'branch', token }, environment } as const;
    const machine = () => aMachine(isOnGitHub ? 'https://unused.example' : origin);
    expect(conclusionsOf(await playBatch(machine(), 'batch.yml', options))).toEqual(['success', 'success']);
    const again = await playBatch(machine(), 'batch.yml', options);
    expect(conclusionsOf(again)).toEqual(['success (reused)', 'success (reused)']);
    expect(again.lines.join('\n')).not.toContain(login.split(':')[1]);
  });

  test('a server that cannot be reached is an error before anything is paid for', async () => {
    const folder = aMachine(join(aFolder(), 'nowhere'));
    await expect(playBatch(folder, 'batch.yml', onBranch)).rejects.toMatchObject({
      diagnostics: [{ code: 'state-unusable', message: expect.stringContaining('cannot be read') as string }],
    });
    expect(existsSync(join(folder, '.sallyport/state/docs/jobs'))).toBe(false);
    expect(existsSync(join(folder, '.sallyport/state/docs/lock.json'))).toBe(false);
  });

  test('an origin of the form user@host:path is reached by ssh, not taken for a folder', async () => {
    const folder = aMachine('git@host.invalid:octo/app.git');
    await expect(playBatch(folder, 'batch.yml', onBranch)).rejects.toMatchObject({
      diagnostics: [{ found: expect.not.stringContaining(folder) as string }],
    });
  });

  test('a branch with other files is an error and stays as it is', async () => {
    const server = aServer();
    const source = aMachine(server);
    git(source, 'add', '-A');
    git(source, 'commit', '-q', '-m', 'source');
    git(source, 'push', '-q', 'origin', 'main');
    const before = git(server, 'rev-parse', 'main');
    const storage = { kind: 'branch', branch: 'main' } as const;
    await expect(playBatch(aMachine(server), 'batch.yml', { storage })).rejects.toThrow('contains other files');
    expect(git(server, 'rev-parse', 'main')).toBe(before);
  });

  test('the state of another batch is an error', async () => {
    const server = aServer();
    await playBatch(aMachine(server), 'batch.yml', onBranch);
    const other = aMachine(server);
    put(other, { 'batch.yml': docsFiles()['batch.yml'].replace('name: docs', 'name: other') });
    const storage = { kind: 'branch', branch } as const;
    await expect(playBatch(other, 'batch.yml', { storage })).rejects.toThrow('holds the state of another batch');
  });

  test.each([
    [
      'the state of another batch',
      { 'batch.json': '{"formatVersion":1,"name":"other"}' },
      'holds the state of another batch (other)',
    ],
    ['source code', { 'index.js': 'run()' }, 'contains other files than the state of a batch (index.js)'],
  ])('a branch that gets %s during the run stays as it is, with a warning', async (_, content, reason) => {
    const server = aServer();
    const other = aFolder(content);
    git(other, 'init', '-q', '-b', 'main');
    git(other, 'add', '-A');
    git(other, 'commit', '-q', '-m', 'other');
    const evaluate: Evaluate = (...given) => {
      git(other, 'push', '-q', server, `HEAD:refs/heads/${branch}`);
      return realEvaluate(...given);
    };
    const folder = aMachine(server, 'a');
    const text = `${docsFiles('a')['batch.yml']}    evaluate: [{ name: has text, contains: Answer }]\n`;
    put(folder, { 'batch.yml': text });
    const { outcome, lines } = await playBatch(folder, 'batch.yml', { ...onBranch, evaluate });
    expect(outcome.exitCode).toBe(0);
    expect(lines.join('\n')).toContain(
      `The results were not saved to the branch ${branch}: it ${reason}; use state-branch with another branch for docs.`,
    );
    expect(git(server, 'rev-parse', branch)).toBe(git(other, 'rev-parse', 'HEAD'));
  });

  test('a branch that is reset to an older commit during the run has all results again after it', async () => {
    const server = aServer();
    const run = async (items: string, evaluate = realEvaluate) => {
      const folder = aMachine(server, items);
      const text = `${docsFiles(items)['batch.yml']}    evaluate: [{ name: has text, contains: Answer }]\n`;
      put(folder, { 'batch.yml': text });
      return await playBatch(folder, 'batch.yml', { ...onBranch, evaluate });
    };
    await run('a');
    const first = git(server, 'rev-parse', branch).trim();
    await run('a, b');
    await run('a, b, c', (...given) => {
      git(server, 'update-ref', `refs/heads/${branch}`, first);
      return realEvaluate(...given);
    });
    expect(new Set(conclusionsOf(await run('a, b, c')))).toEqual(new Set(['success (reused)']));
  });

  test('the commands of docs/batch-ci.md replace the commits by one, also during a run, and no result is lost', async () => {
    const server = aServer();
    for (const items of ['a', 'a, b']) await playBatch(aMachine(server, items), 'batch.yml', onBranch);
    const clone = join(aFolder(), 'clone');
    git(server, 'clone', '-q', server, clone);
    git(clone, 'config', 'user.name', 'Test');
    git(clone, 'config', 'user.email', 'test@example.org');
    const page = readFileSync(join(import.meta.dirname, '../../docs/batch-ci.md'), 'utf8');
    const [commands = ''] = /(?<=^```sh\n)[^`]*--force-with-lease[^`]*/m.exec(page) ?? [];
    const evaluate: Evaluate = (...given) => {
      execFileSync('bash', ['-euc', commands], { cwd: clone, stdio: 'ignore' });
      return realEvaluate(...given);
    };
    const folder = aMachine(server, 'a, b, c');
    const text = `${docsFiles('a, b, c')['batch.yml']}    evaluate: [{ name: has text, contains: Answer }]\n`;
    put(folder, { 'batch.yml': text.replace('jobs:', 'concurrency: 1\njobs:') });
    await playBatch(folder, 'batch.yml', { ...onBranch, evaluate });
    expect(git(server, 'log', '--format=%s', branch).split('\n')).toEqual([
      'Save the state of the batch docs [skip ci]',
      'State of docs',
    ]);
    const last = await playBatch(aMachine(server, 'a, b, c'), 'batch.yml', onBranch);
    expect(new Set(conclusionsOf(last))).toEqual(new Set(['success (reused)']));
  });

  test.each([
    ['a clone without a server', undefined, 'the clone has no remote origin'],
    ['an invalid name', '../main', 'invalid name of a branch'],
  ])('%s is an error', async (_, name, message) => {
    const folder = aFolder(docsFiles());
    git(folder, 'init', '-q');
    const storage = { kind: 'branch', ...(name === undefined ? {} : { branch: name }) } as const;
    await expect(playBatch(folder, 'batch.yml', { storage })).rejects.toThrow(message);
  });
});

describe('state-storage: cache', () => {
  const onCache: BatchOptions = { storage: { kind: 'cache' } };
  const stateOf = (folder: string) => join(folder, '.sallyport/state/docs');

  test('the directory for the cache has the results without transcripts and reports, and the next run reuses them', async () => {
    const folder = aFolder(docsFiles());
    const first = await playBatch(folder, 'batch.yml', onCache);
    expect(first.lines.join('\n')).toContain('cache/docs is empty: the cache was evicted, or this is the first run.');
    expect(readdirSync(join(folder, '.sallyport/cache/docs'))).toEqual([
      '.gitignore',
      'batch.json',
      'jobs',
      'plan.json',
      'run.json',
    ]);
    rmSync(stateOf(folder), { recursive: true });
    const second = await playBatch(folder, 'batch.yml', onCache);
    expect(conclusionsOf(second)).toEqual(['success (reused)', 'success (reused)']);
  });

  test('shards that run at the same time in one workspace keep the results of each other in the cache', async () => {
    const folder = aFolder(docsFiles());
    const shards = ['1/2', '2/2'].map((shard) => playBatch(folder, 'batch.yml', { ...onCache, shard, state: shard }));
    const passed = (await Promise.all(shards)).reduce((sum, { result }) => sum + result.passed, 0);
    expect(readdirSync(join(folder, '.sallyport/cache/docs/jobs'))).toHaveLength(passed);
    const { result } = await playBatch(folder, 'batch.yml', { ...onCache, state: 'next' });
    expect(result.jobs.every(({ reused }) => reused)).toBe(true);
  });

  test('a link in the cache is not restored, and what it names does not get into the cache', async () => {
    const folder = aFolder(docsFiles());
    await playBatch(folder, 'batch.yml', onCache);
    const planted = `jobs/${'f'.repeat(64)}.json`;
    symlinkSync(join(aFolder({ secret: 'outside' }), 'secret'), join(folder, '.sallyport/cache/docs', planted));
    rmSync(stateOf(folder), { recursive: true });
    const again = await playBatch(folder, 'batch.yml', onCache);
    expect(conclusionsOf(again)).toEqual(['success (reused)', 'success (reused)']);
    expect(readdirSync(join(stateOf(folder), 'jobs'))).toHaveLength(2);
  });

  test('the cache of another batch is an error', async () => {
    const folder = aFolder(docsFiles());
    put(folder, { '.sallyport/cache/docs/batch.json': '{"formatVersion":1,"name":"other"}' });
    await expect(playBatch(folder, 'batch.yml', onCache)).rejects.toThrow('holds the state of another batch');
  });
});

test('state-storage: artifact names an empty directory as a fresh start', async () => {
  const folder = aFolder(docsFiles());
  const storage = { kind: 'artifact' } as const;
  const { lines } = await playBatch(folder, 'batch.yml', { storage, state: 'restored' });
  expect(lines.join('\n')).toContain('restored is empty: no artifact was downloaded into it.');
  expect((await playBatch(folder, 'batch.yml', { storage, state: 'restored' })).lines.join('\n')).not.toContain(
    'empty',
  );
});

describe('what is shown with state-storage', () => {
  const cli = (folder: string, ...args: readonly string[]) =>
    runCli(['batch', 'batch.yml', '--state-storage', ...args], { cwd: folder, inProcess: true });

  test.each(['branch', 'cache'])('%s: a dry run shows what would be reused, and writes nothing', async (kind) => {
    const server = aServer();
    const first = aMachine(server, 'a');
    await cli(first, kind);
    const folder = kind === 'branch' ? aMachine(server) : first;
    put(folder, docsFiles());
    rmSync(join(folder, '.sallyport/state/docs'), { recursive: true, force: true });
    const before = readdirSync(folder, { recursive: true }).toSorted();
    const { stdout, code } = await cli(folder, kind, '--dry-run');
    expect([code, stdout]).toEqual([0, expect.stringContaining('2 jobs: 1 reused, 1 run') as string]);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
  });

  test('the HTML report is compared with the restored state', async () => {
    const server = aServer();
    const first = aMachine(server, 'a');
    await cli(first, 'branch', '--html-report', 'report.html');
    expect(overviewOf(join(first, 'report.html'))).toMatchObject({ previous: null });
    const second = aMachine(server, 'a');
    await cli(second, 'branch', '--html-report', 'report.html');
    expect(overviewOf(join(second, 'report.html'))).toMatchObject({
      previous: { name: expect.stringContaining('the run of 20') as string, gone: 0 },
    });
  });
});

function overviewOf(page: string): unknown {
  const text = /<script type="text\/plain" id="overview">([^<]*)</.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString('utf8'));
}

test('what is sent to a batch API is noted on the branch before it is sent', async () => {
  const server = aServer();
  const noted: (readonly string[])[] = [];
  const api = await startBatchServer({
    cut: () => {
      noted.push(filesOn(server).filter((name) => name.startsWith('delivery/')));
      return true;
    },
  });
  onTestFinished(() => api.close());
  const settings = { 'base-url': api.url, 'api-key': 'sk-test-0123456789' };
  const machine = () => {
    const folder = aMachine(server);
    const text = docsFiles()['batch.yml'].replace('script:{{item.value}}.jsonl', 'anthropic/claude-sonnet-4-5');
    put(folder, { 'batch.yml': `delivery: batch\n${text}` });
    return folder;
  };
  await playBatch(machine(), 'batch.yml', { ...onBranch, settings });
  expect(noted).toEqual([[expect.stringMatching(/^delivery\/[0-9a-f]{32}\.json$/)]]);
  const next = await playBatch(machine(), 'batch.yml', { ...onBranch, settings });
  expect([api.batches.length, next.result.deferred]).toEqual([1, 1]);
  api.end();
  const last = await playBatch(machine(), 'batch.yml', { ...onBranch, settings });
  expect(conclusionsOf(last)).toEqual(['success (reused)', 'success']);
  expect(filesOn(server).filter((name) => /^(?:delivery|answers)\//.test(name))).toEqual([]);
});

test('a shard that cannot note on the branch what it sends to a batch API warns that it would be paid for again', async () => {
  const server = aServer();
  put(server, { 'hooks/pre-receive': '#!/bin/sh\nexit 1\n' });
  chmodSync(join(server, 'hooks/pre-receive'), 0o755);
  const api = await startBatchServer();
  onTestFinished(() => api.close());
  const settings = { 'base-url': api.url, 'api-key': 'sk-test-0123456789' };
  const folder = aMachine(server);
  const text = docsFiles()['batch.yml'].replace('script:{{item.value}}.jsonl', 'anthropic/claude-sonnet-4-5');
  put(folder, { 'batch.yml': `delivery: batch\n${text}` });
  const { lines } = await playBatch(folder, 'batch.yml', { ...onBranch, settings, shard: '1/1', state: 's' });
  const unsaved = lines.filter((line) => line.includes('The results were not saved to the branch'));
  expect(unsaved).toEqual([
    expect.stringContaining(`They are only in ${join(folder, 's')}: if that is lost, the next run pays for these jobs`),
    expect.stringContaining('The step merge saves them.'),
  ]);
});

test('questions to judges that were sent by a run that was killed are not asked twice on another machine', async () => {
  const server = aServer();
  let cuts = 0;
  const verdict = { text: '{"reason": "It fits.", "choice": "yes"}' };
  const answer = (request: string) => (request.includes('graded-text') ? verdict : { text: 'Fine.' });
  const api = await startBatchServer({ direct: answer, fate: answer, cut: () => ++cuts === 2 });
  onTestFinished(() => api.close());
  const judge = '    evaluate: [{ judge: { prompt: "Right? {{completion}}", choices: { "yes": 1, "no": 0 } } }]\n';
  const text = docsFiles()['batch.yml'].replace('script:{{item.value}}.jsonl', 'anthropic/claude-sonnet-4-5');
  const settings = { 'base-url': api.url, 'api-key': 'sk-test-0123456789' };
  const nightly = async () => {
    const folder = aMachine(server);
    put(folder, { 'batch.yml': `delivery: batch\n${text}${judge}` });
    return await playBatch(folder, 'batch.yml', { ...onBranch, settings });
  };
  await nightly();
  api.end();
  await nightly();
  expect(filesOn(server).filter((name) => name.startsWith('delivery/'))).toHaveLength(1);
  await nightly();
  api.end();
  const { result } = await nightly();
  expect(result.jobs.map(({ evaluations }) => evaluations[0]?.status)).toEqual(['passed', 'passed']);
  expect([api.batches.length, api.direct.length]).toEqual([2, 2]);
});

/** A batch whose run is canceled during the evaluation of its first job. */
function aCanceledRun() {
  const controller = new AbortController();
  const evaluate: Evaluate = (...given) => {
    controller.abort('SIGTERM');
    return realEvaluate(...given);
  };
  const text = docsFiles()['batch.yml'].replace('jobs:', 'concurrency: 1\njobs:');
  const checked = `${text}    evaluate: [{ name: has text, contains: Answer }]\n`;
  return { checked, canceling: { ...onBranch, evaluate, signal: controller.signal } };
}

test('a canceled run saves what has ended', async () => {
  const server = aServer();
  const { checked, canceling } = aCanceledRun();
  const folder = aMachine(server);
  put(folder, { 'batch.yml': checked });
  const canceled = await playBatch(folder, 'batch.yml', canceling);
  expect(canceled.outcome.exitCode).toBe(130);
  const again = aMachine(server);
  put(again, { 'batch.yml': checked });
  expect(conclusionsOf(await playBatch(again, 'batch.yml', onBranch))).toEqual(['success (reused)', 'success']);
});

test('a canceled shard that cannot save its results does not promise that a merge does', async () => {
  const server = aServer();
  put(server, { 'hooks/pre-receive': '#!/bin/sh\nexit 1\n' });
  chmodSync(join(server, 'hooks/pre-receive'), 0o755);
  const { checked, canceling } = aCanceledRun();
  const folder = aMachine(server);
  put(folder, { 'batch.yml': checked });
  const { lines } = await playBatch(folder, 'batch.yml', { ...canceling, shard: '1/1', state: 's' });
  expect(lines.join('\n')).toContain('if that is lost, the next run pays for these jobs again.');
  expect(lines.join('\n')).not.toContain('The step merge saves them.');
});
