import { chmodSync, existsSync, lstatSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchChanges } from '../../../src/job/changes/changes.js';
import { createFileSnapshots } from '../../../src/job/result/file-snapshots.js';
import { isUnpatched, patchBytes } from '../../../src/job/result/patch-bytes.js';
import { createFileSystem } from '../../../src/platform/files/file-system.js';
import { FileProblem } from '../../../src/platform/files/types.js';
import { createGit } from '../../../src/platform/git/git.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

/** Watches a folder as a run does; `files` is the door of the file tools. */
function watched(root: string) {
  const { files, before: written } = createFileSnapshots(createFileSystem({ root, guard: () => null }));
  const gitOf = (signal: AbortSignal) =>
    createGit({
      path: process.env['PATH'] ?? '',
      home: root,
      environment: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      cwd: root,
      signal,
    });
  const { signal } = new AbortController();
  const isRepository = existsSync(join(root, '.git'));
  const watch = watchChanges({ root, git: isRepository ? gitOf : null, written, signal, atEnd: () => signal });
  return { files, watch };
}

/** What is listed after a run that makes these changes. */
async function changesOf(root: string, change: (files: ReturnType<typeof watched>['files']) => unknown) {
  const { files, watch } = watched(root);
  await watch.ready();
  await change(files);
  return await watch.since();
}

const brief = ({ files }: Awaited<ReturnType<typeof changesOf>>) =>
  files.map(({ path, kind, added, removed, note }) =>
    [kind, path, `+${String(added)} -${String(removed)}`, ...(note === undefined ? [] : [note])].join(' '),
  );

const many = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`u/f${String(at).padStart(4, '0')}.txt`, text]));
const long = (mark: string) => `${'a line of a long file\n'.repeat(3_000)}${mark}\n${'and more of it\n'.repeat(3_000)}`;

test('a file whose name is too long cannot be written, which is a problem of this file and no bug', async () => {
  const { files } = watched(aFolder());
  await expect(files.write('a'.repeat(300), '')).rejects.toThrow(FileProblem);
});

const submodule = (): string => {
  const folder = aRepository();
  const other = aRepository({ a: 'one\n' });
  git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'sm');
  git(folder, 'commit', '-q', '-m', 'with a submodule');
  return folder;
};

