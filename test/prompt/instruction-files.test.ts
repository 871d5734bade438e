import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { createInstructionFiles, type InstructionFilesOptions } from '../../src/prompt/instruction-files.js';
import { importsIn, importTarget } from '../../src/prompt/instruction-imports.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { folderWith } from './doubles.js';

function memoryIn(root: string, change: Partial<InstructionFilesOptions> = {}) {
  const files = createFileSystem({ root, guard: () => null });
  return createInstructionFiles({
    source: workingTreeSource(files, createPathFacts(root, root)),
    names: ['AGENTS.md', 'CLAUDE.md'],
    rootPaths: ['.github/copilot-instructions.md'],
    whyDenied: (path) => Promise.resolve(path.includes('secret') ? 'not permitted by the rules' : null),
    ignored: (paths) => files.ignored(paths),
    ...change,
  });
}

const read = async (
  files: Readonly<Record<string, string | Buffer>>,
  change: Partial<InstructionFilesOptions> = {},
) => {
  const { files: found, notices } = await memoryIn(folderWith(files), change).atRoot();
  return { found: found.map(({ path, text }) => [path, text]), notices };
};

describe('importsIn', () => {
  test.each<[string, string[]]>([
    ['@a.md', ['a.md']],
    ['See @docs/a.md, and (@./b.md).', ['docs/a.md', './b.md']],
    ['mail me@example.org', []],
    ['`@a.md` and ``x @b.md`` then @c.md', ['c.md']],
    ['```\n@a.md\n```\n@b.md', ['b.md']],
    ['~~~~\n```\n@a.md\n~~~\n~~~~\n@b.md', ['b.md']],
    ['@a.md @a.md', ['a.md']],
    ['参照：@指南.md、@b.md。', ['指南.md', 'b.md']],
    ['**@a.md**, _@b.md_', ['a.md', 'b.md']],
    ['@a\\ b.md and @c.md#part', ['a\\ b.md', 'c.md#part']],
    ['@', []],
  ])('%j has %j', (text, paths) => {
    expect(importsIn(text)).toEqual(paths);
  });

  test.each([
    ['docs/A.md', 'b.md', 'docs/b.md'],
    ['docs/A.md', '../b.md', 'b.md'],
    ['A.md', '../b.md', null],
    ['A.md', '/etc/passwd', null],
    ['A.md', '~/x.md', null],
    ['A.md', 'C:/x.md', null],
    ['A.md', 'a\\ b.md#part', 'a b.md'],
  ])('in %s, @%s leads to %s', (importer, written, target) => {
    expect(importTarget(importer, written)).toBe(target);
  });
});

describe('rules', () => {
  const rule = (field: string, text: string): string => `---\n${field}\n---\n${text}`;
  const files = {
    '.claude/rules/all.md': 'all',
    '.claude/rules/deep/ts.md': rule('paths: src/**/*.ts', 'ts'),
    '.claude/rules/list.md': rule('paths:\n  - "docs/**"\n  - "*.md"', 'docs'),
    '.claude/rules/notes.txt': 'no rule',
    '.github/instructions/all.instructions.md': rule('applyTo: "**"', 'everything'),
    '.github/instructions/py.instructions.md': rule("applyTo: '**/*.py,scripts/**'", 'py'),
    '.github/instructions/readme.md': 'no rule',
    '.qwen/rules/q.md': 'qwen',
    'pkg/.claude/rules/pkg.md': 'pkg',
    'pkg/.claude/rules/tests.md': rule('paths: test/**', 'pkg tests'),
    'pkg/.claude/CLAUDE.md': 'pkg claude',
    'pkg/CLAUDE.local.md': 'pkg local',
  };
  const names = ['CLAUDE.md', '.claude/CLAUDE.md', 'CLAUDE.local.md'];
  const textsOf = ({ files: given }: { readonly files: readonly { readonly text: string }[] }) =>
    given.map(({ text }) => text);

  test('for all files are given at the start, in the order of the products', async () => {
    expect(await read(files, { hasRules: true, names })).toEqual({
      found: [
        ['.claude/rules/all.md', 'all'],
        ['.github/instructions/all.instructions.md', 'everything'],
        ['.qwen/rules/q.md', 'qwen'],
      ],
      notices: [],
    });
    expect(await read(files, { names })).toEqual({ found: [], notices: [] });
  });

  test.each([
    ['src/a/b.ts', ['ts']],
    ['src/b.ts', ['ts']],
    ['lib/x.ts', []],
    ['docs/x', ['docs']],
    ['lib/a.md', ['docs']],
    ['a/b.py', ['py']],
    ['scripts/x', ['py']],
  ])('for some files are given once a tool touches one, once: %s', async (path, texts) => {
    const instructions = memoryIn(folderWith(files), { hasRules: true, names });
    await instructions.atRoot();
    expect(textsOf(await instructions.forPaths([path]))).toEqual(texts);
    expect(textsOf(await instructions.forPaths([path]))).toEqual([]);
  });

  test('of a folder are given with its instruction files', async () => {
    const instructions = memoryIn(folderWith(files), { hasRules: true, names });
    expect(textsOf(await instructions.inFolders(['pkg']))).toEqual(['pkg claude', 'pkg local', 'pkg']);
    expect(textsOf(await instructions.forPaths(['pkg/a.ts']))).toEqual([]);
    expect(textsOf(await instructions.forPaths(['pkg/test/a.ts']))).toEqual(['pkg tests']);
  });

  test('with frontmatter that cannot be read are omitted with a notice', async () => {
    const { found, notices } = await read({ '.claude/rules/a.md': rule('paths: [', 'x') }, { hasRules: true });
    expect([found, notices.length]).toEqual([[], 1]);
  });
});

