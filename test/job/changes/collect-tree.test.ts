import { chmodSync, linkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchChanges } from '../../../src/job/changes/changes.js';
import { collectTree, type FileChoice, type TakenModes } from '../../../src/job/changes/collect-tree.js';
import { createGit } from '../../../src/platform/git/git.js';
import { processSetup } from '../../../src/platform/process/process-setup.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

async function collect(
  change: (folder: string) => void,
  {
    before = () => undefined,
    below = '.',
    onlyFrom = null,
    closed = '',
    takes = { links: false, executables: false },
    choice,
  }: {
    readonly before?: (folder: string) => void;
    readonly below?: string;
    readonly onlyFrom?: string | null;
    readonly closed?: string;
    readonly takes?: TakenModes;
    readonly choice?: FileChoice;
  } = {},
) {
  const folder = aRepository({ 'a.txt': 'one\n', 'docs/b.txt': 'two\n', '.gitignore': 'out\n' });
  before(folder);
  const root = join(folder, below);
  const home = aFolder();
  const setup = processSetup({ environment: process.env, home, temporary: home }, root);
  const door = createGit({ ...setup, cwd: root, signal: new AbortController().signal });
  const { signal } = new AbortController();
  const watch = watchChanges({ root, git: () => door, written: new Map(), signal, atEnd: () => signal });
  await watch.ready();
  change(folder);
  const collected = await collectTree({
    ...{ changes: watch, git: door, root, onlyFrom, takes },
    mayRead: (path) => path !== closed,
    isProtected: (path) => path === 'infra/main.tf',
    ...(choice === undefined ? {} : { choice }),
  });
  return { folder, collected };
}

const committed = (folder: string): void => {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'more');
};

const filtering = (folder: string, filter: string): void => {
  put(folder, { '.gitattributes': `*.bin filter=${filter} -text\n` });
  committed(folder);
};

const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0a'.repeat(32)}\nsize 12345\n`;