describe('changes of a run are found by content', () => {
  test.each<readonly [string, () => string, Parameters<typeof changesOf>[1], readonly string[]]>([
    [
      'files that had changes before: the diff shows the run alone',
      () => {
        const folder = aRepository({ 'a.txt': '1\n', 'b.txt': '1\n', 'c.txt': '1\n', 'd.txt': '1\n' });
        put(folder, { 'a.txt': 'dirty\n', 'b.txt': 'one\ntwo\n', 'old.txt': 'x\n' });
        return folder;
      },
      (files) => {
        put(files.root, { 'b.txt': 'one\n2\n', 'c.txt': '2\n', 'new/e.txt': 'n\n' });
        rmSync(join(files.root, 'd.txt'));
      },
      ['modified b.txt +1 -1', 'modified c.txt +1 -1', 'deleted d.txt +0 -1', 'created new/e.txt +1 -0'],
    ],
    [
      'the 241st of 250 untracked files',
      () => {
        const folder = aRepository();
        put(folder, many(250, 'x\n'));
        return folder;
      },
      (files) => put(files.root, { 'u/f0240.txt': 'y\n', 'u/a-first.txt': 'x\n' }),
      ['created u/a-first.txt +1 -0', 'modified u/f0240.txt +1 -1'],
    ],
    [
      'binary files that were untracked or changed before',
      () => {
        const folder = aRepository({ 'a.bin': 'x' });
        put(folder, { 'a.bin': Buffer.from([0, 1]), 'new.bin': Buffer.from([0, 1]), 'same.bin': Buffer.from([0, 1]) });
        return folder;
      },
      (files) => put(files.root, { 'a.bin': Buffer.from([0, 2]), 'new.bin': Buffer.from([0, 2]) }),
      ['modified a.bin +0 -0 binary', 'modified new.bin +0 -0 binary'],
    ],
    [
      'files with a diff above the limit, before and after, of the same length',
      () => {
        const folder = aRepository({ 'big.txt': 'x\n' });
        put(folder, { 'big.txt': long('x'), 'new.txt': long('x') });
        return folder;
      },
      (files) => put(files.root, { 'big.txt': long('y'), 'new.txt': long('y') }),
      ['modified big.txt +1 -1', 'modified new.txt +1 -1'],
    ],
    [
      'a change of the user that the run took back',
      () => {
        const folder = aRepository({ 'a.txt': '1\n' });
        put(folder, { 'a.txt': 'dirty\n' });
        return folder;
      },
      (files) => put(files.root, { 'a.txt': '1\n' }),
      ['modified a.txt +1 -1'],
    ],
    [
      'a file in a submodule, which is named too',
      submodule,
      (files) => files.write('sm/a', 'two\n'),
      ['modified sm +0 -0 a nested repository', 'modified sm/a +1 -1 not listed by git'],
    ],
    [
      'a submodule and a repository below that a command changed',
      () => {
        const folder = submodule();
        put(folder, { 'sm/a': 'dirty\n', 'own/x': 'x\n' });
        git(join(folder, 'own'), 'init', '-q');
        return folder;
      },
      (files) => put(files.root, { 'sm/a': 'dirtz\n', 'own/x': 'y\n' }),
      ['modified own/ +0 -0 a nested repository', 'modified sm +0 -0 a nested repository'],
    ],
    [
      'a submodule that is not checked out is not a change',
      () => {
        const folder = submodule();
        git(folder, 'submodule', '--quiet', 'deinit', '--force', 'sm');
        return folder;
      },
      (files) => files.write('README.md', '# New\n'),
      ['modified README.md +1 -1'],
    ],
    [
      'an ignored file that a tool wrote',
      () => aRepository({ '.gitignore': 'dist\n' }),
      (files) => files.write('dist/x.js', 'x\n'),
      ['created dist/x.js +1 -0 not listed by git'],
    ],
    [
      'a mode, a link and an empty file',
      () => aRepository({ 'a.sh': 'x\n', 'b.txt': 'x\n' }),
      ({ root }) => {
        chmodSync(join(root, 'a.sh'), 0o755);
        rmSync(join(root, 'b.txt'));
        symlinkSync('/etc/passwd', join(root, 'b.txt'));
        symlinkSync('/etc/passwd', join(root, 'c'));
        put(root, { empty: '' });
      },
      [
        'modified a.sh +0 -0',
        'modified b.txt +0 -0 a link on one side, a file on the other',
        'created c +1 -0',
        'created empty +0 -0',
      ],
    ],
    [
      'commits of the run',
      () => aRepository(),
      ({ root }) => {
        put(root, { 'new.txt': 'x\n' });
        git(root, 'add', '-A');
        git(root, 'commit', '-q', '-m', 'second');
      },
      ['created new.txt +1 -0'],
    ],
    [
      'in a workspace without git, what went through the file tools',
      () =>
        aFolder({ 'a.txt': 'one\ntwo\n', 'same.txt': 'x\n', 'gone.txt': 'x\n', 'bytes.bin': new Uint8Array([0, 1]) }),
      async (files) => {
        await files.write('a.txt', 'one\n2\n');
        await files.write('a.txt', 'one\nTWO\n');
        await files.write('sub/new.txt', 'n\n');
        await files.write('same.txt', 'y\n');
        await files.write('same.txt', 'x\n');
        await files.write('gone.txt', 'y\n');
        await files.write('bytes.bin', Buffer.from([0, 2]));
        rmSync(join(files.root, 'gone.txt'));
      },
      [
        'modified a.txt +1 -1',
        'modified bytes.bin +0 -0 binary',
        'deleted gone.txt +0 -1',
        'created sub/new.txt +1 -0',
      ],
    ],
  ])('changes of a run are found by content: %s', async (_name, make, change, expected) => {
    expect(brief(await changesOf(make(), change))).toEqual(expected);
  });

  test('a diff above the limit is omitted, and the file is listed with its counts', async () => {
    const changes = await changesOf(aRepository(), ({ root }) => put(root, { long: 'a long line\n'.repeat(5_000) }));
    expect(changes.files).toMatchObject([{ path: 'long', added: 5_000, diff: null }]);
  });
});

