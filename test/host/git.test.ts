import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { childEnvironment } from '../../src/host/environment.js';
import { createGit, type Git } from '../../src/host/git.js';

const path = '/usr/bin:/bin';
let base: string;
let root: string;
let git: Git;

const run = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const put = (name: string, content: string | Buffer): void => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), content);
};
const commit = (message: string): string => {
  run('add', '-A');
  run('commit', '-q', '-m', message);
  return run('rev-parse', 'HEAD');
};
const gitIn = (cwd: string): Git => {
  const environment = childEnvironment({ PATH: path }, { home: base, workspace: root, temp: base });
  return createGit({ path, home: base, environment, cwd, signal: new AbortController().signal });
};

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'git-')));
  root = join(base, 'repo');
  mkdirSync(root);
  git = gitIn(root);
  run('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const binary = Buffer.from([0, 255, 1, 254]);

describe('commits', () => {
  test('a repository without a commit has no head', async () => {
    expect(await git.headSha()).toBe(null);
  });

  test.each([
    ['main', true],
    ['HEAD', true],
    ['HEAD~1', true],
    ['HEAD^', true],
    ['refs/heads/main', true],
    ['v1', true],
    ['none', false],
    ['', false],
    ['--all', false],
    ['-n1', false],
    ['main..HEAD', false],
    ['main:f', false],
    ['@{-1}', false],
    ['HEAD@{0}', false],
    ['main --', false],
    ['main\nHEAD', false],
    ['$(id)', false],
  ])('%j', async (ref, exists) => {
    put('f', '1');
    commit('one');
    put('f', '2');
    commit('two');
    run('tag', '-a', '-m', 'x', 'v1');
    const expected = exists ? run('rev-parse', `${ref}^{commit}`) : null;
    expect(await git.commitOf(ref)).toBe(expected);
  });
});

describe('reading at a ref', () => {
  beforeEach(() => {
    put('.sallyport/commands/a.md', 'trusted\n');
    put('.sallyport/commands/deep/b.md', 'b');
    put('bytes', binary);
    put('a [x]*.md', 'odd');
    symlinkSync('bytes', join(root, 'link'));
    commit('base');
    put('.sallyport/commands/a.md', 'changed in the work tree');
    put('.sallyport/commands/new.md', 'new');
  });

  test.each<[path: string, content: Buffer | null]>([
    ['.sallyport/commands/a.md', Buffer.from('trusted\n')],
    ['./.sallyport/../.sallyport/commands/a.md', Buffer.from('trusted\n')],
    ['bytes', binary],
    ['a [x]*.md', Buffer.from('odd')],
    ['.sallyport/commands/new.md', null],
    ['.sallyport/commands', null],
    ['.sallyport/commands/*', null],
    ['link', null],
    ['.', null],
    ['../repo/bytes', null],
    ['/etc/passwd', null],
    [':/bytes', null],
    ['', null],
  ])('%j', async (name, content) => {
    expect(await git.readAtRef('main', name)).toEqual(content);
  });

  test('many at once, and what stands where', async () => {
    const asked = [
      'bytes',
      'a [x]*.md',
      'link',
      '.sallyport/commands',
      '.sallyport/commands/a.md',
      'none',
      '../x',
      '/etc',
    ];
    expect([...(await git.presentAtRef('main', asked))]).toEqual([
      ['.sallyport/commands', 'directory'],
      ['.sallyport/commands/a.md', 'file'],
      ['a [x]*.md', 'file'],
      ['bytes', 'file'],
      ['link', 'link'],
    ]);
    expect([...(await git.readAllAtRef('main', asked))]).toEqual([
      ['.sallyport/commands/a.md', Buffer.from('trusted\n')],
      ['a [x]*.md', Buffer.from('odd')],
      ['bytes', binary],
    ]);
    expect(await git.readAllAtRef('main', ['none'])).toEqual(new Map());
    expect(await git.readAllAtRef('main', [])).toEqual(new Map());
    await expect(git.presentAtRef('none', ['bytes'])).rejects.toThrow('there is no commit "none"');
  });

  test('says where a link leads, and follows none', async () => {
    expect(await git.linkAtRef('main', 'link')).toBe('bytes');
    for (const path of ['bytes', 'none', '.sallyport', '../link']) expect(await git.linkAtRef('main', path)).toBe(null);
  });

  test('an unknown ref is an error', async () => {
    await expect(git.readAtRef('none', 'bytes')).rejects.toThrow('there is no commit "none"');
  });

  test('lists regular files and links below a directory', async () => {
    const listed = async (path: string) => (await git.listAtRef('main', path)).map((one) => `${one.kind} ${one.path}`);
    expect(await listed('.sallyport')).toEqual(['file .sallyport/commands/a.md', 'file .sallyport/commands/deep/b.md']);
    expect(await listed('.')).toEqual([
      'file .sallyport/commands/a.md',
      'file .sallyport/commands/deep/b.md',
      'file a [x]*.md',
      'file bytes',
      'link link',
    ]);
    expect(await git.listAtRef('main', 'none')).toEqual([]);
    expect(await git.listAtRef('main', '..')).toEqual([]);
  });

  test('paths are relative to the directory of the door', async () => {
    const below = gitIn(join(root, '.sallyport'));
    expect(await below.listAtRef('main', 'commands')).toMatchObject([
      { path: 'commands/a.md' },
      { path: 'commands/deep/b.md' },
    ]);
    expect(await below.readAtRef('main', 'commands/deep/b.md')).toEqual(Buffer.from('b'));
    expect(await below.readAtRef('main', '../bytes')).toEqual(binary);
    expect(await below.readAtRef('main', '../../bytes')).toBe(null);
  });

  test('a replacement object does not change what is read', async () => {
    const trusted = run('rev-parse', 'main:.sallyport/commands/a.md');
    run('replace', trusted, run('rev-parse', 'main:bytes'));
    expect(await git.readAtRef('main', '.sallyport/commands/a.md')).toEqual(Buffer.from('trusted\n'));
  });
});

test('a partial clone says what it lacks', async () => {
  put('a.txt', 'old');
  const first = commit('first');
  put('a.txt', 'new');
  commit('second');
  run('config', 'uploadpack.allowFilter', 'true');
  const partial = join(base, 'partial');
  run('clone', '-q', '--filter=blob:none', `file://${root}`, partial);
  await expect(gitIn(partial).readAtRef('HEAD', 'a.txt')).resolves.toEqual(Buffer.from('new'));
  await expect(gitIn(partial).readAtRef(first, 'a.txt')).rejects.toThrow('check out without `filter`');
});

test('a work tree holds the commit, and goes away again; no hook runs', async () => {
  put('f', 'one');
  const first = commit('one');
  put('f', 'two');
  commit('two');
  const hook = join(root, '.git/hooks/post-checkout');
  writeFileSync(hook, `#!/bin/sh\ntouch ${base}/hook-ran\n`);
  chmodSync(hook, 0o755);
  const directory = join(base, 'tree');
  await git.addWorktree(first, directory);
  expect(readFileSync(join(directory, 'f'), 'utf8')).toBe('one');
  expect(await gitIn(directory).headSha()).toBe(first);
  writeFileSync(join(directory, 'left'), '');
  await git.removeWorktree(directory);
  expect(existsSync(directory)).toBe(false);
  expect(existsSync(join(base, 'hook-ran'))).toBe(false);
  await expect(git.addWorktree('none', directory)).rejects.toThrow('no commit');
  await expect(git.addWorktree(first, 'relative')).rejects.toThrow('absolute');
});

describe('changed files', () => {
  const limits = { maxDiffBytes: 10_000, maxTotalBytes: 100_000, maxFiles: 100 };

  test('a clean work tree has none', async () => {
    put('f', 'x');
    commit('one');
    expect(await git.changedFiles(limits)).toEqual([]);
  });

  test('modified, deleted, moved, staged and new files, in byte order; nothing in the repository changes', async () => {
    put('.gitignore', 'ignored\n');
    put('b.txt', 'one\ntwo\n');
    put('gone', 'x\n');
    put('moved', 'same\n');
    put('bytes', binary);
    commit('base');
    put('b.txt', 'one\n2\nthree\n');
    rmSync(join(root, 'gone'));
    run('mv', 'moved', 'to');
    put('bytes', Buffer.concat([binary, binary]));
    put('new/ü.txt', 'new\n');
    put('ignored', 'x');
    symlinkSync('/etc/passwd', join(root, 'link'));
    const before = run('status', '--porcelain');
    const changes = await git.changedFiles(limits);
    expect(
      changes.map((change) => Object.fromEntries(Object.entries(change).filter(([key]) => key !== 'diff'))),
    ).toEqual([
      { path: 'b.txt', kind: 'modified', added: 2, removed: 1 },
      { path: 'bytes', kind: 'modified', added: 0, removed: 0, note: 'binary' },
      { path: 'gone', kind: 'deleted', added: 0, removed: 1 },
      { path: 'link', kind: 'created', added: 1, removed: 0 },
      { path: 'moved', kind: 'deleted', added: 0, removed: 1 },
      { path: 'new/ü.txt', kind: 'created', added: 1, removed: 0 },
      { path: 'to', kind: 'created', added: 1, removed: 0 },
    ]);
    const [modified, bytes, , link] = changes;
    expect(modified?.diff).toMatch(
      /^diff --git a\/b\.txt b\/b\.txt\n[^]*@@ -1,2 \+1,3 @@\n one\n-two\n\+2\n\+three\n$/,
    );
    expect(bytes?.diff).toBe(null);
    expect(link?.diff).toContain('+/etc/passwd');
    expect(link?.diff).not.toContain('root:');
    expect(run('status', '--porcelain')).toBe(before);
  });

  test('a diff above a limit is left out, and the file stays in the list', async () => {
    put('a', 'x\n');
    commit('base');
    put('a', 'y\n'.repeat(1000));
    put('b', 'z\n');
    const [large, small] = await git.changedFiles({ maxDiffBytes: 500, maxTotalBytes: 1000, maxFiles: 100 });
    expect(large).toMatchObject({
      path: 'a',
      added: 1000,
      removed: 1,
      diff: null,
      note: expect.stringContaining('bytes') as string,
    });
    expect(small?.diff).toContain('+z');
    const withoutRoom = await git.changedFiles({ maxDiffBytes: 500, maxTotalBytes: 10, maxFiles: 100 });
    expect(withoutRoom.map(({ diff }) => diff)).toEqual([null, null]);
  });

  test('against the commit a run began with, commits made meanwhile show too', async () => {
    put('a', 'x\n');
    const start = commit('base');
    put('b', 'y\n');
    commit('by the agent');
    expect(await git.changedFiles(limits)).toEqual([]);
    expect(await git.changedFiles(limits, start)).toMatchObject([{ path: 'b', kind: 'created' }]);
  });

  test('before the first commit everything is new', async () => {
    put('a', 'x\n');
    put('b', 'y\n');
    run('add', 'a');
    expect(await git.changedFiles(limits)).toMatchObject([
      { path: 'a', kind: 'created', added: 1 },
      { path: 'b', kind: 'created', added: 1 },
    ]);
  });

  test('no program that the checkout names is started', async () => {
    put('f', 'x\n');
    put('.gitattributes', '* diff=evil\n');
    commit('base');
    const program = join(base, 'evil');
    writeFileSync(program, `#!/bin/sh\ntouch ${base}/evil-ran\ncat\n`);
    chmodSync(program, 0o755);
    for (const key of ['diff.evil.command', 'diff.evil.textconv', 'diff.external', 'core.fsmonitor', 'core.pager']) {
      run('config', key, program);
    }
    appendFileSync(join(root, 'f'), 'y\n');
    put('new', 'z\n');
    expect(await git.changedFiles(limits)).toMatchObject([
      { path: 'f', added: 1 },
      { path: 'new', added: 1 },
    ]);
    expect(existsSync(join(base, 'evil-ran'))).toBe(false);
  });
});
