import { describe, expect, onTestFinished, test } from 'vitest';
import { beginGitRelay, type GitRelay } from '../../../src/platform/github-bridge/git-relay.js';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { aGitServer } from '../../doubles/git-server.js';
import { aFolder, git } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const token = 'ghs_TheRealToken0123456789';
const authorization = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

/** A clone with one commit that is not pushed, and a relay for its repository. */
async function aClone({ mayPush, folder = aFolder() }: { readonly mayPush: boolean; readonly folder?: string }) {
  const server = await aGitServer(['acme/widgets', 'acme/widgets-other'], authorization);
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'first');
  git(folder, 'remote', 'add', 'origin', `${server.address}/acme/widgets`);
  git(folder, 'remote', 'add', 'other', `${server.address}/acme/widgets-other.git`);
  const repository = { owner: 'acme', name: 'widgets' };
  const { signal } = new AbortController();
  const relay = await beginGitRelay(
    { token, serverUrl: server.address, repository, proxy: undefined, signal },
    mayPush,
  );
  onTestFinished(() => relay.end());
  return { server, folder, relay };
}

async function run(line: string, folder: string, relay: GitRelay) {
  const home = aFolder();
  const environment = childEnvironment({ PATH: process.env['PATH'] }, { home, workspace: folder, temp: home });
  const exec = createProcessRunner({ path: environment['PATH'] ?? '', home, environment });
  const { signal } = new AbortController();
  const gitSettings = relay.settings;
  const result = await exec.shell(line, {
    cwd: folder,
    gitSettings,
    timeoutMs: 20_000,
    maxOutputBytes: 100_000,
    signal,
  });
  return { ...result, output: relay.showAddress(result.output) };
}

describe('git with access to one repository', () => {
  test('pushes and fetches in any command line, without the token', async () => {
    const { server, folder, relay } = await aClone({ mayPush: true });
    const line =
      'git push -q origin main:b && git fetch origin b && git log -1 --format=%s FETCH_HEAD; env; git config --list';
    const { exitCode, output } = await run(line, folder, relay);
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('first') as string });
    expect(output).toContain(`From ${server.address}/acme/widgets`);
    for (const secret of [token, authorization.slice(6)]) expect(output).not.toContain(secret);
    expect(new Set(server.seen)).toEqual(new Set([`/acme/widgets ${authorization}`]));
  });

  test('refuses a push in a line without `git push`', async () => {
    const { server, folder, relay } = await aClone({ mayPush: false });
    expect((await run('git push origin main', folder, relay)).exitCode).not.toBe(0);
    expect((await run('git ls-remote origin', folder, relay)).exitCode).toBe(0);
    expect(git(server.root, '-C', 'acme/widgets', 'for-each-ref')).toBe('');
  });

  test('gives no credentials to a repository whose address begins in the same way', async () => {
    const { server, folder, relay } = await aClone({ mayPush: true });
    expect((await run('git ls-remote other', folder, relay)).exitCode).not.toBe(0);
    expect(server.seen).toEqual(['/acme/widgets-other.git none']);
  });

  test.each(['', 'x', '0'.repeat(48)])('answers no one who does not know its address: %j', async (secret) => {
    const { server, folder, relay } = await aClone({ mayPush: true });
    const address = `http://127.0.0.1:${String(relay.port)}/${secret}/acme/widgets`;
    expect((await run(`git ls-remote ${address}`, folder, relay)).exitCode).not.toBe(0);
    expect(server.seen).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('git in the sandbox', () => {
  test.each([
    ['full', process.getuid?.() === 0 ? 'full root' : 'full user'],
    ['landlock', 'landlock user'],
  ])('%s: reaches the relay of its line', async (level, candidate) => {
    const machine = await anAttackedMachine();
    const { sandbox, shell } = confined(machine, { simulated: { candidate } });
    if ((await sandbox.report()).level === 'none') {
      leaveOut(`git in the sandbox ${level}`);
      return;
    }
    const { relay, folder } = await aClone({ mayPush: false, folder: machine.workspace });
    expect(folder).toBe(machine.workspace);
    const allow = [{ host: '127.0.0.1', port: relay.port }];
    const needs = { changesGit: true, network: { allow, deny: [] } };
    const access = { gitSettings: relay.settings };
    const { exitCode, output } = await shell('git ls-remote origin && echo listed', needs, 30_000, access);
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: 'listed\n' });
  });
});
