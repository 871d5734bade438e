import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../../src/platform/files/file-system.js';
import { gitFileLister } from '../../../src/platform/git/list-files.js';
import { createGlobTool } from '../../../src/tools/search/glob.js';
import { createGrepTool } from '../../../src/tools/search/grep.js';
import { aWorkspace, shown, use } from '../workspace.js';

const setup = { path: process.env['PATH'] ?? '', home: '/nonexistent', environment: {} };

/** A repository with tracked, untracked, ignored and deleted files, links and a nested repository. */
function aRepository() {
  const { root, put } = aWorkspace({
    '.gitignore': 'dist/\n*.log\n',
    'src/a.ts': 'alpha 1\n',
    'src/gone.ts': 'alpha\n',
    'src/kept.log': 'alpha tracked\n',
    'prod.env': 'alpha\n',
    'dist/out.js': 'alpha\n',
    'debug.log': 'alpha\n',
    'run.jsonl': 'alpha\n',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  symlinkSync('a.ts', join(root, 'src/link.ts'));
  git('init', '-q');
  git('add', '-f', 'src', '.gitignore', 'prod.env');
  rmSync(join(root, 'src/gone.ts'));
  put('new/b.ts', 'alpha 2\n');
  symlinkSync('src', join(root, 'other'));
  mkdirSync(join(root, 'nested'));
  execFileSync('git', ['init', '-q'], { cwd: join(root, 'nested') });
  writeFileSync(join(root, 'nested/c.ts'), 'alpha 3\n');
  const files = createFileSystem({
    root,
    guard: (_access, path) => (path.endsWith('.env') ? 'it is sensitive' : null),
    listGitFiles: gitFileLister(setup),
    ownFiles: [join(root, 'run.jsonl')],
  });
  return { files, grep: createGrepTool(files), glob: createGlobTool(files) };
}

describe('in a repository', () => {
  test('Grep searches tracked, untracked and nested files, and counts links and refused files', async () => {
    expect(shown(await use(aRepository().grep, { pattern: '^alpha', output_mode: 'files_with_matches' }))).toBe(
      'nested/c.ts\nnew/b.ts\nsrc/a.ts\nsrc/kept.log\n[Omitted: 2 links, 1 not permitted by the rules.]',
    );
  });

  test('Glob leaves out deleted files, and counts links and refused files', async () => {
    expect(shown(await use(aRepository().glob, { pattern: '**' }))).toBe(
      '.gitignore\nnested/c.ts\nnew/b.ts\nsrc/a.ts\nsrc/kept.log\n[Omitted: 2 links, 1 not permitted by the rules.]',
    );
  });

  test('a search finds the files of an ignored directory if it is named', async () => {
    const { grep, glob } = aRepository();
    expect(shown(await use(grep, { pattern: 'alpha', path: 'dist' }))).toBe('dist/out.js\n1: alpha\n');
    expect(shown(await use(glob, { pattern: '*', path: 'dist' }))).toBe('dist/out.js');
  });

  test('a glob applies before every limit', async () => {
    const { grep } = aRepository();
    expect(shown(await use(grep, { pattern: 'alpha', glob: 'new/**', limit: 1 }))).toBe(
      'new/b.ts\n1: alpha 2\n\n[Omitted: 2 links.]',
    );
  });
});

describe('Grep', () => {
  const grep = async (content: string | Buffer, input: object) =>
    shown(await use(createGrepTool(aWorkspace({ f: content }).files), input));

  test.each<[string, string | Buffer, object, string]>([
    [
      'matches across lines with multiline',
      'a {\n  b\n}\nc\n',
      { pattern: 'a.*b', multiline: true },
      'f\n1: a {\n2:   b\n',
    ],
    [
      'suggests multiline for a pattern with a line break',
      'a\nb\n',
      { pattern: 'a\\nb' },
      '[No line matches a\\nb. Each line is matched separately; set multiline for matches that span lines.]',
    ],
    ['counts matching lines', 'a\nb\na a\n', { pattern: 'a', output_mode: 'count' }, 'f: 2'],
    ['shows lines before', '1\n2\nx\n3\n', { pattern: 'x', before: 1 }, 'f\n2- 2\n3: x\n'],
    ['shows lines after', '1\n2\nx\n3\n', { pattern: 'x', after: 9 }, 'f\n3: x\n4- 3\n'],
    [
      'skips matches',
      'x1\nx2\nx3\n',
      { pattern: 'x', offset: 1, limit: 1 },
      'f\n2: x2\n\n[There are more matches; continue with offset 2, or narrow the pattern, the path or the glob.]',
    ],
    ['reports an offset beyond the matches', 'x\n', { pattern: 'x', offset: 5 }, '[No matches after the first 5.]'],
    ['limits the files by type', 'x\n', { pattern: 'x', type: 'py' }, '[No line matches x.]'],
    ['matches a character outside of ASCII as one', 'caf\u00e9\n', { pattern: 'caf.$' }, 'f\n1: caf\u00e9\n'],
    ['finds text in windows-1252', Buffer.from('caf\xe9\n', 'latin1'), { pattern: 'caf\u00e9' }, 'f\n1: caf\u00e9\n'],
    ['finds text in UTF-16', Buffer.from('\ufeffalpha\n', 'utf16le'), { pattern: '^alpha$' }, 'f\n1: alpha\n'],
    ['ignores a byte order mark', '\ufeffalpha\n', { pattern: '^alpha' }, 'f\n1: alpha\n'],
    ['does not look beyond the line', 'foo\nbar\n', { pattern: 'foo(?!\\s)' }, 'f\n1: foo\n'],
    ['matches a negated class within the line', 'a"b\nc\n', { pattern: '^[^x]*c' }, 'f\n2: c\n'],
  ])('%s', async (_name, content, input, expected) => {
    expect(await grep(content, input)).toBe(expected);
  });

  test.each([
    ['(?P<name>a)b', 'ab'],
    ['[[:alpha:]]+1', 'abc1'],
    ['\\Aab\\z', 'ab'],
    ['a\\hb', 'a\tb'],
    ['\\<ab\\>', 'x ab y'],
    ['\\x{e9}', '\u00e9'],
    ['interface{}', 'interface{}'],
    ['a\\"b\\_c', 'a"b_c'],
    ['(?i)AB', 'ab'],
    ['(foo|bar)baz', 'barbaz'],
    ['colou?r', 'color'],
    ['ab{0,1}c', 'ac'],
  ])('understands %s as other engines do', async (pattern, line) => {
    expect(await grep(`${line}\n`, { pattern })).toBe(`f\n1: ${line}\n`);
  });

  test.each([
    ['a++', /Possessive quantifiers and atomic groups are not supported/],
    ['a(?i)b', /Flags such as \(\?i\) are only supported at the start/],
    ['a\\qb', /^ERROR Invalid pattern/],
  ])('reports %s as an invalid pattern instead of finding nothing', async (pattern, expected) => {
    expect(await grep('ab\n', { pattern })).toMatch(expected);
  });

  test('finds a match in a file of many megabytes, with its line number', async () => {
    const text = `${'x'.repeat(99)}\n`.repeat(90_000);
    expect(await grep(`${text}HERE\n${text}`, { pattern: '^HERE$' })).toBe('f\n90001: HERE\n');
  });

  test('refuses an unknown file type with the list of types', async () => {
    expect(await grep('x', { pattern: 'x', type: 'klingon' })).toMatch(
      /^ERROR Unknown file type "klingon"; use glob, or one of c, /,
    );
  });

  test('searches thousands of files in several threads and keeps the order of paths', async () => {
    const contents = Object.fromEntries(
      Array.from({ length: 2_500 }, (_, index) => [`d/${10_000 + index}`, `n${index}\n`]),
    );
    const lines = shown(
      await use(createGrepTool(aWorkspace(contents).files), { pattern: '9$', output_mode: 'count' }),
    ).split('\n');
    expect([lines[0], lines[1], lines.length]).toEqual(['d/10009: 1', 'd/10019: 1', 201]);
  });
});
