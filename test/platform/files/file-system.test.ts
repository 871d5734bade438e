import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareBytes } from '../../../src/platform/files/compare-bytes.js';
import { createFileSystem } from '../../../src/platform/files/file-system.js';
import { type FileGuard, FileProblem, type FileSystem } from '../../../src/platform/files/types.js';
import { isInside } from '../../../src/policy/files/paths.js';

let base: string;
let root: string;
let outside: string;
let files: FileSystem;

const guardFor =
  (...open: readonly string[]): FileGuard =>
  (_access, path) =>
    path.endsWith('.env')
      ? 'it is sensitive'
      : open.some((place) => isInside({ path, directory: place }))
        ? null
        : 'it is outside';

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'files-')));
  root = join(base, 'repo');
  outside = join(base, 'repo-evil');
  mkdirSync(root);
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  files = createFileSystem({ root, guard: guardFor(root) });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const put = (path: string, content = path): string => {
  const absolute = join(root, path);
  mkdirSync(dirname(absolute), { recursive: true });
  writeFileSync(absolute, content);
  return absolute;
};
const replaceBy = (path: string, target: string): void => {
  rmSync(join(root, path), { recursive: true });
  symlinkSync(target, join(root, path));
};
const problem = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof FileProblem ? error.code : String(error)),
  );

