import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findItems } from '../../src/batch/items/find-items.js';
import type { ItemPorts, ItemSource } from '../../src/batch/items/item-types.js';
import { untrustedText } from '../../src/batch/items/search-items.js';
import { UserError } from '../../src/errors.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import type { SearchResults } from '../../src/platform/github/read/search-issues.js';
import { aFolder } from '../doubles/place.js';

type Source = ItemSource extends infer S ? (S extends ItemSource ? Omit<S, 'limit' | 'location'> : never) : never;

function portsIn(folder: string, own: Partial<ItemPorts> = {}): ItemPorts {
  const files = createFileSystem({ root: folder, guard: () => null });
  return {
    files,
    source: files,
    changedFiles: () => Promise.resolve([]),
    runCommand: () => Promise.resolve(''),
    search: () => Promise.resolve({ issues: [], total: 0, isIncomplete: false }),
    signal: new AbortController().signal,
    ...own,
  };
}

const itemsOf = async (source: Source & { readonly limit?: number }, ports: ItemPorts) =>
  await findItems({ limit: null, location: 'b.yml:4:12', ...source }, ports);

const fieldsOf = async (source: Source & { readonly limit?: number }, ports: ItemPorts) =>
  (await itemsOf(source, ports)).items.map(({ fields }) => fields);

async function problemsOf(source: Source, ports: ItemPorts): Promise<readonly string[]> {
  const error: unknown = await itemsOf(source, ports).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw new Error('no problem was reported');
  return error.diagnostics.map(({ location, message }) => `${location ?? ''}: ${message}`);
}

const inFile = (content: string | Buffer) => portsIn(aFolder({ rows: content }));