describe('the changes of a run', () => {
  test('changes are whole files from the top of the repository, including commits of the run', async () => {
    const { folder, collected } = await collect(
      (place) => {
        put(place, { 'docs/new.txt': 'new\n', 'docs/b.txt': Buffer.from([0, 255, 1]), out: 'ignored', 'a.txt': 'no' });
        git(place, 'add', 'docs/new.txt');
        git(place, 'commit', '-q', '-m', 'by the run');
      },
      { below: 'docs' },
    );
    expect(collected).toEqual({
      tree: {
        base: git(folder, 'rev-parse', 'HEAD~1'),
        baseTree: git(folder, 'rev-parse', 'HEAD~1^{tree}'),
        files: [
          { path: 'docs/b.txt', content: Buffer.from([0, 255, 1]) },
          { path: 'docs/new.txt', content: Buffer.from('new\n') },
        ],
      },
    });
  });

  const changeAll = (place: string): void => {
    put(place, { 'a.txt': 'other\n', 'docs/new.txt': 'new\n', 'report.xml': '<x/>', 'docs/key.pem': 'x' });
    rmSync(join(place, 'docs/b.txt'));
  };
  const isNamed = (path: string): boolean => path === 'docs/new.txt';

  test.each<[string, FileChoice['paths'], readonly string[], readonly string[]]>([
    [
      'without new files that no call named',
      undefined,
      ['a.txt', 'docs/b.txt', 'docs/new.txt'],
      ['docs/key.pem', 'report.xml'],
    ],
    ['of named files', ['report.xml', './a.txt'], ['a.txt', 'report.xml'], []],
    ['of a named file that is gone', ['docs/b.txt'], ['docs/b.txt'], []],
  ])('a commit takes the changes %s', async (_, paths, files, leftOut) => {
    const { collected } = await collect(changeAll, { choice: { paths, isNamed } });
    expect('tree' in collected ? collected.tree.files.map(({ path }) => path) : collected.refused).toEqual(files);
    expect('tree' in collected ? (collected.leftOut ?? []) : null).toEqual(leftOut);
  });

  test.each<[FileChoice['paths'], string]>([
    [['README.md'], 'this run has not changed README.md'],
    [['../a.txt'], 'this run has not changed ../a.txt'],
    [['docs'], 'these files cannot be committed: docs/key.pem (its name is sensitive)'],
  ])('a commit of %j is refused', async (paths, refused) => {
    const { collected } = await collect(changeAll, { choice: { paths, isNamed } });
    expect(collected).toEqual({ refused });
  });

  test('a commit of nothing but what commands made is refused with the files to name', async () => {
    const choice = { paths: undefined, isNamed: () => false };
    const { collected } = await collect((place) => put(place, { 'report.xml': '<x/>' }), { choice });
    expect(collected).toEqual({
      refused: 'only commands made the changed files: report.xml; name those that belong to it in paths',
    });
  });

  test('changes include deleted files', async () => {
    const { collected } = await collect((folder) => rmSync(join(folder, 'a.txt')));
    expect(collected).toMatchObject({ tree: { files: [{ path: 'a.txt', content: null }] } });
  });

  test('changes keep the executable mode and the line ends that git would store', async () => {
    const { collected } = await collect(
      (at) => {
        put(at, {
          'run.sh': '#!/bin/sh\nexit 1\n',
          'no.sh': 'x\n',
          'w.bat': 'a\r\nb\r\n',
          'a.txt': 'un\r\nforced\r\n',
        });
        chmodSync(join(at, 'no.sh'), 0o644);
      },
      {
        before: (at) => {
          put(at, {
            'run.sh': '#!/bin/sh\n',
            'no.sh': '#!/bin/sh\n',
            '.gitattributes': '*.bat text eol=crlf\n',
            'w.bat': 'a\n',
          });
          for (const name of ['run.sh', 'no.sh']) chmodSync(join(at, name), 0o755);
          committed(at);
        },
      },
    );
    const files = 'tree' in collected ? collected.tree.files : [];
    expect(files.map(({ path, content, mode }) => [path, content?.toString(), mode])).toEqual([
      ['a.txt', 'un\r\nforced\r\n', undefined],
      ['no.sh', 'x\n', '100644'],
      ['run.sh', '#!/bin/sh\nexit 1\n', '100755'],
      ['w.bat', 'a\nb\n', undefined],
    ]);
  });

  test('line ends of a commit are kept although git converts those of new files', async () => {
    const { collected } = await collect(
      (at) =>
        put(at, {
          'old.txt': 'a\r\nB\r\n',
          'auto.txt': 'a\r\nB\r\n',
          'new.txt': 'n\r\n',
        }),
      {
        before: (at) => {
          put(at, { 'old.txt': 'a\r\nb\r\n', 'auto.txt': 'a\r\nb\r\n' });
          committed(at);
          put(at, { '.gitattributes': 'auto.txt text=auto\n' });
          git(at, 'add', '.gitattributes');
          git(at, 'commit', '-q', '-m', 'attributes');
          git(at, 'config', 'core.autocrlf', 'true');
        },
      },
    );
    const files = 'tree' in collected ? collected.tree.files : [];
    expect(files.map(({ path, content }) => [path, content?.toString()])).toEqual([
      ['auto.txt', 'a\r\nB\r\n'],
      ['new.txt', 'n\n'],
      ['old.txt', 'a\r\nB\r\n'],
    ]);
  });

  test('changes of modes are included if new executable files are, but no links', async () => {
    const takes = { links: false, executables: true };
    const change = (at: string): void => {
      put(at, { 'new.sh': '#!/bin/sh\n' });
      for (const name of ['a.txt', 'new.sh']) chmodSync(join(at, name), 0o755);
    };
    const { collected } = await collect(change, { takes });
    const files = 'tree' in collected ? collected.tree.files : [];
    expect(files.map(({ path, content, mode }) => [path, content?.toString(), mode])).toEqual([
      ['a.txt', 'one\n', '100755'],
      ['new.sh', '#!/bin/sh\n', '100755'],
    ]);
    const { collected: refused } = await collect((at) => symlinkSync('a.txt', join(at, 'l')), { takes });
    expect(refused).toMatchObject({ refused: expect.stringContaining('l (a symbolic link)') as string });
  });

  test.each<readonly [string, string, Buffer, Buffer, string]>([
    ['UTF-16', 'a.txt', Buffer.from('\ufeffold', 'utf16le'), Buffer.from('\ufeffhi', 'utf16le'), 'hi'],
    [
      'UTF-16LE with line ends that git keeps',
      'a.ps1',
      Buffer.from('a\r\nb\r\n', 'utf16le'),
      Buffer.from('a\r\nc\r\n', 'utf16le'),
      'a\r\nc\r\n',
    ],
    ['Shift_JIS', 'a.sj', Buffer.from([0x82, 0xa0]), Buffer.from([0x82, 0xa2]), '\u3044'],
  ])('a file in %s is committed in UTF-8, as git stores it', async (name, path, old, now, stored) => {
    const { collected } = await collect((at) => put(at, { [path]: now }), {
      before: (at) => {
        put(at, { '.gitattributes': `${path} working-tree-encoding=${name.split(' ')[0] ?? ''}\n`, [path]: old });
        committed(at);
      },
    });
    expect('tree' in collected && collected.tree.files).toEqual([{ path, content: Buffer.from(stored) }]);
  });

  test('a file that a directory of its name replaces is committed', async () => {
    const { collected } = await collect((at) => {
      rmSync(join(at, 'a.txt'));
      put(at, { 'a.txt/index.txt': 'x\n' });
    });
    expect('tree' in collected && collected.tree.files).toEqual([
      { path: 'a.txt', content: null },
      { path: 'a.txt/index.txt', content: Buffer.from('x\n') },
    ]);
  });

  test('a large file that was committed without Git LFS is deleted', async () => {
    const { collected } = await collect((place) => rmSync(join(place, 'large.bin')), {
      before: (at) => {
        put(at, { 'large.bin': Buffer.alloc(21_000_000) });
        filtering(at, 'lfs');
      },
    });
    expect(collected).toMatchObject({ tree: { files: [{ path: 'large.bin', content: null }] } });
  });

  test('a file of Git LFS is moved by its pointer and deleted', async () => {
    const { collected } = await collect(
      (at) => {
        renameSync(join(at, 'old.bin'), join(at, 'new.bin'));
        rmSync(join(at, 'gone.bin'));
      },
      {
        before: (at) => {
          put(at, { 'old.bin': pointer, 'gone.bin': pointer });
          filtering(at, 'lfs');
        },
      },
    );
    const files = 'tree' in collected ? collected.tree.files : [];
    expect(files.map(({ path, content }) => [path, content?.toString()])).toEqual([
      ['gone.bin', undefined],
      ['new.bin', pointer],
      ['old.bin', undefined],
    ]);
  });

  test.each<[string, (folder: string) => void, string, Parameters<typeof collect>[1]]>([
    ['nothing', () => undefined, 'has changed no file', {}],
    ['a workflow', (at) => put(at, { '.github/workflows/x.yml': 'x' }), '.github/workflows/x.yml (protected)', {}],
    ['instructions', (at) => put(at, { 'docs/AGENTS.md': 'x' }), 'docs/AGENTS.md (protected)', {}],
    ['a key', (at) => put(at, { '.env': 'x' }), '.env (its name is sensitive)', {}],
    ['a log', (at) => put(at, { 'x.log': 'x' }), 'x.log (its name is sensitive)', {}],
    [
      'a link that leaves through another one',
      (at) => symlinkSync('d/../../x', join(at, 'docs/l')),
      'a link through a directory and out of it',
      { takes: { links: true, executables: true } },
    ],
    ['a link', (at) => symlinkSync('/etc/passwd', join(at, 'l')), 'l (a symbolic link)', {}],
    ['a second name', (at) => linkSync(join(at, 'a.txt'), join(at, 'l')), 'l (a file with several hard links)', {}],
    ['a mode', (at) => chmodSync(join(at, 'a.txt'), 0o755), 'a.txt (it was made executable)', {}],
    [
      'a new program',
      (at) => {
        put(at, { x: '#!/bin/sh\n' });
        chmodSync(join(at, 'x'), 0o755);
      },
      'x (it is new and executable)',
      {},
    ],
    [
      'a file in the place of a link',
      (at) => {
        rmSync(join(at, 'l'));
        put(at, { l: '/etc/passwd' });
      },
      'l (it replaces a link)',
      {
        before: (at) => {
          symlinkSync('a.txt', join(at, 'l'));
          committed(at);
        },
      },
    ],
    [
      'a nested repository',
      (at) => {
        put(at, { 'sub/x': 'x' });
        git(join(at, 'sub'), 'init', '-q');
        committed(join(at, 'sub'));
      },
      'sub/ (not a regular file)',
      {},
    ],
    [
      'a submodule that moved',
      (at) => {
        put(at, { 'sub/y': 'y' });
        committed(join(at, 'sub'));
      },
      'sub (not a regular file)',
      {
        before: (at) => {
          put(at, { 'sub/x': 'x' });
          git(join(at, 'sub'), 'init', '-q');
          committed(join(at, 'sub'));
          committed(at);
        },
      },
    ],
    [
      'an encoding that only git knows',
      (at) => put(at, { 'a.txt': Buffer.from([0xff, 0xfe, 0, 0, 0x68, 0, 0, 0]) }),
      'a.txt (git would convert its content',
      {
        before: (at) => {
          put(at, { '.gitattributes': '*.txt working-tree-encoding=UTF-32\n' });
          rmSync(join(at, 'a.txt'));
          rmSync(join(at, 'docs/b.txt'));
          committed(at);
        },
      },
    ],
    ['owners', (at) => put(at, { 'docs/CodeOwners': '* @mallory' }), 'docs/CodeOwners (protected)', {}],
    ['a workflow in capitals', (at) => put(at, { '.GitHub/x.yml': 'x' }), '.GitHub/x.yml (protected)', {}],
    ['wide letters', (at) => put(at, { '.ｇｉｔｈｕｂ/x.yml': 'x' }), '(protected)', {}],
    ['a letter that does not show', (at) => put(at, { '.git\u200bhub/x.yml': 'x' }), '(protected)', {}],
    ['a name that is turned around', (at) => put(at, { 'a\u202etxt.js': 'x' }), 'its name is deceptive', {}],
    ['a name that ends with a line break', (at) => put(at, { 'a\n': 'x' }), 'its name is deceptive', {}],
    [
      'a workflow that is gone',
      (at) => rmSync(join(at, '.github/x.yml')),
      '.github/x.yml (protected)',
      {
        before: (at) => {
          put(at, { '.github/x.yml': 'x' });
          committed(at);
        },
      },
    ],
    [
      'a move out of a protected place',
      (at) => renameSync(join(at, '.github/x.yml'), join(at, 'x.yml')),
      '.github/x.yml (protected)',
      {
        before: (at) => {
          put(at, { '.github/x.yml': 'x' });
          committed(at);
        },
      },
    ],
    ['a large file', (at) => put(at, { x: 'x'.repeat(1_000_001) }), 'x (larger than 1000000 bytes)', {}],
    [
      'many bytes',
      (at) => put(at, Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`f${String(n)}`, 'x'.repeat(900_000)]))),
      'more than 5 MB',
      {},
    ],
    [
      'many files',
      (at) => put(at, Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${String(n)}`, 'x']))),
      '101 files are changed',
      {},
    ],
    [
      'a file that the rules do not permit',
      (at) => put(at, { 'a.txt': 'x' }),
      'a.txt (not permitted by the rules)',
      { closed: 'a.txt' },
    ],
    [
      'a file that the settings protect',
      (at) => put(at, { 'infra/main.tf': 'x', 'a.txt': 'x' }),
      'infra/main.tf (protected)',
      {},
    ],
    [
      'what was changed before',
      (at) => put(at, { 'a.txt': 'x' }),
      'a.txt (it had changes before the run)',
      { before: (at) => put(at, { 'a.txt': 'of an outside contributor' }) },
    ],
    [
      'a filter',
      (at) => put(at, { 'a.bin': 'x' }),
      'a.bin (a filter in .gitattributes applies to it)',
      { before: (at) => filtering(at, 'crypt') },
    ],
    [
      'new content of a file of Git LFS',
      (at) => put(at, { 'a.bin': 'x' }),
      'a.bin (Git LFS stores it, and new content cannot be uploaded)',
      { before: (at) => filtering(at, 'lfs') },
    ],
    [
      'a new pointer of Git LFS',
      (at) => put(at, { 'a.bin': pointer.replace('0a', '0b') }),
      'a.bin (a pointer of Git LFS that no moved file had)',
      {
        before: (at) => {
          put(at, { 'b.bin': pointer });
          filtering(at, 'lfs');
        },
      },
    ],
    [
      'an untrusted checkout',
      (at) => put(at, { 'a.txt': 'x' }),
      'untrusted content is never pushed',
      { onlyFrom: 'c'.repeat(40) },
    ],
  ])('changes are refused for a pull request because of %s', async (_name, change, words, options) => {
    const { collected } = await collect(change, options);
    expect('refused' in collected && collected.refused).toContain(words);
  });
});
