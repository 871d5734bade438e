import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conclusionsOf, playBatch } from '../doubles/batch.js';
import { aGitServer } from '../doubles/git-server.js';
import { aFolder, git, put } from '../doubles/place.js';
import { aMachine, aServer, branch, filesOn, onBranch } from '../doubles/state-branch.js';

const reused = ['success (reused)', 'success (reused)'];
const token = 'ghs_0123456789abcdef';
const authorization = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

/** Everything in the configuration of a clone that makes git start a program or go elsewhere. */
function rigged(folder: string, elsewhere: string): string {
  const canaries = join(aFolder(), 'canaries');
  const trap = join(aFolder(), 'trap');
  writeFileSync(trap, `#!/bin/sh\necho "$0 $*" >> ${canaries}\nexit 1\n`, { mode: 0o755 });
  const hooks = ['pre-push', 'reference-transaction', 'post-index-change', 'pre-auto-gc', 'fsmonitor-watchman'];
  for (const hook of hooks)
    writeFileSync(join(folder, '.git/hooks', hook), `#!/bin/sh\n${trap} ${hook}\n`, { mode: 0o755 });
  put(folder, {
    '.gitconfig': `[core]\n\tsshCommand = ${trap} included\n[credential]\n\thelper = !${trap} included\n`,
    '.gitattributes': '* filter=bad\n',
  });
  appendFileSync(
    join(folder, '.git/config'),
    `
[core]
	fsmonitor = ${trap} fsmonitor
	hooksPath = .git/hooks
	sshCommand = ${trap} ssh
	askPass = ${trap} askpass
	gitProxy = ${trap} proxy
	alternateRefsCommand = ${trap} alternates
	pager = ${trap} pager
[credential]
	helper = !${trap} credential
[filter "bad"]
	clean = ${trap} clean
	smudge = ${trap} smudge
	process = ${trap} process
[remote "origin"]
	uploadpack = ${trap} uploadpack
	receivepack = ${trap} receivepack
	proxy = ${elsewhere}
[uploadpack]
	packObjectsHook = ${trap} pack
[alias]
	fetch = !${trap} alias
	push = !${trap} alias
	remote = !${trap} alias
[http]
	proxy = ${elsewhere}
	cookieFile = ${trap}
[url "${elsewhere}/"]
	insteadOf = http://127.0.0.1
	pushInsteadOf = http://127.0.0.1
[include]
	path = ../.gitconfig
[includeIf "gitdir:**"]
	path = ../.gitconfig
`,
  );
  return canaries;
}

function linkTo(path: string): string {
  const link = join(aFolder(), 'link');
  symlinkSync(path, link);
  return link;
}

