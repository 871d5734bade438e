import { describe, expect, test } from 'vitest';
import { mergeTrees } from '../../../src/batch/merge/merge-trees.js';
import type { TreeFile } from '../../../src/github-writes/tree-change.js';
import { createGit } from '../../../src/platform/git/git.js';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';

type Files = Readonly<Record<string, string | Uint8Array>>;

const block = '- name: x\n  kind: y\n  value: 1\n  other: 2\n  last: 3\n';
const numbers = '1\n2\n3\n4\n5\n6\n7\n8\n9\n';
const latin = (text: string) => Buffer.from(text, 'latin1');
const file = (path: string, content: string | Uint8Array | null, mode?: TreeFile['mode']): TreeFile => ({
  path,
  content: content === null ? null : Buffer.from(content),
  ...(mode === undefined ? {} : { mode }),
});

/** Merges the changes of jobs that began at a commit of these files onto a later one. */
async function merged(files: Files, jobs: readonly (readonly TreeFile[])[], later?: (folder: string) => void) {
  const folder = aRepository();
  const commit = (): { base: string; baseTree: string } => {
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'more');
    return { base: git(folder, 'rev-parse', 'HEAD'), baseTree: git(folder, 'rev-parse', 'HEAD^{tree}') };
  };
  put(folder, files);
  git(folder, 'add', '-A');
  git(folder, 'update-index', '--chmod=+x', '--', ...Object.keys(files).filter((path) => path.endsWith('.sh')));
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'base');
  git(folder, 'checkout', '-q', '.');
  const start = { base: git(folder, 'rev-parse', 'HEAD'), baseTree: git(folder, 'rev-parse', 'HEAD^{tree}') };
  later?.(folder);
  const onto = later === undefined ? start : commit();
  const directory = aFolder();
  const path = '/usr/bin:/bin';
  const environment = childEnvironment({ PATH: path }, { home: directory, workspace: folder, temp: directory });
  const signal = new AbortController().signal;
  const trees = jobs.map((changed, index) => ({
    name: `job ${String(index + 1)}`,
    tree: { ...start, files: changed },
  }));
  const port = createGit({ path, home: directory, environment, cwd: folder, signal });
  const { tree, used, conflicts } = await mergeTrees(trees, { onto, git: port, directory });
  return { files: tree?.files ?? null, used: used.length, conflicts: conflicts.map((one) => one.path) };
}

describe('the changes of several jobs', () => {
  test('two changes of the same line conflict, even if the file has the same lines elsewhere', async () => {
    const twice = `${block}${block}`;
    const changes = ['100', '200'].map((value) => [file('a.yml', twice.replace('1', value))]);
    const { files, conflicts } = await merged({ 'a.yml': twice }, changes);
    expect(files).toEqual([file('a.yml', twice.replace('1', '100'))]);
    expect(conflicts).toEqual(['a.yml']);
  });

  test('a text that is not UTF-8 keeps its bytes', async () => {
    const text = `caf\xe9\n${numbers}`;
    const changes = [
      [file('a.txt', latin(text.replace('caf', 'Caf')))],
      [file('a.txt', latin(text.replace('9', 'nine')))],
    ];
    const { files } = await merged({ 'a.txt': latin(text) }, changes);
    expect(files).toEqual([file('a.txt', latin(text.replace('caf', 'Caf').replace('9', 'nine')))]);
  });

  test.each([
    ['adds a file below a file', [file('docs/x', 'X\n')], [file('docs/x/y.md', 'Y\n')], 'docs/x/y.md'],
    ['adds a file in place of a directory', [file('docs/x/y.md', 'Y\n')], [file('docs/x', 'X\n')], 'docs/x/y.md'],
  ])('a job that %s of another one is left out', async (_, first, second, path) => {
    expect(await merged({}, [first, second])).toEqual({ files: first, used: 1, conflicts: [path] });
  });

  test('one job changes the mode and another one the content', async () => {
    const { files } = await merged({ 'a.sh': 'a\n' }, [
      [file('a.sh', 'a\n', '100644')],
      [file('a.sh', 'b\n', '100755')],
    ]);
    expect(files).toEqual([file('a.sh', 'b\n', '100644')]);
  });
});

describe('changes that are moved to a later commit', () => {
  test.each([
    ['a change of only the mode is kept', { 'a.sh': 'a\n' }, [file('a.sh', 'a\n', '100644')], {}, []],
    ['a file below a new file conflicts', {}, [file('x/y', 'y\n')], { x: 'x\n' }, ['x/y']],
    ['a file in place of a new directory conflicts', {}, [file('x', 'x\n')], { 'x/y': 'y\n' }, ['x']],
    ['what the commit has is left out', {}, [file('x', 'x\n')], { x: 'x\n' }, []],
  ] satisfies readonly (readonly [
    string,
    Files,
    readonly TreeFile[],
    Files,
    readonly string[],
  ])[])('%s', async (title, before, changed, after, expected) => {
    const { files, conflicts } = await merged(before, [changed], (folder) => put(folder, { other: 'o\n', ...after }));
    expect(conflicts).toEqual(expected);
    expect(files).toEqual(title.endsWith('kept') ? changed : null);
  });

  test('a change of lines that the commit has removed conflicts, even if the file has the same lines elsewhere', async () => {
    const change = [file('a.yml', `${block}${block.replace('1', '2')}`)];
    const removes = (folder: string) => put(folder, { 'a.yml': block });
    expect(await merged({ 'a.yml': `${block}${block}` }, [change], removes)).toMatchObject({ conflicts: ['a.yml'] });
  });
});