describe('reading', () => {
  test('read returns the bytes of a file by a relative or absolute path', async () => {
    const path = put('src/a.txt', 'häß\0');
    expect(await files.read('src/a.txt', 100)).toEqual(Buffer.from('häß\0'));
    expect(await files.read(path, 100)).toEqual(Buffer.from('häß\0'));
    expect(await files.read('src/../src/./a.txt', 100)).toEqual(Buffer.from('häß\0'));
  });

  test('read follows a link inside the root', async () => {
    put('real/a.txt', 'a');
    symlinkSync('real', join(root, 'alias'));
    expect((await files.read('alias/a.txt', 100)).toString()).toBe('a');
  });

  test('an empty file has no bytes', async () => {
    put('empty', '');
    expect(await files.read('empty', 0)).toEqual(Buffer.alloc(0));
  });

  test('kernel files that report no size are read completely', async () => {
    const open = createFileSystem({ root, guard: () => null });
    expect((await open.read('/proc/version', 10_000)).toString()).toMatch(/^Linux version .*\n$/s);
    expect(await problem(open.read('/proc/version', 10))).toBe('too-large');
  });

  test.each([
    ['missing', 'nothing.txt'],
    ['missing', 'no/such/place'],
    ['not-a-directory', 'file/below'],
    ['directory', 'folder'],
    ['special', 'pipe'],
    ['outside', '../repo-evil/secret.txt'],
    ['outside', 'leak'],
    ['outside', 'leakdir/secret.txt'],
    ['outside', '/etc/passwd'],
    ['outside', 'dangling-out'],
    ['refused', 'prod.env'],
    ['refused', 'innocent'],
    ['missing', 'dangling'],
    ['io', 'circle'],
    ['io', 'a\0b'],
    ['too-large', 'large'],
  ])('reading: %s: %j', async (code, path) => {
    put('file');
    put('prod.env');
    put('large', 'x'.repeat(101));
    mkdirSync(join(root, 'folder'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    symlinkSync(join(outside, 'secret.txt'), join(root, 'leak'));
    symlinkSync('../repo-evil', join(root, 'leakdir'));
    symlinkSync('prod.env', join(root, 'innocent'));
    symlinkSync('nowhere', join(root, 'dangling'));
    symlinkSync('../nowhere', join(root, 'dangling-out'));
    symlinkSync('circle', join(root, 'circle'));
    expect(await problem(files.read(path, 100))).toBe(code);
    expect(await problem(Promise.resolve().then(() => files.readNow(path, 100)))).toBe(code);
  });

  test('readNow returns the same content', () => {
    put('a.txt', 'häß\0');
    symlinkSync('a.txt', join(root, 'alias'));
    expect(files.readNow('alias', 100)).toEqual(Buffer.from('häß\0'));
  });

  test.each([
    ['outside', 'the file became a link', () => replaceBy('dir/b.txt', join('..', '..', 'repo-evil', 'secret.txt'))],
    ['outside', 'the directory became a link', () => replaceBy('dir', '../repo-evil')],
    ['missing', 'the file was deleted', () => rmSync(join(root, 'dir/b.txt'))],
    ['refused', 'the name is denied', () => put('dir/prod.env')],
  ])('reading after another file of the same directory fails with %s if %s', (code, _what, change) => {
    put('dir/a.txt');
    put('dir/b.txt');
    writeFileSync(join(outside, 'b.txt'), 'secret');
    const read = (path: string): string => {
      try {
        return files.readNow(path, 100).toString();
      } catch (error) {
        return (error as FileProblem).code;
      }
    };
    expect(read('dir/a.txt')).toBe('dir/a.txt');
    expect(read('dir/b.txt')).toBe('dir/b.txt');
    change();
    expect(read(code === 'refused' ? 'dir/prod.env' : 'dir/b.txt')).toBe(code);
  });

  test('the guard gets the real path, also for paths that a rule allows', async () => {
    const asked: string[] = [];
    const open = createFileSystem({ root, guard: (access, path) => (asked.push(`${access} ${path}`), null) });
    symlinkSync('../repo-evil', join(root, 'leakdir'));
    expect((await open.read('leakdir/secret.txt', 100)).toString()).toBe('secret');
    expect(asked).toEqual([`read ${join(outside, 'secret.txt')}`]);
  });
});

describe('writing', () => {
  test('write creates a file with its parent directories, and overwrites it', async () => {
    expect(await files.write('new/deep/a.txt', 'one')).toBe('created');
    expect(await files.write('new/deep/a.txt', Buffer.from('two'))).toBe('modified');
    expect(readFileSync(join(root, 'new/deep/a.txt'), 'utf8')).toBe('two');
    expect(readdirSync(join(root, 'new/deep'))).toEqual(['a.txt']);
  });

  test.each([[0o755], [0o600], [0o644]])('write keeps the mode %o', async (mode) => {
    chmodSync(put('run.sh'), mode);
    await files.write('run.sh', 'new');
    expect(statSync(join(root, 'run.sh')).mode & 0o7777).toBe(mode);
  });

  test('write drops the setuid bit', async () => {
    chmodSync(put('run.sh'), 0o4755);
    await files.write('run.sh', 'new');
    expect(statSync(join(root, 'run.sh')).mode & 0o7777).toBe(0o755);
  });

  test('write follows a link inside the root and keeps it', async () => {
    put('real.txt');
    symlinkSync('real.txt', join(root, 'alias.txt'));
    await files.write('alias.txt', 'new');
    expect(readFileSync(join(root, 'real.txt'), 'utf8')).toBe('new');
    expect(realpathSync(join(root, 'alias.txt'))).toBe(join(root, 'real.txt'));
  });

  test.each([
    ['directory', 'folder'],
    ['special', 'pipe'],
    ['refused', 'twin'],
    ['refused', 'new.env'],
    ['not-a-directory', 'twin/below'],
    ['outside', '../new.txt'],
    ['outside', 'leak'],
    ['outside', 'leakdir/new.txt'],
    ['outside', 'leakdir/new/deep.txt'],
    ['outside', 'dangling-out'],
    ['outside', 'chain'],
  ])('writing: %s: %s', async (code, path) => {
    mkdirSync(join(root, 'folder'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    linkSync(join(outside, 'secret.txt'), join(root, 'twin'));
    symlinkSync(join(outside, 'secret.txt'), join(root, 'leak'));
    symlinkSync('../repo-evil', join(root, 'leakdir'));
    symlinkSync('../nowhere', join(root, 'dangling-out'));
    symlinkSync('dangling-out', join(root, 'chain'));
    expect(await problem(files.write(path, 'x'))).toBe(code);
    expect(readdirSync(outside)).toEqual(['secret.txt']);
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
    expect(readdirSync(base).sort()).toEqual(['repo', 'repo-evil']);
    expect(readdirSync(root).filter((name) => name.includes('.tmp'))).toEqual([]);
  });
});

/**
 * Replaces `repo/swap` alternately with a directory and a link to the outside, as fast as possible, until it is killed.
 * A directory that the writer created in between is moved away.
 */
const swapper = `
  const fs = require('node:fs');
  const [root, outside] = process.argv.slice(1);
  const at = (name) => root + '/' + name;
  let aside = 0;
  const place = (name) => {
    for (;;) {
      try { return fs.renameSync(at(name), at('swap')); } catch { fs.renameSync(at('swap'), at('aside-' + aside++)); }
    }
  };
  fs.symlinkSync(outside, at('away'));
  process.stdout.write('ready');
  for (;;) {
    fs.renameSync(at('swap'), at('kept'));
    place('away');
    fs.renameSync(at('swap'), at('away'));
    place('kept');
  }
`;

// Only Linux has paths for open directories; a race can be lost on other systems.
test.runIf(process.platform === 'linux')(
  'no race lets a write or a read reach a file outside the root',
  { timeout: 120_000 },
  async () => {
    mkdirSync(join(root, 'swap'));
    writeFileSync(join(root, 'swap', 'secret.txt'), 'public');
    const swapping = spawn(process.execPath, ['-e', swapper, root, outside], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => swapping.once('exit', resolve));
    const seen = new Set<string>();
    try {
      await new Promise((resolve) => swapping.stdout.once('data', resolve));
      for (let round = 0; round < 1000; round += 1) {
        const path = round % 3 === 0 ? `swap/made-${round}/file` : `swap/file-${round}`;
        seen.add(`write ${await problem(files.write(path, 'mine'))}`);
        seen.add(
          `read ${await files.read('swap/secret.txt', 100).then(String, (error: unknown) => (error as FileProblem).code)}`,
        );
      }
      expect(swapping.exitCode).toBe(null);
    } finally {
      swapping.kill('SIGKILL');
      await ended;
    }
    expect(readdirSync(outside)).toEqual(['secret.txt']);
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
    // Both states must have occurred, otherwise there was no race.
    for (const word of ['write none', 'write outside', 'read public', 'read outside']) expect(seen).toContain(word);
    expect(seen).not.toContain('read secret');
  },
);

describe('listing', () => {
  test('list returns entries in byte order with their kinds, without those that the guard refuses', async () => {
    put('b.txt', 'four');
    put('a/x');
    put('Z');
    put('prod.env');
    symlinkSync('b.txt', join(root, 'link'));
    symlinkSync('prod.env', join(root, 'innocent'));
    symlinkSync('../repo-evil', join(root, 'leakdir'));
    const { entries, refused } = await files.list('.');
    expect(entries.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Z file',
      'a directory',
      'b.txt file',
      'link link',
    ]);
    expect(entries[2]).toMatchObject({ size: 4 });
    expect(refused).toBe(3);
  });

  test.each([
    ['missing', 'nothing'],
    ['not-a-directory', 'file'],
    ['outside', '..'],
    ['outside', '../repo-evil'],
  ])('listing: %s: %s', async (code, path) => {
    put('file');
    expect(await problem(files.list(path))).toBe(code);
  });
});

describe('info', () => {
  test('info returns kind and size of the target of a path', async () => {
    put('a.txt', '12345');
    symlinkSync('a.txt', join(root, 'link'));
    expect(await files.info('link')).toMatchObject({ kind: 'file', size: 5 });
    expect(await files.info('.')).toMatchObject({ kind: 'directory' });
    expect(await problem(files.info('none'))).toBe('missing');
    expect(await problem(files.info('../repo-evil'))).toBe('outside');
  });
});

describe('walking', () => {
  const walk = (path = '.', options = {}) => files.walk(path, { limit: 1000, ...options });
  const names = (paths: readonly string[]): string[] => paths.map((path) => files.relative(path));

  test('walk finds regular files in byte order, without links and .git', async () => {
    for (const path of ['a/c', 'a-b', 'a.txt', 'Ä', 'z/.hidden', '.git/config', 'sub/.git/x', 'prod.env']) put(path);
    symlinkSync('a.txt', join(root, 'link'));
    symlinkSync('../repo-evil', join(root, 'leakdir'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const walked = await walk();
    expect(names(walked.paths)).toEqual(['a-b', 'a.txt', 'a/c', 'z/.hidden', 'Ä']);
    expect(walked).toMatchObject({ refused: 1, ignored: 0, truncated: false });
  });

  test('walk stops at the limit and reports this', async () => {
    for (const path of ['a', 'b', 'c']) put(path);
    expect(await walk('.', { limit: 3 })).toMatchObject({ truncated: false });
    const walked = await walk('.', { limit: 2 });
    expect(names(walked.paths)).toEqual(['a', 'b']);
    expect(walked.truncated).toBe(true);
  });

  test('walk skips files named by .gitignore unless this is turned off', async () => {
    put('.gitignore', '*.log\nbuild/\n/top\n!keep.log\n');
    put('sub/.gitignore', '!special.log\nlocal\n');
    for (const path of [
      'a.log',
      'keep.log',
      'build/x',
      'sub/build/x',
      'top',
      'sub/top',
      'sub/special.log',
      'sub/local',
      'local',
    ])
      put(path);
    const walked = await walk();
    expect(names(walked.paths)).toEqual([
      '.gitignore',
      'keep.log',
      'local',
      'sub/.gitignore',
      'sub/special.log',
      'sub/top',
    ]);
    expect(walked.ignored).toBe(5);
    expect(await files.ignored(['a.log', 'build', 'build/x', 'sub/special.log', 'nothing.log'])).toEqual(
      new Set(['a.log', 'build', 'build/x', 'nothing.log']),
    );
  });

  test('walk applies ignore files above the root and .git/info/exclude', async () => {
    execFileSync('git', ['init', '-q', base]);
    writeFileSync(join(base, '.gitignore'), 'from-above\n');
    writeFileSync(join(base, '.git/info/exclude'), 'excluded\n');
    for (const path of ['from-above', 'excluded', 'kept']) put(path);
    expect(names((await walk()).paths)).toEqual(['kept']);
  });

  test('an ignore file that is a link is not read', async () => {
    writeFileSync(join(outside, 'rules'), '*\n');
    symlinkSync('../repo-evil/rules', join(root, '.gitignore'));
    put('kept');
    expect(names((await walk()).paths)).toEqual(['kept']);
  });

  test('ignore rules agree with git for untracked files', () => {
    const name = fc.constantFrom('a', 'b', 'ab', 'a.b');
    const line = fc.tuple(
      fc.constantFrom('', '!', '/'),
      fc.constantFrom('a', 'b', 'a*', '*.b', 'a/b', '**/b'),
      fc.constantFrom('', '/'),
    );
    const paths = fc.array(fc.array(name, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    return fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 4 }), paths, async (lines, tree) => {
        rmSync(root, { recursive: true });
        execFileSync('git', ['init', '-q', root]);
        writeFileSync(join(root, '.gitignore'), lines.map((parts) => `${parts.join('')}\n`).join(''));
        for (const path of tree) if (isFree(join(root, ...path))) put(path.join('/'));
        const listed = execFileSync('git', ['-c', 'core.excludesFile=', 'ls-files', '-zo', '--exclude-standard'], {
          cwd: root,
        });
        const expected = listed
          .toString()
          .split('\0')
          .filter((path) => path !== '')
          .sort(compareBytes);
        expect(names((await walk()).paths)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  /** Whether a file can be created there: nothing exists at the path, and no parent is a file. */
  function isFree(path: string): boolean {
    for (let parent = dirname(path); parent.length > root.length; parent = dirname(parent)) {
      if (existsSync(parent) && !statSync(parent).isDirectory()) return false;
    }
    return !existsSync(path);
  }
});

test('relative paths are computed by whole segments', () => {
  expect(files.relative('src/../a b/c')).toBe('a b/c');
  expect(files.relative(root)).toBe('.');
  expect(files.relative(outside)).toBe(outside);
  expect(files.resolve('../x')).toBe(join(base, 'x'));
});

test('paths are sorted by their UTF-8 bytes', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareBytes(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