describe('the configuration of a rigged clone', () => {
  test('starts no program and sends the token nowhere else', async () => {
    const elsewhere = await aGitServer(['octo/app'], authorization);
    const server = await aGitServer(['octo/app'], authorization);
    const folder = aMachine('https://unused.example', 'a');
    const canaries = rigged(folder, elsewhere.address);
    const environment = { GITHUB_SERVER_URL: server.address, GITHUB_REPOSITORY: 'octo/app' };
    const run = await playBatch(folder, 'batch.yml', { storage: { kind: 'branch', token }, environment });
    expect(run.lines.join('\n')).toContain(`Saved 4 files of docs to the branch ${branch}.`);
    expect([existsSync(canaries), elsewhere.seen]).toEqual([false, []]);
  });

  test('starts no program with the remote of the clone', async () => {
    const server = aServer();
    const folder = aMachine(server, 'a');
    const canaries = rigged(folder, 'https://unused.example');
    await playBatch(folder, 'batch.yml', onBranch);
    expect([existsSync(canaries), filesOn(server).length]).toEqual([false, 4]);
    // The traps work.
    expect(() => git(folder, 'push', 'origin', 'HEAD')).toThrow();
    expect(() => git(folder, 'fetch', 'ssh://host.invalid/x')).toThrow();
    git(folder, 'status');
    expect(readFileSync(canaries, 'utf8')).toMatch(/fsmonitor|ssh|included/);
  });

  test.each([
    ['the path of', (folder: string) => folder],
    ['the relative path of', () => 'planted'],
    ['the address of', (folder: string) => `file://${folder.replace('planted', 'pl%61nted')}`],
    ['a link to', (folder: string) => linkTo(folder)],
  ])('with %s a planted repository as origin runs no hook of it', async (_, addressOf) => {
    const folder = aMachine('unused', 'a');
    const canary = join(aFolder(), 'canary');
    const planted = join(folder, 'planted');
    git(folder, 'init', '-q', '--bare', planted);
    writeFileSync(join(planted, 'hooks/pre-receive'), `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 });
    git(folder, 'remote', 'set-url', 'origin', addressOf(planted));
    const end = await playBatch(folder, 'batch.yml', onBranch).then(conclusionsOf, String);
    expect([existsSync(canary), end]).toEqual([false, expect.stringContaining('is a directory of the workspace')]);
  });
});

test.each([
  ['shallow', ['--depth=1', '--branch=main']],
  ['partial', ['--filter=blob:none']],
])('a %s clone with a detached head keeps its state on the branch', async (_, options) => {
  const server = aServer();
  git(server, 'config', 'uploadpack.allowFilter', 'true');
  const source = aMachine(server);
  git(source, 'add', '-A');
  for (const message of ['first', 'second']) git(source, 'commit', '-q', '--allow-empty', '-m', message);
  git(source, 'push', '-q', 'origin', 'main');
  const machine = () => {
    const folder = join(aFolder(), 'clone');
    git(server, 'clone', '-q', ...options, `file://${server}`, folder);
    git(folder, 'checkout', '-q', '--detach');
    return folder;
  };
  expect(conclusionsOf(await playBatch(machine(), 'batch.yml', onBranch))).toEqual(['success', 'success']);
  const again = conclusionsOf(await playBatch(machine(), 'batch.yml', onBranch));
  expect(again).toEqual(reused);
});

test('a server behind a proxy keeps the state', async () => {
  const proxy = await aGitServer(['octo/app'], authorization);
  const server = { GITHUB_SERVER_URL: 'http://github.invalid', GITHUB_REPOSITORY: 'octo/app' };
  const environment = { ...server, http_proxy: proxy.address };
  const run = await playBatch(aMachine('https://unused.example', 'a'), 'batch.yml', {
    storage: { kind: 'branch', token },
    environment,
  });
  expect(run.lines.join('\n')).toContain(`Saved 4 files of docs to the branch ${branch}.`);
});

test('a token that may only read changes no result, and the warning names the permission', async () => {
  const server = await aGitServer(['octo/app'], authorization, { isReadOnly: true });
  const environment = { GITHUB_SERVER_URL: server.address, GITHUB_REPOSITORY: 'octo/app' };
  const folder = aMachine('https://unused.example');
  const run = await playBatch(folder, 'batch.yml', { storage: { kind: 'branch', token }, environment });
  expect([run.outcome.exitCode, conclusionsOf(run)]).toEqual([0, ['success', 'success']]);
  const lines = run.lines.join('\n');
  expect(lines).toContain('error: 403');
  expect(lines).toContain('contents: write');
  expect(lines).not.toContain(token);
  expect(readFileSync(run.outcome.valuePath ?? '', 'utf8')).toContain('Answer a');
});

test.each([
  ['reaches the server', 0],
  ['does not reach the server', 1],
])('a run that is killed during a push that %s loses no result', async (_, code) => {
  const server = aServer();
  const folder = aMachine(server);
  const pid = join(folder, 'pid');
  const hook = join(server, 'hooks/pre-receive');
  const kill = `until [ -s ${pid} ]; do sleep 0.01; done; kill -KILL "$(cat ${pid})"; exit ${String(code)}`;
  writeFileSync(hook, `#!/bin/sh\n${kill}\n`, { mode: 0o755 });
  const cli = join(import.meta.dirname, '../../dist/cli.js');
  const env = { PATH: process.env['PATH'], HOME: folder, TMPDIR: aFolder() };
  const args = [cli, 'batch', 'batch.yml', '--state-storage', 'branch'];
  const running = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  writeFileSync(pid, String(running.pid));
  expect(await new Promise((ended) => void running.on('exit', (_, signal) => ended(signal)))).toBe('SIGKILL');
  rmSync(hook);
  expect(conclusionsOf(await playBatch(folder, 'batch.yml', onBranch))).toEqual(reused);
  expect(conclusionsOf(await playBatch(aMachine(server), 'batch.yml', onBranch))).toEqual(reused);
});
