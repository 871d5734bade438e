import { chmodSync, linkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { watchChanges } from '../../src/batch/changes.js';
import { collectTree } from '../../src/batch/tree.js';
import { processSetup } from '../../src/batch/workshop.js';
import { createGit } from '../../src/host/git.js';
import { aFolder, aRepository, git, put } from '../doubles/place.js';

async function collect(
  change: (folder: string) => void,
  {
    before = () => undefined,
    below = '.',
    onlyFrom = null,
    closed = '',
  }: {
    readonly before?: (folder: string) => void;
    readonly below?: string;
    readonly onlyFrom?: string | null;
    readonly closed?: string;
  } = {},
) {
  const folder = aRepository({ 'a.txt': 'one\n', 'docs/b.txt': 'two\n', '.gitignore': 'out\n' });
  before(folder);
  const root = join(folder, below);
  const home = aFolder();
  const setup = processSetup({ environment: process.env, childHome: home, childTemporary: home }, root);
  const door = createGit({ ...setup, cwd: root, signal: new AbortController().signal });
  const watch = watchChanges(door, () => door);
  await watch.ready;
  change(folder);
  const collected = await collectTree({
    ...{ changes: watch, git: door, root, onlyFrom },
    mayRead: (path) => path !== closed,
  });
  return { folder, collected };
}

describe('the changes of a run', () => {
  test('are whole files from the top of the repository, commits of the run included', async () => {
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
        files: [
          { path: 'docs/b.txt', content: Buffer.from([0, 255, 1]) },
          { path: 'docs/new.txt', content: Buffer.from('new\n') },
        ],
      },
    });
  });

  test('hold files that are gone', async () => {
    const { collected } = await collect((folder) => rmSync(join(folder, 'a.txt')));
    expect(collected).toMatchObject({ tree: { files: [{ path: 'a.txt', content: null }] } });
  });

  test.each<[string, (folder: string) => void, string, Parameters<typeof collect>[1]]>([
    ['nothing', () => undefined, 'has changed no file', {}],
    ['a workflow', (at) => put(at, { '.github/workflows/x.yml': 'x' }), '.github/workflows/x.yml (protected)', {}],
    ['instructions', (at) => put(at, { 'docs/AGENTS.md': 'x' }), 'docs/AGENTS.md (protected)', {}],
    ['a key', (at) => put(at, { '.env': 'x' }), '.env (sensitive by its name)', {}],
    ['a log', (at) => put(at, { 'x.log': 'x' }), 'x.log (sensitive by its name)', {}],
    ['a link', (at) => symlinkSync('/etc/passwd', join(at, 'l')), 'l (a symbolic link)', {}],
    ['a second name', (at) => linkSync(join(at, 'a.txt'), join(at, 'l')), 'l (a file with more than one name)', {}],
    ['a mode', (at) => chmodSync(join(at, 'a.txt'), 0o755), 'a.txt (executable)', {}],
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
    ['what the rules close', (at) => put(at, { 'a.txt': 'x' }), 'a.txt (the rules close it)', { closed: 'a.txt' }],
    [
      'what was changed before',
      (at) => put(at, { 'a.txt': 'x' }),
      'a.txt (it had changes before the run)',
      { before: (at) => put(at, { 'a.txt': 'of a stranger' }) },
    ],
    [
      'a filter',
      (at) => put(at, { 'a.bin': 'x' }),
      'a.bin (a filter of .gitattributes applies to it)',
      {
        before: (at) => {
          put(at, { '.gitattributes': '*.bin filter=lfs\n' });
          git(at, 'add', '-A');
          git(at, 'commit', '-q', '-m', 'lfs');
        },
      },
    ],
    ["a stranger's checkout", (at) => put(at, { 'a.txt': 'x' }), 'of a stranger', { onlyFrom: 'c'.repeat(40) }],
  ])('with %s are no pull request', async (_name, change, words, options) => {
    const { collected } = await collect(change, options);
    expect('refused' in collected && collected.refused).toContain(words);
  });
});
