import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import type { FileSystem } from '../../src/platform/files/types.js';
import { createKnownFiles } from '../../src/tools/files/known-files.js';
import { createListTool } from '../../src/tools/files/list.js';
import { createReadTool } from '../../src/tools/read/read.js';
import { createGlobTool } from '../../src/tools/search/glob.js';
import { createGrepTool } from '../../src/tools/search/grep.js';
import { aWorkspace, shown, use } from './workspace.js';

const tree = {
  '.gitignore': 'dist/\n',
  '.github/ci.yml': 'on: push\n',
  'README.md': '# Title\nalpha\n',
  'src/a.ts': 'const alpha = 1;\n\nfunction beta() {\n  return alpha;\n}\n',
  'src/deep/b.ts': 'ALPHA\r\nalpha.beta\r\n',
  'src/deep/c.tsx': '',
  'dist/out.ts': 'alpha\n',
  'prod.env': 'alpha\n',
  'data.bin': Buffer.from('alpha\0'),
  '.git/config': 'alpha',
};

describe('List', () => {
  const list = async (input: object, prepare: (root: string) => void = () => undefined) => {
    const { files, root } = aWorkspace(tree);
    prepare(root);
    return shown(await use(createListTool(files), input));
  };

  test.each([
    [
      {},
      '.github/\n.gitignore (6)\nREADME.md (14)\ndata.bin (6)\nsrc/\n[Omitted: 1 ignored by git, 2 not permitted by the rules.]',
    ],
    [
      { include_ignored: true },
      '.github/\n.gitignore (6)\nREADME.md (14)\ndata.bin (6)\ndist/\nsrc/\n[Omitted: 2 not permitted by the rules.]',
    ],
    [{ path: 'src/deep' }, 'b.ts (19)\nc.tsx (0)'],
    [{ path: 'dist' }, 'out.ts (6)'],
    [{ path: 'empty' }, '[empty is empty.]'],
    [{ path: 'src/a.ts' }, 'ERROR src/a.ts cannot be reached: a part of the path is not a directory.'],
    [{ path: 'none' }, 'ERROR none does not exist.'],
    [{ path: 'link' }, 'ERROR link is not permitted: it is outside the workspace.'],
  ])('lists the expected entries for %j', async (input, expected) => {
    const text = await list(input, (root) => {
      symlinkSync('/etc', join(root, 'link'));
      if ('path' in input && input.path === 'empty') mkdirSync(join(root, 'empty'));
    });
    expect(text).toBe(expected);
  });

  test('List shows 500 entries and counts the rest', async () => {
    const { files } = aWorkspace(Object.fromEntries(Array.from({ length: 503 }, (_, index) => [`f${index}`, ''])));
    const lines = shown(await use(createListTool(files), {})).split('\n');
    expect(lines).toHaveLength(501);
    expect(lines.at(-1)).toBe('[Omitted: 3 beyond the limit.]');
  });
});

// Other systems do not store names that are not valid UTF-8.
describe.runIf(process.platform === 'linux')('names that are not a plain line of text', () => {
  const undecodable = 'odd/?\uFFFD.txt';
  const createRead = (files: FileSystem) => createReadTool({ files, knownFiles: createKnownFiles(files) });
  const omitted = '[Omitted: 1 with a name that is not valid UTF-8.]';

  test.each([
    [createListTool, { path: 'odd' }, `"\\"quoted\\".txt" (2)\n"a\\nb.txt" (2)\n${omitted}`],
    [createGlobTool, { pattern: 'odd/*' }, `odd/"quoted".txt\n"odd/a\\nb.txt"\n${omitted}`],
    [createGrepTool, { pattern: 'x', output_mode: 'count' }, `odd/"quoted".txt: 1\n"odd/a\\nb.txt": 1\n${omitted}`],
    [createRead, { file_path: 'odd/a\nb.txt' }, '1\tx'],
    [
      createRead,
      { file_path: undecodable },
      `ERROR ${undecodable} does not exist; a name that is not valid UTF-8 can be opened only by a command, with ? or * for its other bytes.`,
    ],
  ])('are quoted, or counted if they are not valid UTF-8: %o %j', async (create, input, expected) => {
    const { files, root } = aWorkspace({ 'odd/a\nb.txt': 'x\n', 'odd/"quoted".txt': 'x\n' });
    writeFileSync(Buffer.concat([Buffer.from(`${root}/odd/?`), Buffer.from([0xff]), Buffer.from('.txt')]), 'x\n');
    expect(shown(await use(create(files), input))).toBe(expected);
  });
});

