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
import { createGit, type Git } from '../../../src/platform/git/git.js';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';

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
  ])('commitOf(%j) finds a commit: %s', async (ref, exists) => {
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
    put('.sallyport/commands/a.md', 'changed in the working tree');
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
  ])('readAtRef reads only regular files of the commit: %j', async (name, content) => {
    expect(await git.readAtRef('main', name)).toEqual(content);
  });

  test('reads many files and kinds at once', async () => {
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
    await expect(git.presentAtRef('none', ['bytes'])).rejects.toThrow('the commit "none" was not found');
  });

  test('returns the target of a link and follows none', async () => {
    expect(await git.linkAtRef('main', 'link')).toBe('bytes');
    for (const path of ['bytes', 'none', '.sallyport', '../link']) expect(await git.linkAtRef('main', path)).toBe(null);
  });

  test('reading at an unknown ref is an error', async () => {
    await expect(git.readAtRef('none', 'bytes')).rejects.toThrow('the commit "none" was not found');
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

  test('paths are relative to the directory of the port', async () => {
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

test('a partial clone without the required objects is reported', async () => {
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

test('a worktree contains the commit and can be removed, and no hook runs', async () => {
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
  await expect(git.addWorktree('none', directory)).rejects.toThrow('the commit "none" was not found');
  await expect(git.addWorktree(first, 'relative')).rejects.toThrow('absolute');
});

test('many worktrees are added and removed at the same time', async () => {
  put('f', 'one');
  commit('one');
  const directories = Array.from({ length: 30 }, (_, index) => join(base, String(index), 'worktree'));
  const use = async (directory: string) => {
    await git.addWorktree('HEAD', directory);
    await git.removeWorktree(directory);
  };
  const ends = await Promise.allSettled(directories.map(use));
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
});

describe('changes between commits', () => {
  test('are the files that differ, without links and deleted ones, relative to the directory', async () => {
    put('src/a', '1');
    put('src/gone', '1');
    const from = commit('one');
    put('src/a', '2');
    put('src/new', '1');
    put('README.md', '#');
    symlinkSync('a', join(root, 'src/link'));
    rmSync(join(root, 'src/gone'));
    const to = commit('two');
    expect(await git.changedBetween(`${from}..${to}`)).toEqual(['README.md', 'src/a', 'src/new']);
    expect(await gitIn(join(root, 'src')).changedBetween(`${from}...HEAD`)).toEqual(['a', 'new']);
    expect(await git.changedBetween(`${to}..`)).toEqual([]);
  });

  test.each(['nothing..HEAD', 'HEAD..--output=x', 'HEAD'])('are refused for %s', async (range) => {
    put('a', '1');
    commit('one');
    await expect(git.changedBetween(range)).rejects.toThrow(/the commit .* was not found/);
  });
});

describe('treeChanges', () => {
  test('a clean working tree has no changes', async () => {
    put('f', 'x');
    commit('one');
    expect(await git.treeChanges('HEAD')).toEqual({
      tracked: new Map(),
      untracked: [],
      nested: new Set(),
      unnamed: new Set(),
    });
  });

  test('modified, deleted, moved, staged and new files are listed with their versions in the commit, and the repository is unchanged', async () => {
    put('.gitignore', 'ignored\n');
    put('b.txt', 'one\ntwo\n');
    put('gone', 'x\n');
    put('moved', 'same\n');
    commit('base');
    put('b.txt', 'one\n2\nthree\n');
    rmSync(join(root, 'gone'));
    run('mv', 'moved', 'to');
    put('new/ü.txt', 'new\n');
    put('ignored', 'x');
    put('two\nlines', 'x');
    symlinkSync('/etc/passwd', join(root, 'link'));
    const before = run('status', '--porcelain');
    const { tracked, untracked, nested } = await git.treeChanges('HEAD');
    const id = (name: string) => run('rev-parse', `HEAD:${name}`);
    expect([...tracked]).toEqual([
      ['b.txt', { mode: '100644', id: id('b.txt') }],
      ['gone', { mode: '100644', id: id('gone') }],
      ['moved', { mode: '100644', id: id('moved') }],
      ['to', null],
    ]);
    expect([...untracked].sort()).toEqual(['link', 'new/ü.txt', 'two\nlines']);
    expect(nested.size).toBe(0);
    expect(run('status', '--porcelain')).toBe(before);
    expect((await git.blobs([id('b.txt'), id('gone')])).get(id('b.txt'))).toEqual(Buffer.from('one\ntwo\n'));
  });

  test('changes are relative to the given commit, so later commits are included', async () => {
    put('a', 'x\n');
    const start = commit('base');
    put('b', 'y\n');
    commit('by the agent');
    expect((await git.treeChanges('HEAD')).tracked.size).toBe(0);
    expect([...(await git.treeChanges(start)).tracked]).toEqual([['b', null]]);
  });

  test('a commit made in a subdirectory adds, changes and removes files by their paths from the top', async () => {
    for (const name of ['gone', 'sub/gone', 'sub/kept', 'sub/changed', 'sub/file']) put(name, `${name}\n`);
    const parent = commit('base');
    const content = Buffer.from('new\n');
    const files = [
      { path: 'sub/gone', content: null },
      { path: 'sub/changed', content },
      { path: 'sub/added', content, mode: '100755' as const },
      { path: 'sub/file', content: null },
      { path: 'sub/file/below', content },
    ];
    const author = { name: 'A', email: 'a@example.org' };
    const wanted = { parents: [parent], tree: parent, message: 'm', files, kept: [], author };
    const made = await gitIn(join(root, 'sub')).createCommit(wanted, base);
    expect(run('diff', '--raw', '--abbrev=7', '--no-renames', parent, made).replaceAll(/ [0-9a-f]{7}/g, '')).toBe(
      [
        ':000000 100755 A\tsub/added',
        ':100644 100644 M\tsub/changed',
        ':100644 000000 D\tsub/file',
        ':000000 100644 A\tsub/file/below',
        ':100644 000000 D\tsub/gone',
      ].join('\n'),
    );
  });

  test('all files are changes before the first commit', async () => {
    put('a', 'x\n');
    put('b', 'y\n');
    run('add', 'a');
    expect(await git.treeChanges(null)).toEqual({
      tracked: new Map([['a', null]]),
      untracked: ['b'],
      nested: new Set(),
      unnamed: new Set(),
    });
  });

  test('changes are found without starting a program that the checkout configures', async () => {
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
    const { tracked, untracked } = await git.treeChanges('HEAD');
    expect([[...tracked.keys()], untracked]).toEqual([['f'], ['new']]);
    expect(existsSync(join(base, 'evil-ran'))).toBe(false);
  });
});