describe('files that a run did not change are never listed', () => {
  test.each<readonly [string, Parameters<typeof changesOf>[1]]>([
    ['nothing was touched', () => undefined],
    [
      'a file was written with the same content, or moved and moved back',
      ({ root }) => {
        put(root, { 'u.txt': 'x\n', 'd.txt': 'dirty\n' });
        renameSync(join(root, 'u.txt'), join(root, 'v.txt'));
        renameSync(join(root, 'v.txt'), join(root, 'u.txt'));
      },
    ],
    ['times were set', ({ root }) => utimesSync(join(root, 'u.txt'), 1, 1)],
    ['a file was taken out of the index', ({ root }) => git(root, 'rm', '-q', '--cached', 'a.txt')],
  ])('files that a run did not change are never listed: %s', async (_name, change) => {
    const folder = aRepository({ 'a.txt': 'x\n', 'd.txt': 'x\n' });
    put(folder, { 'u.txt': 'x\n', 'd.txt': 'dirty\n', 'big.bin': Buffer.alloc(2_000_000) });
    expect(brief(await changesOf(folder, change))).toEqual([]);
  });

  test('a file that the run only made visible to git is not listed, but a new one is', async () => {
    const folder = aRepository({ '.gitignore': 'out\n' });
    put(folder, { 'out/old': 'x\n' });
    const old = lstatSync(join(folder, 'out/old')).ctimeMs;
    // The clock of the file system is coarse: the run begins when it has moved on.
    while (Date.now() <= old + 20) await new Promise((done) => setTimeout(done, 5));
    const changes = await changesOf(folder, ({ root }) => put(root, { '.gitignore': '', 'out/new': 'x\n' }));
    expect(brief(changes)).toEqual(['modified .gitignore +0 -1', 'created out/new +1 -0']);
  });

  test('a run without a call does not compare files', async () => {
    const folder = aRepository();
    const { watch } = watched(folder);
    put(folder, { 'of-another.txt': 'x\n' });
    expect(brief(await watch.since())).toEqual([]);
  });
});

test('the diffs form a patch that git applies, whatever the file names', async () => {
  const folder = aRepository({
    'a b.txt': 'one\ntwo\nthree',
    'gone "x".txt': 'x\n',
    'ü\t.txt': 'x\n',
    'run.sh': 'x\n',
  });
  const { files } = await changesOf(folder, ({ root }) => {
    put(root, { 'a b.txt': 'one\n2\nthree\n', 'ü\t.txt': '', 'new\\\n.txt': 'x', empty: '' });
    rmSync(join(root, 'gone "x".txt'));
    chmodSync(join(root, 'run.sh'), 0o755);
  });
  const state = git(folder, 'status', '--porcelain', '-z');
  const patch = join(aFolder({ p: files.map(({ diff }) => diff ?? '').join('') }), 'p');
  git(folder, 'apply', '--reverse', patch);
  expect(git(folder, 'status', '--porcelain')).toBe('');
  git(folder, 'apply', patch);
  expect(git(folder, 'status', '--porcelain', '-z')).toBe(state);
});