describe('Glob', () => {
  test.each([
    [{ pattern: '**/*.ts' }, 'src/a.ts\nsrc/deep/b.ts'],
    [{ pattern: './src/*.ts' }, 'src/a.ts'],
    [
      { pattern: '*.env' },
      '[No file matches *.env. To search subdirectories too, use **/*.env.]\n[Omitted: 1 not permitted by the rules.]',
    ],
    [{ pattern: '**/*.{yml,tsx}' }, '.github/ci.yml\nsrc/deep/c.tsx'],
    [{ pattern: '*.ts' }, '[No file matches *.ts. To search subdirectories too, use **/*.ts.]'],
    [{ pattern: '*.ts', path: 'src' }, 'src/a.ts'],
    [{ pattern: '*', path: 'dist' }, 'dist/out.ts'],
    [{ pattern: '*', path: 'alias' }, 'alias/b.ts\nalias/c.tsx'],
    [{ pattern: '!README.md' }, '[No file matches !README.md. To search subdirectories too, use **/!README.md.]'],
    [
      { pattern: '../*' },
      'ERROR The glob must be relative and must not contain ".."; set path to the directory instead.',
    ],
    [
      { pattern: '/etc/*' },
      'ERROR The glob must be relative and must not contain ".."; set path to the directory instead.',
    ],
    [{ pattern: 'a'.repeat(1001) }, 'ERROR The glob is longer than 1000 characters.'],
    [{ pattern: '{1..100000}', path: 'src' }, 'ERROR The braces of the glob have more than 64 alternatives.'],
    [{ pattern: '*', path: '/etc' }, 'ERROR /etc is not permitted: it is outside the workspace.'],
  ])('finds the expected files for %j', async (input, expected) => {
    const { files, root } = aWorkspace(tree);
    if (JSON.stringify(input).includes('alias')) symlinkSync('src/deep', join(root, 'alias'));
    expect(shown(await use(createGlobTool(files), input))).toBe(expected);
  });

  const bracketed = {
    'app/[locale]/(auth)/page.tsx': 'x',
    'app/[locale]/l.ts': 'x',
    'app/[...slug]/@modal/[id].ts': 'x',
    'app/$id/{x}.ts': 'x',
    'app/a,b/{a,b}.ts': 'x',
    'app/o/l.ts': 'x',
  };
  test.each([
    ['app/[locale]/**', ['app/[locale]/(auth)/page.tsx', 'app/[locale]/l.ts', 'app/o/l.ts']],
    ['app/[locale]/**/*.{ts,tsx}', ['app/[locale]/(auth)/page.tsx', 'app/[locale]/l.ts', 'app/o/l.ts']],
    ['app/[locale]/[k-m].t[a-s]', ['app/[locale]/l.ts', 'app/o/l.ts']],
    ['app/\\[locale\\]/*', ['app/[locale]/l.ts']],
    ['app/[...slug]/@modal/[id].ts', ['app/[...slug]/@modal/[id].ts']],
    ['app/$id/{x}.ts', ['app/$id/{x}.ts']],
    ['app/**/{a,b}.ts', ['app/a,b/{a,b}.ts']],
  ])('brackets also mean themselves: %s', async (pattern, expected) => {
    const { files } = aWorkspace(bracketed);
    expect(shown(await use(createGlobTool(files), { pattern })).split('\n')).toEqual(expected);
  });

  test.each<[typeof createGlobTool, object, string]>([
    [
      createGlobTool,
      { pattern: 'app/[...slug]' },
      '[No file matches app/[...slug]. app/[...slug] is a directory; for the files in it, use app/\\[...slug\\]/**.]',
    ],
    [createGrepTool, { pattern: 'y', glob: 'app/[locale]/l.ts' }, '[No line matches y.]'],
    [createGlobTool, { pattern: 'app/[none]' }, '[No file matches app/[none].]'],
    [
      createGrepTool,
      { pattern: 'x', glob: 'app/[locale]' },
      '[No line matches x.]\n[app/[locale] is a directory; for the files in it, use app/\\[locale\\]/**.]',
    ],
    [createGrepTool, { pattern: 'x', glob: '[id].ts', output_mode: 'count' }, 'app/[...slug]/@modal/[id].ts: 1'],
  ])('a pattern that is a path says so if it finds nothing: %o %j', async (create, input, expected) => {
    expect(shown(await use(create(aWorkspace(bracketed).files), input))).toBe(expected);
  });

  test('Glob shows 200 paths and counts the rest', async () => {
    const { files } = aWorkspace(Object.fromEntries(Array.from({ length: 202 }, (_, index) => [`f${index}`, ''])));
    const lines = shown(await use(createGlobTool(files), { pattern: '*' })).split('\n');
    expect(lines).toHaveLength(201);
    expect(lines.at(-1)).toBe('[2 more; continue with offset 200, or narrow the pattern.]');
  });

  test.each([
    ['*a'.repeat(30)],
    ['*(a|aa)'.repeat(20)],
    ['+(+(+(a)|aa)|+(a))'],
    ['**/*a'.repeat(4)],
  ])('the glob %sb matches in finite time', async (pattern) => {
    const { files } = aWorkspace({ ['a'.repeat(200)]: '', [`${'a/'.repeat(60)}c`]: '' });
    expect(shown(await use(createGlobTool(files), { pattern: `${pattern}b` }))).toMatch(/^\[No file matches /);
  });
});

describe('Grep', () => {
  const left = '[Omitted: 1 binary, 1 not permitted by the rules.]';
  test.each([
    [
      { pattern: 'alpha' },
      `README.md\n2: alpha\n\nsrc/a.ts\n1: const alpha = 1;\n4:   return alpha;\n\nsrc/deep/b.ts\n2: alpha.beta\n\n${left}`,
    ],
    [{ pattern: 'alpha', output_mode: 'files_with_matches' }, `README.md\nsrc/a.ts\nsrc/deep/b.ts\n${left}`],
    [
      { pattern: 'alpha', output_mode: 'files_with_matches', limit: 2 },
      `README.md\nsrc/a.ts\n[There are more matches; continue with offset 2, or narrow the pattern, the path or the glob.]\n${left}`,
    ],
    [{ pattern: '^alpha$', ignore_case: true, path: 'src' }, 'src/deep/b.ts\n1: ALPHA\n'],
    [{ pattern: '(?i)^ALPHA$', path: 'src' }, 'src/deep/b.ts\n1: ALPHA\n'],
    [
      { pattern: 'beta', path: 'src', glob: '*.ts' },
      'src/a.ts\n3: function beta() {\n\nsrc/deep/b.ts\n2: alpha.beta\n',
    ],
    [{ pattern: 'beta', path: 'src', glob: 'deep/*' }, 'src/deep/b.ts\n2: alpha.beta\n'],
    [{ pattern: 'beta', path: 'src/a.ts', context: 1 }, 'src/a.ts\n2- \n3: function beta() {\n4-   return alpha;\n'],
    [
      { pattern: 'alpha', path: 'src/a.ts', context: 1 },
      'src/a.ts\n1: const alpha = 1;\n2- \n3- function beta() {\n4:   return alpha;\n5- }\n',
    ],
    [
      { pattern: '[{}]$', path: 'src/a.ts', limit: 1 },
      'src/a.ts\n3: function beta() {\n\n[There are more matches; continue with offset 1, or narrow the pattern, the path or the glob.]',
    ],
    [{ pattern: String.raw`\-x|\p{Lu}LPHA`, path: 'src' }, 'src/deep/b.ts\n1: ALPHA\n'],
    [{ pattern: String.raw`\p{Lu}LPHA`, path: 'src' }, 'src/deep/b.ts\n1: ALPHA\n'],
    [{ pattern: 'nothing', path: 'src' }, '[No line matches nothing.]'],
    [{ pattern: 'x', path: 'none' }, 'ERROR none does not exist.'],
    [{ pattern: 'x', path: 'prod.env' }, 'ERROR prod.env is not permitted: it is sensitive.'],
    [{ pattern: '(' }, /^ERROR Invalid pattern: .*Unterminated group/],
    [
      { pattern: 'x', glob: '../*' },
      'ERROR The glob must be relative and must not contain ".."; set path to the directory instead.',
    ],
  ])('finds the expected lines for %j', async (input, expected) => {
    const { files } = aWorkspace(tree);
    const text = shown(await use(createGrepTool(files), input));
    if (typeof expected === 'string') expect(text).toBe(expected);
    else expect(text).toMatch(expected);
  });

  test('Grep separates groups of context lines that are not adjacent', async () => {
    const { files } = aWorkspace({ f: 'x\n1\n2\n3\nx\n' });
    expect(shown(await use(createGrepTool(files), { pattern: 'x', context: 1 }))).toBe(
      'f\n1: x\n2- 1\n--\n4- 3\n5: x\n',
    );
  });

  test('Grep truncates a long line to the part around the match', async () => {
    const { files } = aWorkspace({ f: `${'a'.repeat(5000)}HERE${'b'.repeat(5000)}` });
    const text = shown(await use(createGrepTool(files), { pattern: 'HERE' }));
    expect(text).toBe(`f\n1: …${'a'.repeat(100)}HERE${'b'.repeat(396)}…\n`);
  });

  test('a long line is never cut inside a character', async () => {
    const { files } = aWorkspace({ f: `x${'\u{1f600}'.repeat(3000)}HERE${'\u{1f600}'.repeat(3000)}` });
    const text = shown(await use(createGrepTool(files), { pattern: 'HERE' }));
    expect([text.includes('HERE'), text.isWellFormed()]).toEqual([true, true]);
  });

  test('Grep stops a pattern that takes too long and reports this', async () => {
    const { files } = aWorkspace({ a: 'ab', f: `${'a'.repeat(60)}!` });
    const text = shown(await use(createGrepTool(files), { pattern: '^(a+)+$' }));
    expect(text).toMatch(/^\[The pattern takes too long to match in f; the search ended there/);
  });

  test('Grep does not follow links out of the workspace', async () => {
    const { files, root } = aWorkspace({ 'src/a': 'root' });
    symlinkSync('/etc', join(root, 'src/etc'));
    symlinkSync('/etc/passwd', join(root, 'src/passwd'));
    expect(shown(await use(createGrepTool(files), { pattern: 'root' }))).toBe('src/a\n1: root\n\n[Omitted: 2 links.]');
  });

  test('Grep skips a FIFO', async () => {
    const { files, root } = aWorkspace({ a: 'x' });
    execFileSync('mkfifo', [join(root, 'pipe')]);
    expect(shown(await use(createGrepTool(files), { pattern: 'x' }))).toBe('a\n1: x\n');
  });
});

test.each([
  [createGrepTool, { pattern: 'alpha' }, '[No line matches alpha.]'],
  [createGlobTool, { pattern: '*.jsonl' }, '[No file matches *.jsonl. To search subdirectories too, use **/*.jsonl.]'],
])("does not find the run's own transcript: %o %j", async (create, input, expected) => {
  const { root } = aWorkspace({ 't.jsonl': 'alpha\n' });
  const files = createFileSystem({ root, guard: () => null, ownFiles: [join(root, 't.jsonl')] });
  expect(shown(await use(create(files), input))).toBe(expected);
});