describe('text that is not for the model', () => {
  test.each([
    ['CLAUDE.md', '<!-- a\n b -->\nkept <!-- inline -->\n  <!-- c -->\nend', 'kept <!-- inline -->\nend'],
    ['CLAUDE.md', '---\na: b\n---\ntext', 'text'],
    ['CLAUDE.md', '```\n<!-- code -->\n```', '```\n<!-- code -->\n```'],
    ['AGENTS.md', '<!-- a -->\ntext', '<!-- a -->\ntext'],
  ])('of %s: %j', async (path, text, given) => {
    expect((await read({ [path]: text })).found).toEqual([[path, given]]);
  });
});

describe('the root', () => {
  test("returns the root's files in order, each text once", async () => {
    const root = folderWith({
      'AGENTS.md': 'rules\n',
      '.github/copilot-instructions.md': 'pilot',
      'CLAUDE.md': 'rules',
    });
    expect((await memoryIn(root).atRoot()).files).toEqual([
      { path: 'AGENTS.md', text: 'rules\n', bytes: 6 },
      { path: '.github/copilot-instructions.md', text: 'pilot', bytes: 5 },
    ]);
  });

  test('reads a linked instruction file once and reports a link that leaves the workspace', async () => {
    const root = folderWith({ 'AGENTS.md': 'rules', '.github/x': '' });
    symlinkSync('AGENTS.md', join(root, 'CLAUDE.md'));
    symlinkSync('/etc/hostname', join(root, '.github/copilot-instructions.md'));
    const { files, notices } = await memoryIn(root).atRoot();
    expect(files.map(({ path }) => path)).toEqual(['AGENTS.md']);
    expect(notices).toEqual([expect.stringContaining('.github/copilot-instructions.md was omitted')]);
  });

  test('does not follow a link to a denied file, neither in the root nor in an import', async () => {
    const root = folderWith({ 'AGENTS.md': 'rules @a.md', 'secret.txt': 's' });
    symlinkSync('secret.txt', join(root, 'CLAUDE.md'));
    symlinkSync('secret.txt', join(root, 'a.md'));
    const { files, notices } = await memoryIn(root).atRoot();
    expect(files.map(({ path }) => path)).toEqual(['AGENTS.md']);
    expect(notices).toEqual([
      'The instruction file a.md was omitted: not permitted by the rules.',
      'The instruction file CLAUDE.md was omitted: not permitted by the rules.',
    ]);
  });

  test.each<[string, Readonly<Record<string, string | Buffer>>, string[], string[]]>([
    [
      'imports come behind their file',
      { 'AGENTS.md': 'a @b.md', 'b.md': 'b @d/c.md', 'd/c.md': 'c' },
      ['AGENTS.md', 'b.md', 'd/c.md'],
      [],
    ],
    ['a file of imports only is its imports', { 'CLAUDE.md': '@AGENTS.md\n', 'AGENTS.md': 'a' }, ['AGENTS.md'], []],
    ['a circle ends', { 'AGENTS.md': 'a @b.md', 'b.md': 'b @AGENTS.md @b.md' }, ['AGENTS.md', 'b.md'], []],
    ['a name is not an import', { 'AGENTS.md': 'ask @octocat' }, ['AGENTS.md'], []],
    [
      'a missing file is reported',
      { 'AGENTS.md': 'a @no.md' },
      ['AGENTS.md'],
      ['AGENTS.md: @no.md was omitted: the file does not exist.'],
    ],
    [
      'a path outside the workspace is reported',
      { 'AGENTS.md': 'a @../x.md' },
      ['AGENTS.md'],
      ['AGENTS.md: @../x.md was omitted: it leaves the workspace.'],
    ],
    [
      'a file that the rules do not permit is reported',
      { 'AGENTS.md': 'a @secret.txt', 'secret.txt': 's' },
      ['AGENTS.md'],
      ['AGENTS.md: @secret.txt was omitted: not permitted by the rules.'],
    ],
    [
      'a binary file is reported',
      { 'AGENTS.md': Buffer.from([1, 0, 2]) },
      [],
      ['The instruction file AGENTS.md was omitted: the prompt is binary.'],
    ],
    ['empty is nothing', { 'AGENTS.md': ' \n' }, [], []],
  ])('the root: %s', async (_case, files, paths, notices) => {
    const result = await read(files);
    expect(result.found.map(([path]) => path)).toEqual(paths);
    expect(result.notices).toEqual(notices);
  });

  test('limits the nesting of imports', async () => {
    const chain = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}.md`, `${at} @${at + 1}.md`]));
    const { found, notices } = await read({ 'AGENTS.md': 'a @0.md', ...chain });
    expect(found).toHaveLength(6);
    expect(notices).toEqual(['4.md: @5.md was omitted: imports are nested more than 5 levels deep.']);
  });

  test('limits the total size and reports what was truncated', async () => {
    const limits = { bytes: 20, files: 2, depth: 5 };
    const { found, notices } = await read(
      { 'AGENTS.md': 'a'.repeat(12), 'CLAUDE.md': 'one\ntwo\nthree', '.github/copilot-instructions.md': 'x' },
      { limits },
    );
    expect(found).toEqual([
      ['AGENTS.md', 'a'.repeat(12)],
      ['CLAUDE.md', 'one\ntwo\n[Truncated: 7 of 13 bytes. Read the file for the rest.]'],
    ]);
    expect(notices).toEqual([
      'Instruction files are limited to 20 bytes in total: the model received 7 of 13 bytes of CLAUDE.md.',
      '.github/copilot-instructions.md was omitted: there are more than 2 instruction files.',
    ]);
  });
});

describe('folders', () => {
  const files = {
    'AGENTS.md': 'root',
    'src/AGENTS.md': 'src',
    'src/deep/CLAUDE.md': 'deep',
    'node_modules/p/AGENTS.md': 'foreign',
    'out/AGENTS.md': 'built',
    '.gitignore': 'out/',
  };

  test("reads a folder's files once, except for ignored and installed ones", async () => {
    const memory = memoryIn(folderWith(files));
    const pathsOf = async (...folders: string[]) => (await memory.inFolders(folders)).files.map(({ path }) => path);
    expect(await pathsOf('src', 'src/deep', 'node_modules', 'node_modules/p', 'out', 'none')).toEqual([
      'src/AGENTS.md',
      'src/deep/CLAUDE.md',
    ]);
    expect(await pathsOf('src', 'src/deep')).toEqual([]);
  });

  test('never treats a file that the run wrote as an instruction', async () => {
    const memory = memoryIn(folderWith(files));
    memory.markOwnOutput('src/AGENTS.md');
    expect((await memory.inFolders(['src'])).files).toEqual([]);
  });

  test('reads nothing from a folder that is a link out of the workspace', async () => {
    const root = folderWith({ 'AGENTS.md': 'root' });
    symlinkSync(folderWith({ 'AGENTS.md': 'far' }), join(root, 'link'));
    expect((await memoryIn(root).inFolders(['link'])).files).toEqual([]);
  });
});