describe('the patch has what git diff --binary would', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 255, 0, 7]);
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const start = (root: string): void => {
    put(root, {
      '.gitattributes': '*.u16 working-tree-encoding=UTF-16LE-BOM\n*.sjis working-tree-encoding=Shift_JIS\n',
      'legacy.txt': latin('caf\xe9 one\nline two\nline three\n'),
      'noise.dat': latin('\xff\xfe\xe9 no zero byte\n\x80'),
      'logo.png': png,
      'a.u16': utf16('one\ntwo\n'),
      'b.sjis': Buffer.from([0x82, 0xa0, 0x0a]),
      'd/a': 'x\n',
      f: 'x\n',
      'run.sh': latin('#!/bin/sh\n# \xe9\n'),
      'large.txt': 'a line of a large file\n'.repeat(60_000),
    });
    symlinkSync('legacy.txt', join(root, 'link'));
    symlinkSync('gone', join(root, 'dangling'));
  };
  const dropped = (root: string, ...paths: readonly string[]) => {
    for (const path of paths) rmSync(join(root, path), { recursive: true });
  };

  test.each<readonly [string, (root: string) => void]>([
    ['Latin-1, changed', (root) => put(root, { 'legacy.txt': latin('caf\xe9 one\nline 2\nline three\n') })],
    ['Latin-1, new', (root) => put(root, { 'copy.txt': latin('caf\xe9\n'), 'no-end.txt': latin('\xe9') })],
    ['any bytes without zero, deleted', (root) => dropped(root, 'noise.dat', 'legacy.txt')],
    ['binary, new and changed', (root) => put(root, { 'logo2.png': png, 'logo.png': Buffer.alloc(5_000, 3) })],
    [
      'binary, deleted and empty',
      (root) => {
        dropped(root, 'logo.png');
        put(root, { 'noise.dat': '' });
      },
    ],
    ['binary that became text', (root) => put(root, { 'logo.png': 'text\n', 'legacy.txt': png })],
    [
      'encodings of the working tree',
      (root) => put(root, { 'a.u16': utf16('one\n2\n'), 'b.sjis': Buffer.from([0x82, 0xa2, 0x0a]) }),
    ],
    ['a new file with an encoding', (root) => put(root, { 'n.u16': utf16('new\n') })],
    ['modes together with bytes', (root) => chmodSync(join(root, 'run.sh'), 0o755)],
    [
      'links, new and changed',
      (root) => {
        dropped(root, 'link');
        symlinkSync('f', join(root, 'link'));
        symlinkSync('d', join(root, 'l2'));
      },
    ],
    [
      'a link in the place of a file',
      (root) => {
        dropped(root, 'f');
        symlinkSync('legacy.txt', join(root, 'f'));
      },
    ],
    [
      'a file in the place of a link',
      (root) => {
        dropped(root, 'link', 'dangling');
        put(root, { link: latin('\xe9'), dangling: png });
      },
    ],
    [
      'a directory in the place of a file',
      (root) => {
        dropped(root, 'f');
        put(root, { 'f/g': 'x\n', 'f/h.png': png });
      },
    ],
    [
      'a file in the place of a directory',
      (root) => {
        dropped(root, 'd');
        put(root, { d: 'x\n' });
      },
    ],
    [
      'a directory in the place of a link',
      (root) => {
        dropped(root, 'link');
        put(root, { 'link/a': 'x\n' });
      },
    ],
    [
      'more than the report has room for',
      (root) => put(root, { 'large.txt': 'b\n'.repeat(500_000), 'new.txt': 'n\n'.repeat(40_000) }),
    ],
  ])('the patch has what git diff --binary would: %s', async (_name, change) => {
    const root = aFolder();
    start(root);
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'first');
    const { files } = await changesOf(root, () => change(root));
    expect(files.filter(isUnpatched)).toEqual([]);
    const patch = join(aFolder({ p: patchBytes(files) }), 'p');
    git(root, 'add', '-A');
    const [wanted, diff] = [git(root, 'write-tree'), git(root, 'diff', '--cached', '--shortstat')];
    expect(diff).not.toBe('');
    git(root, 'reset', '-q', '--hard');
    git(root, 'apply', '--index', patch);
    expect(git(root, 'write-tree')).toBe(wanted);
    git(root, 'apply', '--index', '--reverse', patch);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test.runIf(process.platform === 'linux')(
    'a name that is not UTF-8 is listed with its bytes and in no patch',
    async () => {
      const root = aRepository();
      const { files } = await changesOf(root, () => writeFileSync(Buffer.from(`${root}/caf\xe9`, 'latin1'), 'x\n'));
      expect(files).toEqual([
        { path: 'caf\\351', kind: 'created', added: 0, removed: 0, diff: null, note: 'its name is not UTF-8' },
      ]);
    },
  );
});

describe('the diff of a file with CRLF', () => {
  const diffsOf = async (settings: Readonly<Record<string, string>>) => {
    const root = aRepository({ 'old.txt': 'a\nb\n', 'kept.txt': 'a\nb\n' });
    for (const [name, value] of Object.entries(settings)) git(root, 'config', name, value);
    const { files } = await changesOf(root, () => {
      put(root, { 'old.txt': 'a\r\nc\r\n', 'kept.txt': 'a\r\nb\r\n', 'new.txt': 'n\r\n' });
    });
    return files.map(({ path, diff }) => [path, diff?.split('\n').slice(-4).join('\n')]);
  };

  test('has the line ends that git would commit: Unix ones if the configuration says so', async () => {
    expect(await diffsOf({ 'core.autocrlf': 'true' })).toEqual([
      ['new.txt', '+++ b/new.txt\n@@ -0,0 +1 @@\n+n\n'],
      ['old.txt', ' a\n-b\n+c\n'],
    ]);
  });

  test('is there for more files than a command line takes', async () => {
    const root = aRepository({ 'old.txt': 'a\nb\n' });
    // Git for Windows takes no longer paths.
    const length = process.platform === 'win32' ? 50 : 200;
    const name = (at: number) => `${'d'.repeat(length)}/${'f'.repeat(length)}${String(at)}.txt`;
    const { files, notice } = await changesOf(root, () => {
      put(root, Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [name(at), 'n\r\n'])));
    });
    expect([files.length, notice]).toEqual([6_000, null]);
  });

  test('has the line ends that git would commit: those of the file by default', async () => {
    expect(await diffsOf({})).toEqual([
      ['kept.txt', '-b\n+a\r\n+b\r\n'],
      ['new.txt', '+++ b/new.txt\n@@ -0,0 +1 @@\n+n\r\n'],
      ['old.txt', '-b\n+a\r\n+c\r\n'],
    ]);
  });
});