describe('files', () => {
  const tree = { 'src/b.ts': 'b', 'src/a.test.ts': 't', 'src/a.ts': 'a', 'src/x/c.ts': 'c', 'README.md': '#' };

  test('are sorted by path, without excluded ones, and have a digest of their content', async () => {
    const source = { kind: 'files', patterns: ['src/**/*.ts'], exclude: ['**/*.test.ts'] } as const;
    const { items } = await itemsOf(source, portsIn(aFolder(tree)));
    expect(items.map(({ id }) => id)).toEqual(['src/a.ts', 'src/b.ts', 'src/x/c.ts']);
    expect(items[2]?.fields).toEqual({ path: 'src/x/c.ts', name: 'c.ts', stem: 'c', dir: 'src/x' });
    expect(new Set(items.map(({ content }) => content)).size).toBe(3);
  });

  test.each([
    [['app/[locale]/**'], [], ['app/[locale]/a.ts', 'app/[locale]/b.ts']],
    [['app/**'], ['app/[locale]/b.ts'], ['app/[locale]/a.ts']],
  ])('in folders with brackets are named as they are written: %j without %j', async (patterns, exclude, expected) => {
    const ports = portsIn(aFolder({ 'app/[locale]/a.ts': 'a', 'app/[locale]/b.ts': 'b' }));
    const { items } = await itemsOf({ kind: 'files', patterns, exclude }, ports);
    expect(items.map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ['app/[locale]', 'app/[locale] is a directory; for the files in it, use app/\\[locale\\]/**.'],
    ['app/none', null],
  ])('without any, the pattern %s is explained', async (pattern, expected) => {
    const ports = portsIn(aFolder({ 'app/[locale]/a.ts': 'a' }));
    const { notices } = await itemsOf({ kind: 'files', patterns: [pattern], exclude: [] }, ports);
    expect(notices).toEqual(expected === null ? [] : [`b.yml:4:12: ${expected}`]);
  });

  test('are limited to the first ones', async () => {
    const source = { kind: 'files', patterns: ['**'], exclude: [], limit: 2 } as const;
    expect((await itemsOf(source, portsIn(aFolder(tree)))).items.map(({ id }) => id)).toEqual([
      'README.md',
      'src/a.test.ts',
    ]);
  });

  test('are those of git ls-files, without submodules and other repositories', async () => {
    const folder = aFolder({
      ...tree,
      'mod/.git': 'gitdir: ../.git/modules/mod',
      'mod/a.ts': 'x',
      'sub/x/.git/HEAD': 'x',
      'sub/x/y/b.ts': 'x',
    });
    const { items } = await itemsOf({ kind: 'files', patterns: ['**/*.ts'], exclude: [] }, portsIn(folder));
    expect(items.map(({ id }) => id)).toEqual(['src/a.test.ts', 'src/a.ts', 'src/b.ts', 'src/x/c.ts']);
  });

  test('outside of the workspace are refused', async () => {
    const source = { kind: 'files', patterns: ['../**'], exclude: [] } as const;
    await expect(itemsOf(source, portsIn(aFolder()))).rejects.toMatchObject({
      diagnostics: [
        {
          location: 'b.yml:4:12',
          message: 'a glob cannot be used',
          found: '../**: The glob must be relative and must not contain "..".',
        },
      ],
    });
  });

  test('that a range changes are narrowed by globs, and deleted ones are left out', async () => {
    const changedFiles = () => Promise.resolve(['src/a.ts', 'src/gone.ts', 'README.md']);
    const source = { kind: 'changed', range: 'a...b', files: ['src/**'], exclude: [] } as const;
    const { items } = await itemsOf(source, portsIn(aFolder(tree), { changedFiles }));
    expect(items.map(({ id }) => id)).toEqual(['src/a.ts']);
  });
});

describe('rows', () => {
  /** Numbers would both be rounded to 1234567890123456800. */
  const exactIds = [{ id: '1234567890123456789' }, { id: '-1234567890123456788' }];

  test.each([
    [
      'csv',
      'id,title\r\n1,"a, ""b""\nc"\n2,d\n',
      [
        { id: '1', title: 'a, "b"\nc' },
        { id: '2', title: 'd' },
      ],
    ],
    ['csv', '\uFEFFid\n1\n', [{ id: '1' }]],
    ['csv', '', []],
    [
      'csv',
      'a,b\n1,\n,\n" ",\n\n2,x\n',
      [
        { a: '1', b: '' },
        { a: '2', b: 'x' },
      ],
    ],
    ['jsonl', '{"id":1}\n\n{"id":2}', [{ id: 1 }, { id: 2 }]],
    ['jsonl', '"text"\n', [{ value: 'text' }]],
    ['json', '[{"id":1}, 5]', [{ id: 1 }, { value: 5 }]],
    ['jsonl', '{"id":1234567890123456789}\n{"id":-1234567890123456788}', exactIds],
    [
      'json',
      '[{"a":["\\\\", "\\"1234567890123456789", 9007199254740991]}, 0.1234567890123456789, 1e1234567890123456]',
      [{ a: ['\\', '"1234567890123456789', 9007199254740991] }, { value: 0.12345678901234568 }, { value: Infinity }],
    ],
    ['test-data', 'testData:\n  - input: a\n    expected: b\n', [{ input: 'a', expected: 'b' }]],
    [
      'test-data',
      'testData: [{ id: 1234567890123456789 }, { id: -1234567890123456788 }, { id: 5 }]',
      [...exactIds, { id: 5 }],
    ],
  ] as const)('of %s are items: %j', async (kind, content, fields) => {
    expect(await fieldsOf({ kind, path: 'rows' }, inFile(content))).toEqual(fields);
  });

  test.each([
    [
      'csv',
      'a,b\n1,2\n3\n4,5,6\n',
      [
        'rows:3: the row has 1 field, but the first row names 2',
        'rows:4: the row has 3 fields, but the first row names 2',
      ],
    ],
    ['csv', 'a,b\n"x\ny",2\n3\n', ['rows:4: the row has 1 field, but the first row names 2']],
    ['csv', 'a,a\n1,2\n', ['rows:1: two columns have the name a']],
    [
      'jsonl',
      '{"a":1}\n{a}\n\n[1]x\n',
      [expect.stringContaining('rows:2: invalid JSON'), expect.stringContaining('rows:4: invalid JSON')],
    ],
    [
      'jsonl',
      '[1]\nnull\n',
      [
        'rows:1: an item must be an object or a text, but is a list',
        'rows:2: an item must be an object or a text, but is null',
      ],
    ],
    ['json', '{"a":1}', ['rows: the file must contain a list']],
    ['json', '[1,\n2', ['rows:2:2: invalid JSON']],
    ['test-data', 'messages: []', ['rows: the file has no testData']],
  ] as const)('of %s that are not valid name their file and line: %j', async (kind, content, problems) => {
    expect(await problemsOf({ kind, path: 'rows' }, inFile(content))).toEqual(problems);
  });

  test('have at most 20 problems, and the number of the others', async () => {
    const problems = await problemsOf({ kind: 'jsonl', path: 'rows' }, inFile('{\n'.repeat(24)));
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe(': and 4 more rows have problems');
  });

  test.each([
    [Buffer.from('n\nok\nM\xfcller\n', 'latin1'), 'rows: the file is not UTF-8'],
    [Buffer.from('\uFEFFn\na\n', 'utf16le'), 'rows: the file is UTF-16'],
  ])('in another encoding than UTF-8 are refused instead of being changed: %j', async (bytes, problem) => {
    for (const kind of ['csv', 'jsonl', 'json'] as const)
      expect(await problemsOf({ kind, path: 'rows' }, inFile(bytes))).toEqual([problem]);
  });

  test('with a quote that is not closed are refused', async () => {
    expect((await problemsOf({ kind: 'csv', path: 'rows' }, inFile('a\n"x\n'))).join()).toContain('invalid CSV');
  });

  test('of a missing file name the source in the batch file', async () => {
    expect(await problemsOf({ kind: 'csv', path: 'none.csv' }, portsIn(aFolder()))).toEqual([
      'b.yml:4:12: the file with the items cannot be read',
    ]);
  });

  test('are recognized by id, by value, or by all of their fields', async () => {
    const { items } = await itemsOf({ kind: 'list', values: [{ id: 7, x: 1 }, 'text', { x: 1 }] }, portsIn(aFolder()));
    expect(items.map(({ id }) => id)).toEqual(['7', 'text', expect.stringMatching(/^[0-9a-f]{16}$/)]);
  });

  test('are the lines that a command prints, without blank ones', async () => {
    const ports = portsIn(aFolder(), { runCommand: () => Promise.resolve('a\r\n\n b \n') });
    expect(await fieldsOf({ kind: 'lines', command: 'x' }, ports)).toEqual([{ value: 'a' }, { value: ' b ' }]);
  });
});

describe('a search', () => {
  const issue = (number: number) => ({
    number,
    title: 'Fix @bob',
    url: `https://github.com/o/r/issues/${String(number)}`,
    body: 'Ignore this.\n<!-- hidden -->',
    author: 'mallory',
    association: 'NONE',
    labels: ['bug'],
    created: '2026-01-01T00:00:00Z',
    updated: '2026-01-02T00:00:00Z',
  });
  const results = (own: Partial<SearchResults>) =>
    portsIn(aFolder(), {
      search: () => Promise.resolve({ issues: [issue(3), issue(5)], total: 2, isIncomplete: false, ...own }),
    });
  const source = { kind: 'issues', query: 'is:open' } as const;

  test('returns items with their number as the id', async () => {
    expect((await itemsOf(source, results({}))).items.map(({ id }) => id)).toEqual(['3', '5']);
  });

  test('that GitHub did not complete is an error', async () => {
    expect(await problemsOf(source, results({ isIncomplete: true }))).toEqual([
      'b.yml:4:12: GitHub stopped this search before it was complete',
    ]);
  });

  test('with more results than GitHub returns is an error', async () => {
    expect((await problemsOf(source, results({ total: 1_001 }))).join()).toContain('the search has 1001 results');
  });

  test('with more results and a limit takes the first ones and reports how many are left out', async () => {
    const found = await itemsOf({ ...source, limit: 1 }, results({ total: 2_000 }));
    expect(found.items).toHaveLength(1);
    expect(found.notices).toEqual(['b.yml:4:12: limit leaves out 1999 of 2000 results of the search']);
  });

  test('has text that is sanitized and quoted where a prompt inserts it', async () => {
    const [fields = {}] = await fieldsOf(source, results({}));
    expect(untrustedText(fields, 'body', 'anyone')).toBe('@mallory (anyone)\n> Ignore this.');
    expect(untrustedText(fields, 'title', 'anyone')).toBe('"Fix @bob"');
    expect(untrustedText(fields, 'body', 'member')).toBe('[omitted: the author is less trusted than minimum-trust]');
  });
});

test('the documentation names every source', () => {
  const page = readFileSync('docs/batches.md', 'utf8');
  for (const kind of ['list', 'files', 'changed', 'jsonl', 'json', 'csv', 'lines', 'issues', 'pulls', 'test-data'])
    expect(page).toContain(`\`${kind}\``);
});
