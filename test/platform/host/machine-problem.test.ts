import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UserError } from '../../../src/errors.js';
import { createArtifacts, ownerFile } from '../../../src/platform/files/state/artifacts.js';
import { createGit } from '../../../src/platform/git/git.js';
import { removeLeftovers } from '../../../src/platform/git/leftovers.js';
import { ownerOfThisProcess } from '../../../src/platform/host/process-owner.js';
import { endForMachineProblem } from '../../../src/platform/process/last-resort.js';
import { endMarkedProcesses, processMarker } from '../../../src/platform/process/marked-processes.js';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

const isLinux = process.platform === 'linux';

/** A directory of 64 kB; `null` if none can be mounted. */
function smallDisk(): string | null {
  const place = aFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place]).status === 0;
  if (mounted) onTestFinished(() => void spawnSync('umount', [place]));
  return mounted ? place : null;
}

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('a directory for temporary files', () => {
  test('an unwritable directory for temporary files is refused at the start', () => {
    const place = join(aFolder({ taken: 'x' }), 'taken');
    const error = thrown(() => createArtifacts(place, String));
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).diagnostics).toMatchObject([{ code: 'file-unwritable', location: place }]);
  });

  test('a full directory for temporary files is refused at the start, and one that fills up only costs a notice', ({
    skip,
  }) => {
    const place = smallDisk();
    if (place === null) return skip('only root can mount a small disk here');
    const artifacts = createArtifacts(place, String);
    onTestFinished(() => artifacts.release());
    const path = artifacts.appendJson('transcript.jsonl', { at: 1 });
    expect(artifacts.notices).toEqual([]);
    expect(thrown(() => writeFileSync(join(place, 'fill'), Buffer.alloc(100_000)))).toMatchObject({ code: 'ENOSPC' });
    for (let at = 0; at < 3; at += 1) artifacts.appendJson('transcript.jsonl', { text: 'x'.repeat(10_000) });
    expect(artifacts.notices).toEqual([
      'transcript.jsonl is incomplete, since it could not be written: no space is left on the disk.',
    ]);
    expect(readFileSync(path, 'utf8')).toMatch(/^\{"at":1\}\n/);
    expect(thrown(() => createArtifacts(place, String))).toMatchObject({
      diagnostics: [{ code: 'file-unwritable', found: 'no space is left on the disk' }],
    });
  });
});

describe('endForMachineProblem', () => {
  test.each([
    [Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' }), 1, 'too many files are open'],
    [new UserError({ code: 'directory-missing', message: 'it is gone', hint: 'go elsewhere' }), 2, 'it is gone'],
  ])('an error of the user or the machine is reported without a stack trace: %s', (error, code, words) => {
    let printed = '';
    expect(endForMachineProblem(error, { err: (text) => void (printed += text) })).toBe(code);
    expect(printed).toContain(words);
    expect(printed).not.toMatch(/^\s+at /m);
  });

  test('a bug is rethrown', () => {
    expect(() => endForMachineProblem(new RangeError('x'), { err: () => undefined })).toThrow(RangeError);
  });
});

/** The record of a process that has ended. */
function deadOwner() {
  const pid = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
  return { ...ownerOfThisProcess(), pid };
}

describe('leftovers of a killed run', () => {
  const leave = (parent: string, name: string, owner: object): string => {
    const directory = join(parent, name);
    put(directory, { [ownerFile]: JSON.stringify(owner), 'home/x': 'x', 'tmp/x': 'x', 'transcript.jsonl': '{}\n' });
    chmodSync(directory, 0o700);
    return directory;
  };

  test('leftovers are removed with their worktree, except for the transcript', async () => {
    const [parent, repository] = [aFolder(), aRepository()];
    const directory = leave(parent, 'sallyport-a', deadOwner());
    git(repository, 'worktree', 'add', '-q', '--detach', join(directory, 'worktree'));
    await removeLeftovers(parent);
    expect(readdirSync(directory)).toEqual(['transcript.jsonl']);
    expect(git(repository, 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  test.each([
    ['a running process', () => ownerOfThisProcess()],
    ['another machine', () => ({ ...deadOwner(), place: 'elsewhere' })],
    ['an unknown owner', () => ({})],
  ])('a directory is kept if it belongs to %s', async (_name, owner) => {
    const parent = aFolder();
    const directory = leave(parent, 'sallyport-a', owner());
    await removeLeftovers(parent);
    expect(existsSync(join(directory, 'tmp/x'))).toBe(true);
  });

  test.runIf(isLinux)('a directory is removed if its pid was reused by another process', async () => {
    const parent = aFolder();
    const directory = leave(parent, 'sallyport-a', { ...ownerOfThisProcess(), started: '1' });
    await removeLeftovers(parent);
    expect(existsSync(join(directory, 'tmp'))).toBe(false);
  });

  test('nothing is removed from a repository without a record of the worktree', async () => {
    const [parent, repository] = [aFolder(), aRepository()];
    const directory = leave(parent, 'sallyport-a', deadOwner());
    put(directory, { 'worktree/.git': `gitdir: ${join(repository, '.git')}\n` });
    await removeLeftovers(parent);
    expect(existsSync(join(repository, '.git/HEAD'))).toBe(true);
    expect(existsSync(join(directory, 'worktree'))).toBe(false);
  });
});

test.runIf(isLinux)('only processes with the marker of a run are ended', async () => {
  const sleep = (run: string) =>
    spawn('sleep', ['60'], { detached: true, env: { ...process.env, [processMarker]: run } });
  const [ours, other] = [sleep('sallyport-x'), sleep('sallyport-xy')];
  onTestFinished(() => void other.kill('SIGKILL'));
  await Promise.all([ours, other].map((child) => new Promise((done) => child.once('spawn', done))));
  const ended = new Promise((done) => ours.once('exit', (_code, signal) => done(signal)));
  endMarkedProcesses('sallyport-x');
  expect(await ended).toBe('SIGKILL');
  expect([other.exitCode, other.signalCode]).toEqual([null, null]);
});

test('git before 2.31 is not used, and finds no repository if a command starts it', async () => {
  const folder = aRepository();
  const tools = aFolder();
  mkdirSync(join(tools, 'bin'));
  const text = '#!/bin/sh\n[ "$1" = --version ] && { echo git version 2.30.9; exit; }\nexec /usr/bin/git "$@"\n';
  writeFileSync(join(tools, 'bin/git'), text, { mode: 0o755 });
  const setup = { path: `${join(tools, 'bin')}:/usr/bin:/bin`, home: tools, environment: {} };
  const { signal } = new AbortController();
  await expect(createGit({ ...setup, cwd: folder, signal }).headSha()).rejects.toMatchObject({
    message: expect.stringContaining('git 2.30.9 is too old') as string,
    hint: 'install git 2.31 or newer',
  });
  const request = { cwd: folder, timeoutMs: 10_000, maxOutputBytes: 1_000, signal };
  const end = await createProcessRunner(setup).shell('git rev-parse HEAD', request);
  expect([end.exitCode, end.output]).toEqual([128, expect.stringContaining('not a git repository')]);
});
